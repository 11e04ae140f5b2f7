toy-table = The table
toy-help = Type play 3, draw or stay.
option-hand = Cards each seat starts with

toy-play = Seal the { $card } for a prize of { $prize }.
toy-draw = { $deck ->
    [one] Draw the last card.
   *[other] Draw one of { $deck } cards.
}
toy-stay = Stay with what you hold.

toy-card = { $who-is ->
    [you] You get a card.
   *[other] { $who } gets a card.
}
toy-card-seen = { $who-is ->
    [you] You get a { $card }.
   *[other] { $who } gets a { $card }.
}
toy-prize = The prize is worth { $worth }.
toy-sealed = { $who } seals a card.
toy-sealed-seen = { $who } seals a { $card }.
toy-opened-card = { $who } { $card }
toy-opened-won = { $cards }: { $who } wins.
toy-opened-lost = { $cards }: nobody wins.
toy-stayed = { $who } stays.
toy-over = The match is over.

toy-not-held = You hold { $have ->
    [0] no card
   *[other] { $have } cards
}, but no { $card }.
toy-deck-empty = There is no card to draw.
toy-not-asked = That is not the question.
toy-card-gone = No { $card } is left to draw.

toy-wait-chance = Cards and dice are about to fall.
toy-wait-seal = Seal a card for a prize of { $prize }.
toy-wait-choose = { $who } may draw or stay.

toy-hand = In hand: { $cards }
toy-pile = Played: { $cards }
toy-deck = To draw: { $deck }
toy-points = { $who }: { $points }

toy-misread-action = “{ $found }” is no action.
toy-misread-chance = “{ $found }” is no outcome.
toy-misread-cards = “{ $found }” is no list of cards.
toy-fault-players = This cannot be played by { $found }.
toy-fault-line = “{ $found }” is no line of a position.
toy-fault-seats = Nobody plays.
toy-fault-card = There is no card { $card }.
toy-fault-cards = There are too many cards { $card }.
toy-fault-phase = Nothing can happen from here.
