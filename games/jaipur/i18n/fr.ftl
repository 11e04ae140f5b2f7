# Les mots de Jaipur, en français. Chaque message a son jumeau dans en.ftl,
# avec le même nom et les mêmes arguments ; un message n’est jamais fait de
# moitiés de phrases. D’abord le vocabulaire : le jeu, ses options, son
# matériel, son aide. D’autres sections suivent : actions, événements, raisons,
# invites.


## Le jeu

game-name = Jaipur
game-tagline = Deux marchands, un seul marché, et jamais assez de chameaux.
game-players = 2 joueurs
game-length = environ une demi-heure


## Options : ce qu’elles sont, puis ce que veut dire chaque choix

option-seals = Sceaux pour gagner la partie
option-seals-1 = 1 : une seule manche décide
option-seals-2 = 2 : deux manches gagnantes

option-tie = Manche à égalité complète
option-tie-replay = pas de sceau, la manche est rejouée
option-tie-nonstarter = le sceau va au joueur qui n’avait pas commencé la manche
option-tie-both = un sceau pour chacun, et peut-être une victoire partagée

option-bonus = Jetons bonus dans les trois piles
option-bonus-765 = 7, 6 et 5, comme à la plupart des tables
option-bonus-666 = 6 par pile, deux de chaque valeur

option-guard = Finir une manche qui n’avance plus
option-guard-on = après 100 trocs de suite, ou après 500 tours
option-guard-off = jamais : on peut troquer sans fin


## Les noms des cartes

good-diamond = diamant
good-gold = or
good-silver = argent
good-cloth = tissu
good-spice = épices
good-leather = cuir
camel = chameau


## Nombres de cartes : $n dit combien

cards-diamond =
    { $n ->
        [one] { $n } diamant
       *[other] { $n } diamants
    }
cards-gold =
    { $n ->
        [one] { $n } or
       *[other] { $n } ors
    }
cards-silver =
    { $n ->
        [one] { $n } argent
       *[other] { $n } argents
    }
cards-cloth =
    { $n ->
        [one] { $n } tissu
       *[other] { $n } tissus
    }
cards-spice =
    { $n ->
        [one] { $n } épice
       *[other] { $n } épices
    }
cards-leather =
    { $n ->
        [one] { $n } cuir
       *[other] { $n } cuirs
    }
cards-camel =
    { $n ->
        [one] { $n } chameau
       *[other] { $n } chameaux
    }
cards-any =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
cards-goods =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }


## Jetons, monnaie et sceaux : $n dit combien

tokens-goods =
    { $n ->
        [one] { $n } jeton de marchandise
       *[other] { $n } jetons de marchandise
    }
tokens-bonus =
    { $n ->
        [one] { $n } jeton bonus
       *[other] { $n } jetons bonus
    }
token-camel = jeton chameau
rupees =
    { $n ->
        [one] { $n } roupie
       *[other] { $n } roupies
    }
seals =
    { $n ->
        [one] { $n } sceau
       *[other] { $n } sceaux
    }


## Piles de jetons

pile-diamond = jetons de diamant
pile-gold = jetons d’or
pile-silver = jetons d’argent
pile-cloth = jetons de tissu
pile-spice = jetons d’épices
pile-leather = jetons de cuir
pile-bonus-3 = jetons bonus pour 3 cartes
pile-bonus-4 = jetons bonus pour 4 cartes
pile-bonus-5 = jetons bonus pour 5 cartes ou plus


## Lieux

place-market = marché
place-deck = pioche
place-discard = défausse
place-hand = main
place-herd = enclos


## Aide : le but

help-title-goal = Le but
help-goal-round = Être le plus riche à la fin de la manche : vous recevez un sceau.
help-goal-match = Être le premier à réunir assez de sceaux pour gagner la partie, deux d’ordinaire.
help-goal-turn = À votre tour, faites une seule chose : prendre une marchandise, prendre tous les chameaux, troquer ou vendre.


## Aide : comment taper une action

help-title-notation = Comment l’écrire
help-take = take D : prendre un diamant au marché.
help-camels = camels : emmener tous les chameaux qui sont au marché.
help-swap = swap +SS -GK : prendre deux argents, donner un or et un chameau.
help-sell = sell 2D : vendre deux diamants.
help-letters = Les lettres : D diamant, G or, S argent, C tissu, P épices, L cuir, K chameau.


