# The words of Maharadjah, in English. Every message here has its twin in fr.ftl,
# with the same name and the same arguments.


## The game

game-name = Maharadjah
game-tagline = Seventeen nations, sixteen ages, one India.
game-players = 3 to 5 players
game-length = an afternoon, or an evening for the short game
option-ages = Which ages are played
option-ages-full = all sixteen turns, for 3, 4 or 5 players
option-ages-short = turns 9 to 16, for 3 players


## Names

area-agra = Agra
area-andhra = Andhra
area-assam = Assam
area-baluchistan = Baluchistan
area-bengal = Bengal
area-berar = Berar
area-bhutan = Bhutan
area-bidar = Bidar
area-bihar = Bihar
area-bijapur = Bijapur
area-bundelkhand = Bundelkhand
area-delhi = Delhi
area-gandhara = Gandhara
area-golconda = Golconda
area-gondwana = Gondwana
area-gujarat = Gujarat
area-jaunpur = Jaunpur
area-karnataka = Karnataka
area-kashmir = Kashmir
area-kerala = Kerala
area-khandesh = Khandesh
area-ladakh = Ladakh
area-lahore = Lahore
area-lanka = Lanka
area-magadha = Magadha
area-maharashtra = Maharashtra
area-malabar = Malabar
area-malwa = Malwa
area-mysore = Mysore
area-nepal = Nepal
area-orissa = Orissa
area-oudh = Oudh
area-punjab = Punjab
area-rajputana = Rajputana
area-simhala = Simhala
area-sind = Sind
area-persia = Persia
area-afghanistan = Afghanistan
area-central-asia = Central Asia
area-china = China
area-tibet = Tibet
area-burma = Burma
area-arabian-sea = Arabian Sea
area-indian-ocean = Indian Ocean
area-bay-of-bengal = Bay of Bengal
nation-pandya = Pandya
nation-greeks = Greeks
nation-afghans = Afghans
nation-mahrattas = Mahrattas
nation-chola = Chola
nation-maurya = Maurya
nation-harappans = Harappans
nation-sinhalese = Sinhalese
nation-sikhs = Sikhs
nation-rajputs = Rajputs
nation-gupta = Gupta
nation-muslims = Muslims
nation-mughals = Mughals
nation-portuguese = Portuguese
nation-dutch = Dutch
nation-french = French
nation-british = British
leader-alexander = Alexander
leader-ashoka = Ashoka
leader-chandra = Chandra
leader-raja-raja = Raja Raja
leader-aybak = Aybak
leader-timur = Timur
leader-sanga = Sanga
leader-akbar = Akbar
leader-albuquerque = Albuquerque
leader-shivaji = Shivaji
leader-alamgir = Alamgir
leader-rao = Rao
leader-nizam = Nizam
leader-dupleix = Dupleix
leader-abdali = Abdali
leader-clive = Clive
region-north = North India
region-south = South India
region-himalaya = Himalaya
region-ceylon = Ceylon
nobody = nobody
armies = { $n ->
        [one] { $n } army
       *[other] { $n } armies
    }
player = { $who-is ->
        [you] you
       *[other] { $who }
    }
year-before = { $year } BC
year-after = { $year }
years = { $from } to { $to }
title-none = no title
title-rajah = Rajah
title-maharadjah = Maharadjah
title-maharajadhirajah = Maharajadhirajah
title-chakravartin = Chakravartin
merit-kill = enemies destroyed
merit-raid = a raid
merit-hold = territories held
merit-trade = factories and coasts
merit-raj = a title
cause-decline = the empire falls apart
cause-stacking = too many stand in one place
cause-withdrawal = the conquerors go home
cause-overpopulation = at most two armies for each territory


## Actions

