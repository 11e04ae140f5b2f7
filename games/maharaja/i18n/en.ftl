# The words of Maharaja, in English. Every message here has its twin in fr.ftl,
# with the same name and the same arguments; a message is never built from
# half sentences. Names of places are proper names and stand with the board;
# the names of the characters are ours.


## The game

game-name = Maharaja
game-tagline = Statues for the gods, shrines on the roads, and a king who comes to look.
game-players = 1 to 4 players
game-length = about an hour and a half


## Options: what they are, then what each choice means

option-solo = Brahmabot, when one plays
option-solo-easy = easy: no coins, 4 shrines
option-solo-medium = medium: 2 coins, 6 shrines
option-solo-hard = hard: 4 coins, 8 shrines
option-characters = Characters in play
option-characters-random = drawn from all sixteen
option-characters-first = only 1, 2, 5, 9, 12, 14 and 15, for a first match (not alone)
option-starter = Who chooses the first character
option-starter-random = is drawn
option-starter-first = sits in seat A
option-r1 = Special rule 1
option-r1-off = off
option-r1-on = the first of a scoring also gets 1 prestige
option-r2 = Special rule 2
option-r2-off = off
option-r2-on = outer statues count 1 cult
option-r3 = Special rule 3
option-r3-off = off
option-r3-on = statues cost 12 everywhere
option-r4 = Special rule 4
option-r4-off = off
option-r4-on = characters are taken from the row only
option-final = Final tile
option-final-none = none
option-final-f1 = majorities bring 3, or 2 if tied
option-final-f2 = 1 for each city with a statue or shrine
option-final-f3 = 2 for each road with a shrine in both villages
option-final-f4 = 2 for each city with two statues, less 1 for each shrine in the supply
option-final-pairs = 2 for each city with two statues
option-final-supply = less 1 for each shrine in the supply
option-chronicler = The Chronicler adds 1 prestige
option-chronicler-effect = to each effect
option-chronicler-each = to each single exchange
option-builder = The Builder’s shrine
option-builder-paid = costs 1 coin
option-builder-free = is free
option-edge = A banner near the left end
option-edge-stop = stops at the edge
option-edge-refuse = cannot be moved
option-search = Brahmabot meets a full city
option-search-next = and looks for the next one
option-search-lost = and loses the action
option-way = Brahmabot between equal ways
option-way-short = takes fewest villages, then the lowest
option-way-low = takes the lowest villages, however many
option-tile = The final tile
option-tile-added = adds to the usual final count
option-tile-alone = is counted instead of it
option-outer = Special rule 2
option-outer-always = holds in the final count too
option-outer-scoring = holds in scorings only


## Characters, with their numbers

character-1 = the Mogul (1)
character-2 = the Stonecutter (2)
character-3 = the Money Changer (3)
character-4 = the Penitent (4)
character-5 = the High Priest (5)
character-6 = the Poet (6)
character-7 = the Temple Keeper (7)
character-8 = the Devotee (8)
character-9 = the Wandering Monk (9)
character-10 = the Counsellor (10)
character-11 = the Chronicler (11)
character-12 = the Envoy (12)
character-13 = the Builder (13)
character-14 = the Yogi (14)
character-15 = the Artisan (15)
character-16 = the Treasurer (16)
character-none = none

# Their names alone, and what they do.
name-1 = Mogul
name-2 = Stonecutter
name-3 = Money Changer
name-4 = Penitent
name-5 = High Priest
name-6 = Poet
name-7 = Temple Keeper
name-8 = Devotee
name-9 = Wandering Monk
name-10 = Counsellor
name-11 = Chronicler
name-12 = Envoy
name-13 = Builder
name-14 = Yogi
name-15 = Artisan
name-16 = Treasurer
does-1 = no ability, but always first
does-2 = 1 shrine from the supply, once a round
does-3 = up to 3 times 2 coins for 1 prestige or back, once a round
does-4 = 1 prestige for an action token, once a round
does-5 = your priest counts 1 more cult in a scoring
does-6 = 1 prestige, once a round
does-7 = each two of your shrines count 1 more cult in a scoring
does-8 = 1 more cult in a scoring, wherever you are
does-9 = you travel free of toll
does-10 = move a banner, once a round
does-11 = 1 prestige more whenever you get some
does-12 = build in any city, wherever your priest is
does-13 = a shrine from the supply anywhere, once a round
does-14 = an action token, once a round
does-15 = statues cost 3 less
does-16 = your reward tile works twice


## The nine actions

kind-statue = cheaper statue
kind-shrine = free shrine
kind-statue-shrine = statue + shrine
kind-shrines = two shrines
kind-coins = 3 coins
kind-stock = 2 more shrines
kind-prestige = buy 2 prestige
kind-character = new character
kind-track = move a banner


## Reward tiles

reward-coins = 3 coins
reward-shrines = 3 shrines
reward-both = 1 prestige + 1 coin
reward-tribute = all others lose 2 coins
reward-prestige = 2 prestige
reward-buy = up to 3 prestige for 1 coin each
reward-shrine = a free shrine
reward-maharani = the Maharani (another character’s ability)


## Brahmabot’s deeds

deed-statue-maharaja = a statue where the Maharaja is
deed-shrine-maharaja = a shrine where the Maharaja is
deed-statue-first = a statue in the city of the first banner
deed-statue-centre = a statue in the first free centre
deed-statue-second = a statue where it is a close second
deed-banner = the banner of its best lead 4 left
deed-coins = { $coins }
deed-swap = your character for its own
goes-maharaja = the Maharaja


## Places, pieces and money

