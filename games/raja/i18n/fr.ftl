# Les mots de Raja, en français. Chaque message a son jumeau dans en.ftl, avec
# le même nom et les mêmes arguments ; un message n’est jamais fait de moitiés
# de phrases. Les noms de lieux sont des noms propres et restent au plateau.


## Le jeu

game-name = Raja
game-tagline = Des routes, des palais, et un Maharaja qui paie bien.
game-players = 2 à 5 joueurs
game-length = environ une heure et demie


## Les options : ce qu’elles sont, puis le sens de chaque choix

option-short = Partie courte
option-short-off = sept palais chacun, dix manches
option-short-on = six palais chacun, huit manches
option-advanced1 = Version avancée I
option-advanced1-off = six personnages, choisis à tour de rôle
option-advanced1-on = Yogi, jetons d’action, enchères et villes natales
option-advanced2 = Version avancée II
option-advanced2-off = chacun a un seul personnage
option-advanced2-on = chacun peut réunir plusieurs personnages
option-auction = Enchères pour les premiers personnages
option-auction-off = seulement dans la version avancée I
option-auction-on = dans toutes les parties
option-home = Les architectes dans la version avancée I
option-home-off = commencent au départ
option-home-on = commencent dans la ville natale de leur personnage
option-money = L’or
option-money-hidden = chacun ne voit que le sien
option-money-open = est visible de tous
option-youngest = Le plus jeune joueur
option-youngest-random = est tiré au sort
option-youngest-first = est à la place A
option-compensation = Renoncer rapporte 2 pièces d’or à chacun des autres
option-compensation-action = pour chaque action inachevée
option-compensation-turn = une fois par tour


## Les personnages

character-mogul = le Moghol
character-merchant = le Marchand
character-sadhu = le Sâdhu
character-monk = le Moine
character-builder = le Bâtisseur
character-artisan = l’Artisan
character-yogi = le Yogi
character-none = aucun


## Les neuf actions

kind-gold = Or
kind-house = Maison
kind-houses = Deux maisons
kind-move = Déplacer une maison
kind-quarry = Carrière
kind-palace = Palais
kind-palace-house = Palais + maison
kind-governor = Gouverneur
kind-character = Personnage
kind-none = rien


## Ce qu’on peut faire en dehors des voyages

deed-gold = prendre de l’or
deed-quarry = chercher des maisons à la carrière
deed-house = construire une maison
deed-move = déplacer une maison
deed-palace = construire un palais
deed-governor = déplacer un gouverneur
deed-character = prendre un autre personnage
deed-builder = faire appel au Bâtisseur
deed-token = rendre un jeton d’action
deed-give-up = renoncer à une action


## Lieux, pièces et or

place = { $name } ({ $id })
site-centre = au centre
site-outer = sur un emplacement extérieur
gold =
    { $n ->
        [one] { $n } pièce d’or
       *[other] { $n } pièces d’or
    }
houses =
    { $n ->
        [one] { $n } maison
       *[other] { $n } maisons
    }
houses-in-city =
    { $n ->
        [one] { $n } maison dans une ville
       *[other] { $n } maisons dans une ville
    }
palaces =
    { $n ->
        [one] { $n } palais
       *[other] { $n } palais
    }
points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
owner-gold = { $who-is ->
        [you] vous { $n }
       *[other] { $who } { $n }
    }


## Les actions : ce que chacune fait et rapporte

action-choose = Choisir { $card }.
action-choose-home = Choisir { $card } ; votre architecte commence à { $city }.
action-bid = Miser { $gold }.
action-pass = Passer : ne plus enchérir sur ce lot.
action-seal = Sceller { $kinds }.
action-open = Placer une maison à { $place }.
action-go-free = Aller à { $place }, sans rien payer.
action-go-toll = Aller à { $place } pour { $gold } ({ $owners }).
action-go-bank = Aller à { $place } ; la banque paie { $gold } ({ $owners }).
action-gold = Prendre { $gold }.
action-quarry = Prendre { $houses } de la carrière ; il en reste { $left }.
action-house = Construire une maison à { $place } pour { $gold }.
action-free-house = Bâtisseur : construire gratuitement une maison à { $place }.
action-move = Prendre votre maison de { $place } pour la déplacer.
action-free-move = Bâtisseur : prendre votre maison de { $place } pour la déplacer.
action-to = Poser la maison à { $place }.
action-put-back = Reposer la maison à { $place } : rien n’est dépensé.
action-palace = Construire un palais { $site } à { $place } pour { $gold }.
action-governor = Faire descendre le gouverneur de { $city } de la case { $from } à la case { $to }.
action-take-bank = Prendre { $card } à la banque.
action-take-from = { $who-is ->
        [you] Prendre { $card } à vous-même.
       *[other] Prendre { $card } à { $who }, qui choisit alors à la banque.
    }
