toy-table = La table
toy-help = Tapez play 3, draw ou stay.
option-hand = Cartes de départ par joueur

toy-play = Sceller le { $card } pour un prix de { $prize }.
toy-draw = { $deck ->
    [one] Piocher la dernière carte.
   *[other] Piocher une des { $deck } cartes.
}
toy-stay = Garder sa main.

toy-card = { $who-is ->
    [you] Vous recevez une carte.
   *[other] { $who } reçoit une carte.
}
toy-card-seen = { $who-is ->
    [you] Vous recevez un { $card }.
   *[other] { $who } reçoit un { $card }.
}
toy-prize = Le prix vaut { $worth }.
toy-sealed = { $who } scelle une carte.
toy-sealed-seen = { $who } scelle un { $card }.
toy-opened-card = { $who } { $card }
toy-opened-won = { $cards } : { $who } gagne.
toy-opened-lost = { $cards } : personne ne gagne.
toy-stayed = { $who } garde sa main.
toy-over = La partie est finie.

toy-not-held = Vous tenez { $have ->
    [0] aucune carte
   *[other] { $have } cartes
}, mais pas de { $card }.
toy-deck-empty = Il n’y a plus rien à piocher.
toy-not-asked = Ce n’est pas la question.
toy-card-gone = Il ne reste aucun { $card } à piocher.

toy-wait-chance = Cartes et dés vont tomber.
toy-wait-seal = Scellez une carte pour un prix de { $prize }.
toy-wait-choose = { $who } peut piocher ou garder sa main.

toy-hand = En main : { $cards }
toy-pile = Jouées : { $cards }
toy-deck = À piocher : { $deck }
toy-points = { $who } : { $points }

toy-misread-action = « { $found } » n’est pas une action.
toy-misread-chance = « { $found } » n’est pas un tirage.
toy-misread-cards = « { $found } » n’est pas une liste de cartes.
toy-fault-players = On ne peut pas y jouer à { $found }.
toy-fault-line = « { $found } » n’est pas une ligne de position.
toy-fault-seats = Personne ne joue.
toy-fault-card = Il n’y a pas de carte { $card }.
toy-fault-cards = Il y a trop de cartes { $card }.
toy-fault-phase = Rien ne peut se passer ici.