place = { $name } ({ $id })
place-between = { $name } ({ $id }, { $one } – { $other })
site-centre = in the centre
site-outer = on site { $site }
coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
prestige =
    { $n ->
        [one] { $n } prestige
       *[other] { $n } prestige
    }
shrines =
    { $n ->
        [one] { $n } shrine
       *[other] { $n } shrines
    }
statues =
    { $n ->
        [one] { $n } statue
       *[other] { $n } statues
    }
tokens =
    { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    }
sites =
    { $n ->
        [one] { $n } free site
       *[other] { $n } free sites
    }
owner-coins = { $who-is ->
        [you] you { $n }
       *[other] { $who } { $n }
    }
owner-name = { $who-is ->
        [you] you
       *[other] { $who }
    }
seat-name = { $who-is ->
        [you] you
       *[other] { $who }
    }
left-city = { $shrines } in a city


## Actions: what each does and brings

action-choose = Choose { $card }: { $does }.
action-plan = Plan: { $kinds }.
action-open = Place a shrine in { $place }.
action-go-free = Travel to { $place }, for nothing.
action-go-toll = Travel to { $place } for { $coins } ({ $owners }).
action-shrine = Build a shrine for { $coins } in { $place }.
action-statue = Build a statue in { $place }, { $site }, for { $coins }.
action-statue-bonus = Build a statue in { $place }, { $site }, for { $coins }, and get { $bonus }.
action-statue-plain = Build a statue in { $place }, { $site }, for { $coins }, and decline { $bonus }.
action-coins = Take { $coins }.
action-stock = Take { $shrines } from the supply.
action-prestige = Pay { $coins } for { $prestige }.
action-take-row = Take { $card } from the row: { $does }.
action-take-from = Take { $card } from { $who }: { $does }.
action-track = Move the banner of { $city } from cell { $from } to { $to }.
action-counsel = Counsellor: move the banner of { $city } from cell { $from } to { $to }.
action-token = Spend an action token: { $kind }.
action-power-2 = Stonecutter: take 1 shrine from the supply.
action-power-4 = Penitent: pay 1 prestige for an action token.
action-power-6 = Poet: take { $prestige }.
action-power-14 = Yogi: take an action token.
action-power-14-none = Yogi: no action token is left, so it brings nothing.
action-found = Builder: build a shrine from the supply for { $coins } in { $place }.
action-exchange-buy = Money Changer: pay { $coins } for { $prestige }.
action-exchange-sell = Money Changer: give 1 prestige for { $coins }.
action-enough = No more exchanges.
action-back = Take back your shrine in { $place } and { $coins }.
action-end = End your turn.
action-end-left = End your turn and leave undone: { $left }.
action-reward = Take the reward: { $tile }.
action-reward-once = Take the reward and use it only once: { $tile }.
action-reward-unused = Take the reward and make no use of it: { $tile }.
action-buy = Pay { $coins } for { $prestige }.
action-free = Build a shrine for nothing in { $place }.
action-maharani = Put the Maharani on { $card }: { $does }.
action-waive = Leave it.


## Prompts: what the match waits for

prompt-characters = The characters are drawn.
prompt-rewards = The reward tiles are laid out.
prompt-banners = The banners are drawn.
prompt-starter = Chance names who chooses first.
prompt-refill = A character is drawn for the row.
prompt-setup = Brahmabot’s set-up tile is drawn.
prompt-tiles = Brahmabot’s tiles are drawn.
prompt-tick = Brahmabot turns over a tile.
prompt-reveal = Brahmabot’s hidden tile is turned over.
prompt-choose = { $who-is ->
        [you] Choose your character from the row.
       *[other] { $who } chooses a character.
    }
prompt-open = { $who-is ->
        [you] Place a shrine in a village ({ $left } to go).
       *[other] { $who } places a shrine ({ $left } to go).
    }
prompt-plan = The Maharaja is in { $city }. Plan two actions.
prompt-plan-done = You have planned. Waiting for { $others }.
prompt-plan-others = Waiting for the plans of { $others }.
prompt-act = { $who-is ->
        [you] Your turn. Left to do: { $left }.
       *[other] { $who } plays; the Maharaja is in { $city }. Left to do: { $left }.
    }
prompt-act-done = { $who-is ->
        [you] All is done. Travel on, or end your turn.
       *[other] { $who } has done all and may travel on.
    }
prompt-act-due = { $who-is ->
        [you] You must still build { $shrines } in a city.
       *[other] { $who } must still build { $shrines } in a city.
    }
prompt-act-due-back = { $who-is ->
        [you] You must still build { $shrines } in a city, or take back what you built in a village.
       *[other] { $who } must still build { $shrines } in a city, or take back what stands in a village.
    }
prompt-exchange = { $who-is ->
        [you] Exchange again ({ $left } left), or stop here.
       *[other] { $who } may exchange again ({ $left } left).
    }
prompt-replace = { $who-is ->
        [you] { $by } took your character: choose another from the row.
       *[other] { $who } was robbed by { $by-is ->
            [you] you
           *[other] { $by }
        } and chooses another character.
    }
prompt-reward = { $who-is ->
        [you] Choose a reward tile.
       *[other] { $who } chooses a reward tile.
    }
prompt-buy = { $who-is ->
        [you] Buy up to 3 prestige for 1 coin each.
       *[other] { $who } may buy prestige.
    }
prompt-free = { $who-is ->
        [you] Build a free shrine in any village or city.
       *[other] { $who } may build a free shrine.
    }
prompt-maharani = { $who-is ->
        [you] Put the Maharani on a character of the row.
       *[other] { $who } puts the Maharani on a character.
    }