action-raise = Place an army in { $area }.
action-lead = The leader appears in { $area }.
action-issue = Place the arms in { $area }.
action-pick = Move { $armies } from { $area }.
action-pick-leader = Move the leader alone from { $area }.
action-with-leader = Take the leader along: three borders, and no stop in rough land.
action-with-arms = Take the arms of { $nation } along.
action-to = Go to { $area }.
action-to-enemy = Enter { $area } against { $nation } ({ $armies }).
action-drop = Leave { $armies } in { $area } and go on.
action-stop = Stop in { $area }.
action-assault = Stay and attack: { $area }.
action-coexist = Leave the factory in { $area } alone.
action-done-march = All movement is done.
action-done-fight = No more battles.
action-stand = Stand in { $area }.
action-done-factories = No more factories.
action-done-arms = Leave the arms as they are.
action-done = Done.
action-pass-yes = Let the boats of { $nation } cross: { $area }.
action-pass-no = Refuse the boats of { $nation }: { $area }.
action-join-yes = The factory in { $area } fires.
action-join-no = The factory in { $area } stays out of it.
action-permit-yes = { $nation } may build in { $area }.
action-permit-no = { $nation } may not build in { $area }.
action-hold-out = Neither submit nor ally.
action-no-alliance = No alliance.
action-submit = Submit in { $region } to { $nation } for this turn.
action-ally-marker = Ally with the British for good; the population grows no more.
action-ally-army = Ally with the British for good; an army in { $area } is the price.
action-send = Send an army to { $area }.
action-defy = Ignore the submission of { $nation } and attack.
action-fight = Fight { $nation } in { $area }.
action-storm = Attack the factory of { $nation } in { $area }.
action-lose = An army that came from { $area } falls.
action-retreat = { $armies } to { $area }.
action-retreat-led = { $armies } to { $area }, with leader and arms.
action-land = An army lands in { $area }.
action-lift = Take the factory in { $area } back.
action-build = Build a factory in { $area }.
action-arm = Give arms to { $nation }.
action-disarm = Take the arms back.
action-remove = Take an army off { $area }.


## Events

event-turn = Turn { $turn }, { $years }.
event-left = { $leader } leaves.
event-removed = { $nation } lose { $armies } in { $area }: { $cause }.
event-became = { $armies } of the Maurya become Gupta.
event-grew = { $nation } grow: { $value } in all, { $armies } more, { $gauge } kept.
event-raised = { $nation } raise an army in { $area }.
event-appeared = { $leader } appears in { $area }.
event-issued = { $nation } take up the arms of { $power } in { $area }.
event-arrived = { $nation } arrive with { $armies }: { $area }.
event-swept = { $nation } are driven out of { $area }: { $armies }.
event-moved = { $nation }: { $armies } from { $from } to { $to }.
event-moved-led = { $nation }: { $armies } and the leader from { $from } to { $to }.
event-pass-yes = { $nation } let the boats pass: { $area }.
event-pass-no = { $nation } refuse the boats: { $area }.
event-assault = { $nation } attack with { $armies } at sea: { $area }.
event-killed = { $nation } kill { $leader } in { $area }.
event-submitted = { $nation } submit in { $region } to { $lord }.
event-allied = { $nation } ally with the British and give up their growth.
event-allied-army = { $nation } ally with the British; an army in { $area } is the price.
event-sent = { $nation }: an army goes from { $from } to { $to }.
event-lost = { $nation } find no place for { $armies } in { $area }.
event-defied = { $lord } ignore the submission of { $nation }.
event-battle = { $nation } attack { $foe } in { $area }.
event-joined = The factory of { $nation } in { $area } fires too.
event-not-joined = The factory of { $nation } in { $area } stays out of it.
event-rolled = { $nation } roll { $attack }, { $foe } roll { $defend }.
event-rolled-factory = { $nation } roll { $attack }, { $foe } roll { $defend }, the factory { $factory }.
event-fell = { $nation } lose { $armies } in { $area }.
event-burnt = { $nation } destroy the factory of { $power } in { $area }.
event-retreated = { $nation }: { $armies } retreat from { $from } to { $to }.
event-retreated-led = { $nation }: { $armies } and the leader retreat from { $from } to { $to }.
event-ended = The battle is over; { $nation } hold { $area }.
event-ended-open = The battle of { $area } is over.
event-landed = { $nation } land in { $area }.
event-built = { $nation } build a factory in { $area }.
event-lifted = { $nation } take their factory in { $area } back.
event-permitted = { $nation } let { $power } build in { $area }.
event-not-permitted = { $nation } do not let { $power } build in { $area }.
event-armed = { $power } promise arms to { $nation }.
event-disarmed = { $nation } no longer have the arms of { $power }.
event-counted = { $nation } count { $n } { $n ->
        [one] territory
       *[other] territories
    }: { $title }.
event-scored = { $nation } score { $points } for { $merit }: { $total } in all.
event-shared = The win is shared: { $players }.
event-moved-leader = { $nation }: the leader goes from { $from } to { $to } ({ $armies }).
event-sequence = { $who-is ->
        [you] { $nation } act: your sequence.
       *[other] { $nation } act, played by { $who }.
    }
event-won = { $who-is ->
        [you] You win the match!
       *[other] { $who } wins the match.
    }


## Reasons

