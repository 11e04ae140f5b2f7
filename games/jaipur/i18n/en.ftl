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


## Actions: what each does and brings, told to the player who may take it

cards-none = none
action-take = Take { $card } (then { $after } of { $limit } goods in hand).
action-camels = Take all the camels: { $camels }.
action-sell = Sell { $cards } for { $rupees } (tokens { $tokens }).
action-sell-bonus = Sell { $cards } for { $rupees } (tokens { $tokens }) and a bonus token for { $pile } { $pile ->
        [5] cards or more
       *[other] cards
    }.
action-sell-end = Sell { $cards } for { $rupees } (tokens { $tokens }). The round ends with it: { $own } to { $theirs }.
action-sell-bonus-end = Sell { $cards } for { $rupees } (tokens { $tokens }) and a bonus token for { $pile } { $pile ->
        [5] cards or more
       *[other] cards
    }. The round ends with it: { $own } to { $theirs }.
action-sell-nothing = Sell { $cards } for nothing: the pile is empty.
action-swap = Take { $take }, give { $give } (then { $after } of { $limit } goods in hand).


## Events: what happened

event-round = { $who-is ->
        [you] Round { $round } begins. You start.
       *[other] Round { $round } begins. { $who } starts.
    }
event-dealt = { $who-is ->
        [you] You are dealt { $cards }.
       *[other] { $who } is dealt { $cards }.
    }
event-dealt-open = { $who-is ->
        [you] You are dealt { $cards }, and { $camels } for the herd.
       *[other] { $who } is dealt { $cards }, and { $camels } for the herd.
    }
event-opened = The market opens with { $cards } beside the three camels.
event-took = { $who-is ->
        [you] You take { $card }.
       *[other] { $who } takes { $card }.
    }
event-camels = { $who-is ->
        [you] You take { $camels }.
       *[other] { $who } takes { $camels }.
    }
event-swapped = { $who-is ->
        [you] You take { $take } for { $give }.
       *[other] { $who } takes { $take } for { $give }.
    }
event-sold = { $who-is ->
        [you] You sell { $cards } for { $rupees }.
       *[other] { $who } sells { $cards } for { $rupees }.
    }
event-bonus = { $who-is ->
        [you] You win a bonus token for { $pile } cards.
       *[other] { $who } wins a bonus token for { $pile } cards.
    }
event-bonus-open = { $who-is ->
        [you] You win a bonus token for { $pile } cards: { $rupees }.
       *[other] { $who } wins a bonus token for { $pile } cards: { $rupees }.
    }
event-no-bonus = { $who-is ->
        [you] You get no bonus: no token for { $pile } cards is left.
       *[other] { $who } gets no bonus: no token for { $pile } cards is left.
    }
event-refilled = New in the market: { $cards }.
event-scored = Round { $round } is over: { $cause }. The count: { $scores }. { $decided } Seals: { $first } to { $second }.
event-won = { $who-is ->
        [you] You win the match!
       *[other] { $who } wins the match.
    }
event-shared = Both share the victory.

cause-piles = three piles of goods tokens are empty
cause-deck = the deck cannot fill the market
cause-guard = too many turns went by without a draw or a sale
score-line = { $who-is ->
        [you] you have { $rupees } ({ $goods } on goods, { $bonus } on bonus tokens, { $camel } for camels)
       *[other] { $who } has { $rupees } ({ $goods } on goods, { $bonus } on bonus tokens, { $camel } for camels)
    }
score-camel = { $who-is ->
        [you] the camel token is yours (herds { $most } to { $least })
       *[other] the camel token goes to { $who } (herds { $most } to { $least })
    }
score-camel-tie = nobody gets the camel token, the herds are equal ({ $n })
decided-rupees = { $who-is ->
        [you] You win the round, { $most } to { $least }.
       *[other] { $who } wins the round, { $most } to { $least }.
    }
decided-bonus = { $who-is ->
        [you] Equally rich: you win the round on bonus tokens, { $most } to { $least }.
       *[other] Equally rich: { $who } wins the round on bonus tokens, { $most } to { $least }.
    }