prompt-over = The match is over. First place: { $winners }.
prompt-over-won = { $who-is ->
        [you] You have won: { $own } prestige to { $theirs } of Brahmabot.
       *[other] { $who } has won: { $own } prestige to { $theirs } of Brahmabot.
    }
prompt-over-lost = { $who-is ->
        [you] Brahmabot has won: { $theirs } prestige to your { $own }.
       *[other] Brahmabot has won: { $theirs } prestige to { $own } of { $who }.
    }


## Events: what happened

event-characters = In play: { $cards }.
event-company = Brahmabot gets { $card }. In the row: { $row }.
event-rewards = Rewards from the bottom up: { $tiles }.
event-banners = The Maharaja means to visit { $cities }, in this order.
event-setup = Set-up tile { $tile }: Brahmabot has shrines in { $villages }.
event-drawn = New at the right end of the row: { $card }.
event-round = Round { $round }: the Maharaja comes to { $city }.
event-tiles = Brahmabot’s tiles: { $left } on the left, { $middle } in the middle, one face down.
event-ticked-left = Brahmabot turns over tile { $tile }: it plays the left one.
event-ticked-middle = Brahmabot turns over tile { $tile }: it plays the one in the middle.
event-ticked-hidden = Brahmabot turns over tile { $tile }: it plays the hidden one.
event-plays = Brahmabot plays tile { $tile }: { $deeds }; then it goes to { $goes }.
event-skipped = Brahmabot cannot do this: { $deed }.
event-swapped = Brahmabot takes { $card } from you; out of the match: { $gone }.
event-went = Brahmabot’s priest goes from { $from } to { $to }.
event-went-toll = Brahmabot’s priest goes from { $from } to { $to }; the bank pays you { $coins }.
event-stayed = Brahmabot’s priest cannot get from { $place } to { $to } and stays.
event-scored = { $city } is scored: { $scores }.
event-discarded = Without cult no reward is taken; out of the match: { $tile }.
event-over = The match is over: { $cause }. { $ranking }.
event-over-won = The match is over: { $cause }. Brahmabot is beaten! { $ranking }.
event-over-lost = The match is over: { $cause }. Brahmabot has won. { $ranking }.
cause-statues = all statues of one colour are built
cause-rounds = seven rounds are played
event-starter = { $who-is ->
        [you] You choose first.
       *[other] { $who } chooses first.
    }
event-chose = { $who-is ->
        [you] You choose { $card }.
       *[other] { $who } chooses { $card }.
    }
event-opened = { $who-is ->
        [you] You place a shrine in { $place }.
       *[other] { $who } places a shrine in { $place }.
    }
event-planned = { $who-is ->
        [you] You have planned.
       *[other] { $who } has planned.
    }
event-planned-open = { $who-is ->
        [you] Your plan: { $kinds }.
       *[other] { $who } plans: { $kinds }.
    }
event-revealed = { $who-is ->
        [you] Your turn, with your plan: { $kinds }.
       *[other] { $who } reveals a plan: { $kinds }.
    }
event-coins = { $who-is ->
        [you] You take { $coins }.
       *[other] { $who } takes { $coins }.
    }
event-stocked = { $who-is ->
        [you] You take { $shrines } from the supply.
       *[other] { $who } takes { $shrines } from the supply.
    }
event-prestige = { $who-is ->
        [you] You pay { $coins } for { $prestige }.
       *[other] { $who } pays { $coins } for { $prestige }.
    }
event-shrine = { $who-is ->
        [you] You build a shrine in { $place } for { $coins }.
       *[other] { $who } builds a shrine in { $place } for { $coins }.
    }
event-shrine-free = { $who-is ->
        [you] You build a shrine in { $place }.
       *[other] { $who } builds a shrine in { $place }.
    }
event-shrine-supply = { $who-is ->
        [you] The Builder sets your shrine in { $place } for { $coins }.
       *[other] The Builder sets a shrine of { $who } in { $place } for { $coins }.
    }
event-shrine-moved = { $who-is ->
        [you] You move a shrine from { $from } to { $place }.
       *[other] { $who } moves a shrine from { $from } to { $place }.
    }
event-took-back = { $who-is ->
        [you] You take back your shrine in { $place } and { $coins }.
       *[other] { $who } takes back a shrine in { $place } and { $coins }.
    }
event-statue = { $who-is ->
        [you] You build a statue in { $place }, { $site }, for { $coins }: your number { $built }.
       *[other] { $who } builds a statue in { $place }, { $site }, for { $coins }: number { $built }.
    }
event-statue-free = { $who-is ->
        [you] You build a statue in { $place }, { $site }: your number { $built }.
       *[other] { $who } builds a statue in { $place }, { $site }: number { $built }.
    }
event-bonus = { $who-is ->
        [you] The site gives you { $bonus }.
       *[other] The site gives { $who } { $bonus }.
    }
event-bonus-none = { $who-is ->
        [you] The site promises { $bonus }, but there is nothing left for you.
       *[other] The site promises { $bonus }, but there is nothing left for { $who }.
    }
event-declined = { $who-is ->
        [you] You decline what the site gives: { $bonus }.
       *[other] { $who } declines what the site gives: { $bonus }.
    }
event-travelled = { $who-is ->
        [you] You travel from { $from } to { $to }.
       *[other] { $who } travels from { $from } to { $to }.
    }
event-travelled-toll = { $who-is ->
        [you] You travel from { $from } to { $to } and pay { $coins } ({ $owners }).
       *[other] { $who } travels from { $from } to { $to } and pays { $coins } ({ $owners }).
    }
event-banner = { $who-is ->
        [you] You move the banner of { $city } from cell { $from } to { $to }.
       *[other] { $who } moves the banner of { $city } from cell { $from } to { $to }.
    }