## Aide : le matériel

help-title-pieces = Le matériel
help-piece-diamond = Diamant (D) : 6 cartes, jetons 7 7 5 5 5. Se vend par deux au moins.
help-piece-gold = Or (G) : 6 cartes, jetons 6 6 5 5 5. Se vend par deux au moins.
help-piece-silver = Argent (S) : 6 cartes, jetons 5 5 5 5 5. Se vend par deux au moins.
help-piece-cloth = Tissu (C) : 8 cartes, jetons 5 3 3 2 2 1 1. Une seule carte suffit pour vendre.
help-piece-spice = Épices (P) : 8 cartes, jetons 5 3 3 2 2 1 1. Une seule carte suffit pour vendre.
help-piece-leather = Cuir (L) : 10 cartes, jetons 4 3 2 1 1 1 1 1 1. Une seule carte suffit pour vendre.
help-piece-camel = Chameau (K) : 11 cartes. Jamais vendu, gardé dans votre enclos ; le plus grand enclos rapporte 5 roupies à la fin.
help-piece-bonus = Jeton bonus : 1 à 3 roupies pour une vente de 3 cartes, 4 à 6 pour 4 cartes, 8 à 10 pour 5 ou plus.
help-piece-seal = Sceau : il récompense le vainqueur de la manche.


## Aide : règles à retenir

help-title-rules = Règles à retenir
help-rule-hand = Votre main contient 7 marchandises au plus. L’enclos ne compte pas.
help-rule-swap = Troquez au moins deux cartes contre autant. On n’y prend pas de chameau, et aucune marchandise ne va dans les deux sens.
help-rule-sale = Vendez une seule marchandise à la fois. Les meilleurs jetons partent d’abord.
help-rule-end = La manche finit quand trois piles de jetons de marchandise sont vides ou que le marché ne peut plus être complété.
help-rule-score = Seuls les jetons comptent. À égalité, on compare le nombre de jetons bonus, puis de jetons de marchandise.
help-rules-more = Les règles complètes, article par article, accompagnent le jeu.


## Aide : quelques conseils

help-title-tips = Quelques conseils
help-tip-early = Les premiers jetons d’une pile sont les meilleurs. Une petite vente tout de suite vaut parfois mieux qu’une grosse plus tard.
help-tip-large = Une vente de cinq cartes paie souvent mieux que deux petites. Essayez d’en faire une par manche.
help-tip-camels = Prendre beaucoup de chameaux découvre beaucoup de cartes, et c’est votre adversaire qui choisit le premier.
help-tip-herd = Gardez quelques chameaux : ils permettent de prendre plusieurs marchandises d’un coup quand votre main est presque vide.
help-tip-full = Un adversaire à la main pleine ne peut pas prendre simplement la carte que vous laissez.
help-tip-end = En tête ? Videz les piles pour finir la manche. À la traîne ? Préparez une grosse vente.


## Actions : ce que chacune fait et rapporte, dit au joueur concerné

cards-none = rien
action-take = Prendre { $card } (main ensuite : { $after } sur { $limit }).
action-camels = Prendre tous les chameaux : { $camels }.
action-sell = Vendre { $cards } pour { $rupees } (jetons { $tokens }).
action-sell-bonus = Vendre { $cards } pour { $rupees } (jetons { $tokens }) et un jeton bonus pour { $pile } { $pile ->
        [5] cartes ou plus
       *[other] cartes
    }.
action-sell-end = Vendre { $cards } pour { $rupees } (jetons { $tokens }). La manche finit alors : { $own } à { $theirs }.
action-sell-bonus-end = Vendre { $cards } pour { $rupees } (jetons { $tokens }) et un jeton bonus pour { $pile } { $pile ->
        [5] cartes ou plus
       *[other] cartes
    }. La manche finit alors : { $own } à { $theirs }.
action-sell-nothing = Vendre { $cards } sans rien gagner : la pile est vide.
action-swap = Prendre { $take }, donner { $give } (main ensuite : { $after } sur { $limit }).


## Événements : ce qui s’est passé

event-round = { $who-is ->
        [you] La manche { $round } commence. Vous jouez le premier tour.
       *[other] La manche { $round } commence. { $who } joue le premier tour.
    }
event-dealt = { $who-is ->
        [you] Vous recevez { $cards }.
       *[other] { $who } reçoit { $cards }.
    }
