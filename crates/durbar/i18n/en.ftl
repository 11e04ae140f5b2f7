# What the program itself says, in English: help, reports, troubles.

## Headings

cli-usage = Usage
cli-heading-commands = Commands
cli-heading-arguments = What to name
cli-heading-options = Options
cli-heading-general = Everywhere

## Kinds of values

cli-value-take-back = strict|friendly
cli-value-game = GAME
cli-value-part = PART
cli-value-levels = BOT
cli-value-number = N
cli-value-options = KEY=VALUE
cli-value-solo = LEVEL
cli-value-name = NAME
cli-value-file = FILE
cli-value-table = ADDRESS|CODE
cli-value-seed = TEXT
cli-value-viewer = SEAT
cli-value-lang = en|fr
cli-value-elo = LOW,HIGH
cli-value-kind = free|clocked|sealed|mixed

## Commands

cli-about = Durbar: an open table for board games of India. Play in the terminal, against people at your keyboard or against honest bots.
cli-after = Start with:  durbar play jaipur
    Exit codes: 0 fine, 1 a file or the system failed, 2 the command makes no sense, 3 a record or option is not valid, 4 a check says no, 5 a test is undecided.
cli-help = Show this help
cli-version = Show the version
cli-lang = The language; by default what your system says
cli-game = Which game; "durbar games" lists them

cli-play = Play a match in the terminal
cli-play-after = Examples:
    {"  "}durbar play jaipur
    {"  "}durbar play jaipur --against greedy --record my-match.txt
    {"  "}durbar play jaipur --against human
    {"  "}durbar play jaipur -o seals=1 --plain
    {"  "}durbar play --join https://host/#/t/CODE --name Asha

    At the table, ? shows the help and q leaves. A match kept with --record goes on where you left it.
cli-against = Who sits opposite: a bot ("durbar games" lists them) or "human" for a second person at this keyboard; name several with commas
cli-players = How many play; the last one named with --against fills the chairs
cli-solo = Play alone against the game itself: easy, medium or hard, where a game has it
cli-options = Options of the game, such as seals=1; "durbar games" lists them
cli-name = Your name
cli-map = Play on the map of this file instead of the game's own (maharadjah)
cli-record-file = Keep the match in this file; if it exists, go on with it
cli-join = Play at a table of a server: the address that the page shows, or a code at the server joined last. A free chair is yours; else you come back to your own, or look on
cli-server = The server of a table that is named by its code alone
cli-cacert = Certificates to trust besides those of the system (PEM), for a server of one's own
cli-seed = Where chance comes from: any text; the same text deals the same cards
cli-millis = How long bots may think about a move, in milliseconds
cli-take-back = How far steps can be taken back: strict (unless given), your last step only, before chance falls, a secret opens or anybody else acts; friendly, alone against bots, any step, and the same chance falls again. Kept with the match
cli-count-camels = Show how many camels the rival has; by the rules the number need not be told
cli-plain = Plain lines instead of a full screen, for scripts and screen readers; automatic when output is not a terminal

cli-games = List the games, their options and the bots
cli-rules = Show the rules of a game in full
cli-rules-part = A chapter by its number, a clause, “tables”, or a table by its name
cli-no-part = The rules have no part called { $part }. A part is a clause by its number, or one of: { $parts }.
cli-part = { $name }

cli-record = Show, check or replay a match kept in a file
cli-record-show = Show who played, the options and how the match stands
cli-record-verify = Check that every step follows the rules and that chance fits its seed
cli-record-replay = Tell what happened, step by step
cli-cannot-write = { $file } cannot be written: { $why }
cli-record-to = Stop after this many steps
cli-record-picture = Draw the board at some moment, as SVG
cli-record-step = The moment: after this many steps; the last if not given
cli-record-size = For a window of this size; 1440x900 if not given
cli-record-dark = In the dark colours
cli-record-out = Write to this file instead of the screen
cli-value-size = WxH
cli-bad-size = “{ $found }” is no size. Write width and height, 240 to 4000 each, like 1440x900.
cli-no-board = There is no board to draw for { $game }.
cli-viewer = Whose eyes: A, B, ... or public
cli-file = The file

cli-engine = Speak the line protocol with a program: JSON in, JSON out

cli-arena = Let bots play each other and say which is better
cli-arena-after = A bot may be given a budget: search:10ms thinks 10 milliseconds of processor time, search:400 makes 400 iterations.
    {"  "}durbar arena jaipur search:10ms greedy --pairs 500 -o seals=1
    {"  "}durbar arena jaipur search:2000 search:200 --sprt 0,20
cli-arena-bots = The bots: the first is compared with the others
cli-arena-players = How many play; the last bot fills the chairs
cli-arena-seed = Which deals are played: any text
cli-pairs = How many deals, each played from every chair (500 unless given)
cli-threads = On how many cores (all unless given)
cli-sprt = Stop as soon as it is decided whether the first bot is HIGH Elo points better rather than LOW
cli-json = Print JSON

cli-bench = Measure how fast the games play themselves and the bots think
cli-bench-seconds = How long to measure each figure (2 seconds unless given)
cli-bench-tables = With "server": how many tables
cli-bench-kind = With "server": which kind of table; each by itself unless given
cli-bench-after = durbar bench server  starts a server on a core of its own, plays at many tables at once and tells what a move takes: at tables that are free (Jaipur), clocked (Jaipur with clocks), sealed (Raja, where three choose at once), or mixed.