event-banner-power = { $who-is ->
        [you] Your Counsellor moves the banner of { $city } from cell { $from } to { $to }.
       *[other] The Counsellor of { $who } moves the banner of { $city } from cell { $from } to { $to }.
    }
event-took-row = { $who-is ->
        [you] You take { $card } and give back { $back }.
       *[other] { $who } takes { $card } and gives back { $back }.
    }
event-took-from = { $who-is ->
        [you] You take { $card } from { $from } and give back { $back }.
       *[other] { $who } takes { $card } from { $from-is ->
            [you] you
           *[other] { $from }
        } and gives back { $back }.
    }
event-took-row-out = { $who-is ->
        [you] You take { $card }; { $back } leaves the match.
       *[other] { $who } takes { $card }; { $back } leaves the match.
    }
event-took-from-out = { $who-is ->
        [you] You take { $card } from { $from }; { $back } leaves the match.
       *[other] { $who } takes { $card } from { $from }; { $back } leaves the match.
    }
event-replaced = { $who-is ->
        [you] You take { $card } instead.
       *[other] { $who } takes { $card } instead.
    }
event-token = { $who-is ->
        [you] You spend an action token: { $kind }.
       *[other] { $who } spends an action token: { $kind }.
    }
event-power-2 = { $who-is ->
        [you] The Stonecutter brings you { $shrines }.
       *[other] The Stonecutter brings { $who } { $shrines }.
    }
event-power-4 = { $who-is ->
        [you] You pay 1 prestige for an action token.
       *[other] { $who } pays 1 prestige for an action token.
    }
event-power-6 = { $who-is ->
        [you] The Poet brings you { $prestige }.
       *[other] The Poet brings { $who } { $prestige }.
    }
event-power-14 = { $who-is ->
        [you] The Yogi brings you an action token.
       *[other] The Yogi brings { $who } an action token.
    }
event-power-14-none = { $who-is ->
        [you] No action token is left, so the Yogi brings you nothing.
       *[other] No action token is left, so the Yogi brings { $who } nothing.
    }
event-exchange-buy = { $who-is ->
        [you] You exchange { $coins } for { $prestige }.
       *[other] { $who } exchanges { $coins } for { $prestige }.
    }
event-exchange-sell = { $who-is ->
        [you] You exchange { $prestige } for { $coins }.
       *[other] { $who } exchanges { $prestige } for { $coins }.
    }
event-returned = { $who-is ->
        [you] Your Maharani leaves { $card }.
       *[other] The Maharani of { $who } leaves { $card }.
    }
event-ended = { $who-is ->
        [you] Your turn is over.
       *[other] The turn of { $who } is over.
    }
score-line = { $who-is ->
        [you] { $coins } for you ({ $cult } cult)
       *[other] { $coins } for { $who } ({ $cult } cult)
    }
score-line-both = { $who-is ->
        [you] { $coins } and { $prestige } for you ({ $cult } cult)
       *[other] { $coins } and { $prestige } for { $who } ({ $cult } cult)
    }
score-line-prestige = { $who-is ->
        [you] { $prestige } for you ({ $cult } cult)
       *[other] { $prestige } for { $who } ({ $cult } cult)
    }
event-reward = { $who-is ->
        [you] You take the reward: { $tile }.
       *[other] { $who } takes the reward: { $tile }.
    }
event-reward-again = { $who-is ->
        [you] Your Treasurer brings it again: { $tile }.
       *[other] The Treasurer of { $who } brings it again: { $tile }.
    }
event-once = { $who-is ->
        [you] Once is enough for you; your Treasurer rests.
       *[other] Once is enough for { $who }; the Treasurer rests.
    }
event-gained = { $who-is ->
        [you] You get { $parts }.
       *[other] { $who } gets { $parts }.
    }
event-gained-nothing = { $who-is ->
        [you] There is nothing left for you.
       *[other] There is nothing left for { $who }.
    }
event-tribute = { $who-is ->
        [you] You make the others lose coins: { $owners }.
       *[other] { $who } makes the others lose coins: { $owners }.
    }
event-tribute-none = { $who-is ->
        [you] Nobody has coins to lose to you.
       *[other] Nobody has coins to lose to { $who }.
    }
event-bought = { $who-is ->
        [you] You pay { $coins } for { $prestige }.
       *[other] { $who } pays { $coins } for { $prestige }.
    }
event-marked = { $who-is ->
        [you] Your Maharani joins { $card }.
       *[other] The Maharani of { $who } joins { $card }.
    }
event-waived = { $who-is ->
        [you] You make no use of it: { $tile }.
       *[other] { $who } makes no use of it: { $tile }.
    }
rank-line = { $who-is ->
        [you] you have { $prestige } ({ $statues }, { $coins })
       *[other] { $who } has { $prestige } ({ $statues }, { $coins })
    }


## Reasons: why not, and what would be right