event-dealt-open = { $who-is ->
        [you] Vous recevez { $cards }, et { $camels } pour l’enclos.
       *[other] { $who } reçoit { $cards }, et { $camels } pour l’enclos.
    }
event-opened = Le marché s’ouvre sur { $cards }, à côté des trois chameaux.
event-took = { $who-is ->
        [you] Vous prenez { $card }.
       *[other] { $who } prend { $card }.
    }
event-camels = { $who-is ->
        [you] Vous prenez { $camels }.
       *[other] { $who } prend { $camels }.
    }
event-swapped = { $who-is ->
        [you] Vous prenez { $take } contre { $give }.
       *[other] { $who } prend { $take } contre { $give }.
    }
event-sold = { $who-is ->
        [you] Vous vendez { $cards } pour { $rupees }.
       *[other] { $who } vend { $cards } pour { $rupees }.
    }
event-bonus = { $who-is ->
        [you] Vous gagnez un jeton bonus pour { $pile } cartes.
       *[other] { $who } gagne un jeton bonus pour { $pile } cartes.
    }
event-bonus-open = { $who-is ->
        [you] Vous gagnez un jeton bonus pour { $pile } cartes : { $rupees }.
       *[other] { $who } gagne un jeton bonus pour { $pile } cartes : { $rupees }.
    }
event-no-bonus = { $who-is ->
        [you] Pas de bonus pour vous : il n’y a plus de jeton pour { $pile } cartes.
       *[other] Pas de bonus pour { $who } : il n’y a plus de jeton pour { $pile } cartes.
    }
event-refilled = Nouveau au marché : { $cards }.
event-scored = La manche { $round } est finie : { $cause }. Le compte : { $scores }. { $decided } Sceaux : { $first } à { $second }.
event-won = { $who-is ->
        [you] Vous gagnez la partie !
       *[other] { $who } gagne la partie.
    }
event-shared = La victoire est partagée.

cause-piles = trois piles de jetons de marchandise sont vides
cause-deck = la pioche ne suffit plus à compléter le marché
cause-guard = trop de tours sans pioche ni vente
score-line = { $who-is ->
        [you] vous avez { $rupees } ({ $goods } en marchandises, { $bonus } en bonus, { $camel } pour les chameaux)
       *[other] { $who } a { $rupees } ({ $goods } en marchandises, { $bonus } en bonus, { $camel } pour les chameaux)
    }
score-camel = { $who-is ->
        [you] le jeton chameau est à vous (enclos : { $most } à { $least })
       *[other] le jeton chameau va à { $who } (enclos : { $most } à { $least })
    }
score-camel-tie = personne ne reçoit le jeton chameau, les enclos sont égaux ({ $n })
decided-rupees = { $who-is ->
        [you] Vous gagnez la manche, { $most } à { $least }.
       *[other] { $who } gagne la manche, { $most } à { $least }.
    }
decided-bonus = { $who-is ->
        [you] Égalité en roupies : vous gagnez la manche aux jetons bonus, { $most } à { $least }.
       *[other] Égalité en roupies : { $who } gagne la manche aux jetons bonus, { $most } à { $least }.
    }
decided-goods = { $who-is ->
        [you] Égalité en roupies et en bonus : vous gagnez la manche aux jetons de marchandise, { $most } à { $least }.
       *[other] Égalité en roupies et en bonus : { $who } gagne la manche aux jetons de marchandise, { $most } à { $least }.
    }
decided-nonstarter = { $who-is ->
        [you] Égalité parfaite : le sceau est à vous, car vous n’aviez pas commencé.
       *[other] Égalité parfaite : le sceau va à { $who }, qui n’avait pas commencé.
    }
decided-tie = Égalité parfaite : personne ne gagne la manche.


## Raisons : pourquoi pas, et ce qui irait