decided-goods = { $who-is ->
        [you] Equal in rupees and bonus tokens: you win the round on goods tokens, { $most } to { $least }.
       *[other] Equal in rupees and bonus tokens: { $who } wins the round on goods tokens, { $most } to { $least }.
    }
decided-nonstarter = { $who-is ->
        [you] Equal in everything: the seal is yours, for you did not start the round.
       *[other] Equal in everything: the seal goes to { $who }, who did not start the round.
    }
decided-tie = Equal in everything: nobody wins the round.


## Reasons: why not, and what would be right

reason-one-camel = A camel cannot be taken alone: take all of them.
reason-not-there = There is no { $good } in the market.
reason-hand-full = Your hand is full: { $have } of { $limit } goods. Sell, exchange goods for goods, or take the camels.
reason-no-camels = There are no camels in the market.
reason-camel-taken = An exchange takes goods only. Camels are taken all at once, in a turn of their own.
reason-swap-too-small = An exchange needs at least { $least } cards each way; this one takes { $take }.
reason-swap-uneven = Give as many cards as you take: this takes { $take } and gives { $give }.
reason-swap-same = The same good cannot be on both sides: { $goods }.
reason-not-in-market = Not in the market: { $missing }.
reason-not-in-hand = Not in your hand: { $missing }.
reason-herd-too-small = Your herd is too small: { $need } to give, { $have } there.
reason-over-limit = You would hold { $after } goods; the limit is { $limit }. Give fewer camels and more goods.
reason-camel-sold = Camels cannot be sold. They count at the end of the round.
reason-sale-too-small = Sell at least { $least } cards when you sell { $good }.
reason-sale-too-large = You have { $have }, not { $want }.
reason-other-chance = Another kind of chance is due now.
reason-card-count = Cards due: { $need }; named here: { $found }.
reason-not-in-deck = Not in the deck: { $missing }.
reason-no-such-bonus = No bonus token of { $value } is left in the pile for { $pile } cards.


## Prompts: what the match waits for

prompt-act = { $who-is ->
        [you] Your turn: take one good, take the camels, exchange or sell.
       *[other] It is the turn of { $who }.
    }
prompt-starter = Chance decides who starts.
prompt-deal = { $who-is ->
        [you] Your cards are dealt.
       *[other] The cards of { $who } are dealt.
    }
prompt-open = Two cards complete the market.
prompt-refill = { $n ->
        [one] One card is drawn for the market.
       *[other] { $n } cards are drawn for the market.
    }
prompt-bonus = { $who-is ->
        [you] You draw a bonus token.
       *[other] { $who } draws a bonus token.
    }


## The table in words

view-title-market = Market
view-title-piles = Tokens still to be won
view-round = Round { $round }
view-market = Market: { $cards }
view-deck = Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
view-discard = Sold so far: { $cards }
view-pile = { $pile }: { $tokens }
view-bonus-left = bonus tokens: { $three } for 3 cards, { $four } for 4, { $five } for 5 or more
view-player = { $who-is ->
        [you] You
       *[other] { $who }
    }