reason-not-now = That answers another question. Look at what is asked now.
reason-no-armies = { $nation } have no army in { $area }.
reason-too-many = Only { $have } can go: { $area }.
reason-full = { $area } holds { $limit } at most.
reason-others-first = Give every other territory its new army before { $area } gets a second.
reason-not-empty = { $area } is not an empty territory of South India.
reason-no-invaders = No invaders are due: { $area }.
reason-not-crowded = Nobody is too much in { $area }.
reason-no-border = No border leads from { $area } to { $to }.
reason-too-far = The group has crossed all the borders it can ({ $limit }).
reason-strait = The strait must be the only border of a move.
reason-foreign-land = Nobody enters foreign lands: { $area }.
reason-no-boats = { $nation } have no boats this turn.
reason-no-landing = The boats must land on another shore they may reach: { $area }.
reason-blocked = { $nation } block { $area }: { $need } must stay to let others through; now there: { $have }.
reason-friend = { $area } belongs to a friend: { $nation }.
reason-cross-only = { $area } ({ $nation }) may only be crossed.
reason-leader-alone = A leader alone does not enter { $area }: foreign armies are there.
reason-no-way = Nothing can leave { $area } now.
reason-no-leader = There is no leader here who can still move.
reason-no-arms = No arms of { $nation } can be used here.
reason-arms-alone = Arms go with armies only.
reason-not-moved = The group has not moved yet: take it somewhere.
reason-cannot-drop = Nobody can be left behind here.
reason-stacked = { $have } in { $area }: the limit is { $limit }, but for one great stack. Some can still move.
reason-invaders = The invaders must leave { $area }.
reason-cannot-submit = { $nation } cannot submit in { $region } now.
reason-cannot-ally = { $nation } cannot ally now.
reason-last-army = The last army of { $nation } cannot be the price.
reason-no-refuge = The army cannot go to { $area }.
reason-no-defiance = There is no need to defy { $nation }.
reason-no-battle = There is no such battle: { $area }.
reason-sea-first = Battles at sea come first.
reason-must-fight = A battle must still be fought: { $area }.
reason-not-fallen = None of those who fell came from { $area }.
reason-no-retreat = No retreat leads to { $area }.
reason-leader-goes = Leader and arms go with the last army, and only if they are there.
reason-cannot-land = No army can land in { $area }.
reason-no-site = No factory may stand in { $area }.
reason-site-taken = { $nation } have a factory in { $area } already.
reason-no-factory = All { $limit } factories are on the map.
reason-built-enough = Two factories were built in this phase.
reason-cannot-lift = No factory can be taken back: { $area }.
reason-no-foothold = An own army in { $area }, or a host there and an own army at sea beside it, is needed.
reason-refused = The host of { $area } has said no.
reason-cannot-arm = { $nation } cannot get these arms: they need an army in a territory with one of the factories, and the power an army on the map.
reason-dice-count = The dice must be { $attack } for the attacker, { $defend } for the defender and { $factory } for a factory.


## Prompts

prompt-remove = { $who-is ->
        [you] { $nation } lose an army. Take it off the map: { $cause }.
       *[other] { $who } takes armies of { $nation } off the map: { $cause }.
    }
prompt-raise = { $who-is ->
        [you] { $nation } grow. Choose a land for each new army: { $n } left.
       *[other] { $who } places new armies of { $nation }: { $n } left.
    }
prompt-refuge = { $who-is ->
        [you] { $nation } seek shelter. Choose an empty territory: { $n } left.
       *[other] { $who } finds empty territories for { $nation }: { $n } left.
    }
prompt-appoint = { $who-is ->
        [you] { $leader } appears. Choose where { $nation } get their leader.
       *[other] { $who } places { $leader } of { $nation }.
    }
prompt-issue = { $who-is ->
        [you] { $nation } take up the arms of { $power }. Choose where.
       *[other] { $who } places the arms of { $power } for { $nation }.
    }
prompt-muster = { $who-is ->
        [you] Too few invaders of { $nation }. Where does the next one come from?
       *[other] { $who } shares out the invaders of { $nation }.
    }
prompt-march = { $who-is ->
        [you] { $nation } move. Choose an army, then where it goes.
       *[other] { $who } moves { $nation }.
    }
prompt-march-again = { $who-is ->
        [you] { $nation } move again. It is a major invasion: choose an army, then where it goes.
       *[other] Major invasion: { $who } moves { $nation } again.
    }
prompt-walk = { $who-is ->
        [you] { $nation } move. The group is in { $area }: where next?
       *[other] { $who } leads a group of { $nation }: { $area }.
    }
prompt-crossing = { $who-is ->
        [you] May the boats of { $mover } cross { $area }? You answer for { $nation }.
       *[other] { $who } answers for { $nation }: may the boats of { $mover } cross { $area }?
    }
prompt-window = { $who-is ->
        [you] Do { $nation } give way to { $mover }? Submit, ally or hold out.
       *[other] { $who } decides whether { $nation } submit or ally against { $mover }.
    }