action-swap = Recevoir { $get } de { $who } contre { $give }.
action-attract = { $who-is ->
        [you] Vous demander une carte.
       *[other] { $who } a plus de cartes et vous en donne une, à son choix.
    }
action-give = Donner { $card }.
action-token = Rendre un jeton d’action : { $kind }.
action-drop = Renoncer définitivement à { $kind } ; chacun des autres reçoit aussitôt { $gold }.
action-end = Finir votre tour. Tout est fait.
action-end-owed = Finir votre tour : chacun des autres recevrait { $gold }. Inachevé : { $owed }. On vous demandera de confirmer.
action-confirm = Oui, finir le tour : chacun des autres reçoit { $gold }, et vous renoncez à { $owed }.
action-back = Non, continuer le tour.


## Les événements : ce qui s’est passé

event-governors = Les gouverneurs, de bas en haut : { $cities }.
event-youngest = { $who-is ->
        [you] Vous êtes le plus jeune.
       *[other] { $who } est le plus jeune.
    }
event-bid = { $who-is ->
        [you] Vous misez { $gold }.
       *[other] { $who } mise { $gold }.
    }
event-passed = { $who-is ->
        [you] Vous passez.
       *[other] { $who } passe.
    }
event-lot = { $who-is ->
        [you] Le lot est à vous pour { $gold } : choisissez.
       *[other] Le lot est à { $who } pour { $gold }.
    }
event-chose = { $who-is ->
        [you] Vous choisissez { $card }. Votre architecte est à { $place }.
       *[other] { $who } choisit { $card }, son architecte est à { $place }.
    }
event-opened = { $who-is ->
        [you] Vous placez une maison à { $place }.
       *[other] { $who } place une maison à { $place }.
    }
event-supplied = Chacun reçoit { $houses } de sa carrière.
event-round = Manche { $round } : le Maharaja arrive à { $city }. Son gouverneur passe sur la case { $space }.
event-sealed = { $who-is ->
        [you] Vous avez scellé votre disque.
       *[other] { $who } a scellé son disque.
    }
event-sealed-open = { $who-is ->
        [you] Vous scellez { $kinds }.
       *[other] { $who } scelle { $kinds }.
    }
event-revealed = { $who-is ->
        [you] À vous. Votre disque : { $kinds }.
       *[other] { $who } retourne son disque : { $kinds }.
    }
event-merchant = { $who-is ->
        [you] Le Marchand vous rapporte { $gold }.
       *[other] Le Marchand rapporte { $gold } à { $who }.
    }
event-yogi = { $who-is ->
        [you] Le Yogi vous donne un jeton d’action.
       *[other] Le Yogi donne un jeton d’action à { $who }.
    }
event-yogi-none = { $who-is ->
        [you] Le Yogi n’a plus de jeton d’action pour vous.
       *[other] Le Yogi n’a plus de jeton d’action pour { $who }.
    }
event-gold = { $who-is ->
        [you] Vous prenez { $gold }.
       *[other] { $who } prend { $gold }.
    }
event-quarried = { $who-is ->
        [you] Vous prenez { $houses } de la carrière ; il en reste { $left }.
       *[other] { $who } prend { $houses } de sa carrière ; il en reste { $left }.
    }
event-built = { $who-is ->
        [you] Vous construisez une maison à { $place } pour { $gold }.
       *[other] { $who } construit une maison à { $place } pour { $gold }.
    }
event-built-free = { $who-is ->
        [you] Le Bâtisseur vous construit une maison à { $place }.
       *[other] Le Bâtisseur construit une maison à { $place } pour { $who }.
    }
event-lifted = { $who-is ->
        [you] Vous prenez une maison à { $place }.
       *[other] { $who } prend une maison à { $place }.
    }
event-put-back = { $who-is ->
        [you] Vous reposez la maison à { $place } ; rien n’est dépensé.
       *[other] { $who } repose la maison à { $place } ; rien n’est dépensé.
    }
event-moved = { $who-is ->
        [you] Vous déplacez une maison de { $from } à { $to }.
       *[other] { $who } déplace une maison de { $from } à { $to }.
    }
event-moved-free = { $who-is ->
        [you] Le Bâtisseur déplace votre maison de { $from } à { $to }.
       *[other] Le Bâtisseur déplace une maison de { $who } de { $from } à { $to }.
    }
event-palace = { $who-is ->
        [you] Vous construisez un palais { $site } à { $place } pour { $gold } : c’est votre palais n° { $built }.
       *[other] { $who } construit un palais { $site } à { $place } pour { $gold } : c’est son palais n° { $built }.
    }
event-travelled = { $who-is ->
        [you] Vous voyagez de { $from } à { $to }.
       *[other] { $who } voyage de { $from } à { $to }.
    }
