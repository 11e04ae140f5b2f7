# The words of Raja, in English. Every message here has its twin in fr.ftl,
# with the same name and the same arguments; a message is never built from
# half sentences. Names of places are proper names and stand with the board.


## The game

game-name = Raja
game-tagline = Roads, palaces, and a Maharaja who pays well.
game-players = 2 to 5 players
game-length = about an hour and a half


## Options: what they are, then what each choice means

option-short = Short game
option-short-off = seven palaces each, ten rounds
option-short-on = six palaces each, eight rounds
option-advanced1 = Advanced game I
option-advanced1-off = six characters, chosen in turn
option-advanced1-on = Yogi, action tokens, auction and home cities
option-advanced2 = Advanced game II
option-advanced2-off = everybody holds one character
option-advanced2-on = everybody may gather several characters
option-auction = Auction for the first characters
option-auction-off = only in advanced game I
option-auction-on = in every game
option-home = Architects in advanced game I
option-home-off = begin at the start
option-home-on = begin in the home city of their character
option-money = Gold
option-money-hidden = everybody sees only their own
option-money-open = lies open
option-youngest = The youngest player
option-youngest-random = is drawn
option-youngest-first = sits in seat A
option-compensation = Giving up pays each other player 2 gold
option-compensation-action = for each unfinished action
option-compensation-turn = once in a turn


## Characters

character-mogul = the Mogul
character-merchant = the Merchant
character-sadhu = the Sadhu
character-monk = the Monk
character-builder = the Builder
character-artisan = the Artisan
character-yogi = the Yogi
character-none = nobody


## The nine actions

kind-gold = Gold
kind-house = House
kind-houses = Two houses
kind-move = Move a house
kind-quarry = Quarry
kind-palace = Palace
kind-palace-house = Palace + house
kind-governor = Governor
kind-character = Character
kind-none = nothing


## What can be done besides travelling

deed-gold = take gold
deed-quarry = fetch houses from the quarry
deed-house = build a house
deed-move = move a house
deed-palace = build a palace
deed-governor = move a governor
deed-character = get another character
deed-builder = use the Builder
deed-token = hand in an action token
deed-give-up = give an action up


## Places, pieces and gold

place = { $name } ({ $id })
site-centre = in the centre
site-outer = on an outer site
gold =
    { $n ->
        [one] { $n } gold
       *[other] { $n } gold
    }
houses =
    { $n ->
        [one] { $n } house
       *[other] { $n } houses
    }
houses-in-city =
    { $n ->
        [one] { $n } house in a city
       *[other] { $n } houses in a city
    }