prompt-pay = { $who-is ->
        [you] { $nation } join the British. At what price?
       *[other] { $who } pays for the alliance of { $nation }.
    }
prompt-displace = { $who-is ->
        [you] Armies of { $nation } must leave. Choose where they go.
       *[other] { $who } sends armies of { $nation } away.
    }
prompt-fight = { $who-is ->
        [you] { $nation } fight. Choose the next battle.
       *[other] { $who } chooses the next battle of { $nation }.
    }
prompt-join = { $who-is ->
        [you] Does the factory of { $nation } in { $area } fire?
       *[other] { $who } decides whether the factory of { $nation } in { $area } fires.
    }
prompt-casualty = { $who-is ->
        [you] { $nation } lose armies in { $area }. Choose who falls: { $n } left.
       *[other] { $who } chooses who of { $nation } falls in { $area } ({ $n }).
    }
prompt-retreat = { $who-is ->
        [you] Do { $nation } retreat from { $area }? Choose a shelter, or let them stand.
       *[other] { $who } decides whether { $nation } retreat from { $area }.
    }
prompt-withdraw = { $who-is ->
        [you] Do the attackers, { $nation }, retreat from { $area }? Choose a shelter, or fight on.
       *[other] { $who } decides whether the attackers, { $nation }, retreat from { $area }.
    }
prompt-storm = { $who-is ->
        [you] The armies are gone. Do { $nation } attack the factory in { $area }?
       *[other] { $who } decides whether { $nation } attack the factory in { $area }.
    }
prompt-storm-leaving = { $who-is ->
        [you] The defenders submit. Do { $nation } attack the factory in { $area } before they leave?
       *[other] { $who } decides whether { $nation } attack the factory in { $area } before they leave.
    }
prompt-land = { $who-is ->
        [you] The victors of { $nation } must land. Choose where.
       *[other] { $who } lands the victors of { $nation }.
    }
prompt-factories = { $who-is ->
        [you] { $nation } build. Choose a site, or leave it at that.
       *[other] { $who } may build factories for { $nation }.
    }
prompt-permit = { $who-is ->
        [you] May { $mover } build a factory in { $area }? You answer for { $nation }.
       *[other] { $who } answers for { $nation }: may { $mover } build in { $area }?
    }
prompt-arms = { $who-is ->
        [you] { $nation } may give arms. Choose who gets them, or end.
       *[other] { $who } may give arms for { $nation }.
    }
prompt-offer = { $who-is ->
        [you] Do { $nation } ally with the British? The British count their titles next.
       *[other] { $who } decides whether { $nation } ally with the British before they count their titles.
    }
prompt-last-word = { $who-is ->
        [you] Do { $nation } ally with the British? The sequence ends after that.
       *[other] { $who } decides whether { $nation } ally with the British.
    }
prompt-dice = The dice fall: { $area }.
prompt-none = Nothing is asked.


## The table in words

view-title-now = Now
view-turn = Turn { $turn } of 16
view-sequence = { $who-is ->
        [you] Sequence of { $nation }, yours
       *[other] Sequence of { $nation }, played by { $who }
    }
view-boats = Boats: { $nations }
view-major = Major invasion: { $nations }
view-allied = Allied with the British: { $nations }
view-map = The map is a reconstruction: { $guessed } of its { $all } borders are our own guess.
view-map-own = This table plays on a map of its own (mark { $mark }): { $guessed } of its { $all } borders are called a guess there.
view-title-battle = Battle: { $area }
view-side = { $nation }: { $armies }, hitting on { $face } or more
view-factory-fires = Factory of { $nation }, hitting on { $face } or more
view-player = { $who-is ->
        [you] You, points: { $points }
       *[other] { $who }, points: { $points }
    }
view-nation = { $who-is ->
        [you] { $nation }: points { $points }, armies on the map { $armies }, in the box { $spare }, on the gauge { $gauge } (yours)
       *[other] { $nation }: points { $points }, armies on the map { $armies }, in the box { $spare }, on the gauge { $gauge }
    }
view-region = { $region }
view-title-abroad = Seas and foreign lands
view-place = { $area }: { $pieces }
view-place-rough = { $area } (rough): { $pieces }
view-empty = Empty: { $areas }
view-armies = { $nation } { $armies }
view-factory = factory of { $nation }
view-arms = arms of { $nation }


## Help

