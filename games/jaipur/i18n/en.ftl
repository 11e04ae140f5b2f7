# The words of Jaipur, in English. Every message here has its twin in fr.ftl,
# with the same name and the same arguments; a message is never built from
# half sentences. The vocabulary comes first: the game, its options, its
# pieces, its help. Further sections follow: actions, events, reasons, prompts.


## The game

game-name = Jaipur
game-tagline = Two merchants, one market, and never enough camels.
game-players = 2 players
game-length = about half an hour


## Options: what they are, then what each choice means

option-seals = Seals that win the match
option-seals-1 = 1: a single round decides
option-seals-2 = 2: best of three rounds

option-tie = A round tied in every way
option-tie-replay = nobody gets a seal, the round is replayed
option-tie-nonstarter = the seal goes to the player who did not start the round
option-tie-both = both players get a seal, and may share the win

option-bonus = Bonus tokens in the three piles
option-bonus-765 = 7, 6 and 5, as most tables have them
option-bonus-666 = 6 each, two of every value

option-guard = End a round that goes nowhere
option-guard-on = after 100 exchanges in a row, or after 500 turns
option-guard-off = never: players may exchange for ever


## Names of the cards

good-diamond = diamond
good-gold = gold
good-silver = silver
good-cloth = cloth
good-spice = spice
good-leather = leather
camel = camel


## Numbers of cards: $n is how many

cards-diamond =
    { $n ->
        [one] { $n } diamond
       *[other] { $n } diamonds
    }
cards-gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
cards-silver =
    { $n ->
        [one] { $n } silver
       *[other] { $n } silver
    }
cards-cloth =
    { $n ->
        [one] { $n } cloth
       *[other] { $n } cloth
    }
cards-spice =
    { $n ->
        [one] { $n } spice
       *[other] { $n } spice
    }
cards-leather =
    { $n ->
        [one] { $n } leather
       *[other] { $n } leather
    }
cards-camel =
    { $n ->
        [one] { $n } camel
       *[other] { $n } camels
    }
cards-any =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
cards-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }


## Tokens, money and seals: $n is how many

tokens-goods =
    { $n ->
        [one] { $n } goods token
       *[other] { $n } goods tokens
    }
tokens-bonus =
    { $n ->
        [one] { $n } bonus token
       *[other] { $n } bonus tokens
    }
token-camel = camel token
rupees =
    { $n ->
        [one] { $n } rupee
       *[other] { $n } rupees
    }
seals =
    { $n ->
        [one] { $n } seal
       *[other] { $n } seals
    }


## Piles of tokens

pile-diamond = diamond tokens
pile-gold = gold tokens
pile-silver = silver tokens
pile-cloth = cloth tokens
pile-spice = spice tokens
pile-leather = leather tokens
pile-bonus-3 = bonus tokens for 3 cards
pile-bonus-4 = bonus tokens for 4 cards
pile-bonus-5 = bonus tokens for 5 cards or more


## Places

place-market = market
place-deck = deck
place-discard = discard
place-hand = hand
place-herd = herd


## Help: the aim

help-title-goal = The aim
help-goal-round = Be the richer merchant when the round ends: that earns a seal.
help-goal-match = Be the first to hold the seals the match is played for, two as a rule.
help-goal-turn = On your turn do one thing: take one good, take all the camels, exchange, or sell.


## Help: how to type an action

help-title-notation = How to type it
help-take = take D: take one diamond from the market.
help-camels = camels: take all the camels from the market.
help-swap = swap +SS -GK: take two silver, give one gold and one camel.
help-sell = sell 2D: sell two diamonds.
help-letters = The letters: D diamond, G gold, S silver, C cloth, P spice, L leather, K camel.


## Help: the pieces

help-title-pieces = The pieces
help-piece-diamond = Diamond (D): 6 cards, tokens 7 7 5 5 5. Sell two or more at once.
help-piece-gold = Gold (G): 6 cards, tokens 6 6 5 5 5. Sell two or more at once.
help-piece-silver = Silver (S): 6 cards, tokens 5 5 5 5 5. Sell two or more at once.
help-piece-cloth = Cloth (C): 8 cards, tokens 5 3 3 2 2 1 1. A single card may be sold.
help-piece-spice = Spice (P): 8 cards, tokens 5 3 3 2 2 1 1. A single card may be sold.
help-piece-leather = Leather (L): 10 cards, tokens 4 3 2 1 1 1 1 1 1. A single card may be sold.
help-piece-camel = Camel (K): 11 cards. Never sold, kept in your herd; the larger herd earns 5 rupees at the end.
help-piece-bonus = Bonus token: 1 to 3 rupees for a sale of 3 cards, 4 to 6 for 4 cards, 8 to 10 for 5 or more.
help-piece-seal = Seal: the prize of a round.


## Help: rules to remember

help-title-rules = Rules to remember
help-rule-hand = Your hand holds at most 7 goods. Your herd does not count.
help-rule-swap = Exchange at least two cards for as many. No camels in, and no good on both sides.
help-rule-sale = Sell one good at a time. The best tokens go first.
help-rule-end = The round ends when three goods piles are empty, or when the market cannot be filled.
help-rule-score = Only tokens count. Equally rich: more bonus tokens win, then more goods tokens.
help-rules-more = The full rules, clause by clause, come with the game.


## Help: a little advice

help-title-tips = A little advice
help-tip-early = The first tokens of a pile are the best. A small sale now may beat a large one later.
help-tip-large = One sale of five cards often pays more than two small ones. Try for one each round.
help-tip-camels = Taking many camels opens many new cards, and your rival chooses first.
help-tip-herd = Keep a few camels: they let you take several goods at once when your hand is nearly empty.
help-tip-full = A rival with a full hand cannot just take the card you leave.
help-tip-end = Ahead? Empty the piles and end the round. Behind? Save up for a large sale.
