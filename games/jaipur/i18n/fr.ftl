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
help-goal-round = Être le plus riche à la fin de la manche : cela rapporte un sceau.
help-goal-match = Être le premier à réunir les sceaux qui gagnent la partie, deux d’ordinaire.
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
help-piece-seal = Sceau : le prix d’une manche.


## Aide : règles à retenir

help-title-rules = Règles à retenir
help-rule-hand = Votre main contient 7 marchandises au plus. L’enclos ne compte pas.
help-rule-swap = Troquez au moins deux cartes contre autant. On n’y prend pas de chameau, et aucune marchandise ne va dans les deux sens.
help-rule-sale = Vendez une seule marchandise à la fois. Les meilleurs jetons partent d’abord.
help-rule-end = La manche finit quand trois piles de marchandise sont vides ou que le marché ne peut plus être complété.
help-rule-score = Seuls les jetons comptent. À fortune égale, le plus de jetons bonus l’emporte, puis le plus de jetons de marchandise.
help-rules-more = Les règles complètes, article par article, accompagnent le jeu.


## Aide : quelques conseils

help-title-tips = Quelques conseils
help-tip-early = Les premiers jetons d’une pile sont les meilleurs. Une petite vente maintenant peut valoir mieux qu’une grande plus tard.
help-tip-large = Une vente de cinq cartes paie souvent plus que deux petites. Essayez d’en faire une par manche.
help-tip-camels = Prendre beaucoup de chameaux découvre beaucoup de cartes, et c’est votre rival qui choisit d’abord.
help-tip-herd = Gardez quelques chameaux : ils permettent de prendre plusieurs marchandises d’un coup quand votre main est presque vide.
help-tip-full = Un rival à la main pleine ne peut pas simplement prendre la carte que vous laissez.
help-tip-end = En tête ? Videz les piles et finissez la manche. En retard ? Préparez une grande vente.