help-title-what = What it is about
help-what-goal = You lead several nations through sixteen turns. Their points together are yours.
help-what-turn = Nations act one after another, always in the same order: they grow, arrive, move, fight.
help-what-score = Every nation has its card: what pays, and when. Follow it.
help-title-type = How to type
help-type-move = pick 3 delhi, with leader, to agra, drop 1, stop, done
help-type-battle = fight delhi harappans, retreat 2 malwa, lose mysore, storm lanka, stop
help-type-answer = yes, no, submit south, ally marker, ally army delhi, send agra, remove delhi, raise delhi
help-type-colonial = build lanka, lift lanka, arm sinhalese, disarm
help-type-names = Places are typed by their English names in small letters: central-asia, bay-of-bengal.
help-title-rules = The rules in short
help-rule-move = Armies cross two borders and stop in rough land; with a leader or arms three, without stopping; colonial armies three.
help-rule-stack = Three armies in a territory, two if it is rough; one great stack for each nation.
help-rule-dice = A die for each army. 5 and 6 hit; only 6 hits colonial armies and defenders in rough land. Leader, arms and colonial armies add one each.
help-rule-retreat = After each round the defender may retreat, then the attacker.
help-rule-submit = A nation reduced to a last territory or two may submit for the turn.
help-rule-ally = From turn 12 on, Indian nations may ally with the British for good.
help-rules-more = The full rules, clause by clause, come with the game.
help-title-map = The map
help-map = The printed board could not be found. { $guessed } of { $all } borders are our reconstruction; the others follow from the rules or from public errata.
help-map-rough = Rough territories: { $n }; most of that is reconstructed too.
help-map-correct = Whoever owns the board can correct a copy of data/map.toml and play on it: durbar play maharadjah --map FILE.


## What cannot be read

misread-action = "{ $found }" is not an action. Type for example: pick 3 delhi, to agra, stop, done.
misread-area = "{ $found }" is not a place.
misread-nation = "{ $found }" is not a nation.
misread-leader = "{ $found }" is not a leader.
misread-region = "{ $found }" is not a region: north, south, himalaya, ceylon.
misread-number = "{ $found }" is not a number of armies.
misread-dice = "{ $found }" are not dice.
misread-chance = "{ $found }" is not a chance. Write: dice 2256 / 134.


## What is wrong with a position

fault-position-line = "{ $found }" is not a line of a position. Write a key, a colon and a value.
fault-position-key = A position has no line called "{ $key }".
fault-position-twice = The line "{ $key }" stands there twice.
fault-position-value = "{ $found }" cannot stand after "{ $key }".
fault-short = The short game is for three players.
fault-scenario = This is a position of the game "{ $found }", not of "{ $expected }".
fault-turn = There is no turn { $found } in this game.
fault-armies = { $nation }: armies { $found }; there can be { $most }.
fault-gauge = { $nation }: the gauge runs from 0 to 2.5, for Indian nations only.
fault-nation = { $nation } does not play in this game.
fault-crowd = Two nations that do not fight share { $area }.
fault-foreign = Only invaders on the march stand in a foreign land: { $area }.
fault-sea = Somebody is at sea who cannot be: { $area }.
fault-leaders = { $nation } has more than one leader on the map.
fault-leader = { $leader } cannot be where he is.
fault-factories = { $nation } cannot have these factories.
fault-arms = The arms of { $nation } cannot be where they are.
fault-sequence = The phase of factories cannot be so.
fault-raj = A title is worth 1 to 4 points.
fault-allied = The alliances cannot be so: Indian nations only, from the British landing on, each with one price.
fault-submitted = A nation has submitted to itself.
fault-march = What is moved or has arrived does not agree with the armies.
fault-battle = The battle cannot be so.
fault-phase = Nobody would be asked this, or nobody could answer.
fault-sums = The sums do not agree with the pieces.

## What is wrong with a map

fault-map-text = Line { $line }: this cannot be read: { $found }
fault-map-key = A map has no part called "{ $found }".
fault-map-part = The part "{ $part }" is missing.
fault-map-field = "{ $found }" is no field of the part "{ $part }".
fault-map-place = There is no place called "{ $found }".
fault-map-twice = { $found } stands there twice.
fault-map-missing = { $found } is missing.
fault-map-value = { $place }: "{ $found }" cannot stand after "{ $field }".
fault-map-evidence = { $place }: "{ $field }" does not say how it is known. Write evidence = "printed", "inferred", "sourced", "forced" or "recon".
fault-map-region = { $place } lies in the region "{ $expected }", as printed, not in "{ $found }".
fault-map-coast = { $place } takes a factory but touches no sea.
fault-map-two-seas = Two sites at most touch two seas, and nothing touches three: { $found }.
fault-map-closed = { $place } opens on no territory.
fault-map-strait = One border is the strait; here there is another number: { $found }.
fault-map-denied = The border { $one } – { $other } is listed, and denied as well.
fault-map-one-sided = { $one } lies beside { $other }, but not the other way round.
fault-map-corner = The four territories of the corner: { $one } and { $other } touch where they should not, or do not where they should.
fault-map-total = The sum "{ $what }" is { $found }, not { $expected }.
fault-map-apart = { $place } cannot be reached from the rest of the map.