event-travelled-toll = { $who-is ->
        [you] Vous voyagez de { $from } à { $to } et payez { $gold } ({ $owners }).
       *[other] { $who } voyage de { $from } à { $to } et paie { $gold } ({ $owners }).
    }
event-travelled-bank = { $who-is ->
        [you] Vous voyagez de { $from } à { $to } ; la banque paie { $gold } pour le Moine ({ $owners }).
       *[other] { $who } voyage de { $from } à { $to } ; la banque paie { $gold } pour le Moine ({ $owners }).
    }
event-governor = { $who-is ->
        [you] Vous faites descendre le gouverneur de { $city } de la case { $from } à la case { $to }.
       *[other] { $who } fait descendre le gouverneur de { $city } de la case { $from } à la case { $to }.
    }
event-took-bank = { $who-is ->
        [you] Vous prenez { $card } à la banque.
       *[other] { $who } prend { $card } à la banque.
    }
event-took-back = { $who-is ->
        [you] Vous prenez { $card } à la banque et rendez { $back }.
       *[other] { $who } prend { $card } à la banque et rend { $back }.
    }
event-took-from = { $who-is ->
        [you] Vous prenez { $card } à { $from } et rendez { $back } à la banque.
       *[other] { $who } { $from-is ->
            [you] vous prend { $card }
           *[other] prend { $card } à { $from }
        } et rend { $back } à la banque.
    }
event-replaced = { $who-is ->
        [you] Vous choisissez { $card } à la place.
       *[other] { $who } choisit { $card } à la place.
    }
event-swapped = { $who-is ->
        [you] Vous recevez { $get } de { $with } contre { $give }.
       *[other] { $who } reçoit { $get } { $with-is ->
            [you] de vous
           *[other] de { $with }
        } contre { $give }.
    }
event-attracted = { $who-is ->
        [you] Vous attirez un personnage de { $from }.
       *[other] { $who } attire { $from-is ->
            [you] un de vos personnages
           *[other] un personnage de { $from }
        }.
    }
event-gave = { $who-is ->
        [you] Vous donnez { $card } à { $to }.
       *[other] { $who } { $to-is ->
            [you] vous donne { $card }
           *[other] donne { $card } à { $to }
        }.
    }
event-token = { $who-is ->
        [you] Vous rendez un jeton d’action : { $kind }.
       *[other] { $who } rend un jeton d’action : { $kind }.
    }
event-gave-up = { $who-is ->
        [you] Vous renoncez à { $kind } : chacun des autres reçoit { $gold }.
       *[other] { $who } renonce à { $kind } : chacun des autres reçoit { $gold }.
    }
event-ended = { $who-is ->
        [you] Votre tour est fini.
       *[other] Le tour de { $who } est fini.
    }
event-scored = { $city } est décomptée : { $scores }.
event-scored-nobody = { $city } est décomptée : personne n’y a de point.
score-line = { $who-is ->
        [you] vous avez { $points } et recevez { $gold }
       *[other] { $who } a { $points } et reçoit { $gold }
    }
score-line-alone = { $who-is ->
        [you] vous êtes seul à marquer ({ $points }) et recevez { $gold }, dont 5 de prime
       *[other] { $who } est seul à marquer ({ $points }) et reçoit { $gold }, dont 5 de prime
    }
event-over = La partie est finie : { $cause }. { $ranking }.
cause-palaces = un joueur a construit tous ses palais
cause-track = un gouverneur a atteint la dernière case
cause-rounds = les huit manches ont été jouées
rank-line = { $who-is ->
        [you] { $place }. vous, avec { $palaces } et { $gold }
       *[other] { $place }. { $who }, avec { $palaces } et { $gold }
    }


## Les raisons : pourquoi non, et ce qui irait

reason-now-choose = Choisissez d’abord un personnage à la banque.
reason-now-bid = On en est aux enchères : misez ou passez.
reason-now-open = On place maintenant les maisons de départ.
reason-now-seal = Chacun scelle maintenant deux actions.
reason-now-act = Cela ne se fait pas pendant votre tour.
reason-now-carry = Vous avez une maison en main : dites où elle va.
reason-now-give = Vous devez donner un de vos personnages.
reason-now-confirm = Confirmez d’abord que vous renoncez à ce qui est inachevé, ou continuez votre tour.
reason-held = { $who-is ->
        [you] Vous avez vous-même { $card }.
       *[other] { $who } a { $card } ; il n’est pas à la banque.
    }
