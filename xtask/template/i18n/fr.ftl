# Les mots de Kauri, en français. Chaque message a son jumeau dans en.ftl, avec
# le même nom et les mêmes arguments.


## Le jeu

game-name = Kauri
game-tagline = Un tas de coquillages et un talisman que les autres ignorent.
game-players = 2 à 4 joueurs
game-length = environ cinq minutes


## Options : ce qu’elles sont, puis ce que veut dire chaque choix

option-shells = Coquillages dans le tas
option-shells-20 = 20 : une partie courte
option-shells-30 = 30 : la partie habituelle
option-shells-40 = 40 : une partie longue


## Actions

verb-take = Prendre des coquillages
action-take =
    { $shells ->
        [one] Prendre { $shells } coquillage ; il en restera { $left } dans le tas.
       *[other] Prendre { $shells } coquillages ; il en restera { $left } dans le tas.
    }


## Événements

event-dealt =
    { $who-is ->
        [you] Vous recevez un talisman.
       *[other] { $who } reçoit un talisman.
    }
event-dealt-seen =
    { $who-is ->
        [you] Vous recevez un talisman de valeur { $charm }.
       *[other] { $who } reçoit un talisman de valeur { $charm }.
    }
event-took =
    { $who-is ->
        [you] Vous prenez { $shells ->
            [one] { $shells } coquillage
           *[other] { $shells } coquillages
        } ; il en reste { $left } dans le tas.
       *[other] { $who } prend { $shells ->
            [one] { $shells } coquillage
           *[other] { $shells } coquillages
        } ; il en reste { $left } dans le tas.
    }
event-opened = Le tas est vide. Les talismans : { $charms }.
charm-of =
    { $who-is ->
        [you] vous { $charm }
       *[other] { $who } { $charm }
    }


## Pourquoi pas

reason-count = Prenez au moins 1 coquillage et au plus { $most }.
reason-heap = Le tas n’en a pas autant. Il en reste { $left }.
reason-charm = Un talisman vaut de 1 à { $best }.


## Ce que la partie attend

prompt-deal = On distribue les talismans.
prompt-take =
    { $who-is ->
        [you] Combien de coquillages prenez-vous ? Au plus : { $most }.
       *[other] { $who } prend des coquillages, au plus { $most }.
    }
prompt-over = La partie est finie.


## La table

view-title = La table
view-heap = Dans le tas : { $shells }
view-taken =
    { $who-is ->
        [you] Vos coquillages : { $shells }
       *[other] Coquillages de { $who } : { $shells }
    }
view-charm =
    { $who-is ->
        [you] Votre talisman : { $charm }
       *[other] Talisman de { $who } : { $charm }
    }


## Aide

help-title = Comment jouer
help-take = Tapez take et un nombre de 1 à { $most }, par exemple take 2.
help-charm = À la fin, votre talisman, qui vaut de 1 à { $best }, s’ajoute à vos coquillages.


## Ce qui ne se lit pas, et les positions impossibles

misread-action = « { $found } » n’est pas une action. Tapez take 1, take 2 ou take 3.
misread-chance = « { $found } » n’est pas un effet du hasard. En voici un : charm 2.
fault-line = « { $found } » n’est pas une ligne de position.
fault-seats = La position a { $found ->
        [one] { $found } place
       *[other] { $found } places
    }, la table { $players }.
fault-charm = Un talisman vaut au plus { $best }.
fault-shells = Coquillages dans la position : { $found } ; il en faut { $wanted }.
fault-nobody = Ce ne peut pas être le tour de la place { $seat } : personne n’y est assis.
fault-deal = Les talismans se distribuent dans l’ordre des places, avant le premier tour.