## Serving

cli-value-address = IP:PORT
cli-value-folder = FOLDER
cli-value-url = URL
cli-value-flag = true|false
cli-value-log = error|warn|info|debug
cli-value-log-format = text|json
cli-serve = Serve tables for browsers and programs (what durbar does when nothing else is asked)
cli-serve-after = Everything can also be set in the environment (--bot-threads is DURBAR_BOT_THREADS) or in a file named with --config (bot-threads = 2). Flags come first, then the environment, then the file.
    {"  "}durbar serve --address 0.0.0.0:8080 --base-url https://play.example.org --behind-proxy true
serve-set-config = A file with settings, one "name = value" per line (TOML)
serve-set-address = Where to listen (127.0.0.1:8080 unless given; 0.0.0.0:8080 for everybody)
serve-set-data = The folder for matches (your data folder unless given)
serve-set-database = The database instead: sqlite:PATH
serve-set-base-url = The address people see, if it is another
serve-set-behind-proxy = Whether a proxy in front tells who asks (X-Forwarded-For)
serve-set-threads = Threads for the network (one per core unless given)
serve-set-bot-threads = Threads for computer players (one core is left free unless given)
serve-set-bot-millis = How long computer players think about a decision, in milliseconds (500 unless given)
serve-set-limit-rate = Requests per second from one address in the long run (50)
serve-set-limit-burst = Requests at once from one address (200)
serve-set-limit-sockets = Connections in all (20000)
serve-set-limit-sockets-per-address = Connections from one address (64)
serve-set-limit-messages = Messages per second on one connection in the long run (20)
serve-set-limit-matches = Unfinished matches per guest (100)
serve-set-limit-guests = New guests per hour from one address (60)
serve-set-limit-idle = Seconds after which a table nobody is at leaves memory (300)
serve-set-log = How much is logged to standard error (warn)
serve-set-log-format = How lines of the log look (text)
serve-address = Durbar is open: { $address }
serve-data = Matches are kept in { $file }
serve-stop = Stop with Ctrl-C; nothing is lost.
serve-stopped = Stopped. Every match is kept.
serve-wrong = { $name } cannot be "{ $found }" ({ $place }). Right would be: { $expected }
serve-unknown = There is no setting "{ $name }". There is: { $known }.
serve-bad-file = { $file } cannot be understood: { $why }
serve-no-home = No place for matches was found. Name a folder with --data.
serve-no-folder = The folder { $folder } cannot be made: { $why }
serve-no-address = Nobody can listen at { $address }: { $why }. Is another server running? Name another address with --address.
serve-no-store = { $file } cannot be opened: { $why }

## Troubles

cli-failed = Something failed: { $why }
cli-no-entropy = The system gives no random numbers ({ $why }). Name a seed with --seed.
cli-cannot-read = { $file } cannot be read: { $why }
cli-bad-budget = "{ $found }" is not a budget. Write for example search:10ms or search:400.
cli-bad-sprt = "{ $found }" are not two Elo differences, the lower one first. Write for example 0,20.
cli-bad-viewer = "{ $found }" does not sit at this table. Name a seat (A, B, ...) or public.

## Playing

play-you = Guest
play-person = Player { $n }
play-take-back-kept = This match was opened with --take-back { $kept }, and it stays so.
join-address = "{ $found }" is neither an address nor a code. An address looks like http://host:8080/#/t/CODE.
join-no-code = { $server } is a server, but no table. The address of a table ends with #/t/ and its code.
join-no-server = At which server is table { $code }? Give its whole address, or the server with --server.
join-no-home = No place was found to keep your secret for this server in.
join-unkept = { $file } cannot be written ({ $why }). Your secret for this server must be kept there, or you could not come back to your chair. Nothing was done.
join-next = Another match: durbar play --join { $address }
join-again = Come back with: durbar play --join { $address }
play-resume = Go on with: durbar play --record { $file }

## Games

cli-games-options = Options (* is the default)
cli-games-levels = Bots

## Records

record-steps = { $n ->
        [one] One step was taken.
       *[other] { $n } steps were taken.
    }
record-replays = { $n ->
        [one] The one step follows the rules.
       *[other] All { $n } steps follow the rules.
    }

## Arena

arena-title = { $first } against { $others } at { $game }: matches { $matches }, deals from every chair { $pairs }, { $seconds } s
arena-alone = the game itself
arena-score = Score of the first: { $rate } (95 % interval)
arena-elo = Elo difference: { $elo }
arena-chair = Score of the first chair, whoever sat there: { $rate }
arena-sprt-accepted = Decided: rather { $high } Elo than { $low } (log-likelihood ratio { $ratio }).
arena-sprt-rejected = Decided: rather { $low } Elo than { $high } (log-likelihood ratio { $ratio }).
arena-sprt-open = Not decided between { $low } and { $high } Elo (log-likelihood ratio { $ratio }).

## Bench

bench-title = { $game }, players: { $players }, options: { $options }; per second of processor time on one core
bench-server = Server, { $kind } tables: { $tables }, { $rate ->
        [0] as fast as they can
       *[other] moves a second: { $rate }
    }