reason-one-camel = On ne prend pas un chameau seul : prenez-les tous.
reason-not-there = Il n’y a pas de { $good } au marché.
reason-hand-full = Votre main est pleine ({ $have } sur { $limit }). Vendez, troquez marchandise contre marchandise, ou prenez les chameaux.
reason-no-camels = Il n’y a pas de chameau au marché.
reason-camel-taken = Un troc ne prend que des marchandises. Les chameaux se prennent tous à la fois, en un tour.
reason-swap-too-small = Un troc demande au moins { $least } cartes de chaque côté ; celui-ci en prend { $take }.
reason-swap-uneven = Donnez autant de cartes que vous en prenez : ici, vous en prenez { $take } et en donnez { $give }.
reason-swap-same = La même marchandise ne peut pas être des deux côtés : { $goods }.
reason-not-in-market = Pas au marché : { $missing }.
reason-not-in-hand = Pas dans votre main : { $missing }.
reason-herd-too-small = Votre enclos est trop petit : { $need } à donner, { $have } sur place.
reason-over-limit = Vous auriez { $after } marchandises en main ; la limite est { $limit }. Donnez moins de chameaux et plus de marchandises.
reason-camel-sold = Les chameaux ne se vendent pas. Ils comptent en fin de manche.
reason-sale-too-small = Une vente de { $good } demande au moins { $least } cartes.
reason-sale-too-large = Vous avez { $have }, pas { $want }.
reason-other-chance = On attend un autre tirage.
reason-card-count = Cartes attendues : { $need } ; nommées ici : { $found }.
reason-not-in-deck = Pas dans la pioche : { $missing }.
reason-no-such-bonus = Il ne reste pas de jeton bonus de { $value } dans la pile pour { $pile } cartes.


## Invites : ce que la partie attend

prompt-act = { $who-is ->
        [you] À vous : prendre une marchandise ou les chameaux, troquer ou vendre.
       *[other] C’est à { $who } de jouer.
    }
prompt-starter = Le sort désigne qui commence.
prompt-deal = { $who-is ->
        [you] On distribue vos cartes.
       *[other] On distribue les cartes de { $who }.
    }
prompt-open = Deux cartes complètent le marché.
prompt-refill = { $n ->
        [one] Une carte est piochée pour le marché.
       *[other] { $n } cartes sont piochées pour le marché.
    }
prompt-bonus = { $who-is ->
        [you] Vous piochez un jeton bonus.
       *[other] { $who } pioche un jeton bonus.
    }


## La table en mots

view-title-market = Marché
view-title-piles = Jetons encore à gagner
view-round = Manche { $round }
view-market = Marché : { $cards }
view-deck = Pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
view-discard = Vendu jusqu’ici : { $cards }
view-pile = { $pile } : { $tokens }
view-bonus-left = jetons bonus : { $three } pour 3 cartes, { $four } pour 4, { $five } pour 5 ou plus
view-player = { $who-is ->
        [you] Vous
       *[other] { $who }
    }