reason-now-choose = First choose a character from the row.
reason-now-open = Now the opening shrines are placed.
reason-now-plan = Now everybody plans two actions.
reason-now-act = That is not asked in your turn.
reason-now-exchange = Finish your exchanges first: buy, sell, or stop.
reason-now-reward = First choose a reward tile.
reason-now-buy = Say how much prestige you buy, or waive it.
reason-now-free = Say where the free shrine goes, or waive it.
reason-now-maharani = Say where the Maharani goes, or waive it.
reason-not-in-row = Not in the row: { $card }.
reason-village-only = Opening shrines stand in villages; { $place } is none.
reason-own-shrine = You already have a shrine in { $place }; a village takes one of each colour.
reason-village-full = { $place } is full: it holds { $shrines }.
reason-not-at-start = Nothing is built at the start.
reason-priest-away = Your priest is in { $at }, not in { $place }.
reason-no-coins = That costs { $need }; you have { $have }.
reason-no-prestige = You have no prestige to give.
reason-no-shrine = You have no shrine in hand; in the supply: { $shrines }.
reason-supply-empty = None of your shrines is left in the supply.
reason-not-planned = Not among your open actions: { $kind }.
reason-no-statue-due = None of your open actions builds a statue.
reason-no-shrine-due = None of your open actions builds a shrine.
reason-city-only = The shrine that is left must stand in a city.
reason-city-due = Two shrines: you still owe { $shrines } in a city. Build there, or take back the village shrine if your priest has not passed it.
reason-just-taken-back = You have just taken a shrine back: do something else before a village comes first again.
reason-not-taken-back = Nothing to take back in { $place }: only a village shrine of this turn that your priest has not passed.
reason-nothing-owed = You owe no shrine in a city, so what you have built stays.
reason-no-site = There is no site { $site }; sites are 0 to 6.
reason-no-bonus = There is no bonus to decline in { $place }, { $site }.
reason-no-statue = You have built all of your statues.
reason-no-road = No road joins { $from } and { $to }.
reason-no-stop = Priests pass through villages like { $place }; they stop in cities or at the start.
reason-road-closed = The road is closed: no shrine in { $villages }.
reason-toll = The toll is { $need } ({ $villages }); you have { $have }.
reason-tired = Your priest has travelled { $most } roads since your last deed and rests in { $at }. Here you can: { $can }.
can-shrine = build a shrine
can-statue = build a statue
can-coins = take coins
can-stock = take shrines
can-prestige = buy prestige
can-take = take another character
can-track = move a banner
can-token = spend an action token
can-power = use your character
can-back = take your shrine back
can-end = end your turn
reason-banner-edge = The banner of { $city } on cell { $cell } is too near the edge.
reason-own-card = You hold it yourself: { $card }. Take another one.
reason-card-unused = Not in this match: { $card }.
reason-row-empty = The row is empty: Brahmabot could not take another character.
reason-not-held = You do not have this ability: { $card }.
reason-no-power = Nothing to be used in this way: { $card }.
reason-power-used = Already used this round: { $card }.
reason-no-token = You have no action token.
reason-token-used = You have already spent an action token this round.
reason-token-character = An action token does not change characters.
reason-no-token-left = All action tokens are with the players.
reason-reward-closed = Not among the { $open } lowest rewards: { $tile }.
reason-tile-asks = This tile asks you first: take it, then waive it ({ $tile }).
reason-too-many = Buy 1 to { $most }, or waive it.
reason-marked = A Maharani token already lies there: { $card }.
reason-other-chance = Something else is drawn now.
reason-not-there = That cannot be drawn now.
reason-held = { $who-is ->
        [you] You hold it yourself: { $card }.
       *[other] { $who } holds it, it is not in the row: { $card }.
    }
reason-row-only = { $who-is ->
        [you] Special rule 4: take a character from the row, not your own.
       *[other] Special rule 4: take a character from the row, not from { $who }.
    }
reason-site-taken = { $who-is ->
        [you] Your own statue stands in { $place }, { $site }.
       *[other] A statue of { $who } stands in { $place }, { $site }.
    }


## The view in words

view-title-round = The round
view-title-brahmabot = Brahmabot’s tiles
view-title-cities = Cities
view-title-villages = Villages
view-title-journeys = Where you can travel
view-setup = The match is being set up.
view-round = Round { $round }; the Maharaja is in { $city }.
view-track = Banners from the left: { $banners }.
view-banner = { $city } on cell { $cell }
view-banner-number = { $city } on cell { $cell } (number { $number })
view-rewards-open = Rewards to choose from: { $tiles }.
view-rewards = All rewards from the bottom up: { $tiles }.
view-row = In the row: { $cards }.
view-tokens = Action tokens left: { $n }.
view-tile-left = Left ({ $tile }): { $deeds }; to { $goes }.
view-tile-middle = Middle ({ $tile }): { $deeds }; to { $goes }.
view-tile-hidden = Right: a tile face down.
view-tile-played = Played ({ $tile }): { $deeds }; to { $goes }.
view-tiles-left = Action tiles in the match: { $n }.
view-city = { $city }: { $pieces }.
view-city-empty = { $city }: empty, { $free }.
view-piece-statues = { $who-is ->
        [you] your statues { $sites }
       *[other] { $who }: statues { $sites }
    }
view-piece-shrines = { $who-is ->
        [you] { $shrines } of yours
       *[other] { $who }: { $shrines }
    }
view-piece-priest = { $who-is ->
        [you] your priest
       *[other] the priest of { $who }
    }
view-piece-free = { $free }
view-village = { $village }: { $owners }.
view-brahmabot = Brahmabot
view-card = Character: { $cards }.
view-purse = { $coins }, action tokens: { $tokens }.
view-prestige = { $prestige }.
view-prestige-hidden = Prestige hidden.
view-priest = Priest in { $place }.
view-supply = Statues built: { $built } of { $all }. Shrines: { $hand } in hand, { $supply } in the supply.
view-plan = Planned: { $kinds }.
view-plan-hidden = Has planned.
view-plan-none = Has not planned yet.
view-played = Has played this round.
view-journey = { $place } for { $coins }, by { $stops }.
view-no-journey = Nowhere: every road has a village without a shrine.
view-player = { $who-is ->
        [you] You
       *[other] { $who }
    }
