# What the engine and the table say, in English.
# Numbers may choose plural forms; "who-is" is "you" when the reader is meant.

## Lists

list-none = nothing
list-and = { $first } and { $last }
list-apart = { $first }; { $last }

## Steps that cannot be taken

illegal-over = The match is over.
illegal-chance = The match is waiting for chance, not for a move.
illegal-no-chance = No chance is due now: the match is waiting for a move.
illegal-not-you = It is not your turn.
illegal-rule = The rules do not allow this.

## Texts that cannot be read

misread-seat = “{ $found }” is not a seat. Seats are letters: A, B, C and so on.

## Options

fault-option-pair = “{ $found }” is not an option. Write key=value.
fault-option-key = There is no option “{ $found }”. There is: { $known }.
fault-option-value = “{ $found }” is not possible for { $key }. Possible: { $known }.
fault-players = { $found } cannot play this game. It takes { $least } to { $most } players.
fault-game = There is no game “{ $found }”. There is: { $known }.
fault-level = Seat { $seat }: there is no computer player “{ $found }”. There is: { $known }.
fault-contestants = That many bots cannot meet here ({ $found }): name 2 to { $most }, or one where one can play alone.
fault-no-lab = This program has no laboratory: it can play, but not experiment.

## Records

fault-record-line = Line { $line }: { $message }
fault-record-step = “{ $found }” is not a step. A step is a seat or *, a space, and what happens.
fault-record-back = “{ $found }” takes back steps that are not there.
fault-record-format = This record has format { $found }, which is newer than this program. Update it to read the record.
fault-record-number = “{ $found }” is not a number that can stand here.
fault-record-size = The record is too long: { $most } bytes are the most.
fault-record-header = “{ $found }” is not a line of the header. Write key: value, then an empty line before the steps.
fault-record-not-one = This is not a record. A record begins with the line “durbar: 2” or “durbar: 1” and names its game.
fault-record-game = This is a record of { $found }, not of { $expected }.
fault-record-version = The record was made with version { $found } of the rules; this program knows up to { $newest }.
fault-record-map = The record was played on another map, with the mark { $found }. Give the file of that map with --map.
fault-record-map-other = The record was played on the map with the mark { $found }; the map given has the mark { $given }. A mark “-” means the game’s own map: leave --map out.
fault-no-map = { $game } has one board: no other map can be given.
fault-record-seed = “{ $found }” is not a seed. A seed has 64 hexadecimal digits.
fault-record-commit = The seed in the record does not fit the hash shown before the match.
fault-view = This view cannot be read.

## What the table refuses

refusal-no-seat = There is no seat { $seat } at this table.
refusal-stale = The question has changed since. Please look again and answer the new one.
refusal-stale-closed = This was already answered.
refusal-too-long = The match has too many steps to go on.
refusal-nothing-to-undo = You have nothing to take back.
refusal-undo-chance = You cannot take this back: chance has fallen since.
refusal-undo-other = You cannot take this back: { $who } has acted since.
refusal-undo-secret = You cannot take this back: something hidden has been opened by it.
refusal-undo-passed = You cannot take this back alone: it is the turn of { $who } at this screen.
refusal-running = The record shows hidden things. It is yours when the match is over.
refusal-overtaken = The match has gone on in the meantime. Please try again.
refusal-no-standing = “{ $found }” cannot stand. What can: { $known }.
refusal-nothing-stands = In this game every question is asked anew.
refusal-no-level = There is no computer player “{ $found }”. There is: { $known }.

## What happens at the table

table-joined = { $who-is ->
        [you] You sit down.
       *[other] { $who } sits down.
    }
table-rest-dropped = { $steps ->
        [one] { $who }: the last step was dropped; somebody else was asked, or chance fell before it.
       *[other] { $who }: the last { $steps } steps were dropped; somebody else was asked, or chance fell before them.
    }
table-took-back = { $who-is ->
        [you] You take back { $steps ->
            [one] a step
           *[other] { $steps } steps
        }.
       *[other] { $who } takes back { $steps ->
            [one] a step
           *[other] { $steps } steps
        }.
    }
table-resigned = { $who-is ->
        [you] You resign. The match is over.
       *[other] { $who } resigns. The match is over.
    }
table-replaced = { $before } leaves; { $name } takes the seat.
table-over = The match is over.
table-won = { $who-is ->
        [you] You win!
       *[other] { $who } wins.
    }
table-won-nobody = Lost: the game itself has won.
table-won-together = { $winners } share the first place.
table-seat = { $who-is ->
        [you] { $who } (you)
       *[other] { $who }
    }

## The manners of a table

take-back = Taking back
take-back-strict = Strict: your last step only, before chance falls, a secret opens or anybody else acts
take-back-friendly = Friendly: any step, with all that followed; the same chance falls again

table-asks-undo = { $who-is ->
        [you] You ask the others to take back.
       *[other] { $who } asks to take back.
    }
table-undo-question = { $who } would like to take back a decision and all that followed it. Does everybody agree?
table-undo-refused = { $who-is ->
        [you] You do not agree to taking back.
       *[other] { $who } does not agree to taking back.
    }
table-undo-withdrawn = { $who-is ->
        [you] You no longer ask to take back.
       *[other] { $who } no longer asks to take back.
    }