palaces =
    { $n ->
        [one] { $n } palace
       *[other] { $n } palaces
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
owner-gold = { $who-is ->
        [you] you { $n }
       *[other] { $who } { $n }
    }


## Actions: what each does and brings

action-choose = Choose { $card }.
action-choose-home = Choose { $card }; your architect begins in { $city }.
action-bid = Bid { $gold }.
action-pass = Pass: no more bids for this lot.
action-seal = Seal { $kinds }.
action-open = Place a house in { $place }.
action-go-free = Travel to { $place }, for nothing.
action-go-toll = Travel to { $place } for { $gold } ({ $owners }).
action-go-bank = Travel to { $place }; the bank pays { $gold } ({ $owners }).
action-gold = Take { $gold }.
action-quarry = Take { $houses } from the quarry; left there: { $left }.
action-house = Build a house in { $place } for { $gold }.
action-free-house = Builder: build a house in { $place } for nothing.
action-move = Take up your house in { $place } to move it.
action-free-move = Builder: take up your house in { $place } to move it.
action-to = Put the house into { $place }.
action-put-back = Put the house back into { $place }: nothing is used up.
action-palace = Build a palace { $site } in { $place } for { $gold }.
action-governor = Move the governor of { $city } from { $from } down to { $to }.
action-take-bank = Take { $card } from the bank.
action-take-from = { $who-is ->
        [you] Take { $card } from yourself.
       *[other] Take { $card } from { $who }, who then chooses from the bank.
    }
action-swap = Get { $get } from { $who } for { $give }.
action-attract = { $who-is ->
        [you] Ask yourself for a card.
       *[other] { $who } has more cards and gives you one, of their choice.
    }
action-give = Give { $card }.
action-token = Hand in an action token for { $kind }.
action-drop = Give up { $kind } for good; each other player gets { $gold } at once.
action-end = End your turn. Everything is done.
action-end-owed = End your turn: each other player would get { $gold }. Unfinished: { $owed }. You will be asked once more.
action-confirm = Yes, end the turn: each other player gets { $gold }, and you give up { $owed }.
action-back = No, play on.


## Events: what happened

event-governors = The governors stand, from the bottom: { $cities }.
event-youngest = { $who-is ->
        [you] You are the youngest.
       *[other] { $who } is the youngest.
    }
event-bid = { $who-is ->
        [you] You bid { $gold }.
       *[other] { $who } bids { $gold }.
    }
event-passed = { $who-is ->
        [you] You pass.
       *[other] { $who } passes.
    }
event-lot = { $who-is ->
        [you] You may choose, for { $gold }.
       *[other] { $who } may choose, for { $gold }.
    }
event-chose = { $who-is ->
        [you] You choose { $card }. Your architect stands in { $place }.
       *[other] { $who } chooses { $card }, with the architect in { $place }.
    }
event-opened = { $who-is ->
        [you] You place a house in { $place }.
       *[other] { $who } places a house in { $place }.
    }
event-supplied = Everybody gets { $houses } from the quarry.
event-round = Round { $round }: the Maharaja comes to { $city }. Its governor goes to { $space }.
event-sealed = { $who-is ->
        [you] You have sealed your disc.
       *[other] { $who } has sealed a disc.
    }
event-sealed-open = { $who-is ->
        [you] You seal { $kinds }.
       *[other] { $who } seals { $kinds }.
    }
event-revealed = { $who-is ->
        [you] Your turn. Your disc: { $kinds }.
       *[other] { $who } turns over the disc: { $kinds }.
    }
event-merchant = { $who-is ->
        [you] The Merchant brings you { $gold }.
       *[other] The Merchant brings { $who } { $gold }.
    }
event-yogi = { $who-is ->
        [you] The Yogi gives you an action token.
       *[other] The Yogi gives { $who } an action token.
    }
event-yogi-none = { $who-is ->
        [you] The Yogi has no action token left for you.
       *[other] The Yogi has no action token left for { $who }.
    }
event-gold = { $who-is ->
        [you] You take { $gold }.
       *[other] { $who } takes { $gold }.
    }
event-quarried = { $who-is ->
        [you] You take { $houses } from the quarry; left there: { $left }.
       *[other] { $who } takes { $houses } from the quarry; left there: { $left }.
    }
event-built = { $who-is ->
        [you] You build a house in { $place } for { $gold }.
       *[other] { $who } builds a house in { $place } for { $gold }.
    }
event-built-free = { $who-is ->
        [you] The Builder builds you a house in { $place }.
       *[other] The Builder builds { $who } a house in { $place }.
    }
event-lifted = { $who-is ->
        [you] You take up a house in { $place }.
       *[other] { $who } takes up a house in { $place }.
    }
event-put-back = { $who-is ->
        [you] You put the house back into { $place }; nothing is used up.
       *[other] { $who } puts the house back into { $place }; nothing is used up.
    }
event-moved = { $who-is ->
        [you] You move a house from { $from } to { $to }.
       *[other] { $who } moves a house from { $from } to { $to }.
    }
event-moved-free = { $who-is ->
        [you] The Builder moves your house from { $from } to { $to }.
       *[other] The Builder moves a house of { $who } from { $from } to { $to }.
    }
event-palace = { $who-is ->
        [you] You build a palace { $site } in { $place } for { $gold }: your number { $built }.
       *[other] { $who } builds a palace { $site } in { $place } for { $gold }: number { $built }.
    }
event-travelled = { $who-is ->
        [you] You travel from { $from } to { $to }.
       *[other] { $who } travels from { $from } to { $to }.
    }
event-travelled-toll = { $who-is ->
        [you] You travel from { $from } to { $to } and pay { $gold } ({ $owners }).
       *[other] { $who } travels from { $from } to { $to } and pays { $gold } ({ $owners }).
    }
event-travelled-bank = { $who-is ->
        [you] You travel from { $from } to { $to }; the bank pays { $gold } for the Monk ({ $owners }).
       *[other] { $who } travels from { $from } to { $to }; the bank pays { $gold } for the Monk ({ $owners }).
    }
event-governor = { $who-is ->
        [you] You move the governor of { $city } from { $from } down to { $to }.
       *[other] { $who } moves the governor of { $city } from { $from } down to { $to }.
    }
event-took-bank = { $who-is ->
        [you] You take { $card } from the bank.
       *[other] { $who } takes { $card } from the bank.
    }
event-took-back = { $who-is ->
        [you] You take { $card } from the bank and return { $back }.
       *[other] { $who } takes { $card } from the bank and returns { $back }.
    }
event-took-from = { $who-is ->
        [you] You take { $card } from { $from } and return { $back } to the bank.
       *[other] { $who } takes { $card } from { $from-is ->
            [you] you
           *[other] { $from }
        } and returns { $back } to the bank.
    }
event-replaced = { $who-is ->
        [you] You choose { $card } instead.
       *[other] { $who } chooses { $card } instead.
    }
event-swapped = { $who-is ->
        [you] You get { $get } from { $with } for { $give }.
       *[other] { $who } gets { $get } from { $with-is ->
            [you] you
           *[other] { $with }
        } for { $give }.
    }
event-attracted = { $who-is ->
        [you] You attract a character of { $from }.
       *[other] { $who } attracts { $from-is ->
            [you] one of your characters
           *[other] a character of { $from }
        }.
    }
event-gave = { $who-is ->
        [you] You give { $card } to { $to }.
       *[other] { $who } gives { $card } to { $to-is ->
            [you] you
           *[other] { $to }
        }.
    }
event-token = { $who-is ->
        [you] You hand in an action token for { $kind }.
       *[other] { $who } hands in an action token for { $kind }.
    }
event-gave-up = { $who-is ->
        [you] You give up { $kind }: each other player gets { $gold }.
       *[other] { $who } gives up { $kind }: each other player gets { $gold }.
    }
event-ended = { $who-is ->
        [you] Your turn is over.
       *[other] The turn of { $who } is over.
    }
event-scored = { $city } is scored: { $scores }.
event-scored-nobody = { $city } is scored: nobody has a point there.
score-line = { $who-is ->
        [you] you have { $points } and get { $gold }
       *[other] { $who } has { $points } and gets { $gold }
    }
score-line-alone = { $who-is ->
        [you] you alone have points ({ $points }) and get { $gold }, 5 of it for being alone
       *[other] { $who } alone has points ({ $points }) and gets { $gold }, 5 of it for being alone
    }
event-over = The match is over: { $cause }. { $ranking }.
cause-palaces = all palaces of a player are built
cause-track = a governor has reached the last space
cause-rounds = eight rounds are played
rank-line = { $who-is ->
        [you] { $place }. you with { $palaces } and { $gold }
       *[other] { $place }. { $who } with { $palaces } and { $gold }
    }


## Reasons: why not, and what would be right

reason-now-choose = First choose a character from the bank.
reason-now-bid = Now bids are made: bid, or pass.
reason-now-open = Now the opening houses are placed.
reason-now-seal = Now everybody seals two actions.
reason-now-act = That is not asked in your turn.
reason-now-carry = You have taken up a house: say where it goes.
reason-now-give = You must give one of your characters.
reason-now-confirm = First confirm that you give up what is unfinished, or play on.
reason-held = { $who-is ->
        [you] You hold { $card } yourself.
       *[other] { $who } holds { $card }; it is not in the bank.
    }
reason-must-bid = You open the bidding: bid 0 or more.
reason-bid-low = Bid at least { $least }, or pass.
reason-bid-high = You have { $have }, and cannot bid more.
reason-village-only = Opening houses stand in villages; { $place } is none.
reason-village-full = { $place } is full: it holds { $houses }.
reason-not-at-start = Nothing is built at the start.
reason-architect-away = Your architect is in { $at }, not in { $place }.
reason-no-gold = That costs { $need }; you have { $have }.
reason-no-reserve = Your reserve is empty; in the quarry: { $houses }.
reason-quarry-empty = Your quarry is empty.
reason-not-owed = { $kind } is not among your open actions.
reason-city-only = The house that is left must stand in a city.
reason-no-house = You have no house in { $place }.
reason-nowhere = There is no other place for the house in { $place }.
reason-put-back = You have just put the house in { $place } back: first do something else, or travel.
reason-centre-taken = { $who-is ->
        [you] Your own palace stands in the centre of { $place }.
       *[other] A palace of { $who } stands in the centre of { $place }.
    }
reason-sites-taken = All outer sites of { $place } are taken ({ $neutral } by neutral palaces).
reason-no-palace = You have built all of your palaces.
reason-no-road = No road leads from { $from } straight to { $to }.
reason-no-stop = { $place } is a village: an architect does not stop there.
reason-road-closed = The road is closed: no house in { $villages }.
reason-toll = The toll is { $need }, you have { $have }: villages { $villages }.
reason-tired = Your architect has travelled { $most } roads in a row and rests. Here you can: { $deeds }. Then you may travel on; or end your turn.
reason-tired-done = Your architect has travelled { $most } roads in a row and rests. Nothing else is left to do: end your turn.
reason-governor-low = The governor of { $place } stands on { $space }: it cannot go down two spaces.
reason-own-card = You already have { $card }.
reason-card-unused = Not in this game: { $card }.
reason-not-yours = You do not have { $card }.
reason-bank-not-empty = The bank still has characters: take one of them.
reason-other-version = Swapping and attracting belong to advanced game II.
reason-not-more = Only somebody with more cards can be attracted: that player has { $theirs }, you have { $own }.
reason-no-seat = Nobody sits there.
reason-not-held = You do not hold { $card }.
reason-power-used = Used already this turn: { $card }.
reason-no-token = You have no action token.
reason-token-used = You have used an action token this turn.
reason-token-character = An action token cannot be used for Character.
reason-not-unfinished = { $kind } is not unfinished.
reason-other-chance = Another kind of chance is due now.
reason-not-each = Name each of the seven governors once.


## Prompts: what the match waits for

prompt-governors = The governors are drawn.
prompt-youngest = Chance names the youngest player.
prompt-choose = { $who-is ->
        [you] Choose your character.
       *[other] { $who } chooses a character.
    }
prompt-bid-first = { $who-is ->
        [you] You open the bidding for a character.
       *[other] { $who } opens the bidding for a character.
    }
prompt-bid = { $who-is ->
        [you] { $bidder } has bid { $gold }. Raise or pass.
       *[other] { $bidder-is ->
            [you] You have bid
           *[other] { $bidder } has bid
        } { $gold }; { $who } raises or passes.
    }
prompt-open = { $who-is ->
        [you] Place an opening house in a village ({ $left } left to you).
       *[other] { $who } places an opening house ({ $left } left).
    }
prompt-seal = { $city } will be scored this round. Seal two actions.
prompt-seal-done = Your disc is sealed. Waiting for: { $others }.
prompt-seal-others = Discs are being sealed. Waiting for: { $others }.
prompt-act-owed = { $who-is ->
        [you] Your turn. Still to do: { $owed }.
       *[other] It is the turn of { $who }. Still to do: { $owed }.
    }
prompt-act-building = { $who-is ->
        [you] Your turn. Still to do: { $owed }. Left to build: { $left }.
       *[other] It is the turn of { $who }. Still to do: { $owed }. Left to build: { $left }.
    }
prompt-act-done = { $who-is ->
        [you] Your actions are done. Travel on, or end your turn.
       *[other] { $who } has done both actions and may travel on.
    }
prompt-carry = { $who-is ->
        [you] Where does the house from { $place } go? You may also put it back.
       *[other] { $who } moves a house from { $place }.
    }
prompt-replace = { $who-is ->
        [you] { $by } has taken your character: choose another from the bank.
       *[other] { $who } was robbed by { $by-is ->
            [you] you
           *[other] { $by }
        } and chooses another character.
    }
prompt-give = { $who-is ->
        [you] { $by } attracts one of your characters: choose which to give.
       *[other] { $who } chooses a character to give to { $by-is ->
            [you] you
           *[other] { $by }
        }.
    }
prompt-confirm = { $who-is ->
        [you] Each other player would get { $gold }: you would give up { $owed }. Confirm, or go back?
       *[other] { $who } thinks about giving up { $owed } (each other player would get { $gold }).
    }
prompt-over = { $who-is ->
        [you] You win the match!
       *[other] { $who } wins the match.
    }
seat-name = { $who-is ->
        [you] you
       *[other] { $who }
    }


## The table in words

view-title-round = The round
view-title-cities = Cities
view-title-villages = Villages with houses
view-title-journeys = Cheapest journeys of your architect
view-setup = The match is being set up.
view-round = Round { $round }. The Maharaja is in { $city }.
view-track = Governors from the bottom: { $governors }.
view-governor = { $city } on { $space }
view-bank = Characters in the bank: { $cards }.
view-tokens = Action tokens in the bank: { $n }.
view-city = { $city }: { $pieces }.
view-city-empty = { $city }: nothing yet; { $free } free.
sites =
    { $n ->
        [one] { $n } site
       *[other] { $n } sites
    }
view-piece-architect = { $who-is ->
        [you] your architect
       *[other] the architect of { $who }
    }
view-piece-houses = { $who-is ->
        [you] { $houses } of yours
       *[other] { $houses } of { $who }
    }
view-piece-palaces = { $who-is ->
        [you] { $palaces } of yours
       *[other] { $palaces } of { $who }
    }
view-piece-centre = { $who-is ->
        [you] your palace in the centre
       *[other] the palace of { $who } in the centre
    }
view-piece-neutral =
    { $n ->
        [one] { $n } neutral palace
       *[other] { $n } neutral palaces
    }
view-piece-free = { $free } free
view-village = { $village }: { $owners }
view-player = { $who-is ->
        [you] You
       *[other] { $who }
    }
view-cards = Characters: { $cards }.
view-gold = Gold: { $n }.
view-gold-hidden = Gold: hidden.
view-architect = Architect: { $place }.
view-supply = Palaces built: { $built } of { $all }. Houses: { $reserve } in reserve, { $quarry } in the quarry.
view-own-tokens = Action tokens: { $n }.
view-disc = Disc: { $kinds }.
view-disc-sealed = Disc: sealed.
view-disc-none = Disc: not sealed yet.
view-played = Has played this round.
view-journey = { $place }: { $gold }, by way of { $stops }
view-journey-dear = { $place }: { $gold }, more than you have, by way of { $stops }
view-no-journey = No road is open.


## Help: the aim

help-title-goal = The aim
help-goal-win = Build the most palaces; of equals, the richer wins.
help-goal-round = Each round one city pays gold to those who have most points in it.
help-goal-turn = Seal two actions in secret, then do them in your turn, with as much travel as you like.


## Help: how to type an action

help-title-notation = How to type it
help-places = Places: S the start, A to G the cities, v01 to v30 the villages; names work too.
help-seal = seal gold palace+house: seal two actions (gold, house, houses, move, quarry, palace, palace+house, governor, character).
help-go = go A: travel one road.
help-build = house v07, palace A centre, palace A outer: build.
help-move = move v07, then to A: move a house.
help-free = free house v07, free move v07: with the Builder.
help-other = gold, quarry, governor D, take monk: the other actions.
help-token = token palace: use an action token. swap monk for mogul, attract B, give monk: advanced game II.
help-end = drop palace: give an action up. end: end your turn; then confirm or back if something is unfinished.
help-setup = choose monk, bid 3, pass, house v07: before the first round.


## Help: the characters

help-title-characters = The characters
help-mogul = 1 Mogul: plays first and wins ties.
help-merchant = 2 Merchant: 1 gold in each of your turns.
help-sadhu = 3 Sadhu: your outer palaces count 2 points.
help-monk = 4 Monk: the bank pays your tolls.
help-builder = 5 Builder: one house built or moved for nothing in each of your turns.
help-artisan = 6 Artisan: palaces cost you 9.
help-yogi = 7 Yogi: an action token in each of your turns (advanced game I).


## Help: rules to remember

help-title-rules = Rules to remember
help-rule-travel = You pass a village only where a house stands; without one of your own you pay 1 gold for each house there.
help-rule-city = In a city you build only where your architect is. Villages can be built from anywhere.
help-rule-costs = A house costs 1, a palace 12 (9 with the Artisan).
help-rule-points = Architect 1, house 1, outer palace 1, palace in the centre 3.
help-rule-give-up = Every action you leave unfinished gives each other player 2 gold.
help-rules-more = The full rules, clause by clause, come with the game.


## Help: a little advice

help-title-tips = A little advice
help-tip-money = A palace pays for itself only if its city pays you again. Build where the Maharaja goes next.
help-tip-houses = Houses on busy roads earn tolls all match long.
help-tip-centre = Three points in the centre often decide a city.
help-tip-seal = Do not seal what you might not be able to pay.


## What cannot be read, and what would be right

misread-action = "{ $found }" is not an action. Type for example: go A, house v07, palace A centre, end.
misread-place = "{ $found }" is not a place. Places are S, A to G, v01 to v30, or their names.
misread-city = "{ $found }" is not a city. The cities are A to G.
misread-character = "{ $found }" is not a character: mogul, merchant, sadhu, monk, builder, artisan, yogi.
misread-kind = "{ $found }" is not on the disc: gold, house, houses, move, quarry, palace, palace+house, governor, character.
misread-disc = "{ $found }" is not a disc. Name two actions: seal gold palace.
misread-palace = "{ $found }" is not a site. Type a city and centre or outer: palace A centre.
misread-bid = "{ $found }" is not a bid. Type a number: bid 3.
misread-free = "{ $found }" is not what the Builder does: free house v07, free move v07.
misread-swap = "{ $found }" is not a swap. Type what you get and what you give: swap monk for mogul.
misread-chance = "{ $found }" is not a chance. Chances are: governors ABCDEFG, youngest B.


## What is wrong with a position

fault-position-line = "{ $found }" is not a line of a position. Write a key, a colon and a value.
fault-position-key = A position has no line called "{ $key }".
fault-position-twice = The line "{ $key }" stands there twice.
fault-position-value = "{ $found }" cannot stand after "{ $key }".
fault-seats = Players in the position: { $found }; in the match: { $expected }.
fault-crowded = More pieces stand in one place than can be there.
fault-empty-chair = { $who-is ->
        [you] You do not play in this match, but the position names you.
       *[other] { $who } does not play in this match, but the position names that seat.
    }
fault-houses = { $who-is ->
        [you] Your houses in all: { $found }; there must be { $expected }.
       *[other] Houses of { $who } in all: { $found }; there must be { $expected }.
    }
fault-village = Houses in { $village }: { $found }; it holds { $most }.
fault-sites = Outer palaces in { $city }, neutral ones included: { $found }; sites: { $most }.
fault-palaces = { $who-is ->
        [you] Palaces you have built: { $found }; there are { $most }.
       *[other] Palaces { $who } has built: { $found }; there are { $most }.
    }
fault-card-unused = The character { $card } is not in this match.
fault-card-twice = The character { $card } is held twice.
fault-cards = { $who-is ->
        [you] You cannot hold this number of characters now: { $n }.
       *[other] { $who } cannot hold this number of characters now: { $n }.
    }
fault-track = The seven governors stand on seven different spaces, from the draw on.
fault-reached = A governor cannot have been put on { $space } in round { $round }, or stands above it.
fault-tokens = Action tokens with the players: { $found }; there can be { $most }.
fault-discs = The discs do not fit the phase: none before a round, some missing while they are sealed, all during the turns.
fault-turn = The running turn does not fit: its tasks are those of the disc and of a token, and what was done must belong to them.
fault-round = Round { $round } does not fit the phase or the place of the Maharaja.
fault-auction = The bidding does not fit: who bids has no card and enough gold, and at least two bid.
fault-choice = It is not that player's choice: characters are chosen clockwise from the youngest.
fault-carry = No house can have been taken up there.
fault-replace = Nobody can have been robbed like that.
fault-give = Nobody can have been attracted like that.
fault-confirm = Nothing is unfinished: there is nothing to confirm.
fault-over = The end of the match and the phase do not fit together.
fault-setup = Before the first round only opening houses stand on the board, four from each player at most, in turn.


## Kinds of actions, by the first word of their notation

verb-choose = Choose a character
verb-bid = Bid
verb-pass = Pass
verb-seal = Seal two actions
verb-go = Travel
verb-gold = Take gold
verb-quarry = Take houses from the quarry
verb-house = Build a house
verb-free = The Builder’s house
verb-move = Move a house
verb-to = Put the house down
verb-palace = Build a palace
verb-governor = Lower a governor
verb-take = Take a character
verb-swap = Exchange characters
verb-attract = Ask for a card
verb-give = Give a card
verb-token = Spend an action token
verb-drop = Give an action up
verb-end = End the turn
verb-confirm = End it so
verb-back = Go on


## The board: where the match stands

board-round = round { $round } of { $of }
board-setup = before the first round
board-over = the match is over
board-short = short game
board-first = advanced game I
board-second = advanced game II
board-both = both advanced games


## The board: names and numbers on it

board-governors = Governors
board-end = end
board-next-1 = 1st
board-next-2 = 2nd
board-next-3 = 3rd
board-pays = { $city } pays this round
board-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
board-reconstructed = roads reconstructed
board-tab-characters = Cards
board-tab-disc = Disc
board-tab-standing = Scoring
board-in-bank = in the bank
board-your-disc = Your disc
board-only-you = only you see it
board-duties = Still to do this turn
board-duties-of = { $who-is ->
        [you] Your turn
       *[other] Turn of { $who }
    }
board-take = take { $n }
board-part-palace = palace
board-part-house = house
board-part-city = in a city
board-builder = free house or move
board-lots = The lots
board-lot = { $card }, begins in { $place }
board-highest = highest bid
board-highest-so-far = { $n } · highest bid
board-last-lot = The last player chooses for nothing.
board-passes = passes
board-hidden = hidden
board-sealed = sealed
board-played = has played
board-left = { $n } left
board-not-sealed = not sealed
board-palaces-left = Palaces left: { $n }
board-reserve = Houses to build with: { $n }
board-quarry = Houses in the quarry: { $n }
board-tokens = Action tokens: { $n }
board-card-mogul = Mogul
board-card-merchant = Merchant
board-card-sadhu = Sadhu
board-card-monk = Monk
board-card-builder = Builder
board-card-artisan = Artisan
board-card-yogi = Yogi
board-power-mogul = plays first and wins ties
board-power-merchant = 1 gold when your turn begins
board-power-sadhu = your outer palaces count 2
board-power-monk = the bank pays your tolls
board-power-builder = one free house or move a turn
board-power-artisan = palaces cost you 9, not 12
board-power-yogi = an action token each turn


## The board: buttons and lines of menus

board-do-choose = Choose
board-do-bid = Bid { $gold }
board-do-pass = Pass
board-do-seal = Seal { $kinds }
board-do-go = Travel
board-do-trip = Travel by { $stops }
board-do-gold = Take { $gold }
board-do-quarry = Take { $houses }
board-do-open = House
board-do-house = House
board-do-free-house = House, free
board-do-move = Move a house
board-do-free-move = Move a house, free
board-do-to = Put it here
board-do-put-back = Put it back
board-do-centre = Palace, centre
board-do-outer = Palace, outer site
board-do-governor = Move it down
board-do-take = Take
board-do-swap = Swap
board-do-attract = Attract a card
board-do-give = Give
board-do-token = Use token…
board-do-token-for = Token for { $kind }
board-do-give-up = Give up…
board-do-drop = Give up { $kind }
board-do-end = End turn
board-do-end-owed = End turn · { $n } unfinished: { $gold } to each other
board-do-confirm = Give up { $owed } and end
board-do-back = Play on

board-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-effect-both = { $points }; you keep { $gold }
board-effect-keep = you keep { $gold }
board-effect-free = for nothing, by the Builder
board-effect-free-points = { $points }; for nothing, by the Builder
board-heading = { $place } · { $gold }
board-heading-here = { $place } · you are here · { $gold }


## The board: what a touch would do

board-name = { $name }
board-name-centre = Palace in { $city }, centre
board-name-outer = Palace in { $city }, outer site
board-name-governor = Governor of { $city }
board-toll-none = no toll
board-toll-own = toll { $gold } ({ $owners }); you keep { $keep }
board-toll-bank = the bank pays { $gold } ({ $owners })
board-brief-go = travel, { $toll }
board-brief-trip = travel by { $stops }, { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, { $toll }
board-brief-house = a house for { $gold }; { $effect }
board-brief-opens = a house for { $gold } opens the road { $one } – { $other }; { $effect }
board-brief-palace = { $gold }; { $effect }
board-brief-palace-artisan = { $gold } with your Artisan; { $effect }
board-brief-down = { $down } spaces down; the Maharaja comes to { $next } next
board-brief-down-up = { $down } spaces down, { $up } one up; the Maharaja comes to { $next } next
board-brief-take = from the bank: { $power }
board-brief-rob = { $power }; { $who-is ->
        [you] you hold it
       *[other] { $who } holds it and must take another from the bank
    }
board-brief-give = Give: { $card }
board-brief-swap = you get from { $who }: { $get }, { $power }


## The board: what a thing is, and what a journey costs

board-trip-free = Travel to { $place } by { $stops }: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }, for nothing.
board-trip-toll = Travel to { $place } by { $stops }: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    } for { $gold } ({ $owners }); you keep { $keep }.
board-trip-bank = Travel to { $place } by { $stops }: { $roads ->
        [one] 1 road
       *[other] { $roads } roads
    }; the bank pays { $gold } ({ $owners }).
