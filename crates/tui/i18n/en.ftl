# What the terminal says, in English. Every name begins with "tui-", so that
# nothing here hides a sentence of a game or of the table.

## Saving

tui-saved = The match is kept in { $file }.
tui-not-saved = The match was not saved.
tui-save-exists = { $file } exists already. Please choose another name.
tui-save-failed = { $file } cannot be written ({ $why }). Nothing was changed.

## Hints

tui-hint = Hint: { $action }. { $what }
tui-hint-value = Hint: { $action }. { $what } Chance of winning the match: { $percent } %.
tui-hint-none = There is no hint here.

## The end

tui-place = { $who-is ->
        [you] Place { $place }: you, with { $score }.
       *[other] Place { $place }: { $who }, with { $score }.
    }

## Languages

tui-language-now = This is English now.

## Plain lines

tui-plain-person = Seat { $seat }: { $who }, at this keyboard
tui-plain-bot = Seat { $seat }: { $who }, computer player ({ $level })
tui-plain-take-back = Taking back: { $how }.
tui-plain-agree = Type yes if everybody agrees, anything else if not.
tui-plain-disagreed = Nothing is taken back.
tui-plain-greeting = Type an action, or help, list, look, hint, undo, rules, save FILE, quit.
tui-plain-turn = Now: { $who }. Type look to see your cards; the others look away.
tui-plain-refused = Not possible: { $why }
tui-plain-help = Commands: list (numbered actions; a number plays one), look (the table), hint, undo, stand (answers given once for all), save FILE, say TEXT, leave and return (a computer player stands in), resign yes, brief (tell the table only when asked), language, rules (or a part of them: rules tables, rules 6, rules 6.5), quit.
tui-plain-no-part = The rules have no part called { $part }. A part is a clause by its number, or one of: { $parts }.
tui-plain-part = { $name }
tui-standing = Answers that stand
tui-standing-ask = you are asked
tui-standing-line = { $key }: { $question } Now: { $answer }. Possible: { $answers }.
tui-standing-none = In this game every question is asked anew.
tui-standing-how = Type stand, a question and an answer to let it stand; with ask instead of an answer you are asked again.
tui-plain-brief = The table is told only when you type look.
tui-plain-full = The table is told before each of your turns.
tui-plain-save-where = Where to? Type save and the name of a file.
tui-plain-end-of-input = The input has ended, and so does the sitting.
tui-plain-bye = Goodbye.

## The table on the screen

tui-actions = Actions: { $n }
tui-actions-menu = Which of these?
tui-actions-begun = Begun: { $steps }
tui-actions-number = { $now } of { $least }–{ $most }, + −
tui-log = Log
tui-said = { $name }: { $text }
tui-untold = Something happened that this version cannot tell.
tui-since = since your last turn
tui-group = { $verb }
tui-score = Points
tui-result = The match
tui-friendly = friendly table
tui-thinking = { $who } is thinking…
tui-bot-failed = { $who } cannot decide. One more try…
tui-advising = Looking for a good move…
tui-tip = Space picks, Enter plays. Tab moves on, t lets you type, ? helps.
tui-begun = Not yet a move: › marks what may be added, Esc puts it back.
tui-type-action = Action:
tui-type-file = File:
tui-type-something = Type an action; Tab completes it, Enter plays it, Esc goes back.
tui-save-name = Where shall the match be kept? Every further step goes there too.
tui-save-hint = The match is not saved. Press s to keep it in a file.
tui-too-small = The table needs a window of { $least-width } × { $least-height }; this one has { $width } × { $height }. Please enlarge it, or press Ctrl-C to leave.

## The keyboard goes to somebody else

tui-turn-of = Now { $who } plays.
tui-handover = It is the turn of { $who }.
tui-handover-ready = Pass the keyboard on. { $who }, press Enter when nobody else is looking.

## Leaving

tui-quit = Leave the table?
tui-quit-kept = The match is kept in { $file }. You can go on any time.
tui-quit-lost = The match is not saved and will be lost. Press s to save it first.

## The bars of keys