view-maharani = { $who-is ->
        [you] Your Maharani lies on { $card } to the end of this round.
       *[other] The Maharani of { $who } lies on { $card } to the end of this round.
    }
view-maharani-fresh = { $who-is ->
        [you] Your Maharani lies on { $card } to the end of the next round.
       *[other] The Maharani of { $who } lies on { $card } to the end of the next round.
    }


## Help: the aim

help-title-goal = The aim
help-goal-win = Most prestige wins. Statues, cities and coins bring more of it at the end.
help-goal-round = Seven rounds: the Maharaja visits a city, everybody plans two actions in secret, then plays in the order of the characters; then the city pays.
help-goal-turn = In your turn do the planned actions in any order, travel, and use your character.
help-goal-solo = Alone you play against Brahmabot and need more prestige than it has.


## Help: how to type

help-title-notation = How to type
help-plan = plan coins statue+shrine: plan two actions (statue, shrine, statue+shrine, shrines, coins, stock, prestige, character, track).
help-go = go A: travel one road.
help-build = shrine v07, shrine A, statue A 0: build. Site 0 is the centre, 1 and 4 give a bonus; statue A 1 plain declines it.
help-other = coins, stock, prestige, take 9, track D: the other actions.
help-power = power 6, power 10 D, power 13 v07, exchange buy, exchange sell, enough: your character.
help-token = token statue: spend an action token.
help-reward = reward prestige, buy 2, free v07, maharani 15, waive: rewards; reward prestige unused leaves what it gives, reward prestige once lets the Treasurer rest.
help-back = back v07: take back a village shrine while you owe one in a city.
help-end = end: end your turn.
help-setup = choose 9, shrine v07: before the first round.
help-places = Places: S the start, A to G the cities, v01 to v30 the villages; names do too.


## Help: the characters

help-title-characters = The characters
help-character = { $number } { $name }: { $does }.


## Help: rules to remember

help-title-rules = Rules to remember
help-rule-travel = You pass a village only where a shrine stands; without one of your own you pay 1 coin to each owner there.
help-rule-city = In a city you build only where your priest is. Villages can be built from anywhere.
help-rule-costs = A shrine costs 1; a statue 12 where the Maharaja is, 10 elsewhere.
help-rule-cult = Cult: centre 3, outer statue 2, shrine 1, priest 1.
help-rule-final = At the end: 3 for each statue, 1 for 5 coins, 2 for each city with most cult (1 if tied).
help-rules-more = The full rules, clause by clause, come with the game.


## Help: a little advice

help-title-tips = A little advice
help-tip-money = Even one priest in the scored city is worth more coins than none.
help-tip-shrines = Shrines on busy roads earn tolls and open the way.
help-tip-centre = Three cult in the centre often decide a city.
help-tip-plan = Plan what you can pay when your turn comes.


## What cannot be read, and what would be right

misread-action = "{ $found }" is not an action. Type for example: go A, shrine v07, statue A 0, end.
misread-place = "{ $found }" is not a place. Places are S, A to G, v01 to v30, or their names.
misread-city = "{ $found }" is not a city. The cities are A to G.
misread-character = "{ $found }" is not a character: they have the numbers 1 to 16.
misread-kind = "{ $found }" is not on the disc: statue, shrine, statue+shrine, shrines, coins, stock, prestige, character, track.
misread-disc = "{ $found }" is not a plan. Name two actions: plan coins statue.
misread-statue = "{ $found }" is not a site. Type a city and a site from 0 to 6: statue A 0, statue A 1 plain.
misread-power = "{ $found }" is not an ability. Type for example: power 6, power 10 D, power 13 v07.
misread-exchange = "{ $found }" is not an exchange: exchange buy, exchange sell.
misread-reward = "{ $found }" is not a reward: coins, shrines, both, tribute, prestige, buy, shrine, maharani.
misread-buy = "{ $found }" is not a number to buy. Type: buy 2.
misread-chance = "{ $found }" is not a chance. Chances are for example: characters 1 2 5 9 12, banners ABCDEFG, starter B, tiles 3 7.


## What is wrong with a position

fault-position-line = "{ $found }" is not a line of a position. Write a key, a colon and a value.
fault-position-key = A position has no line called "{ $key }".
fault-position-twice = The line "{ $key }" stands there twice.
fault-position-value = "{ $found }" cannot stand after "{ $key }".
fault-seats = Seats in the position: { $found }; in the match: { $expected }.
fault-crowded = More pieces stand in one place than can be there.
fault-played = Somebody is said to have played who is not in the match.
fault-village = Shrines in { $village }: { $found }; it holds { $most }, one of each colour.
fault-sites = Two statues stand on one site in { $city }.
fault-card-twice = Character { $card } lies in two places.
fault-row = The row does not fit: three tiles beyond the players, from those in play.
fault-maharani = The Maharani tokens do not fit: one on a tile, from the second round on; fresh ones only in a scoring.
fault-track = The seven banners stand on seven different cells, side by side between rounds.
fault-rewards = The reward tiles do not fit: each once, without gaps but in a scoring.
fault-tokens = Action tokens with the players: { $found }; there can be { $most }, none with Brahmabot.
fault-discs = The plans do not fit the phase: none before a round, some missing while all plan, all during the turns.
fault-turn = The running turn does not fit: its actions are those of the plan and of a token, and what was done must belong to them.
fault-scoring = The scoring does not fit: a ranking, whose turn it is, and a reward that can be used.
fault-brahmabot = Brahmabot’s tiles do not fit the round or the phase.
fault-round = Round { $round } does not fit the phase or the place of the Maharaja.
fault-phase = This phase does not exist for so many players.
fault-over = The end of the match and the phase do not fit together.
fault-setup = Before the first round only opening shrines stand on the board, four from each player at most, in turn.
fault-empty-chair = { $who-is ->
        [you] You do not play in this match, but the position names you.
       *[other] { $who } does not play in this match, but the position names that seat.
    }