reason-must-bid = Vous ouvrez les enchères : misez 0 ou plus.
reason-bid-low = Misez au moins { $least }, ou passez.
reason-bid-high = Vous avez { $have } : vous ne pouvez pas miser davantage.
reason-village-only = Les maisons de départ vont dans des villages ; { $place } n’en est pas un.
reason-village-full = { $place } est plein : il accueille { $houses }.
reason-not-at-start = On ne construit pas au départ.
reason-architect-away = Votre architecte est à { $at }, pas à { $place }.
reason-no-gold = Cela coûte { $need } ; vous avez { $have }.
reason-no-reserve = Votre réserve est vide ; dans la carrière : { $houses }.
reason-quarry-empty = Votre carrière est vide.
reason-not-owed = Pas parmi les actions qu’il vous reste : { $kind }.
reason-city-only = La maison qui reste doit aller dans une ville.
reason-no-house = Vous n’avez pas de maison à { $place }.
reason-nowhere = Il n’y a pas d’autre place pour la maison de { $place }.
reason-put-back = Vous venez de reposer la maison de { $place } : faites d’abord autre chose, ou voyagez.
reason-centre-taken = { $who-is ->
        [you] Votre propre palais est au centre de { $place }.
       *[other] Un palais de { $who } est au centre de { $place }.
    }
reason-sites-taken = Tous les emplacements extérieurs de { $place } sont pris ({ $neutral } par des palais neutres).
reason-no-palace = Vous avez construit tous vos palais.
reason-no-road = Aucune route ne mène directement de { $from } à { $to }.
reason-no-stop = { $place } est un village : un architecte ne s’y arrête pas.
reason-road-closed = La route est fermée : pas de maison à { $villages }.
reason-toll = Le péage est de { $need }, vous avez { $have } : villages { $villages }.
reason-tired = Votre architecte a parcouru { $most } routes d’affilée et se repose. Ici, vous pouvez : { $deeds }. Vous pourrez ensuite repartir ; ou finissez votre tour.
reason-tired-done = Votre architecte a parcouru { $most } routes d’affilée et se repose. Il ne reste rien d’autre à faire : finissez votre tour.
reason-governor-low = Le gouverneur de { $place } est sur la case { $space } : il ne peut pas descendre de deux cases.
reason-own-card = Vous avez déjà { $card }.
reason-card-unused = Pas dans cette partie : { $card }.
reason-not-yours = Vous n’avez pas { $card }.
reason-bank-not-empty = La banque a encore des personnages : prenez-en un.
reason-other-version = Échanger et attirer appartiennent à la version avancée II.
reason-not-more = On n’attire que chez un joueur qui a plus de cartes : il en a { $theirs }, vous { $own }.
reason-no-seat = Il n’y a personne à cette place.
reason-not-held = Vous n’avez pas en main { $card }.
reason-power-used = Déjà utilisé ce tour-ci : { $card }.
reason-no-token = Vous n’avez pas de jeton d’action.
reason-token-used = Vous avez déjà utilisé un jeton d’action ce tour-ci.
reason-token-character = Un jeton d’action ne sert pas pour Personnage.
reason-not-unfinished = Vous n’avez pas cette action à finir : { $kind }.
reason-other-chance = On attend un autre tirage.
reason-not-each = Nommez une fois chacun des sept gouverneurs.


## Les invites : ce que la partie attend

prompt-governors = On tire les gouverneurs.
prompt-youngest = Le hasard désigne le plus jeune.
prompt-choose = { $who-is ->
        [you] Choisissez votre personnage.
       *[other] { $who } choisit un personnage.
    }
prompt-bid-first = { $who-is ->
        [you] Vous ouvrez les enchères pour un personnage.
       *[other] { $who } ouvre les enchères pour un personnage.
    }
prompt-bid = { $who-is ->
        [you] { $bidder } a misé { $gold }. Surenchérissez ou passez.
       *[other] { $bidder-is ->
            [you] Vous avez misé
           *[other] { $bidder } a misé
        } { $gold } ; { $who } surenchérit ou passe.
    }
prompt-open = { $who-is ->
        [you] Placez une maison de départ dans un village (il vous en reste { $left }).
       *[other] { $who } place une maison de départ (il en reste { $left }).
    }
prompt-seal = { $city } sera décomptée cette manche. Scellez deux actions.
prompt-seal-done = Votre disque est scellé. On attend : { $others }.
prompt-seal-others = On scelle les disques. On attend : { $others }.
prompt-act-owed = { $who-is ->
        [you] À vous. Reste à faire : { $owed }.
       *[other] C’est le tour de { $who }. Reste à faire : { $owed }.
    }
prompt-act-building = { $who-is ->
        [you] À vous. Reste à faire : { $owed }. Reste à construire : { $left }.
       *[other] C’est le tour de { $who }. Reste à faire : { $owed }. Reste à construire : { $left }.
    }
prompt-act-done = { $who-is ->
        [you] Vos actions sont faites. Voyagez encore, ou finissez votre tour.
       *[other] { $who } a fait ses actions et peut encore voyager.
    }
