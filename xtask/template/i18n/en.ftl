# The words of Kauri, in English. Every message here has its twin in fr.ftl,
# with the same name and the same arguments.


## The game

game-name = Kauri
game-tagline = A heap of shells, and a charm that nobody else knows.
game-players = 2 to 4 players
game-length = about five minutes


## Options: what they are, then what each choice means

option-shells = Shells in the heap
option-shells-20 = 20: a short match
option-shells-30 = 30: the usual match
option-shells-40 = 40: a long match


## Actions

verb-take = Take shells
action-take =
    { $shells ->
        [one] Take 1 shell; left in the heap: { $left }.
       *[other] Take { $shells } shells; left in the heap: { $left }.
    }


## Events

event-dealt =
    { $who-is ->
        [you] You are dealt a charm.
       *[other] { $who } is dealt a charm.
    }
event-dealt-seen =
    { $who-is ->
        [you] You are dealt a charm of { $charm }.
       *[other] { $who } is dealt a charm of { $charm }.
    }
event-took =
    { $who-is ->
        [you] You take { $shells ->
            [one] 1 shell
           *[other] { $shells } shells
        }; left in the heap: { $left }.
       *[other] { $who } takes { $shells ->
            [one] 1 shell
           *[other] { $shells } shells
        }; left in the heap: { $left }.
    }
event-opened = The heap is empty. The charms: { $charms }.
charm-of =
    { $who-is ->
        [you] you { $charm }
       *[other] { $who } { $charm }
    }


## Why not

reason-count = Take at least 1 shell and at most { $most }.
reason-heap = The heap has fewer shells. Left in it: { $left }.
reason-charm = A charm is worth 1 to { $best }.


## What the match waits for

prompt-deal = Charms are dealt.
prompt-take =
    { $who-is ->
        [you] How many shells do you take? At most: { $most }.
       *[other] { $who } takes shells, at most { $most }.
    }
prompt-over = The match is over.


## The table

view-title = The table
view-heap = In the heap: { $shells }
view-taken =
    { $who-is ->
        [you] Your shells: { $shells }
       *[other] Shells of { $who }: { $shells }
    }
view-charm =
    { $who-is ->
        [you] Your charm: { $charm }
       *[other] Charm of { $who }: { $charm }
    }


## Help

help-title = How to play
help-take = Type take and a number from 1 to { $most }, for example take 2.
help-charm = At the end your charm, worth 1 to { $best }, is added to your shells.


## What cannot be read, and positions that cannot be

misread-action = “{ $found }” is no action. Type take 1, take 2 or take 3.
misread-chance = “{ $found }” is no outcome of chance. One looks like this: charm 2.
fault-line = “{ $found }” is no line of a position.
fault-seats = The position has { $found ->
        [one] { $found } seat
       *[other] { $found } seats
    }, the table { $players }.
fault-charm = A charm is worth at most { $best }.
fault-shells = Shells in the position: { $found }; there must be { $wanted }.
fault-nobody = It cannot be the turn of the seat { $seat }: nobody sits there.
fault-deal = Charms are dealt in the order of the seats, before the first turn.