tui-keys = Tab move · Space pick · Enter play · Esc back · t type · h hint · ? help
tui-keys-page = ↑↓ PgUp PgDn scroll · r full rules · l français · Esc back
tui-keys-rules = ↑↓ PgUp PgDn scroll · n p chapter · t tables · l français · Esc back
tui-keys-report = Enter go on · u undo · l français · q quit
tui-keys-result = Enter leave · Space look at the table · s save · u undo · l français
tui-keys-handover = Enter I am here · u take the last move back · ? help · q quit
tui-keys-quit = y leave · n stay · s save
tui-keys-quit-server = y leave · n stay
tui-keys-agree = y everybody agrees · n no
tui-keys-menu = ↑↓ choose · ←→ change · Enter go on · Esc quit

## Keys that do nothing here

tui-no-key = The key { $key } does nothing here; ? lists the keys.
tui-no-key-here = The key { $key } does nothing here; the line at the bottom names those that do.
tui-no-board = This key picks on the board; Tab goes there.
tui-no-picked = Nothing is picked that could be put back.
tui-no-pick = There is nothing to pick here; a goes to the list of actions.
tui-no-seat = Nobody at this keyboard is asked; you are looking on.
tui-no-action = There is nothing to do now.
tui-no-enter = The log is only read; Tab goes to the board and to the actions.
tui-no-aside = The log goes up and down only.
tui-no-completion = No action that is possible now begins so.

## Help

tui-help = Help
tui-rules = The rules in full
tui-words = The table in words
tui-help-keys = Keys
tui-help-signs = Signs on the board
tui-help-marks = › may be touched · ✓ picked · ✗ stands in the way
tui-key-move = move the cursor: board, actions, log
tui-key-pick = touch what is under the cursor: it is picked, put back, or done at once
tui-key-enter = do what is marked ⏎ in the list: what you picked; else the same as Space; in the list, the line under the cursor
tui-key-escape = put back what you picked last; Del puts everything back
tui-key-number = choose another number, where one is to be chosen; else pick and put back
tui-key-choose = choose from a menu, where a touch has several meanings
tui-key-type = type an action; what it means is told while you type
tui-key-actions = go to the list of actions
tui-key-hint = ask for advice
tui-key-undo = take back, as far as this table allows
tui-key-words = read the table in words
tui-key-standing = see which of your answers stand
tui-key-log = scroll the log
tui-key-rules = read the rules in full
tui-key-save = save the match to a file
tui-key-language = français
tui-key-quit = leave the table

## At a server

tui-next = Everybody wants another match: leave (q), then durbar play --join { $code }
tui-again-here = Another match is begun with durbar play.
tui-hint-said = I have asked for a hint.
tui-type-ask = Enter asks for this.
tui-resign-sure = To give up for good, type: resign yes
tui-held = A computer player stands in for you. Type return to play on yourself.
tui-on-its-way = Your move is on its way…
tui-offline = no line
tui-line-up = The line to the server is open again.
tui-line-down = The line to the server broke ({ $why }). Trying again…
tui-line-trying = No line to the server; trying again…
tui-line-closed = the server closed it
tui-line-broke = { $why }
tui-line-unreachable = { $server } cannot be reached: { $why }. Is the address right, and is the server running?
tui-line-untrusted = { $server } does not prove who it is: { $why }. If its certificate is your own, name the file with --cacert.
tui-line-said = The server says: { $why }
tui-line-silent = The server does not answer.
tui-lobby = Table { $code } waits for players
tui-lobby-free = Seat { $seat }: free
tui-lobby-yours = Seat { $seat }: { $who } (you)
tui-lobby-taken = Seat { $seat }: { $who }
tui-quit-server = The table stays at the server. Come back with: durbar play --join { $code }
tui-keys-lobby = t say something · ? help · r rules · l français · q quit
tui-key-asks = typed after t: say and a text; leave and return, a computer player stands in; resign yes; again, another match at a server

## The start menu

tui-menu-game = Game
tui-menu-count = Players
tui-menu-seat = Seat { $seat }
tui-menu-person = A person at this keyboard
tui-menu-name = Name
tui-menu-language = Language
tui-menu-start = Play

## The board of Jaipur