prompt-carry = { $who-is ->
        [you] Où va la maison de { $place } ? Vous pouvez aussi la reposer.
       *[other] { $who } déplace une maison de { $place }.
    }
prompt-replace = { $who-is ->
        [you] { $by } a pris votre personnage : choisissez-en un autre à la banque.
       *[other] { $who }, dépouillé par { $by-is ->
            [you] vous
           *[other] { $by }
        }, choisit un autre personnage.
    }
prompt-give = { $who-is ->
        [you] { $by } attire un de vos personnages : choisissez lequel donner.
       *[other] { $who } choisit un personnage à { $by-is ->
            [you] vous donner
           *[other] donner à { $by }
        }.
    }
prompt-confirm = { $who-is ->
        [you] Vous renonceriez à { $owed }, et chacun des autres recevrait { $gold }. Confirmer, ou continuer ?
       *[other] { $who } hésite à renoncer à { $owed } (chacun des autres recevrait { $gold }).
    }
prompt-over = { $who-is ->
        [you] Vous gagnez la partie !
       *[other] { $who } gagne la partie.
    }
seat-name = { $who-is ->
        [you] vous
       *[other] { $who }
    }


## La table en mots

view-title-round = La manche
view-title-cities = Villes
view-title-villages = Villages habités
view-title-journeys = Voyages les moins chers de votre architecte
view-setup = La partie se met en place.
view-round = Manche { $round }. Le Maharaja est à { $city }.
view-track = Gouverneurs, de bas en haut : { $governors }.
view-governor = { $city } sur { $space }
view-bank = Personnages à la banque : { $cards }.
view-tokens = Jetons d’action à la banque : { $n }.
view-city = { $city } : { $pieces }.
view-city-empty = { $city } : rien encore ; { $free }.
sites =
    { $n ->
        [one] { $n } emplacement libre
       *[other] { $n } emplacements libres
    }
view-piece-architect = { $who-is ->
        [you] votre architecte
       *[other] l’architecte de { $who }
    }
view-piece-houses = { $who-is ->
        [you] { $houses } à vous
       *[other] { $houses } à { $who }
    }
view-piece-palaces = { $who-is ->
        [you] { $palaces } à vous
       *[other] { $palaces } à { $who }
    }
view-piece-centre = { $who-is ->
        [you] votre palais au centre
       *[other] le palais de { $who } au centre
    }
view-piece-neutral =
    { $n ->
        [one] { $n } palais neutre
       *[other] { $n } palais neutres
    }
view-piece-free = { $free }
view-village = { $village } : { $owners }
view-player = { $who-is ->
        [you] Vous
       *[other] { $who }
    }
view-cards = Personnages : { $cards }.
view-gold = Or : { $n }.
view-gold-hidden = Or : caché.
view-architect = Architecte : { $place }.
view-supply = Palais construits : { $built } sur { $all }. Maisons : { $reserve } en réserve, { $quarry } dans la carrière.
view-own-tokens = Jetons d’action : { $n }.
view-disc = Disque : { $kinds }.
view-disc-sealed = Disque : scellé.
view-disc-none = Disque : pas encore scellé.
view-played = A déjà joué cette manche.
view-journey = { $place } : { $gold }, par { $stops }
view-journey-dear = { $place } : { $gold }, plus que vous n’avez, par { $stops }
view-no-journey = Aucune route n’est ouverte.


## L’aide : le but

help-title-goal = Le but
help-goal-win = Construisez plus de palais que les autres ; à égalité, le plus riche gagne.
help-goal-round = À chaque manche, une ville paie ceux qui y ont le plus de points.
help-goal-turn = Scellez deux actions en secret, puis faites-les à votre tour, en voyageant autant que vous voulez.


## L’aide : comment écrire une action

help-title-notation = Comment l’écrire
help-places = Lieux : S le départ, A à G les villes, v01 à v30 les villages ; les noms vont aussi.
help-seal = seal gold palace+house : sceller deux actions (gold, house, houses, move, quarry, palace, palace+house, governor, character).
help-go = go A : voyager d’une route.
help-build = house v07, palace A centre, palace A outer : construire.
help-move = move v07, puis to A : déplacer une maison.
help-free = free house v07, free move v07 : avec le Bâtisseur.
help-other = gold, quarry, governor D, take monk : les autres actions.
help-token = token palace : utiliser un jeton d’action. swap monk for mogul, attract B, give monk : version avancée II.
help-end = drop palace : renoncer à une action. end : finir son tour ; puis confirm ou back s’il reste quelque chose à faire.
help-setup = choose monk, bid 3, pass, house v07 : avant la première manche.


## L’aide : les personnages

