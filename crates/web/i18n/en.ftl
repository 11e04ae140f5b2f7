# What the page says, in English. Every name begins with "web-", so that nothing
# here hides a sentence of a game or of the table.

## The frame

web-skip = Skip to the table
web-home = Home
web-home-title = The open table
web-close = Close
web-settings = Settings
web-other-language = Lire en français
web-language = Language
web-rules = Rules
web-rules-key = Rules of the game (?)
web-rules-short = In short
web-rules-full = In full
web-contents = Chapters
web-no-such-place = There is nothing here. Perhaps the address was cut off.
web-not-kept = This browser cannot keep the match (its storage is full or closed). It goes on, but a reload would lose it.
web-no-such-match = This match is not on this device any more.
web-no-words = The words of this language could not be fetched.
web-no-rules = The rules of this game could not be fetched. Please load the page again.
web-no-server = There is no server behind this page, so tables with others cannot be reached.

## Home

web-lead = Sit down and play: against computer players, with friends at one screen, or alone without a network. No account.
web-games = Games
web-play-now = Play now
web-options = Options
web-pass-and-play = Pass and play
web-invite = Invite friends
web-your-matches = Your matches
web-no-matches = Matches you play here are kept on this device and appear in this list.
web-state-over = finished
web-state-yours = your turn
web-state-running = running
web-replay = Replay
web-go-on = Go on
web-forget = Remove from this device
web-open-record = Open a record
web-open-record-help = A saved match can be stepped through, shared and checked.
web-choose-file = Choose a file
web-foot = Durbar is free and open. Your matches stay on this device unless you invite somebody.
web-you = You
web-player-number = Player { $n }

## Options

web-players = Players
web-variants = Variants
web-start = Play
web-person-link = Whoever has the link
web-person-here = A person at this screen

## The table

web-setting-up = The table is being set …
web-cannot-open = This cannot be opened
web-beside = Beside the table
web-this-is-you = you
web-person = person
web-away = away
web-your-turn = your turn
web-their-turn = to act
web-asked = asked
web-log = Log
web-actions = Actions
web-in-words = In words
web-known = What you know
web-your-actions = What you can do
web-nothing-to-do = You have nothing to decide now.
web-more-actions = { $n ->
        [one] One more: type to narrow the list.
       *[other] { $n } more: type to narrow the list.
    }
web-type-action = Type an action, or filter
web-not-now = Not now: the match waits for somebody else.
web-do-it = Do it
web-undo = Undo
web-hint = Hint
web-advising = Thinking …
web-no-advice = No advice was found. Ask again if you like.
web-odds = Chance of winning: { $percent } %
web-resign = Resign
web-resign-short = Resign
web-hint-said = (I have asked for a hint.)
web-leave = Away
web-leave-help = A computer player plays for you until you come back
web-stances = Standing answers
web-stances-short = Answers
web-stances-help = Answer small questions once for all
web-answer-part = All turn
web-answer-always = Always
web-stances-how = Questions that come up again and again, also while others play, can be answered here once for all.
web-ask-me = ask me
web-resign-sure = The match ends at once, and it counts as lost.
web-stay = Stay
web-hand-over = { $name }, it is your turn
web-hand-over-help = Hand the screen on. Nobody else should look.
web-i-am-here = I am here

## The end

web-the-end = The end
web-again = Play again
web-check-fairness = Check fairness
web-download = Save the record
web-fairness = Was chance fair?
web-fair = Yes. Every card and every die is what the table had promised before the first move.
web-not-fair = This cannot be proved.
web-fair-how = Before the first move the table shows a fingerprint of its secret number; at the end it shows the number itself. From it, everybody can work out every chance again.

## Replay

web-first = First step
web-previous = Step back
web-next = Step on
web-last = Last step
web-step = Step
web-step-of = Step { $at } of { $of }
web-eyes = Through whose eyes
web-nobody = Onlooker
web-copy-moment = Copy a link to this moment
web-copied = Copied. Whoever opens the link sees this moment.

## Settings

web-theme = Colours
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-speed = Movement
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-off = none
web-keys = Keys
web-key-tab = from one thing to the next
web-key-space = pick a card, or put it back
web-key-enter = play what is picked
web-key-escape = put back what was picked last, twice: all of it; close a window
web-key-type = type an action
web-key-undo = undo
web-key-again = tell again what happened since your last turn
web-key-log = log
web-key-bare = hide the pieces, or show them
web-key-fit = the whole board
web-key-hint = hint
web-key-rules = rules
web-key-arrows = from card to card; in a replay: back and on

## The table of Jaipur

## With others

web-invite-help = You get a link. Whoever opens it takes a seat with a name; no account.
web-your-name = Your name
web-name-first = Please give a name first.
web-pace = Pace
web-pace-free = no clock
web-pace-quick = 10 min + 10 s
web-pace-calm = 30 min + 30 s
web-pace-days = 2 days a move
web-public = Show the table in the public list
web-open-table = Open the table
web-lobby = Waiting for players
web-lobby-waits = The match begins when every chair is taken.
web-lobby-help = Send this link to your friends. The match begins when every chair is taken.
web-invited = A chair is free for you
web-invited-help = Give a name and sit down; no account is needed. The match begins when every chair is taken.
web-link = Link to this table
web-link-copied = The link is copied.
web-copy = Copy the link
web-code = Code of the table
web-free = free
web-sit = Sit here
web-seat-bot = Computer
web-start-with-bots = Begin now; computer players take the free chairs
web-join = Join by code
web-watch = Open tables
web-no-tables = Nobody plays in public just now.
web-state-free = a chair is free
web-go-there = Go there
web-chat = Talk
web-say = Say something to the table
web-send = Send
web-asks-back = { $name } asks to take back.
web-yes = Yes
web-no = No
web-stand-in = A computer player stands in for you.
web-stand-in-for = A computer player stands in for { $name }.
web-come-back = Take over again
web-next-table = Another match is set up.
web-line-down = The line to the server is down. Trying again …
web-line-idle = Point at anything to read what it is and what touching it would do.
web-rematch-waits = Waiting for the others
web-no-answer = The server does not answer. Please try again.
web-put-back = Put back
web-deeds = What you can do
web-skip-telling = Skip
web-board = Board
web-less = Less
web-more = More
web-zoom = Size of the board
web-fit = Whole board
web-smaller = Smaller
web-larger = Larger
web-fingers = With a finger
web-two-touches = The first touch looks, the second acts
web-one-touch = One touch acts
web-again-told = Tell again what happened since your last turn (.)

web-offline = Without a network
web-offline-keep = Keep all games on this device
web-offline-what = Games that were opened here can be played without a network. The others can be kept too.
web-offline-going = Files kept: { $n } of { $all }
web-offline-done = All games can be played without a network.
web-offline-failed = Not everything could be kept. Try again when there is a network.