## Answers that stand

standing-crossing = May the boats of others cross a sea where your ships lie?
standing-crossing-yes = always
standing-crossing-no = never
standing-factory = May a power build a factory in your land?
standing-factory-yes = always
standing-factory-no = never
standing-fire = Does your factory fire beside the armies of others?
standing-fire-yes = always
standing-fire-no = never
standing-submit = Do your nations submit when they may?
standing-submit-never = never
standing-submit-always = always, at once
standing-alliance = Do your nations ally with the British?
standing-alliance-never = never
standing-alliance-marker = at the first offer, for their growth
standing-offer = Do your nations ally before the British count, if that changes no title?
standing-offer-no = no
standing-offer-marker = yes, for their growth
standing-retreat = Do your defenders retreat?
standing-retreat-never = never


## Kinds of actions, by the first word of their notation

verb-raise = Place an army
verb-leader = The leader appears
verb-arms = Place the arms
verb-pick = Set armies on the march
verb-with = Take along
verb-to = Go
verb-drop = Leave armies behind
verb-stop = Stop
verb-done = Finish
verb-yes = Yes
verb-no = No
verb-submit = Submit
verb-ally = Ally with the British
verb-send = Send an army
verb-defy = Attack all the same
verb-fight = Fight
verb-storm = Attack a factory
verb-lose = Choose who falls
verb-retreat = Retreat
verb-land = Land an army
verb-lift = Take a factory back
verb-build = Build a factory
verb-arm = Give arms
verb-disarm = Take the arms back
verb-remove = Remove an army


## The table as a drawing

table-order = Order of play
table-points-head = points
table-points = Points: { $n }
table-nation-points = { $nation }, points: { $n }
table-nation-row = { $nation }: { $armies }, points: { $n }
table-arrive = arrive: { $n }
table-turn = turn { $turn }
table-turn-years = { $turn } · { $years }
table-gone = gone
table-turns = Sixteen turns
table-turns-note = Factories and titles pay every turn. A faint star: some nations only.
table-key-arrive = invaders arrive
table-key-more = reinforcements
table-key-minimum = brought up to this number
table-key-heirs = the Maurya become Gupta
table-key-major = major invasion: moves and fights twice
table-key-boats = boats
table-key-decline = falls apart or goes home
table-key-raid = a raid pays at once
table-key-score = land pays at the end of the turn
table-nation = Nation
table-nation-of = { $who-is ->
        [you] yours
       *[other] played by { $who }
    }
table-nation-major = { $who-is ->
        [you] yours · major invasion: moves and fights twice
       *[other] played by { $who } · major invasion: moves and fights twice
    }
table-on-map = { $n } on the map
table-in-box = { $n } in the box
table-growth = Kept: { $kept }; turn { $turn }: { $sum }, new armies: { $n }
table-title-count = Lands for a title: { $n } of { $next }
table-card-open = Card ▸
table-cards = Victory cards
table-stack = { $nation }, { $armies } in { $area }
table-stack-led = { $nation }, { $armies } and { $leader } in { $area }
table-site = { $area }: a free site for a factory
table-factory = { $area }: factory of { $nation }
table-battle = Battle for { $area }
table-battle-of = Battle against { $nation }: { $area }
table-tab-battle = Battle
table-waiting = Battles waiting
table-at-sea = at sea
table-rough = rough land
table-open = open land
table-side = { $nation } { $n }
table-base = { $face }
table-minus = { $what } −1
table-colonial = colonial
table-hit-on = hit on { $face }+
table-gun = Factory of { $nation }: hit on { $face }+
table-odds = { $nation } win { $win } %, losing { $losing }
table-percent = { $n } %
table-decimal = { $tenths ->
        [0] { $whole }
       *[other] { $whole }.{ $tenths }
    }