fault-shrines = { $who-is ->
        [you] Your shrines in all: { $found }; there must be { $expected }.
       *[other] Shrines of { $who } in all: { $found }; there must be { $expected }.
    }
fault-statues = { $who-is ->
        [you] Statues you have built: { $found }; there are { $most }.
       *[other] Statues { $who } has built: { $found }; there are { $most }.
    }
fault-card = { $who-is ->
        [you] Your character does not fit the phase.
       *[other] The character of { $who } does not fit the phase.
    }


## Kinds of actions, by the first word of their notation

verb-choose = Choose a character
verb-plan = Plan two actions
verb-go = Travel
verb-shrine = Build a shrine
verb-statue = Erect a statue
verb-coins = Take coins
verb-stock = Take shrines
verb-prestige = Buy prestige
verb-take = Take a character
verb-track = Move a banner
verb-token = Spend an action token
verb-power = Use your character
verb-exchange = The Money-changer
verb-enough = No more exchange
verb-back = Take a shrine back
verb-end = End the turn
verb-reward = Take a reward
verb-buy = Buy prestige
verb-free = A shrine for nothing
verb-maharani = Place the Maharani
verb-waive = Do without


## The table: short names on the board and beside the prompt

table-title = round { $round } of { $rounds }
table-title-alone = alone · round { $round } of { $rounds }
table-title-setup = set-up
table-title-setup-alone = alone · set-up
table-name = { $name }
table-reconstructed = roads reconstructed
table-label-site = { $city }, { $site }: free
table-label-statue = { $city }, { $site }: a statue
table-label-banner = Banner of { $city }
table-banners = Banners
table-next = next ▸
table-next-1 = 1st
table-next-2 = 2nd
table-next-3 = 3rd
table-rewards = Rewards
table-taken = taken by { $name }
table-tab-plan = Plan
table-tab-cards = Cards
table-tab-city = City
table-tab-rules = Rules in force
table-row = in the row
table-use = use
table-marked = { $name } has a Maharani token here
table-does-1 = always plays first
table-does-2 = 1×: a shrine from the supply
table-does-3 = 1×: up to 3 exchanges of 2 coins for 1 prestige
table-does-4 = 1×: 1 prestige for an action token
table-does-5 = your priest counts 1 more cult
table-does-6 = 1×: prestige
table-does-7 = two of your shrines: 1 more cult
table-does-8 = 1 cult in every scoring
table-does-9 = you pay no toll
table-does-10 = 1×: move a banner
table-does-11 = 1 more whenever you gain prestige
table-does-12 = build in any city, from anywhere
table-does-13 = 1×: a shrine from the supply, anywhere
table-does-14 = 1×: an action token
table-does-15 = statues cost 3 less
table-does-16 = your reward works twice
table-box =
    { $n ->
        [one] { $n } tile in the box
       *[other] { $n } tiles in the box
    }
table-box-text = What you give back leaves the match; the row is filled at its right end.
table-honour = { $city } is honoured this round
table-honoured = { $city } was honoured
table-cult = { $n } cult
table-effect-both = { $won }; you keep { $coins }
table-effect-keep = you keep { $coins }
table-heading = { $place } · { $coins }
table-heading-here = { $place } · you are here · { $coins }
table-brief-site = Statue in { $city }, { $site }
table-brief-statue = { $coins }; { $effect }
table-brief-statue-plan = { $base } − { $plan } by the plan = { $coins }; { $effect }
table-brief-statue-artisan = { $base } − { $artisan } by the Artisan = { $coins }; { $effect }
table-brief-statue-both = { $base } − { $plan } by the plan − { $artisan } by the Artisan = { $coins }; { $effect }
table-brief-shrine = a shrine for { $coins }; { $effect }
table-brief-shrine-free = a shrine, free by the plan; { $effect }
table-brief-go-free = travel, no toll
table-brief-go = travel, toll { $coins } ({ $owners }); you keep { $keep }
table-brief-way-free = travel by { $stops }, no toll
table-brief-way = travel by { $stops }, toll { $coins } ({ $owners }); you keep { $keep }
table-choosing = Coins and rewards
table-chose = { $name } has chosen
table-chooses-now = { $name } now
table-chooses-later = { $name }, later
table-chooses-never = { $name }
table-plan-how = two, or one twice
table-open = Open this turn
table-planned = Your plan
table-no-plan = Nothing planned yet
table-plan-of = Plan: { $kinds }
table-sealed = planned, face down
table-unplanned = nothing planned yet
table-played = has played
table-seat-left = { $n } left
table-statues-left =
    { $n ->
        [one] { $n } statue left
       *[other] { $n } statues left
    }
table-shrines = Shrines: { $hand } in hand, { $supply } in the supply

## The table: rewards in a word or two

table-reward-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
table-reward-shrines =
    { $n ->
        [one] { $n } shrine
       *[other] { $n } shrines
    }
table-reward-both = { $n } + { $n }
table-reward-tribute = others −{ $n }
table-reward-prestige = { $n } prestige
table-reward-buy = buy ≤ { $n }
table-reward-shrine = free shrine
table-reward-maharani = Maharani

## The table: buttons, menus and switches

table-seal = Plan these two
table-take = Take this character
table-go = Travel
table-go-far =
    { $n ->
        [one] Travel { $n } road
       *[other] Travel { $n } roads
    }