tui-jaipur-round = Round { $round }
tui-jaipur-round-over = Round { $round } is over: { $cause }.
tui-jaipur-market = Market
tui-jaipur-facts = deck { $deck } · sold { $sold }
tui-jaipur-hand = Your hand: { $n } of { $limit }
tui-jaipur-herd = Your herd
tui-jaipur-give = give { $n }/{ $of }
tui-jaipur-col-hand = hand
tui-jaipur-col-herd = herd
tui-jaipur-col-goods = goods
tui-jaipur-col-bonus = bonus
tui-jaipur-col-seals = seals
tui-jaipur-herd-none = none
tui-jaipur-herd-some = some
tui-jaipur-piles = Tokens to be won
tui-jaipur-empty = empty
tui-jaipur-bonus-left = bonus 3: { $three } · 4: { $four } · 5+: { $five }
tui-jaipur-group-sell = Sell
tui-jaipur-group-take = Take one good
tui-jaipur-group-camels = Take the camels
tui-jaipur-group-swap = Exchange
tui-jaipur-key-herd = in your herd: one camel more, one camel less
tui-jaipur-key-count = show how many camels your rival has, or hide it
tui-jaipur-key-known = show the cards your rival was seen to take, or hide them
tui-jaipur-seals = Seals
tui-jaipur-seals-of = { $who } { $n }
tui-jaipur-seals-now = Seals: { $held }.
tui-jaipur-report-goods = Goods tokens ({ $first } and { $second })
tui-jaipur-report-bonus = Bonus tokens ({ $first } and { $second })
tui-jaipur-report-camels = Camel token (herds { $first } and { $second })
tui-jaipur-report-rupees = Rupees

## The board of Raja

tui-raja-round = Round { $round }, { $city }
tui-raja-track = Governors
tui-raja-bank = bank: { $cards }
tui-raja-signs = ◆ centre · ◇ outer palaces · # neutral · ●2 two houses · @● architect · ♛ Maharaja · ⌂1 home city of character 1
tui-raja-signs-half = Half a line for each player: characters, gold (g), palaces built (p), houses in reserve and quarry (h), action tokens (t); ✓ has a disc
tui-raja-seat-half = { $cards } { $gold }g { $built }p { $reserve }+{ $quarry }h
tui-raja-tokens-half = { $tokens }t
tui-raja-points = Points in { $city }
tui-raja-prizes = Prizes (gold)
tui-raja-sealed = sealed
tui-raja-seat = { $cards } · gold { $gold } · palaces { $built }/{ $all } · houses { $reserve }+{ $quarry } · { $disc }
tui-raja-seat-tokens = { $cards } · gold { $gold } · palaces { $built }/{ $all } · houses { $reserve }+{ $quarry } · tokens { $tokens } · { $disc }
tui-raja-seat-short = { $cards } · gold { $gold } · pal. { $built }/{ $all } · hs. { $reserve }+{ $quarry } · { $disc }
tui-raja-seat-tokens-short = { $cards } · gold { $gold } · pal. { $built }/{ $all } · hs. { $reserve }+{ $quarry } · tok. { $tokens } · { $disc }
tui-raja-report = The Maharaja scores { $city }.
tui-raja-report-architect = Architect
tui-raja-report-houses = Houses
tui-raja-report-outer = Outer palaces
tui-raja-report-centre = Palace in the centre
tui-raja-report-home = Home city
tui-raja-report-points = Points
tui-raja-report-prizes = Gold won
tui-raja-report-alone = { $who } alone has points: 5 gold more.
tui-raja-report-nobody = Nobody has points, and nobody is paid.
tui-raja-report-ties = Of equal points the lower character comes first.
tui-raja-report-place = Place
tui-raja-report-palaces = Palaces
tui-raja-report-gold = Gold at the end
tui-raja-report-ranking = Most palaces win; then most gold, then the lower character.
tui-raja-over-palaces = The match is over: the last palace of a player is built.
tui-raja-over-track = The match is over: a governor has reached the top of the track.
tui-raja-over-rounds = The match is over: the last round is played.
tui-raja-score = palaces
tui-raja-kind-gold = gold
tui-raja-kind-house = house
tui-raja-kind-houses = houses
tui-raja-kind-move = move
tui-raja-kind-quarry = quarry
tui-raja-kind-palace = palace
tui-raja-kind-palace-house = palace+house
tui-raja-kind-governor = governor
tui-raja-kind-character = character

## The board of Maharaja