view-hand = Main : { $cards }
view-hand-size = Main : { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
view-known = Prises au vu de tous et encore en main : { $cards }
view-herd = Enclos : { $n }
view-herd-some = Enclos : des chameaux
view-herd-none = Enclos : aucun chameau
view-tokens = Jetons de marchandise : { $rupees } ({ $tokens })
view-bonus = Jetons bonus : { $three } pour 3 cartes, { $four } pour 4, { $five } pour 5 ou plus
view-bonus-own = Jetons bonus : { $rupees } ({ $tokens })
view-seals = Sceaux : { $n }


## Ce qui ne se lit pas, et ce qui irait

misread-action = « { $found } » n’est pas une action. Écrivez par exemple : take D, camels, sell 2D, swap +SS -GK.
misread-card = « { $found } » n’est pas une carte. Les lettres sont D G S C P L, et K pour un chameau.
misread-too-many = Il n’y a que { $most } cartes { $kind }.
misread-sale = « { $found } » n’est pas une vente. Écrivez un nombre et une lettre : sell 2D.
misread-sale-kinds = Une vente, une marchandise : « { $found } » en nomme plusieurs.
misread-swap = « { $found } » n’est pas un troc. Écrivez ce que vous prenez après + et ce que vous donnez après - : swap +SS -GK.
misread-chance = « { $found } » n’est pas un tirage. Les tirages sont : starter A, deal A DGSKK, open CL, refill KKD, bonus 6.


## Ce qui ne va pas dans une position

fault-position-line = « { $found } » n’est pas une ligne de position. Écrivez une clé, deux-points et une valeur.
fault-position-key = Une position n’a pas de ligne « { $key } ».
fault-position-twice = La ligne « { $key } » s’y trouve deux fois.
fault-position-value = « { $found } » ne peut pas suivre « { $key } ».
fault-cards = Cartes { $kind } en tout : { $found } ; il en faut { $expected }.
fault-discard-camels = La défausse ne peut pas contenir de chameaux.
fault-hand-camels = { $who-is ->
        [you] Vous avez des chameaux en main ; leur place est à l’enclos.
       *[other] { $who } a des chameaux en main ; leur place est à l’enclos.
    }
fault-hand-limit = { $who-is ->
        [you] Vous tenez { $found } marchandises ; la limite est { $most }.
       *[other] { $who } tient { $found } marchandises ; la limite est { $most }.
    }
fault-known = { $who-is ->
        [you] Des cartes connues chez vous ne sont pas dans votre main : { $cards }.
       *[other] Des cartes connues chez { $who } ne sont pas dans cette main : { $cards }.
    }
fault-herd = { $who-is ->
        [you] Votre enclos dépasse les { $most } chameaux du jeu.
       *[other] L’enclos de { $who } dépasse les { $most } chameaux du jeu.
    }
fault-tokens = Plus de jetons partis que de cartes vendues ({ $kind }) : { $gone } contre { $sold }.
fault-bonus = Jetons bonus de { $value } : { $found } ; il ne peut y en avoir que { $most }.
fault-market = Le marché ne va pas avec la phase : 5 cartes pendant un tour, 3 chameaux avant la donne, et autant de trous que de cartes à piocher.
fault-deal = Avant et pendant la donne, rien n’est vendu, gagné ni connu, et chacun a 5 cartes ou aucune.
fault-round = La manche est impossible : on compte à partir de 1, et seule la première commence par un tirage.
fault-seals = Les sceaux ne vont pas avec la phase : la partie finit dès que quelqu’un en a assez, et pas avant.
fault-piles = Trois piles sont vides : la manche serait finie.
fault-bonus-empty = Il ne reste aucun jeton bonus dans la pile où l’on pioche.
fault-guard = Il s’est passé tant de tours que la manche serait finie.
fault-sums = Les sommes ne correspondent pas aux pièces.


## Sortes d’actions, selon le premier mot de leur notation

verb-take = Prendre une marchandise
verb-camels = Prendre les chameaux
verb-sell = Vendre
verb-swap = Échanger


## Le plateau : les noms sur les cartes, et les mots à côté

table-diamond = Diamant
table-gold = Or
table-silver = Argent
table-cloth = Tissu
table-spice = Épices
table-leather = Cuir
table-camel = Chameau
table-round = manche { $round }
table-bonus = Jetons bonus
table-bonus-for = pour une vente de 3, 4, 5 cartes ou plus
table-gone = épuisé
table-remaining = { $n ->
        [0] épuisée
        [one] { $n } reste
       *[other] { $n } restent
    }
table-leads = { $who-is ->
        [you] vous menez
       *[other] { $who } mène
    }
table-equal = égalité
table-herds = enclos
table-ahead = en tête, +5
table-your-turn = à vous
table-goods = { $n ->
        [one] carte
       *[other] cartes
    }
table-camels = { $n ->
        [one] chameau
       *[other] chameaux
    }
table-camels-some = des chameaux
table-rupees = { $n ->
        [one] roupie
       *[other] roupies
    }
table-deck = Pioche : { $n }
table-deck-short = pioche
table-sold = Vendues : { $n }
table-sold-short = vendues
table-tokens = { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    }


## Le plateau : ce que l’on peut toucher, pour qui l’écoute

table-in-market = { $card }, au marché
table-camels-market = { $n ->
        [one] { $n } chameau, au marché
       *[other] { $n } chameaux, au marché
    }
table-in-hand = { $card }, dans votre main{ $n ->
        [one] {""}
       *[other] , { $at } sur { $n }
    }
table-in-herd = Chameau { $at } sur { $n }, dans votre enclos
table-pile = { $good }, jetons restants : { $tokens }
table-pile-gone = { $good }, plus aucun jeton


## Le plateau : le nom d’un coup sur son bouton

table-do-take-diamond = Prendre le diamant
table-do-take-gold = Prendre l’or
table-do-take-silver = Prendre l’argent
table-do-take-cloth = Prendre le tissu
table-do-take-spice = Prendre les épices
table-do-take-leather = Prendre le cuir
table-do-camels = Prendre { $camels }
table-do-sell = Vendre { $cards }
table-do-sell-for = Vendre { $cards } pour { $rupees }
table-do-sell-bonus = Vendre { $cards } pour { $rupees } +
table-do-swap = Troquer { $n } contre { $n }


## Le plateau : la ligne du bas

table-about-market = { $card }, au marché. Le prochain jeton rapporte { $next }, et une seule carte suffit pour vendre.
table-about-market-several = { $card }, au marché. Le prochain jeton rapporte { $next }, et la vente demande au moins { $least }.
table-about-market-none = { $card }, au marché. Plus aucun jeton : la carte ne rapporte rien, mais peut servir à un troc.
table-about-market-camels = { $camels } au marché. Qui prend des chameaux les prend tous : enclos { $before } → { $after }, et la pioche comble les vides.
table-about-hand = { $card }, dans votre main : { $n }. Vendues ensemble, ces cartes rapportent { $tokens }.
table-about-hand-bonus = { $card }, dans votre main : { $n }. Vendues ensemble, ces cartes rapportent { $tokens }, et un bonus de { $least } à { $most }.
table-about-hand-few = { $card }, dans votre main : { $n }. Le prochain jeton rapporte { $next }, et la vente demande au moins { $least }.
table-about-hand-none = { $card }, dans votre main : { $n }. Plus aucun jeton : la carte ne rapporte rien, mais peut servir à un troc.
table-about-herd-ahead = Votre enclos : { $camels }, contre { $theirs } pour { $who }. Vous menez, ce qui rapporte { $token } à la fin.
table-about-herd-behind = Votre enclos : { $camels }, contre { $theirs } pour { $who }, qui mène. Le plus grand enclos rapporte { $token } à la fin.
table-about-herd-equal = Votre enclos : { $camels }, autant que { $who }. Seul un enclos plus grand rapporte le jeton chameau : { $token }.
table-about-pile = { $good }, jetons restants : { $tokens }. Déjà gagnés : { $who-is ->
        [you] vous
       *[other] { $who }
    } { $own } ; { $other } { $theirs }.
table-about-pile-gone = { $good } : plus aucun jeton. Gagnés : { $who-is ->
        [you] vous
       *[other] { $who }
    } { $own } ; { $other } { $theirs }.
table-about-bonus = Ici, des { $pile }, qui valent de { $least } à { $most } chacun, tirés au hasard. Restants : { $n }.
table-about-camels = Jeton chameau : { $token } pour le plus grand enclos en fin de manche. À égalité, personne ne le reçoit.
table-about-deck = Pioche : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }. La manche finit quand elle ne peut plus compléter le marché.
table-about-sold = Vendu jusqu’ici : { $cards }.
table-about-seat = { $who-is ->
        [you] Vous avez { $goods } en main, { $camels }, { $rupees } en jetons de marchandise, { $bonus }, { $seals }.
       *[other] { $who } a { $goods } en main, { $camels }, { $rupees } en jetons de marchandise, { $bonus }, { $seals }.
    }