table-journey-free = Travel to { $place } by { $stops }, for nothing.
table-journey-toll = Travel to { $place } by { $stops } for { $coins } ({ $owners }). Left then: { $kept }.
table-shrine = Shrine
table-found = Shrine, by the Builder
table-back = Take it back
table-statue = Statue, site { $site }
table-statue-centre = Statue, centre
table-statue-bonus = Statue, site { $site }
table-statue-plain = Statue, site { $site }, plain
table-track = By your plan
table-counsel = By the Counsellor
table-enough = Enough ({ $done } of { $most })
table-end = End turn
table-end-left = End turn · left undone: { $left }
table-waive = Leave it
table-opt-plain = without the bonus
table-opt-once = use it only once
table-opt-unused = make no use of it
table-do-token = Use token…
table-do-coins =
    { $n ->
        [one] Take { $n } coin
       *[other] Take { $n } coins
    }
table-do-stock =
    { $n ->
        [one] Take { $n } shrine
       *[other] Take { $n } shrines
    }
table-do-prestige = { $n } prestige for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-do-buy = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } → 1 prestige
table-do-sell = 1 prestige → { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
table-do-buy-count = Buy { $n }
table-power-2 = Stonecutter: a shrine
table-power-4 = Penitent: prestige → token
table-power-6 = Poet: prestige
table-power-14 = Yogi: a token

## The table: Brahmabot

table-leftmost = left
table-middle = middle
table-hidden = face down
table-tile = { $place } · { $n }
table-tile-left = Left: { $deeds }.
table-tile-middle = Middle: { $deeds }.
table-tile-hidden = Right: { $deeds }.
table-way-left = left ▸ { $city }
table-way-middle = middle ▸ { $city }
table-way-hidden = right ▸ { $city }
table-way-both = left, middle ▸ { $city }
table-outlook = If it stays like this
table-outlook-first = You first: { $coins } and one of { $rewards } rewards
table-outlook-second = You second: { $coins } and one of { $rewards } rewards
table-outlook-none = You without cult: { $coins }, no reward
table-outlook-bot-first = Brahmabot first: { $prestige }
table-outlook-bot-second = Brahmabot second: { $prestige }
table-outlook-bot-none = Brahmabot without cult: nothing
table-would-statue = statue in { $place }
table-would-shrine = shrine in { $place }
table-would-banner = banner of { $place } to cell { $to }
table-would-coins = { $coins }
table-would-swap = it takes { $card } from you
table-would-go = it goes to { $place }
table-would-go-toll = it goes to { $place }, you get { $coins }
table-would-stay = it stays in { $place }
table-would-not = not possible: { $deed }

## The table: what a thing is

table-about-start = Sarai: priests set out here and may stop; nothing is built.
table-about-village = { $name }, between { $one } and { $other }. Shrines: { $owners }. Toll for you: { $coins }.
table-about-village-seen = { $name }, between { $one } and { $other }. Shrines: { $owners }.
table-about-village-empty = { $name }, between { $one } and { $other }: no shrine, so nobody can pass.
table-about-city = { $name }. Cult: { $cult }. { $free }; a statue costs you { $coins }.
table-about-city-empty = { $name }: nobody has cult here. { $free }; a statue costs you { $coins }.
table-about-statue = { $who-is ->
        [you] Your statue in { $city }, { $site }. Cult: { $cult }.
       *[other] A statue of { $who } in { $city }, { $site }. Cult: { $cult }.
    }
table-about-site = Free site in { $city }, { $site }. Cult: { $cult }. A statue costs you { $coins }.
table-about-site-less = Free site in { $city }, { $site }. Cult: { $cult }. A statue costs you { $coins } ({ $off }).
table-about-bonus = Free site in { $city }, { $site }. Cult: { $cult }, and { $bonus }. A statue costs you { $coins }.
table-about-bonus-less = Free site in { $city }, { $site }. Cult: { $cult }, and { $bonus }. A statue costs you { $coins } ({ $off }).
table-off-plan = { $n } less by the plan
table-off-artisan = { $n } less by the Artisan
table-about-card-held = { $who-is ->
        [you] You hold { $card }: { $does }.
       *[other] { $who } holds { $card }: { $does }.
    }
table-about-card-row = In the row: { $card }, { $does }.
table-about-banner = Banner of { $city }, cell { $cell }: number { $nth } from the left.
table-about-banner-now = Banner of { $city }, cell { $cell }: the Maharaja is there now.
table-about-reward-open = { $tile }: one of the { $n } lowest, which can be chosen at this scoring.
table-about-reward = { $tile }: not yet among the { $n } lowest that can be chosen.
table-about-seat = { $who-is ->
        [you] You: { $coins }, { $statues } built, { $shrines } in hand and { $supply } in the supply; your priest is in { $place }.
       *[other] { $who }: { $coins }, { $statues } built, { $shrines } in hand and { $supply } in the supply; the priest is in { $place }.
    }
table-about-tile = Tile { $place }, as things stand: { $deeds }.
table-about-tile-hidden = A tile face down: nobody knows it before it is played.
table-about-rule = { $name }: { $rule }.
table-kind-statue = Cheaper statue: 1 coin less.
table-kind-shrine = Free shrine, in a village or where your priest is.
table-kind-statue-shrine = Statue + shrine, each at its usual price.
table-kind-shrines = Two shrines, at most one of them in a village.
table-kind-coins = 3 coins from the bank.
table-kind-stock = 2 shrines from the supply to your hand.
table-kind-prestige = 2 prestige for 3 coins.
table-kind-character = Another character, from the row or from its holder.
table-kind-track = A banner 3 cells to the left.