tui-maharaja-round = Round { $round } of 7, { $city }
tui-maharaja-track = Banners
tui-maharaja-rewards = Rewards
tui-maharaja-row = Row
tui-maharaja-tiles = Brahmabot: left { $left } · middle { $middle } · right ?
tui-maharaja-planned = planned
tui-maharaja-brahmabot = Brahmabot
tui-maharaja-card = character
tui-maharaja-coins = coin
tui-maharaja-prestige = pres
tui-maharaja-statues = stat
tui-maharaja-shrines = shrin
tui-maharaja-tokens = tok
tui-maharaja-plan = plan
tui-maharaja-seat-half = { $card } { $coins }c { $prestige }p { $statues }st { $hand }+{ $supply }h { $tokens }t
tui-maharaja-signs-half = Half a line for each player: character, coins (c), prestige (p), statues (st), shrines in hand and supply (h), tokens (t); ✓ has a plan
tui-maharaja-cult = Cult in { $city }
tui-maharaja-prizes = Prizes (coins)
tui-maharaja-signs = ◆ centre, sites 1–6: t token p prestige $ coins s shrines · ●2 two shrines · @● priest · ♛ Maharaja
tui-maharaja-report = The Maharaja honours { $city }.
tui-maharaja-report-cult = Cult
tui-maharaja-report-bot-cult = Brahmabot’s cult
tui-maharaja-report-bot-prestige = Brahmabot’s prestige
tui-maharaja-report-prestige = Prestige
tui-maharaja-report-coins = Coins
tui-maharaja-report-ties = Of equal cult the lower character comes first.
tui-maharaja-report-nobody = Nobody has cult here, and nobody chooses a reward.
tui-maharaja-report-statues = Statues
tui-maharaja-report-left = Coins left
tui-maharaja-report-ranking = Most prestige wins; then most statues, then most coins.
tui-maharaja-report-won = You have more prestige than Brahmabot: you win!
tui-maharaja-report-lost = You needed more prestige than Brahmabot: it wins.
tui-maharaja-over-statues = The match is over: somebody’s seventh statue is built.
tui-maharaja-over-rounds = The match is over: seven rounds are played.
tui-maharaja-score = prestige
tui-maharaja-kind-statue = statue
tui-maharaja-kind-shrine = shrine
tui-maharaja-kind-statue-shrine = statue+shrine
tui-maharaja-kind-shrines = shrines
tui-maharaja-kind-coins = coins
tui-maharaja-kind-stock = stock
tui-maharaja-kind-prestige = prestige
tui-maharaja-kind-character = character
tui-maharaja-kind-track = track
tui-maharaja-reward-coins = coins
tui-maharaja-reward-shrines = shrines
tui-maharaja-reward-both = both
tui-maharaja-reward-tribute = tribute
tui-maharaja-reward-prestige = prestige
tui-maharaja-reward-buy = buy
tui-maharaja-reward-shrine = shrine
tui-maharaja-reward-maharani = maharani

## Maharadjah

tui-maharadjah-turn = Turn { $turn } of 16
tui-maharadjah-rough = rough
tui-maharadjah-plain = plain
tui-maharadjah-rough-site = rough, site of a factory
tui-maharadjah-plain-site = plain, site of a factory
tui-maharadjah-empty = nobody
tui-maharadjah-guessed = { $area }?
tui-maharadjah-here = { $area } ({ $region }, { $ground }): { $pieces }. Borders: { $near }.
tui-maharadjah-beyond = { $area }: { $pieces }. Borders: { $near }.
tui-maharadjah-marks = ^rough *leader #arms +factory !battle
tui-maharadjah-marks-more = Mg3 three armies of the Mughals; in a battle 5+ hits with 5 or more. ~ sea; ═ strait; … more than there is room for; ? a border that is our reconstruction.
tui-maharadjah-nations = Pa Gr Af Mh Ch My Ha Si Sk Ra Gu Mu Mg Po Du Fr Br
tui-maharadjah-places = Agr And Ass Bal Ben Ber Bhu Bid Bih Bij Bun Del Gan Gol Gon Guj Jau Kar Kas Ker Kha Lad Lah Lan Mag Mah Mlb Mlw Mys Nep Ori Oud Pun Raj Sim Sin PER AFG CAS CHI TIB BUR ara ind ben