view-hand = Hand: { $cards }
view-hand-size = Hand: { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
view-known = Seen to be taken and still in hand: { $cards }
view-herd = Herd: { $n }
view-herd-some = Herd: some camels
view-herd-none = Herd: no camels
view-tokens = Goods tokens: { $rupees } ({ $tokens })
view-bonus = Bonus tokens: { $three } for 3 cards, { $four } for 4, { $five } for 5 or more
view-bonus-own = Bonus tokens: { $rupees } ({ $tokens })
view-seals = Seals: { $n }


## What cannot be read, and what would be right

misread-action = "{ $found }" is not an action. Type for example: take D, camels, sell 2D, swap +SS -GK.
misread-card = "{ $found }" is not a card. The letters are D G S C P L, and K for camel.
misread-too-many = There are only { $most } cards of { $kind }.
misread-sale = "{ $found }" is not a sale. Type a number and a letter: sell 2D.
misread-sale-kinds = One sale, one good: "{ $found }" names several.
misread-swap = "{ $found }" is not an exchange. Type what you take after + and what you give after -: swap +SS -GK.
misread-chance = "{ $found }" is not a chance. Chances are: starter A, deal A DGSKK, open CL, refill KKD, bonus 6.


## What is wrong with a position

fault-position-line = "{ $found }" is not a line of a position. Write a key, a colon and a value.
fault-position-key = A position has no line called "{ $key }".
fault-position-twice = The line "{ $key }" stands there twice.
fault-position-value = "{ $found }" cannot stand after "{ $key }".
fault-cards = Cards of { $kind } in all: { $found }; there must be { $expected }.
fault-discard-camels = Camels cannot be in the discard.
fault-hand-camels = { $who-is ->
        [you] You have camels in hand; they belong in the herd.
       *[other] { $who } has camels in hand; they belong in the herd.
    }
fault-hand-limit = { $who-is ->
        [you] You hold { $found } goods; the limit is { $most }.
       *[other] { $who } holds { $found } goods; the limit is { $most }.
    }
fault-known = { $who-is ->
        [you] You are known to hold cards that are not in your hand: { $cards }.
       *[other] { $who } is known to hold cards that are not in that hand: { $cards }.
    }
fault-herd = { $who-is ->
        [you] Your herd is larger than all { $most } camels.
       *[other] The herd of { $who } is larger than all { $most } camels.
    }
fault-tokens = More tokens are gone than cards were sold ({ $kind }): { $gone } to { $sold }.
fault-bonus = Bonus tokens of { $value }: { $found }; there can be { $most }.
fault-market = The market does not fit the phase: 5 cards on a turn, 3 camels before the deal, and as many missing as are to be drawn.
fault-deal = Before and during the deal nothing is sold, won or known, and each player has 5 cards or none.
fault-round = The round cannot be: rounds count from 1, and only the first begins with a draw for the starter.
fault-seals = The seals do not fit the phase: the match is over when somebody has enough of them, and not before.
fault-piles = Three piles are empty: the round would have ended.
fault-bonus-empty = No bonus token is left in the pile that is drawn from.
fault-guard = So many turns went by that the round would have ended.
fault-sums = The sums do not agree with the pieces.


## Kinds of actions, by the first word of their notation

verb-take = Take one good
verb-camels = Take the camels
verb-sell = Sell
verb-swap = Exchange


## The board: names on cards, and words beside them

table-diamond = Diamond
table-gold = Gold
table-silver = Silver
table-cloth = Cloth
table-spice = Spice
table-leather = Leather
table-camel = Camel
table-round = round { $round }
table-bonus = Bonus tokens
table-bonus-for = for a sale of 3, 4, 5 or more cards
table-gone = gone
table-remaining = { $n ->
        [0] none left
       *[other] { $n } left
    }
table-leads = { $who-is ->
        [you] you lead
       *[other] { $who } leads
    }
table-equal = equal
table-herds = herds
table-ahead = ahead, +5
table-your-turn = your turn
table-goods = { $n ->
        [one] good
       *[other] goods
    }
table-camels = { $n ->
        [one] camel
       *[other] camels
    }
table-camels-some = some camels
table-rupees = { $n ->
        [one] rupee
       *[other] rupees
    }
table-deck = { $n } in the deck
table-deck-short = deck
table-sold = { $n } sold
table-sold-short = sold
table-tokens = { $n ->
        [one] { $n } token
       *[other] { $n } tokens
    }


## The board: what can be touched, for those who hear it

table-in-market = { $card }, in the market
table-camels-market = { $n ->
        [one] { $n } camel, in the market
       *[other] { $n } camels, in the market
    }
table-in-hand = { $card }, in your hand{ $n ->
        [one] {""}
       *[other] , { $at } of { $n }
    }
table-in-herd = Camel { $at } of { $n }, in your herd
table-pile = { $good }, tokens left: { $tokens }
table-pile-gone = { $good }, no token left


## The board: what a move is called on its button

table-do-take-diamond = Take the diamond
table-do-take-gold = Take the gold
table-do-take-silver = Take the silver
table-do-take-cloth = Take the cloth
table-do-take-spice = Take the spice
table-do-take-leather = Take the leather
table-do-camels = Take { $camels }
table-do-sell = Sell { $cards }
table-do-sell-for = Sell { $cards } for { $rupees }
table-do-sell-bonus = Sell { $cards } for { $rupees } +
table-do-swap = Exchange { $n } for { $n }


## The board: the line below

table-about-market = { $card }, in the market. The next token pays { $next }, and a single card may be sold.
table-about-market-several = { $card }, in the market. The next token pays { $next }, and you need at least { $least } to sell.
table-about-market-none = { $card }, in the market. No token is left: it pays nothing, but may serve in an exchange.
table-about-market-camels = { $camels } in the market. Whoever takes camels takes all of them: herd { $before } → { $after }, and the deck fills the gaps.
table-about-hand = { $card }, in your hand: { $n }. Sold together, they pay { $tokens }.
table-about-hand-bonus = { $card }, in your hand: { $n }. Sold together, they pay { $tokens }, and a bonus of { $least } to { $most }.
table-about-hand-few = { $card }, in your hand: { $n }. The next token pays { $next }, and you need at least { $least } to sell.
table-about-hand-none = { $card }, in your hand: { $n }. No token is left: it pays nothing, but may serve in an exchange.
table-about-herd-ahead = Your herd: { $camels }, to { $theirs } of { $who }. You lead, and that is { $token } at the end.
table-about-herd-behind = Your herd: { $camels }, to { $theirs } of { $who }, who leads. The larger herd earns { $token } at the end.
table-about-herd-equal = Your herd: { $camels }, as many as { $who }. Only a larger herd earns the camel token: { $token }.
table-about-pile = { $good }, tokens left: { $tokens }. Won so far: { $who-is ->
        [you] you
       *[other] { $who }
    } { $own }; { $other } { $theirs }.
table-about-pile-gone = { $good }: no token is left. Won: { $who-is ->
        [you] you
       *[other] { $who }
    } { $own }; { $other } { $theirs }.
table-about-bonus = Here lie { $pile }, worth { $least } to { $most } each, drawn blindly. Left: { $n }.
table-about-camels = Camel token: { $token } for the larger herd when the round ends. Equal herds: nobody gets it.
table-about-deck = Deck: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. The round ends when it cannot fill the market.
table-about-sold = Sold so far: { $cards }.
table-about-seat = { $who-is ->
        [you] You have { $goods } in hand, { $camels }, { $rupees } on goods tokens, { $bonus }, { $seals }.
       *[other] { $who } has { $goods } in hand, { $camels }, { $rupees } on goods tokens, { $bonus }, { $seals }.
    }
table-about-seat-seen = { $who-is ->
        [you] You have { $goods } in hand (seen: { $cards }), { $camels }, { $rupees } on goods tokens, { $bonus }, { $seals }.
       *[other] { $who } has { $goods } in hand (seen: { $cards }), { $camels }, { $rupees } on goods tokens, { $bonus }, { $seals }.
    }


## The board: how a round would end, or has ended

table-score = Score
table-if-ended = If the round ended now
table-ended = The last round
table-seals = { $who-is ->
        [you] you have { $n ->
            [one] { $n } seal
           *[other] { $n } seals
        } of { $need }
       *[other] { $who } has { $n ->
            [one] { $n } seal
           *[other] { $n } seals
        } of { $need }
    }
table-goods-head = goods
table-bonus-head = bonus
table-herd-head = herd
table-rupees-head = rupees
table-piles-empty = { $n } of 3 piles empty; three end the round
table-deck-left = { $n ->
        [one] { $n } card left to fill the market
       *[other] { $n } cards left to fill the market
    }
table-match = The match
table-seals-win = { $n ->
        [one] one seal wins it
       *[other] { $n } seals win it
    }
table-seal-head = seal
table-starts = { $who-is ->
        [you] you start
       *[other] { $who } starts
    }
table-count-goods = Goods tokens
table-count-bonus = Bonus tokens
table-count-herd = Larger herd
table-count-sum = Rupees
table-wins-round = { $who-is ->
        [you] You win the round
       *[other] { $who } wins the round
    }
table-tied = Nobody wins the round
table-cause-piles = Three piles are empty.
table-cause-deck = The deck is used up.
table-cause-guard = Too many quiet turns.
table-by-bonus = Equally rich: more bonus tokens.
table-by-goods = Equally rich: more goods tokens.
table-by-start = Equal: who did not start wins.
table-seals-left = { $n ->
        [one] One more seal wins the match.
       *[other] { $n } more seals win the match.
    }

## The board: what is picked so far, and what the other player did

table-gave = gave
table-new = new
table-give-camels = give camels
table-more-camels = One more camel to give
table-less-camels = One camel less to give
table-eye-on = Memory help is on: what was seen stays in sight
table-eye-off = Memory help is off: only what lies open is shown
table-about-eye = Memory help: cards seen to be taken, the size of herds and who leads. Touch to switch it.
table-about-take = { $card }, in the market. Touch to take it; the next token pays { $next }.
table-about-take-several = { $card }, in the market. Touch to take it; the next token pays { $next }, and you need { $least } to sell.
table-first = Touch a card to pick it: nothing is done before you confirm.
table-first-full = Your hand is full with { $limit ->
        [one] { $limit } good
       *[other] { $limit } goods
    }: sell, exchange goods for goods, or take the camels.
table-first-piles = Two piles are empty: the round ends with the third.
table-think-take = take
table-think-give = give
table-think-for = for
table-think-add = you may add one more on each side
table-think-hand = hand { $before } → { $after } of { $limit }
table-think-herd = herd { $before } → { $after }
table-think-goods = goods { $before } → { $after }
table-think-deck = { $n ->
        [one] the deck brings one card
       *[other] the deck brings { $n } cards
    }
table-think-or-exchange = or pick more for an exchange
table-think-rest = then it pays { $tokens }
table-think-empty = then the pile is empty
table-think-sum = { $terms } = { $rupees }
table-think-sale-bonus = { $rupees }, and a bonus of { $least } to { $most }
table-think-sale-end = { $rupees }, and the round ends: you { $own }, { $who } { $theirs }
table-think-sale-bonus-end = { $rupees }, a bonus of { $least } to { $most }, and the round ends: you { $own }, { $who } { $theirs }
table-think-sell = Sell { $cards } for { $rupees }.
table-think-sell-bonus = Sell { $cards } for { $rupees } and a bonus of { $least } to { $most }.
table-think-few = { $card } is sold from { $least } on; or exchange it.
table-think-swap = Exchange: take { $take }, give { $give }.
table-think-swap-take = Exchange: take { $take }. Give as many, of other kinds.
table-think-swap-give = Exchange: give { $give }. Take as many, of other kinds.
table-miss-give = { $n } still to give
table-miss-take = { $n } still to take
table-miss-both = { $n } more on each side
table-miss-sale = { $n } more to sell
table-next-round = Next round
table-go-on = Go on
table-round-won = { $who-is ->
        [you] Round { $round } is yours, { $rupees } to { $theirs }.
       *[other] Round { $round } goes to { $who }, { $rupees } to { $theirs }.
    } { $next-is ->
        [you] You start round { $then }.
       *[other] { $next } starts round { $then }.
    }
table-round-won-last = { $who-is ->
        [you] Round { $round } is yours, { $rupees } to { $theirs }.
       *[other] Round { $round } goes to { $who }, { $rupees } to { $theirs }.
    }
table-round-tied = Round { $round } is a tie: nobody wins it.