table-step-dice = dice
table-step-losses = losses
table-step-bow = submit?
table-step-they = defenders?
table-step-you = attackers?
table-came-from = from { $area }: { $n }
table-was-here = already here: { $n }
table-grows = { $nation } grow
table-growth-tab = Growth
table-to-place = to place: { $n }
table-one-now = +1 now
table-full = full
table-has-one = later
table-question = Question
table-alliance = Ally with the British for good
table-ally-growth = Ally: give up growth
table-ally-army = Ally: an army in { $area }
table-leader = Leader
table-arms = arms
table-opt-arms = Arms of { $nation }
table-opt-step = Step by step
table-do-drop = Leave some here
table-leave = Leave { $n } here
table-stop = Stop here
table-stay-attack = Stay and attack
table-leave-factory = Leave the factory
table-storm = Attack the factory
table-done-march = All moved
table-done-fight = No more battles
table-done-factories = No more factories
table-done-arms = Leave the arms
table-done = Done
table-stand = Stand
table-fight-on = Fight on
table-retreat = Retreat with { $n }
table-no-alliance = No alliance
table-hold-out = No, hold out
table-bow = Submit: { $region }
table-defy = Ignore { $nation }
table-fight = Fight { $nation }
table-lift = Take a factory back
table-arm = Arm { $nation }
table-disarm = Take the arms back
table-pass = Let them pass
table-refuse = Refuse
table-fire = Fire
table-silent = Stay out of it
table-permit = Allow it
table-yes = Yes
table-no = No
table-go = Go to { $area }
table-march = { $area }: { $borders ->
        [one] { $borders } border
       *[other] { $borders } borders
    }{ $steps ->
        [0] .
       *[other] , by { $through }.
    }
table-march-left = { $area }: { $borders ->
        [one] { $borders } border
       *[other] { $borders } borders
    }{ $steps ->
        [0] .
       *[other] , by { $through }.
    } To pass, { $left } must stay on the way; arriving: { $armies }.
table-march-fight = { $area }: { $borders ->
        [one] { $borders } border
       *[other] { $borders } borders
    }{ $steps ->
        [0] .
       *[other] , by { $through }.
    } { $nation } { $foes }: you hit on { $own }+, they on { $theirs }+; win { $win } %, losing { $losing }.
table-march-fight-left = { $area }: { $borders ->
        [one] { $borders } border
       *[other] { $borders } borders
    }{ $steps ->
        [0] .
       *[other] , by { $through }.
    } To pass, { $left } must stay on the way; arriving: { $armies }. { $nation } { $foes }: you hit on { $own }+, they on { $theirs }+; win { $win } %, losing { $losing }.
table-march-asks = { $area }: { $borders ->
        [one] { $borders } border
       *[other] { $borders } borders
    }{ $steps ->
        [0] .
       *[other] , by { $through }.
    } { $power } are asked first whether the boats may pass.
table-about-nation = { $nation }: points { $points }, armies on the map { $armies }, in the box { $spare }, new ones if they grew now { $new }.
table-about-battle = { $area }: { $nation } against { $foe }, hitting on { $own }+ and { $theirs }+; win { $win } %, losing { $losing }.
table-about-empty = { $area }: empty.
table-about-far = { $area }: { $pieces }.
table-about-land = { $area }: { $pieces }. { $region }, open land, room for { $room }.
table-about-land-empty = { $area }: empty. { $region }, open land, room for { $room }.
table-about-rough = { $area }: { $pieces }. { $region }, rough: stops moves, 6 to hit, room for { $room }.
table-about-rough-empty = { $area }: empty. { $region }, rough: stops moves, 6 to hit, room for { $room }.
table-leave-pill = { $n }, leave { $left }
table-hit = { $face }: a hit
table-miss = { $face }: a miss
table-lost = −{ $n }
table-shelter = to { $area }: { $n }
table-kept = { $kept } kept
table-factories = factories: { $n }
table-this-turn = this turn: { $n }
table-now = now
table-raid-on = raid on turn { $turn }
table-held = now { $n }
table-tier = { $points }: { $lands }
table-tier-many = { $points }: { $n ->
        [one] 1 other land
       *[other] { $n } other lands
    }
table-prey = { $what }
table-prey-army = armies of { $nation }
table-prey-factory = factories of { $nation }
table-kill = destroy
table-card-hold = end of turn { $turns }
table-card-raid = raid on turn { $turns }
table-paid = paid
table-title-steps = every turn: 9, 18, 27, 36 lands pay 1 to 4
table-trade = every turn: pays { $n } (factories: { $factories }, coasts: { $coasts })
table-coin = { $n } each
table-others = others: { $n }
table-plain-lands = { $n ->
        [one] { $n } plain land
       *[other] { $n } plain lands
    }
table-rough-lands = { $n ->
        [one] { $n } rough land
       *[other] { $n } rough lands
    }
table-kept-before = kept from before
table-together = together { $sum }, three make an army
table-placed = has its new one
table-clause = Rule { $clause }.
table-they-win = { $nation } win the battle with { $win } %.
table-effect-leave = { $nation } leave { $area }: { $armies }.
table-effect-safe = Not attacked any more: { $areas }.
table-effect-title = Lands that { $nation } count: { $after } instead of { $before }.
table-effect-points = { $who-is ->
        [you] This turn you earn { $after } instead of { $before }.
       *[other] This turn { $who } earns { $after } instead of { $before }.
    }