table-about-seat-seen = { $who-is ->
        [you] Vous avez { $goods } en main (vues : { $cards }), { $camels }, { $rupees } en jetons de marchandise, { $bonus }, { $seals }.
       *[other] { $who } a { $goods } en main (vues : { $cards }), { $camels }, { $rupees } en jetons de marchandise, { $bonus }, { $seals }.
    }


## Le plateau : comment une manche finirait, ou a fini

table-score = Compte
table-if-ended = Si la manche finissait ici
table-ended = La dernière manche
table-seals = { $who-is ->
        [you] vous avez { $n ->
            [one] { $n } sceau
           *[other] { $n } sceaux
        } sur { $need }
       *[other] { $who } a { $n ->
            [one] { $n } sceau
           *[other] { $n } sceaux
        } sur { $need }
    }
table-goods-head = jetons
table-bonus-head = bonus
table-herd-head = enclos
table-rupees-head = roupies
table-piles-empty = Piles vides : { $n } sur 3 ; la troisième met fin à la manche
table-deck-left = { $n ->
        [one] { $n } carte pour compléter le marché
       *[other] { $n } cartes pour compléter le marché
    }
table-match = La partie
table-seals-win = { $n ->
        [one] un sceau pour gagner
       *[other] { $n } sceaux pour gagner
    }
table-seal-head = sceau
table-starts = { $who-is ->
        [you] vous commencez
       *[other] { $who } commence
    }