table-left = { $who-is ->
        [you] You leave. A computer player stands in until you return.
       *[other] { $who } leaves. A computer player stands in.
    }
table-timed-out = { $who-is ->
        [you] Your time is up. A computer player stands in until you return.
       *[other] { $who } has run out of time. A computer player stands in.
    }
table-gave-up = { $who-is ->
        [you] You give up. A computer player takes the seat.
       *[other] { $who } gives up. A computer player takes the seat.
    }
table-answered-for = { $who-is ->
        [you] The computer player in your seat found no answer that counts: this once a move was drawn at random.
       *[other] { $who } found no answer that counts: this once a move was drawn at random.
    }
table-returned = { $who-is ->
        [you] You are back and play on.
       *[other] { $who } is back and plays on.
    }
table-wants-rematch = { $who-is ->
        [you] You would like another match.
       *[other] { $who } would like another match.
    }
manners-begun = The match has begun: chairs no longer change.
manners-not-begun = The match has not begun: there are free chairs.
manners-not-owner = Only whoever opened the table may do this.
manners-name = Please give a name.
manners-seated = You already have a chair here.
manners-taken = This chair is taken.
manners-stand-in = A computer player stands in for you. Come back first.
manners-not-yours = This is not your seat.
manners-no-offer = Nobody asks to take back.
manners-which-chair = Several chairs here are yours: say which one.
manners-not-away = You are not away.
manners-silence = There is nothing to say in this.
manners-talk-long = That is too long: { $most } characters are the most.
refusal-not-kept = This could not be kept, so it did not happen. Please try again.
manners-no-watching = Whoever opened this table does not want it to be watched.
manners-guest = Say who you are first: this needs a name.
manners-not-over = The match is not over.
fault-pace = This pace is not possible. A decision may take from five seconds to thirty days.
fault-friendly = A friendly table is for one person and computer players; chairs with a person here: { $people }. Choose strict.
wire-too-long = The message is too long: { $most } bytes are the most.
wire-misread = This message cannot be read: { $why }.
wire-hello = Say hello first.
wire-hello-again = You have said hello already.
wire-guest = This secret is unknown here. Say who you are once more.
wire-store = The server cannot read or write its matches now. Please try again later.
wire-no-table = There is no table of this name.
wire-damaged = The record of this table is damaged. The other tables are not concerned; whoever runs the server can look into its log.
wire-too-many = That is too much at once. Please wait a little.
wire-too-many-matches = You have too many unfinished matches ({ $most }). Finish or leave one first.
wire-not-json = The body of the request cannot be read: { $why }.
wire-no-page = There is nothing at this address.
wire-origin = A page of another site cannot connect here.
wire-upgrade = This is where messages are exchanged: connect with a WebSocket. { $why }
wire-offline = The line to the server is down, so this was not sent.
wire-unsure = The line broke while your move was on its way, and it may not have arrived. Please look at the table and decide again.

## Computer players

level-random = Random: any legal move, without a thought
level-structured = Carefree: a quick choice, without a thought
level-ismcts-plain = Dreamer: thousands of random futures, and no opinion of its own
level-greedy = Greedy: the best move for now, without looking ahead
level-search = Tactician: plays its best few moves on in its head and compares
level-ismcts = Strategist: grows a tree of moves and answers, the most promising first

## Checking chance

fair-not-verifiable = Chance cannot be checked: the record does not show its seed ({ $chances ->
        [one] { $chances } chance step
       *[other] { $chances } chance steps
    }).
fair-promise-kept = The seed fits the hash shown before the match.
fair-promise-broken = The seed does NOT fit the hash shown before the match.
fair-promise-none = No hash was shown before the match, so the seed proves nothing by itself.
fair-chances-agree = { $chances ->
        [0] There was no chance to check.
        [one] The chance step is what the seed gives.
       *[other] All { $chances } chance steps are what the seed gives.
    }
fair-anew = { $times ->
        [one] What chance had decided was taken back once; from there on it fell anew.
       *[other] What chance had decided was taken back { $times } times; each time it fell anew from there on.
    }
fair-difference = Step { $step }: the record says “{ $found }”, the seed gives “{ $expected }”.

## The line protocol

protocol-not-json = This is not JSON: { $why }. Send one JSON object per line.
protocol-not-utf8 = The line is not UTF-8 text. Send one JSON object per line.
protocol-not-object = A request is a JSON object, such as { $example }.
protocol-too-long = The line is too long: { $most } bytes are the most.
protocol-no-command = The request has no "cmd". Known: { $known }.
protocol-unknown-command = There is no command “{ $found }”. Known: { $known }.
protocol-unknown-field = The command { $cmd } has no field “{ $found }”. Known: { $known }.
protocol-missing-field = The command { $cmd } needs the field “{ $field }”: { $expected }.
protocol-bad-field = The field “{ $field }” should be { $expected }.
protocol-no-match = There is no match yet. Send "new", "position" or "load" first.
protocol-no-chance = No chance is due now.
protocol-no-clock = There is no clock here. Give "iterations" instead of "time_ms".
protocol-not-asked = Seat { $seat } owes no action now.
protocol-several = Several players are to act. Say which with "seat".
protocol-nothing-to-undo = There is no action to take back.
protocol-audit = The pieces no longer add up: { $what }. Please report this record.
table-control = { $name }
manners-no-board = This game has no board to draw.