help-title-characters = Les personnages
help-mogul = 1 Moghol : joue le premier et gagne les égalités.
help-merchant = 2 Marchand : 1 pièce d’or à chacun de vos tours.
help-sadhu = 3 Sâdhu : vos palais extérieurs comptent 2 points.
help-monk = 4 Moine : la banque paie vos péages.
help-builder = 5 Bâtisseur : une maison construite ou déplacée gratuitement à chacun de vos tours.
help-artisan = 6 Artisan : vos palais coûtent 9.
help-yogi = 7 Yogi : un jeton d’action à chacun de vos tours (version avancée I).


## L’aide : les règles à retenir

help-title-rules = À retenir
help-rule-travel = On ne traverse un village que s’il a une maison ; si aucune n’est à vous, vous payez 1 pièce d’or par maison.
help-rule-city = Dans une ville, on ne construit que là où est son architecte. Dans un village, de partout.
help-rule-costs = Une maison coûte 1, un palais 12 (9 avec l’Artisan).
help-rule-points = Architecte 1, maison 1, palais extérieur 1, palais central 3.
help-rule-give-up = Chaque action inachevée rapporte 2 pièces d’or à chacun des autres.
help-rules-more = Les règles complètes, article par article, sont fournies avec le jeu.


## L’aide : quelques conseils

help-title-tips = Quelques conseils
help-tip-money = Un palais n’est rentable que si sa ville paie encore. Construisez là où ira le Maharaja.
help-tip-houses = Des maisons sur les routes fréquentées rapportent toute la partie.
help-tip-centre = Trois points au centre décident souvent d’une ville.
help-tip-seal = Ne scellez pas ce que vous ne pourriez pas payer.


## Ce qui ne se lit pas, et ce qui irait

misread-action = « { $found } » n’est pas une action. Écrivez par exemple : go A, house v07, palace A centre, end.
misread-place = « { $found } » n’est pas un lieu. Les lieux sont S, A à G, v01 à v30, ou leurs noms.
misread-city = « { $found } » n’est pas une ville. Les villes sont A à G.
misread-character = « { $found } » n’est pas un personnage : mogul, merchant, sadhu, monk, builder, artisan, yogi.
misread-kind = « { $found } » n’est pas sur le disque : gold, house, houses, move, quarry, palace, palace+house, governor, character.
misread-disc = « { $found } » n’est pas un disque. Nommez deux actions : seal gold palace.
misread-palace = « { $found } » n’est pas un emplacement. Écrivez une ville et centre ou outer : palace A centre.
misread-bid = « { $found } » n’est pas une mise. Écrivez un nombre : bid 3.
misread-free = « { $found } » n’est pas au Bâtisseur : free house v07, free move v07.
misread-swap = « { $found } » n’est pas un échange. Écrivez ce que vous recevez et donnez : swap monk for mogul.
misread-chance = « { $found } » n’est pas un tirage. Les tirages sont : governors ABCDEFG, youngest B.


## Ce qui ne va pas dans une position

fault-position-line = « { $found } » n’est pas une ligne de position. Écrivez une clé, deux-points et une valeur.
fault-position-key = Une position n’a pas de ligne « { $key } ».
fault-position-twice = La ligne « { $key } » s’y trouve deux fois.
fault-position-value = « { $found } » ne peut pas suivre « { $key } ».
fault-seats = Joueurs dans la position : { $found } ; dans la partie : { $expected }.
fault-crowded = Il y a plus de pièces en un lieu qu’il n’en tient.
fault-empty-chair = { $who-is ->
        [you] Vous ne jouez pas cette partie, mais la position vous nomme.
       *[other] { $who } ne joue pas cette partie, mais la position nomme cette place.
    }
fault-houses = { $who-is ->
        [you] Vos maisons en tout : { $found } ; il en faut { $expected }.
       *[other] Maisons de { $who } en tout : { $found } ; il en faut { $expected }.
    }
fault-village = Maisons à { $village } : { $found } ; le village en accueille { $most }.
fault-sites = Palais extérieurs à { $city }, neutres compris : { $found } ; emplacements : { $most }.
fault-palaces = { $who-is ->
        [you] Vous avez construit { $found } palais ; il y en a { $most }.
       *[other] { $who } a construit { $found } palais ; il y en a { $most }.
    }
fault-card-unused = Le personnage { $card } ne joue pas dans cette partie.
fault-card-twice = Le personnage { $card } est pris deux fois.
fault-cards = { $who-is ->
        [you] Vous ne pouvez pas avoir ce nombre de personnages maintenant : { $n }.
       *[other] { $who } ne peut pas avoir ce nombre de personnages maintenant : { $n }.
    }