table-count-goods = Jetons de marchandise
table-count-bonus = Jetons bonus
table-count-herd = Plus grand enclos
table-count-sum = Roupies
table-wins-round = { $who-is ->
        [you] Vous gagnez la manche
       *[other] { $who } gagne la manche
    }
table-tied = Personne ne gagne
table-cause-piles = Trois piles sont vides.
table-cause-deck = La pioche est épuisée.
table-cause-guard = Trop de tours calmes.
table-by-bonus = Égalité : plus de jetons bonus.
table-by-goods = Égalité : plus de jetons en tout.
table-by-start = Égalité : qui n’a pas commencé gagne.
table-seals-left = { $n ->
        [one] Encore un sceau pour gagner.
       *[other] Encore { $n } sceaux pour gagner.
    }

## Le plateau : ce qui est choisi, et le dernier coup de l’adversaire

table-gave = donnée
table-new = neuve
table-give-camels = chameaux donnés
table-more-camels = Donner un chameau de plus
table-less-camels = Donner un chameau de moins
table-eye-on = Aide-mémoire activé : ce qui a été vu reste visible
table-eye-off = Aide-mémoire désactivé : seul ce qui est exposé est montré
table-about-eye = Aide-mémoire : cartes vues à la prise, taille des enclos, qui mène. Touchez pour l’activer ou non.
table-about-take = { $card }, au marché. Touchez pour prendre la carte ; le prochain jeton rapporte { $next }.
table-about-take-several = { $card }, au marché. Touchez pour prendre la carte ; le prochain jeton rapporte { $next }, et la vente demande { $least }.
table-first = Touchez une carte pour la choisir : rien n’est fait avant votre confirmation.
table-first-full = Votre main est pleine ({ $limit ->
        [one] { $limit } marchandise
       *[other] { $limit } marchandises
    }) : vendez, échangez marchandise contre marchandise, ou prenez les chameaux.
table-first-piles = Deux piles sont vides : la manche finit avec la troisième.
table-think-take = prendre
table-think-give = donner
table-think-for = contre
table-think-add = encore une carte possible de chaque côté
table-think-hand = main { $before } → { $after } sur { $limit }
table-think-herd = enclos { $before } → { $after }
table-think-goods = jetons { $before } → { $after }
table-think-deck = { $n ->
        [one] la pioche apporte une carte
       *[other] la pioche apporte { $n } cartes
    }
table-think-or-exchange = ou choisissez d’autres cartes pour un troc
table-think-rest = ensuite { $tokens }
table-think-empty = ensuite la pile est vide
table-think-sum = { $terms } = { $rupees }
table-think-sale-bonus = { $rupees } et un bonus de { $least } à { $most }
table-think-sale-end = { $rupees }, et la manche finit : vous { $own }, { $who } { $theirs }
table-think-sale-bonus-end = { $rupees }, un bonus de { $least } à { $most }, et la manche finit : vous { $own }, { $who } { $theirs }
table-think-sell = Vendre { $cards } pour { $rupees }.
table-think-sell-bonus = Vendre { $cards } pour { $rupees } et un bonus de { $least } à { $most }.
table-think-few = { $card } : la vente demande { $least } ; sinon, un troc.
table-think-swap = Troc : prendre { $take }, donner { $give }.
table-think-swap-take = Troc : prendre { $take }. Donnez-en autant, d’autres sortes.
table-think-swap-give = Troc : donner { $give }. Prenez-en autant, d’autres sortes.
table-miss-give = Encore { $n } à donner
table-miss-take = Encore { $n } à prendre
table-miss-both = Encore { $n } de chaque côté
table-miss-sale = Encore { $n } à vendre
table-next-round = Manche suivante
table-go-on = Continuer
table-round-won = { $who-is ->
        [you] La manche { $round } est à vous : { $rupees } à { $theirs }.
       *[other] La manche { $round } revient à { $who } : { $rupees } à { $theirs }.
    } { $next-is ->
        [you] Vous commencez la manche { $then }.
       *[other] { $next } commence la manche { $then }.
    }
table-round-won-last = { $who-is ->
        [you] La manche { $round } est à vous : { $rupees } à { $theirs }.
       *[other] La manche { $round } revient à { $who } : { $rupees } à { $theirs }.
    }
table-round-tied = Manche { $round } à égalité : personne ne la gagne.
