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
tui-plain-greeting = Type an action, or help, list, look, hint, undo, rules, save FILE, quit.
tui-plain-turn = Now: { $who }. Type look to see your cards; the others look away.
tui-plain-refused = Not possible: { $why }
tui-plain-help = Commands: list (numbered actions; a number plays one), look (the table), hint, undo, save FILE, brief (tell the table only when asked), language, rules, quit.
tui-plain-brief = The table is told only when you type look.
tui-plain-full = The table is told before each of your turns.
tui-plain-save-where = Where to? Type save and the name of a file.
tui-plain-end-of-input = The input has ended, and so does the sitting.
tui-plain-bye = Goodbye.