table-builds = { $nation } build
table-as-it-is = as it is
table-at-once = at once
table-asks = asks { $who } ({ $nation })
table-then-arms = Arms
table-beside = beside a factory: { $areas }
table-factories-tab = Factories
table-yours = Your nations
table-goal = Turn { $turn }: { $lands }, { $points } each.
table-goal-trade = Factories and coasts, every turn.
table-goal-none = Its card pays nothing more.
table-comes = { $armies }, { $area }
table-how = How you win
table-how-sum = The points of all your nations together are yours. Most after turn 16 wins.
table-how-land = Land pays on turns 4, 7, 10, 13 and 16
table-how-kill = Victories that a card names pay at once
table-how-title = Titles and factories pay every turn
table-scored = Turn { $turn } has paid
table-earned = +{ $n }
table-legend-rough = rough: stops moves, 6 to hit
table-legend-region = region border
table-legend-held = held by (inner ribbon)
table-legend-site = free factory site
table-pays = { $first } It pays { $nation } { $points } on turn { $turn }.
table-pays-raid = { $first } A raid there pays { $nation } { $points } on turn { $turn }.
table-merit = { $what }: { $points }
table-scored-hint = touch a row: its lands
table-scored-sum = { $before } + { $gain } = { $total }
table-next-leave = { $nation }, leaving: { $armies }
table-next-come = { $nation } come: { $n }, { $area }
table-next-pays = its end pays { $nations }
table-next-pays-all = its end pays everybody’s card
table-since = Since your last turn
table-since-tab = Since my turn
table-since-count = nations: { $n }, moves: { $moves }
table-since-stay = stay where they are
table-since-moved = move without a fight
table-since-came = arrive: { $armies }
table-since-took = take { $lands }
table-since-lost = lose { $armies }
table-since-yours = your { $nation } lose { $armies }: { $area }
table-since-bowed = { $nation } submit
table-since-built = build in { $lands }
table-since-grew = grow: { $n }
table-since-to = { $area }: { $armies }
table-taken = taken: { $foe } −{ $theirs }, { $nation } −{ $own }
table-fought = not taken: { $foe } −{ $theirs }, { $nation } −{ $own }
table-way = { $nation }, { $armies }: from { $from } to { $to }
table-card-hint = Touch a line: its lands stand out on the map.
table-legend-guess = reconstructed borders: { $guessed } of { $all }
table-legend-own = your army
table-legend-coin = pays { $nation } on turn { $turn }
table-legend-later = arrives later this turn
table-legend-paid = points this land has paid
table-legend-row = touch a row: its lands alone
table-legend-raise = touch: a new army here
table-legend-raised = placed
table-legend-room = rough: two armies at most
table-legend-build = build here at once
table-legend-ask = its holder is asked first
table-legend-no-site = not possible now
table-legend-fight = the battle
table-legend-asked = what the question is about
table-legend-moves = moves in order, by nation
table-legend-shown = the move shown now
table-legend-changed = changed hands
table-opening-come = { $nation } come over the passes.
table-opening-quiet = Nobody comes from outside this turn.
table-opening-twice = They bring { $armies }; they move and fight twice.
table-opening-once = They bring { $armies }.
table-opening-paid = Land pays nothing before the end of turn { $turn }.
table-turn-head = Turn { $turn }
table-tip = { $n ->
        [one] Touch this army
       *[other] Touch one of these { $n }
    }
table-score = Score
table-says-raise = A new army: { $n } here, room for { $room }. { $about }
table-says-pick = { $armies } can go. { $about }
table-says-alone = The leader goes alone. { $about }
table-says-build = { $area }: a factory at once ({ $seas }). All factories would pay each turn: { $points }, now { $now }.
table-says-ask = { $area }: a factory ({ $seas }). { $who-is ->
        [you] Your { $nation } allow it or not.
       *[other] { $who } is asked for the { $nation }; a no is final this turn.
    } All factories would pay each turn: { $points }, now { $now }.
table-round-land = round { $n } · { $land }
table-pill-safe = safe if yes
table-pill-leave = if yes: { $n } leave
table-power-arrive = arrive
table-power-move = move
table-power-fight = fight
table-power-build = build
table-power-arms = arms
table-power-points = points
table-one-more = one more
table-trade-now = factories { $factories }, coasts { $coasts }
table-not-now = Not possible now: { $lands }.
table-power-grow = grow
table-asked = asked
table-legend = Map key