board-about-start = { $place }: the start. Nothing is built here.
board-about-empty = { $place }: no house stands here, so nobody can pass.
board-about-village = { $village }. Your toll here: { $gold }.
board-about-village-closed = { $village }. The road is closed: a village on it has no house.
board-about-city = { $city }, points: { $points }.
board-about-city-none = { $city }: nobody has points here.
board-site-centre = { $city }, the centre: a palace here counts 3 points.
board-site-outer = { $city }, an outer site: a palace here counts 1 point, 2 with the Sadhu.
board-about-governor = Governor of { $city } on { $space }, number { $n } from below: the Maharaja goes to the lowest.
board-about-seat = { $who-is ->
        [you] You: architect in { $place }; palaces built: { $built } of { $all }; houses: { $reserve } in reserve, { $quarry } in the quarry.
       *[other] { $who }: architect in { $place }; palaces built: { $built } of { $all }; houses: { $reserve } in reserve, { $quarry } in the quarry.
    }
board-kind-gold = Gold: take 2 gold.
board-kind-house = House: build a house for 1 gold, in any village or where your architect is.
board-kind-houses = Two houses: build two for 1 gold each, at least one of them where your architect is.
board-kind-move = Move a house: take one of yours up and put it elsewhere.
board-kind-quarry = Quarry: take 2 houses into your reserve.
board-kind-palace = Palace: build a palace for 12 gold (9 with the Artisan) where your architect is.
board-kind-palace-house = Palace + house: build both, in one place or in two.
board-kind-governor = Governor: move a governor down two spaces, so that his city pays sooner.
board-kind-character = Character: take another character, from the bank or from a player.