fault-track = Les sept gouverneurs sont sur sept cases différentes, dès le tirage.
fault-reached = Un gouverneur n’a pu être posé en { $space } à la manche { $round }, ou se trouve plus haut.
fault-tokens = Jetons d’action chez les joueurs : { $found } ; il peut y en avoir { $most }.
fault-discs = Les disques ne vont pas avec la phase : aucun avant une manche, pas tous pendant qu’on scelle, tous pendant les tours.
fault-turn = Le tour en cours ne va pas : ses tâches sont celles du disque et d’un jeton, et ce qui est fait doit en relever.
fault-round = La manche { $round } ne va pas avec la phase ou le lieu du Maharaja.
fault-auction = Les enchères ne vont pas : qui mise n’a pas de carte et assez d’or, et il faut être deux.
fault-choice = Ce n’est pas à ce joueur de choisir : on choisit dans le sens horaire à partir du plus jeune.
fault-carry = Aucune maison n’a pu être prise là.
fault-replace = Personne n’a pu être dépouillé ainsi.
fault-give = Personne n’a pu être attiré ainsi.
fault-confirm = Rien n’est inachevé : il n’y a rien à confirmer.
fault-over = La fin de la partie et la phase ne vont pas ensemble.
fault-setup = Avant la première manche, il n’y a que des maisons de départ, quatre au plus par joueur, à tour de rôle.


## Sortes d’actions, selon le premier mot de leur notation

verb-choose = Choisir un personnage
verb-bid = Miser
verb-pass = Passer
verb-seal = Sceller deux actions
verb-go = Voyager
verb-gold = Prendre de l’or
verb-quarry = Prendre des maisons à la carrière
verb-house = Construire une maison
verb-free = La maison du Bâtisseur
verb-move = Déplacer une maison
verb-to = Poser la maison
verb-palace = Construire un palais
verb-governor = Faire descendre un gouverneur
verb-take = Prendre un personnage
verb-swap = Échanger des personnages
verb-attract = Demander une carte
verb-give = Donner une carte
verb-token = Rendre un jeton d’action
verb-drop = Renoncer à une action
verb-end = Finir le tour
verb-confirm = Finir ainsi
verb-back = Continuer


## Le plateau : où en est la partie

board-round = manche { $round } sur { $of }
board-setup = avant la première manche
board-over = la partie est finie
board-short = partie courte
board-first = version avancée I
board-second = version avancée II
board-both = les deux versions avancées


## Le plateau : noms et nombres

board-governors = Gouverneurs
board-end = fin
board-next-1 = 1er
board-next-2 = 2e
board-next-3 = 3e
board-pays = Cette manche : { $city }
board-points =
    { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
board-reconstructed = routes reconstituées
board-tab-characters = Cartes
board-tab-disc = Disque
board-tab-standing = Classement
board-in-bank = à la banque
board-your-disc = Votre disque
board-only-you = vous seul le voyez
board-duties = Encore à faire ce tour
board-duties-of = { $who-is ->
        [you] Votre tour
       *[other] Tour de { $who }
    }
board-take = +{ $n }
board-part-palace = palais
board-part-house = maison
board-part-city = en ville
board-builder = maison ou déplacement gratuit
board-lots = Les lots
board-lot = { $card }, départ : { $place }
board-highest = meilleure enchère
board-highest-so-far = { $n } · meilleure enchère
board-last-lot = Le dernier joueur choisit gratuitement.
board-passes = passe
board-hidden = caché
board-sealed = scellé
board-played = a joué
board-left = reste { $n }
board-not-sealed = pas encore scellé
board-palaces-left = Palais restants : { $n }
board-reserve = Maisons à construire : { $n }
board-quarry = Maisons dans la carrière : { $n }
board-tokens = Jetons d’action : { $n }
board-card-mogul = Moghol
board-card-merchant = Marchand
board-card-sadhu = Sâdhu
board-card-monk = Moine
board-card-builder = Bâtisseur
board-card-artisan = Artisan
board-card-yogi = Yogi
board-power-mogul = joue le premier et gagne les égalités
board-power-merchant = 1 pièce d’or au début de votre tour
board-power-sadhu = vos palais extérieurs comptent 2
board-power-monk = la banque paie vos péages
board-power-builder = une maison ou un déplacement gratuit par tour
board-power-artisan = vos palais coûtent 9 au lieu de 12
board-power-yogi = un jeton d’action à chaque tour


## Le plateau : boutons et lignes de menu

board-do-choose = Choisir
board-do-bid = Miser { $gold }
board-do-pass = Passer
board-do-seal = Sceller { $kinds }
board-do-go = Voyager
board-do-trip = Voyager par { $stops }
board-do-gold = Prendre { $gold }
board-do-quarry = Prendre { $houses }
board-do-open = Maison
board-do-house = Maison
board-do-free-house = Maison gratuite
board-do-move = Déplacer une maison
board-do-free-move = Déplacement gratuit
board-do-to = La poser ici
board-do-put-back = La reposer
board-do-centre = Palais au centre
board-do-outer = Palais extérieur
board-do-governor = Le faire descendre
board-do-take = Prendre
board-do-swap = Échanger
board-do-attract = Attirer un personnage
board-do-give = Donner
board-do-token = Jeton d’action…
board-do-token-for = Un jeton pour { $kind }
board-do-give-up = Renoncer…
board-do-drop = Renoncer à { $kind }
board-do-end = Finir le tour
board-do-end-owed = Finir le tour · inachevé : { $n }, { $gold } à chacun des autres
board-do-confirm = Renoncer à { $owed } et finir
board-do-back = Continuer

board-effect-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-effect-both = { $points } ; il vous reste { $gold }
board-effect-keep = il vous reste { $gold }
board-effect-free = gratuit, par le Bâtisseur
board-effect-free-points = { $points } ; gratuit, par le Bâtisseur
board-heading = { $place } · { $gold }
board-heading-here = { $place } · vous y êtes · { $gold }


## Le plateau : ce que ferait un geste

board-name = { $name }
board-name-centre = Palais à { $city }, au centre
board-name-outer = Palais à { $city }, terrain extérieur
board-name-governor = Gouverneur de { $city }
board-toll-none = aucun péage
board-toll-own = péage : { $gold } ({ $owners }) ; il vous reste { $keep }
board-toll-bank = la banque paie { $gold } ({ $owners })
board-brief-go = voyage, { $toll }
board-brief-trip = voyage par { $stops }, { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, { $toll }
board-brief-house = une maison pour { $gold } ; { $effect }
board-brief-opens = une maison pour { $gold } ouvre la route { $one } – { $other } ; { $effect }
board-brief-palace = { $gold } ; { $effect }
board-brief-palace-artisan = { $gold } avec votre Artisan ; { $effect }
board-brief-down = { $down } cases plus bas ; le Maharaja ira ensuite à { $next }
board-brief-down-up = { $down } cases plus bas, une case plus haut pour { $up } ; le Maharaja ira ensuite à { $next }
board-brief-take = à la banque : { $power }
board-brief-rob = { $power } ; { $who-is ->
        [you] vous l’avez
       *[other] { $who } l’a et devra en prendre un autre à la banque
    }
board-brief-give = Donner : { $card }
board-brief-swap = vous recevez de { $who } : { $get }, { $power }


## Le plateau : ce qu’est une chose, et ce que coûte un voyage

board-trip-free = Aller à { $place } par { $stops } : { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    }, sans rien payer.
board-trip-toll = Aller à { $place } par { $stops } : { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    } pour { $gold } ({ $owners }) ; il vous reste { $keep }.
board-trip-bank = Aller à { $place } par { $stops } : { $roads ->
        [one] { $roads } route
       *[other] { $roads } routes
    } ; la banque paie { $gold } ({ $owners }).
board-about-start = { $place } : le départ. On n’y construit rien.
board-about-empty = { $place } : aucune maison, personne ne peut y passer.
board-about-village = { $village }. Votre péage ici : { $gold }.
board-about-village-closed = { $village }. La route est fermée : un de ses villages n’a pas de maison.
board-about-city = { $city }, points : { $points }.
board-about-city-none = { $city } : personne n’y a de points.
board-site-centre = { $city }, au centre : un palais y compte 3 points.
board-site-outer = { $city }, terrain extérieur : un palais y compte 1 point, 2 avec le Sâdhu.
board-about-governor = Gouverneur de { $city } sur { $space }, n° { $n } en partant du bas : le Maharaja se rend chez le plus bas.
board-about-seat = { $who-is ->
        [you] Vous : architecte à { $place } ; palais construits : { $built } sur { $all } ; maisons : { $reserve } en réserve, { $quarry } dans la carrière.
       *[other] { $who } : architecte à { $place } ; palais construits : { $built } sur { $all } ; maisons : { $reserve } en réserve, { $quarry } dans la carrière.
    }
board-kind-gold = Or : prendre 2 pièces d’or.
board-kind-house = Maison : construire une maison pour 1 pièce d’or, dans un village ou là où est votre architecte.
board-kind-houses = Deux maisons : en construire deux pour 1 pièce d’or chacune, dont une au moins là où est votre architecte.
board-kind-move = Déplacer une maison : prendre une de vos maisons et la poser ailleurs.
board-kind-quarry = Carrière : prendre 2 maisons pour votre réserve.
board-kind-palace = Palais : construire un palais pour 12 pièces d’or (9 avec l’Artisan) là où est votre architecte.
board-kind-palace-house = Palais + maison : construire les deux, au même endroit ou non.
board-kind-governor = Gouverneur : faire descendre un gouverneur de deux cases, pour que sa ville paie plus tôt.
board-kind-character = Personnage : en prendre un autre, à la banque ou à un joueur.
