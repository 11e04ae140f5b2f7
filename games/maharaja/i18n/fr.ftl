# Les mots de Maharaja, en français. Chaque message a son jumeau dans en.ftl,
# avec le même nom et les mêmes arguments ; une phrase n’est jamais faite de
# morceaux. Les noms de lieux sont des noms propres et restent avec le plateau ;
# les noms des personnages sont les nôtres.


## Le jeu

game-name = Maharaja
game-tagline = Des statues pour les dieux, des sanctuaires sur les routes, et un roi qui vient voir.
game-players = 1 à 4 joueurs
game-length = environ une heure et demie


## Les options : ce qu’elles sont, puis ce que veut dire chaque choix

option-solo = Brahmabot, quand on joue seul
option-solo-easy = facile : aucune pièce, 4 sanctuaires
option-solo-medium = moyen : 2 pièces, 6 sanctuaires
option-solo-hard = difficile : 4 pièces, 8 sanctuaires
option-characters = Personnages en jeu
option-characters-random = tirés parmi les seize
option-characters-first = seulement 1, 2, 5, 9, 12, 14 et 15, pour une première partie (pas en solo)
option-starter = Qui choisit le premier personnage
option-starter-random = est tiré au sort
option-starter-first = occupe la place A
option-r1 = Règle spéciale 1
option-r1-off = non
option-r1-on = le premier d’un décompte reçoit aussi 1 point de prestige
option-r2 = Règle spéciale 2
option-r2-off = non
option-r2-on = une statue extérieure ne vaut que 1 point de culte
option-r3 = Règle spéciale 3
option-r3-off = non
option-r3-on = les statues coûtent 12 pièces partout
option-r4 = Règle spéciale 4
option-r4-off = non
option-r4-on = on ne prend de personnage que dans la rangée
option-final = Tuile de décompte final
option-final-none = aucune
option-final-f1 = les majorités rapportent 3 points, ou 2 à égalité
option-final-f2 = 1 point par ville où l’on a une statue ou un sanctuaire
option-final-f3 = 2 points par route dont on occupe les deux villages
option-final-f4 = 2 points par ville où l’on a deux statues, 1 de moins par sanctuaire en réserve générale
option-final-pairs = 2 points par ville où l’on a deux statues
option-final-supply = 1 point de moins par sanctuaire en réserve générale
option-chronicler = La Chroniqueuse ajoute 1 point de prestige
option-chronicler-effect = à chaque effet
option-chronicler-each = à chaque échange
option-builder = Le sanctuaire du Bâtisseur
option-builder-paid = coûte 1 pièce
option-builder-free = est gratuit
option-edge = Un étendard près du bord gauche
option-edge-stop = s’arrête au bord
option-edge-refuse = ne peut pas être déplacé
option-search = Brahmabot trouve une ville pleine
option-search-next = et cherche la suivante
option-search-lost = et perd l’action
option-way = Brahmabot, entre deux chemins équivalents
option-way-short = prend celui qui a le moins de villages, puis les plus petits numéros
option-way-low = prend les plus petits numéros de village, quel que soit leur nombre
option-tile = La tuile de décompte final
option-tile-added = s’ajoute au décompte habituel
option-tile-alone = le remplace
option-outer = La règle spéciale 2
option-outer-always = vaut aussi au décompte final
option-outer-scoring = ne vaut qu’au décompte des villes


## Les personnages, avec leurs numéros

character-1 = le Moghol (1)
character-2 = le Tailleur de pierre (2)
character-3 = le Changeur (3)
character-4 = le Pénitent (4)
character-5 = le Grand Prêtre (5)
character-6 = le Poète (6)
character-7 = le Gardien du temple (7)
character-8 = le Dévot (8)
character-9 = le Moine errant (9)
character-10 = le Conseiller (10)
character-11 = la Chroniqueuse (11)
character-12 = l’Émissaire (12)
character-13 = le Bâtisseur (13)
character-14 = le Yogi (14)
character-15 = l’Artisan (15)
character-16 = le Trésorier (16)
character-none = aucun

# Leurs noms seuls, et ce qu’ils font.
name-1 = Moghol
name-2 = Tailleur de pierre
name-3 = Changeur
name-4 = Pénitent
name-5 = Grand Prêtre
name-6 = Poète
name-7 = Gardien du temple
name-8 = Dévot
name-9 = Moine errant
name-10 = Conseiller
name-11 = Chroniqueuse
name-12 = Émissaire
name-13 = Bâtisseur
name-14 = Yogi
name-15 = Artisan
name-16 = Trésorier
does-1 = aucune capacité, mais toujours le premier
does-2 = 1 sanctuaire de la réserve générale, une fois par manche
does-3 = jusqu’à 3 échanges de 2 pièces contre 1 point de prestige ou l’inverse, une fois par manche
does-4 = 1 point de prestige contre un jeton action, une fois par manche
does-5 = votre prêtre vaut 1 point de culte de plus au décompte
does-6 = 1 point de prestige, une fois par manche
does-7 = chaque paire de vos sanctuaires vaut 1 point de culte de plus au décompte
does-8 = 1 point de culte de plus au décompte, où que vous soyez
does-9 = vous voyagez sans péage
does-10 = déplacer un étendard, une fois par manche
does-11 = 1 point de prestige de plus chaque fois que vous en recevez
does-12 = construire dans n’importe quelle ville, où que soit votre prêtre
does-13 = un sanctuaire de la réserve générale n’importe où, une fois par manche
does-14 = un jeton action, une fois par manche
does-15 = les statues coûtent 3 de moins
does-16 = votre tuile récompense agit deux fois


## Les neuf actions

kind-statue = statue moins chère
kind-shrine = sanctuaire gratuit
kind-statue-shrine = statue + sanctuaire
kind-shrines = deux sanctuaires
kind-coins = 3 pièces
kind-stock = 2 sanctuaires de plus
kind-prestige = acheter 2 points de prestige
kind-character = nouveau personnage
kind-track = déplacer un étendard


## Les tuiles récompense

reward-coins = 3 pièces
reward-shrines = 3 sanctuaires
reward-both = 1 point de prestige + 1 pièce
reward-tribute = les autres perdent 2 pièces
reward-prestige = 2 points de prestige
reward-buy = jusqu’à 3 points de prestige à 1 pièce
reward-shrine = un sanctuaire gratuit
reward-maharani = la Maharani (la capacité d’un autre personnage)


## Ce que fait Brahmabot

deed-statue-maharaja = une statue chez le Maharaja
deed-shrine-maharaja = un sanctuaire chez le Maharaja
deed-statue-first = une statue dans la ville du premier étendard
deed-statue-centre = une statue au premier centre libre
deed-statue-second = une statue là où il est deuxième de justesse
deed-banner = son meilleur étendard recule de 4 cases
deed-coins = { $coins }
deed-swap = votre personnage contre le sien
goes-maharaja = le Maharaja


## Lieux, pièces et argent

place = { $name } ({ $id })
place-between = { $name } ({ $id }, { $one } – { $other })
site-centre = au centre
site-outer = sur l’emplacement { $site }
coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
prestige =
    { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    }
shrines =
    { $n ->
        [one] { $n } sanctuaire
       *[other] { $n } sanctuaires
    }
statues =
    { $n ->
        [one] { $n } statue
       *[other] { $n } statues
    }
tokens =
    { $n ->
        [one] { $n } jeton action
       *[other] { $n } jetons action
    }
sites =
    { $n ->
        [one] { $n } emplacement libre
       *[other] { $n } emplacements libres
    }
owner-coins = { $who-is ->
        [you] vous { $n }
       *[other] { $who } { $n }
    }
owner-name = { $who-is ->
        [you] vous
       *[other] { $who }
    }
seat-name = { $who-is ->
        [you] vous
       *[other] { $who }
    }
left-city = { $shrines } dans une ville


## Les actions : ce que chacune fait et rapporte

action-choose = Choisir { $card } : { $does }.
action-plan = Prévoir : { $kinds }.
action-open = Placer un sanctuaire à { $place }.
action-go-free = Aller à { $place }, sans rien payer.
action-go-toll = Aller à { $place } pour { $coins } ({ $owners }).
action-shrine = Construire un sanctuaire pour { $coins } à { $place }.
action-statue = Ériger une statue à { $place }, { $site }, pour { $coins }.
action-statue-bonus = Ériger une statue à { $place }, { $site }, pour { $coins }, et recevoir { $bonus }.
action-statue-plain = Ériger une statue à { $place }, { $site }, pour { $coins }, et refuser { $bonus }.
action-coins = Prendre { $coins }.
action-stock = Prendre { $shrines } dans la réserve générale.
action-prestige = Payer { $coins } pour { $prestige }.
action-take-row = Prendre { $card } dans la rangée : { $does }.
action-take-from = Prendre { $card } à { $who } : { $does }.
action-track = Déplacer l’étendard de { $city } de la case { $from } à la case { $to }.
action-counsel = Conseiller : déplacer l’étendard de { $city } de la case { $from } à la case { $to }.
action-token = Dépenser un jeton action : { $kind }.
action-power-2 = Tailleur de pierre : prendre 1 sanctuaire dans la réserve générale.
action-power-4 = Pénitent : payer 1 point de prestige pour un jeton action.
action-power-6 = Poète : prendre { $prestige }.
action-power-14 = Yogi : prendre un jeton action.
action-power-14-none = Yogi : il ne reste aucun jeton action, donc rien à prendre.
action-found = Bâtisseur : un sanctuaire de la réserve générale pour { $coins } à { $place }.
action-exchange-buy = Changeur : payer { $coins } pour { $prestige }.
action-exchange-sell = Changeur : donner 1 point de prestige pour { $coins }.
action-enough = Arrêter là les échanges.
action-back = Reprendre votre sanctuaire à { $place } et { $coins }.
action-end = Finir votre tour.
action-end-left = Finir votre tour sans faire : { $left }.
action-reward = Prendre la récompense : { $tile }.
action-reward-once = Prendre la récompense et ne s’en servir qu’une fois : { $tile }.
action-reward-unused = Prendre la récompense sans s’en servir : { $tile }.
action-buy = Payer { $coins } pour { $prestige }.
action-free = Construire gratuitement un sanctuaire à { $place }.
action-maharani = Poser la Maharani sur { $card } : { $does }.
action-waive = Y renoncer.


## Les invites : ce que la partie attend

prompt-characters = On tire les personnages.
prompt-rewards = On dispose les tuiles récompense.
prompt-banners = On tire les étendards.
prompt-starter = Le sort désigne qui choisit le premier.
prompt-refill = On tire un personnage pour la rangée.
prompt-setup = On tire la tuile de mise en place de Brahmabot.
prompt-tiles = On tire les tuiles de Brahmabot.
prompt-tick = Brahmabot retourne une tuile.
prompt-reveal = On retourne la tuile cachée de Brahmabot.
prompt-choose = { $who-is ->
        [you] Choisissez votre personnage dans la rangée.
       *[other] { $who } choisit un personnage.
    }
prompt-open = { $who-is ->
        [you] Placez un sanctuaire dans un village (encore { $left }).
       *[other] { $who } place un sanctuaire (encore { $left }).
    }
prompt-plan = Le Maharaja est à { $city }. Choisissez deux actions en secret.
prompt-plan-done = Vos actions sont choisies. On attend : { $others }.
prompt-plan-others = On attend encore : { $others }.
prompt-act = { $who-is ->
        [you] À vous. Reste à faire : { $left }.
       *[other] C’est à { $who } ; le Maharaja est à { $city }. Reste à faire : { $left }.
    }
prompt-act-done = { $who-is ->
        [you] Tout est fait. Voyagez encore, ou finissez votre tour.
       *[other] { $who } a tout fait et peut encore voyager.
    }
prompt-act-due = { $who-is ->
        [you] Vous devez encore construire { $shrines } dans une ville.
       *[other] { $who } doit encore construire { $shrines } dans une ville.
    }
prompt-act-due-back = { $who-is ->
        [you] Vous devez encore construire { $shrines } dans une ville, ou reprendre celui du village.
       *[other] { $who } doit encore construire { $shrines } dans une ville, ou reprendre celui du village.
    }
prompt-exchange = { $who-is ->
        [you] Échangez encore (il vous en reste { $left }), ou arrêtez-vous là.
       *[other] { $who } peut encore échanger (il en reste { $left }).
    }
prompt-replace = { $who-is ->
        [you] { $by } a pris votre personnage : choisissez-en un autre dans la rangée.
       *[other] { $who } a perdu son personnage, pris par { $by-is ->
            [you] vous
           *[other] { $by }
        }, et en choisit un autre.
    }
prompt-reward = { $who-is ->
        [you] Choisissez une tuile récompense.
       *[other] { $who } choisit une tuile récompense.
    }
prompt-buy = { $who-is ->
        [you] Achetez jusqu’à 3 points de prestige, à 1 pièce l’un.
       *[other] { $who } peut acheter du prestige.
    }
prompt-free = { $who-is ->
        [you] Construisez un sanctuaire gratuit dans un village ou une ville.
       *[other] { $who } peut construire un sanctuaire gratuit.
    }
prompt-maharani = { $who-is ->
        [you] Posez la Maharani sur un personnage de la rangée.
       *[other] { $who } pose la Maharani sur un personnage.
    }
prompt-over = La partie est finie. Première place : { $winners }.
prompt-over-won = { $who-is ->
        [you] Vous battez Brahmabot en prestige, { $own } à { $theirs } !
       *[other] { $who } bat Brahmabot en prestige, { $own } à { $theirs }.
    }
prompt-over-lost = { $who-is ->
        [you] Brahmabot gagne : il vous faut plus de prestige que lui, et c’est { $theirs } à { $own }.
       *[other] Brahmabot gagne contre { $who } : il faut plus de prestige que lui, et c’est { $theirs } à { $own }.
    }


## Les événements : ce qui s’est passé

event-characters = En jeu : { $cards }.
event-company = Brahmabot reçoit { $card }. Dans la rangée : { $row }.
event-rewards = Récompenses de bas en haut : { $tiles }.
event-banners = Le Maharaja compte visiter { $cities }, dans cet ordre.
event-setup = Tuile de mise en place { $tile } : Brahmabot a des sanctuaires à { $villages }.
event-drawn = Nouveau à droite de la rangée : { $card }.
event-round = Manche { $round } : le Maharaja arrive à { $city }.
event-tiles = Tuiles de Brahmabot : { $left } à gauche, { $middle } au milieu, une face cachée.
event-ticked-left = Brahmabot retourne la tuile { $tile } : il joue celle de gauche.
event-ticked-middle = Brahmabot retourne la tuile { $tile } : il joue celle du milieu.
event-ticked-hidden = Brahmabot retourne la tuile { $tile } : il joue la tuile cachée.
event-plays = Brahmabot joue la tuile { $tile } : { $deeds } ; puis il va vers { $goes }.
event-skipped = Brahmabot ne peut pas le faire : { $deed }.
event-swapped = Brahmabot vous prend { $card } ; sort de la partie : { $gone }.
event-went = Le prêtre de Brahmabot va de { $from } à { $to }.
event-went-toll = Le prêtre de Brahmabot va de { $from } à { $to } ; la banque vous paie { $coins }.
event-stayed = Le prêtre de Brahmabot ne peut pas aller à { $to } et reste à { $place }.
event-scored = { $city } est décomptée : { $scores }.
event-discarded = Sans culte, pas de récompense ; sort de la partie : { $tile }.
event-over = La partie est finie : { $cause }. { $ranking }.
event-over-won = La partie est finie : { $cause }. Brahmabot est battu ! { $ranking }.
event-over-lost = La partie est finie : { $cause }. Brahmabot a gagné. { $ranking }.
cause-statues = toutes les statues d’une couleur sont érigées
cause-rounds = les sept manches ont été jouées
event-starter = { $who-is ->
        [you] Vous choisissez en premier.
       *[other] { $who } choisit en premier.
    }
event-chose = { $who-is ->
        [you] Vous choisissez { $card }.
       *[other] { $who } choisit { $card }.
    }
event-opened = { $who-is ->
        [you] Vous placez un sanctuaire à { $place }.
       *[other] { $who } place un sanctuaire à { $place }.
    }
event-planned = { $who-is ->
        [you] Vos actions sont choisies.
       *[other] { $who } a choisi ses actions.
    }
event-planned-open = { $who-is ->
        [you] Vos deux actions : { $kinds }.
       *[other] { $who } choisit : { $kinds }.
    }
event-revealed = { $who-is ->
        [you] À vous. Vos actions : { $kinds }.
       *[other] { $who } dévoile ses actions : { $kinds }.
    }
event-coins = { $who-is ->
        [you] Vous prenez { $coins }.
       *[other] { $who } prend { $coins }.
    }
event-stocked = { $who-is ->
        [you] Vous prenez { $shrines } dans la réserve générale.
       *[other] { $who } prend { $shrines } dans la réserve générale.
    }
event-prestige = { $who-is ->
        [you] Vous payez { $coins } pour { $prestige }.
       *[other] { $who } paie { $coins } pour { $prestige }.
    }
event-shrine = { $who-is ->
        [you] Vous construisez un sanctuaire à { $place } pour { $coins }.
       *[other] { $who } construit un sanctuaire à { $place } pour { $coins }.
    }
event-shrine-free = { $who-is ->
        [you] Vous construisez un sanctuaire à { $place }.
       *[other] { $who } construit un sanctuaire à { $place }.
    }
event-shrine-supply = { $who-is ->
        [you] Le Bâtisseur pose un sanctuaire pour vous à { $place } ({ $coins }).
       *[other] Le Bâtisseur pose un sanctuaire pour { $who } à { $place } ({ $coins }).
    }
event-shrine-moved = { $who-is ->
        [you] Vous déplacez à { $place } un sanctuaire pris à { $from }.
       *[other] { $who } déplace à { $place } un sanctuaire pris à { $from }.
    }
event-took-back = { $who-is ->
        [you] Vous reprenez votre sanctuaire à { $place } et { $coins }.
       *[other] { $who } reprend un sanctuaire à { $place } et { $coins }.
    }
event-statue = { $who-is ->
        [you] Vous érigez une statue à { $place }, { $site }, pour { $coins } : votre statue n° { $built }.
       *[other] { $who } érige une statue à { $place }, { $site }, pour { $coins } : sa statue n° { $built }.
    }
event-statue-free = { $who-is ->
        [you] Vous érigez une statue à { $place }, { $site } : votre statue n° { $built }.
       *[other] { $who } érige une statue à { $place }, { $site } : sa statue n° { $built }.
    }
event-bonus = { $who-is ->
        [you] L’emplacement vous donne { $bonus }.
       *[other] L’emplacement donne { $bonus } à { $who }.
    }
event-bonus-none = { $who-is ->
        [you] L’emplacement promet { $bonus }, mais il ne reste rien pour vous.
       *[other] L’emplacement promet { $bonus }, mais il ne reste rien pour { $who }.
    }
event-declined = { $who-is ->
        [you] Vous refusez ce que donne l’emplacement : { $bonus }.
       *[other] { $who } refuse ce que donne l’emplacement : { $bonus }.
    }
event-travelled = { $who-is ->
        [you] Vous allez de { $from } à { $to }.
       *[other] { $who } va de { $from } à { $to }.
    }
event-travelled-toll = { $who-is ->
        [you] Vous allez de { $from } à { $to } et payez { $coins } ({ $owners }).
       *[other] { $who } va de { $from } à { $to } et paie { $coins } ({ $owners }).
    }
event-banner = { $who-is ->
        [you] Vous déplacez l’étendard de { $city } de la case { $from } à la case { $to }.
       *[other] { $who } déplace l’étendard de { $city } de la case { $from } à la case { $to }.
    }
event-banner-power = { $who-is ->
        [you] Votre Conseiller déplace l’étendard de { $city } de la case { $from } à la case { $to }.
       *[other] { $who }, avec le Conseiller, déplace l’étendard de { $city } de la case { $from } à la case { $to }.
    }
event-took-row = { $who-is ->
        [you] Vous prenez { $card } et rendez { $back }.
       *[other] { $who } prend { $card } et rend { $back }.
    }
event-took-from = { $who-is ->
        [you] Vous prenez { $card } à { $from } et rendez { $back }.
       *[other] { $who } { $from-is ->
            [you] vous prend { $card }
           *[other] prend { $card } à { $from }
        } et rend { $back }.
    }
event-took-row-out = { $who-is ->
        [you] Vous prenez { $card } ; sort de la partie : { $back }.
       *[other] { $who } prend { $card } ; sort de la partie : { $back }.
    }
event-took-from-out = { $who-is ->
        [you] Vous prenez { $card } à { $from } ; sort de la partie : { $back }.
       *[other] { $who } prend { $card } à { $from } ; sort de la partie : { $back }.
    }
event-replaced = { $who-is ->
        [you] Vous prenez { $card } à la place.
       *[other] { $who } prend { $card } à la place.
    }
event-token = { $who-is ->
        [you] Vous dépensez un jeton action : { $kind }.
       *[other] { $who } dépense un jeton action : { $kind }.
    }
event-power-2 = { $who-is ->
        [you] Le Tailleur de pierre vous apporte { $shrines }.
       *[other] Le Tailleur de pierre apporte { $shrines } à { $who }.
    }
event-power-4 = { $who-is ->
        [you] Vous payez 1 point de prestige pour un jeton action.
       *[other] { $who } paie 1 point de prestige pour un jeton action.
    }
event-power-6 = { $who-is ->
        [you] Le Poète vous apporte { $prestige }.
       *[other] Le Poète apporte { $prestige } à { $who }.
    }
event-power-14 = { $who-is ->
        [you] Le Yogi vous apporte un jeton action.
       *[other] Le Yogi apporte à { $who } un jeton action.
    }
event-power-14-none = { $who-is ->
        [you] Il ne reste aucun jeton action : le Yogi ne vous apporte rien.
       *[other] Il ne reste aucun jeton action : le Yogi n’apporte rien à { $who }.
    }
event-exchange-buy = { $who-is ->
        [you] Vous échangez { $coins } contre { $prestige }.
       *[other] { $who } échange { $coins } contre { $prestige }.
    }
event-exchange-sell = { $who-is ->
        [you] Vous échangez { $prestige } contre { $coins }.
       *[other] { $who } échange { $prestige } contre { $coins }.
    }
event-returned = { $who-is ->
        [you] Votre Maharani quitte { $card }.
       *[other] { $who } : la Maharani quitte { $card }.
    }
event-ended = { $who-is ->
        [you] Votre tour est fini.
       *[other] { $who } a fini son tour.
    }
score-line = { $who-is ->
        [you] { $coins } pour vous (culte : { $cult })
       *[other] { $coins } pour { $who } (culte : { $cult })
    }
score-line-both = { $who-is ->
        [you] { $coins } et { $prestige } pour vous (culte : { $cult })
       *[other] { $coins } et { $prestige } pour { $who } (culte : { $cult })
    }
score-line-prestige = { $who-is ->
        [you] { $prestige } pour vous (culte : { $cult })
       *[other] { $prestige } pour { $who } (culte : { $cult })
    }
event-reward = { $who-is ->
        [you] Vous prenez la récompense : { $tile }.
       *[other] { $who } prend la récompense : { $tile }.
    }
event-reward-again = { $who-is ->
        [you] Le Trésorier vous la donne une seconde fois : { $tile }.
       *[other] { $who } la reçoit une seconde fois, par le Trésorier : { $tile }.
    }
event-once = { $who-is ->
        [you] Vous ne vous en servez qu’une fois ; le Trésorier se repose.
       *[other] { $who } ne s’en sert qu’une fois ; le Trésorier se repose.
    }
event-gained = { $who-is ->
        [you] Vous recevez { $parts }.
       *[other] { $who } reçoit { $parts }.
    }
event-gained-nothing = { $who-is ->
        [you] Il ne reste rien pour vous.
       *[other] Il ne reste rien pour { $who }.
    }
event-tribute = { $who-is ->
        [you] Vous faites perdre des pièces aux autres : { $owners }.
       *[other] { $who } fait perdre des pièces aux autres : { $owners }.
    }
event-tribute-none = { $who-is ->
        [you] Vous prenez le tribut, mais personne n’a de pièce à perdre.
       *[other] { $who } prend le tribut, mais personne n’a de pièce à perdre.
    }
event-bought = { $who-is ->
        [you] Vous payez { $coins } pour { $prestige }.
       *[other] { $who } paie { $coins } pour { $prestige }.
    }
event-marked = { $who-is ->
        [you] Votre Maharani rejoint { $card }.
       *[other] { $who } : la Maharani rejoint { $card }.
    }
event-waived = { $who-is ->
        [you] Vous n’en faites rien : { $tile }.
       *[other] { $who } n’en fait rien : { $tile }.
    }
rank-line = { $who-is ->
        [you] vous avez { $prestige } ({ $statues }, { $coins })
       *[other] { $who } a { $prestige } ({ $statues }, { $coins })
    }


## Les raisons : pourquoi non, et ce qui irait

reason-now-choose = Choisissez d’abord un personnage dans la rangée.
reason-now-open = On place maintenant les sanctuaires de départ.
reason-now-plan = Chacun choisit maintenant deux actions.
reason-now-act = Cela ne se fait pas pendant votre tour.
reason-now-exchange = Finissez d’abord vos échanges : achetez, vendez, ou arrêtez-vous là.
reason-now-reward = Choisissez d’abord une tuile récompense.
reason-now-buy = Dites combien de points de prestige vous achetez, ou renoncez-y.
reason-now-free = Dites où va le sanctuaire gratuit, ou renoncez-y.
reason-now-maharani = Dites où va la Maharani, ou renoncez-y.
reason-not-in-row = Pas dans la rangée : { $card }.
reason-village-only = Les sanctuaires de départ vont dans les villages ; { $place } n’en est pas un.
reason-own-shrine = Vous avez déjà un sanctuaire à { $place } ; un village en prend un par couleur.
reason-village-full = { $place } est complet : il contient { $shrines }.
reason-not-at-start = On ne construit rien au départ.
reason-priest-away = Votre prêtre est à { $at }, pas à { $place }.
reason-no-coins = Cela coûte { $need } ; vous avez { $have }.
reason-no-prestige = Vous n’avez pas de point de prestige à donner.
reason-no-shrine = Vous n’avez plus de sanctuaire en main ; dans la réserve générale : { $shrines }.
reason-supply-empty = Il ne reste aucun de vos sanctuaires dans la réserve générale.
reason-not-planned = Pas parmi les actions qu’il vous reste : { $kind }.
reason-no-statue-due = Aucune des actions qu’il vous reste n’érige de statue.
reason-no-shrine-due = Aucune des actions qu’il vous reste ne construit de sanctuaire.
reason-city-only = Le sanctuaire qui reste doit aller dans une ville.
reason-city-due = Deux sanctuaires : vous devez encore construire { $shrines } dans une ville. Construisez-y, ou reprenez celui du village si votre prêtre ne l’a pas traversé.
reason-just-taken-back = Vous venez de reprendre un sanctuaire : faites autre chose avant de recommencer par un village.
reason-not-taken-back = Rien à reprendre à { $place } : on ne reprend qu’un sanctuaire de village posé ce tour-ci et que votre prêtre n’a pas traversé.
reason-nothing-owed = Vous ne devez aucun sanctuaire dans une ville : ce qui est construit reste en place.
reason-no-site = Il n’y a pas d’emplacement { $site } ; ils vont de 0 à 6.
reason-no-bonus = Il n’y a pas de bonus à refuser à { $place }, { $site }.
reason-no-statue = Vous avez érigé toutes vos statues.
reason-no-road = Aucune route ne relie { $from } à { $to }.
reason-no-stop = Les prêtres traversent les villages comme { $place } ; ils s’arrêtent dans les villes ou au départ.
reason-road-closed = La route est fermée : aucun sanctuaire à { $villages }.
reason-toll = Le péage est de { $need } ({ $villages }) ; vous avez { $have }.
reason-tired = Votre prêtre a parcouru { $most } routes depuis votre dernière action et se repose à { $at }. Ici, vous pouvez : { $can }.
can-shrine = construire un sanctuaire
can-statue = ériger une statue
can-coins = prendre des pièces
can-stock = prendre des sanctuaires
can-prestige = acheter du prestige
can-take = changer de personnage
can-track = déplacer un étendard
can-token = dépenser un jeton action
can-power = utiliser votre personnage
can-back = reprendre votre sanctuaire
can-end = finir votre tour
reason-banner-edge = L’étendard de { $city }, case { $cell }, est trop près du bord.
reason-own-card = Vous l’avez déjà : { $card }. Prenez-en un autre.
reason-card-unused = Pas dans cette partie : { $card }.
reason-row-empty = La rangée est vide : Brahmabot ne pourrait pas prendre un autre personnage.
reason-not-held = Vous n’avez pas cette capacité : { $card }.
reason-no-power = Rien à utiliser ainsi : { $card }.
reason-power-used = Déjà utilisé cette manche : { $card }.
reason-no-token = Vous n’avez pas de jeton action.
reason-token-used = Vous avez déjà dépensé un jeton action cette manche.
reason-token-character = Un jeton action ne change pas de personnage.
reason-no-token-left = Les joueurs ont déjà tous les jetons action.
reason-reward-closed = Pas parmi les { $open } récompenses du bas : { $tile }.
reason-tile-asks = Cette tuile vous demande d’abord : prenez-la, puis renoncez-y ({ $tile }).
reason-too-many = Achetez de 1 à { $most }, ou renoncez-y.
reason-marked = Un jeton Maharani s’y trouve déjà : { $card }.
reason-other-chance = On attend un autre tirage.
reason-not-there = Cela ne peut pas être tiré maintenant.
reason-held = { $who-is ->
        [you] Vous l’avez vous-même : { $card }.
       *[other] Il est chez { $who }, pas dans la rangée : { $card }.
    }
reason-row-only = { $who-is ->
        [you] Règle spéciale 4 : prenez dans la rangée, pas le vôtre.
       *[other] Règle spéciale 4 : prenez dans la rangée, pas à { $who }.
    }
reason-site-taken = { $who-is ->
        [you] Votre propre statue se dresse à { $place }, { $site }.
       *[other] { $who } a déjà une statue à { $place }, { $site }.
    }


## La vue en mots

view-title-round = La manche
view-title-brahmabot = Les tuiles de Brahmabot
view-title-cities = Villes
view-title-villages = Villages
view-title-journeys = Où vous pouvez aller
view-setup = On met la partie en place.
view-round = Manche { $round } ; le Maharaja est à { $city }.
view-track = Étendards, de gauche à droite : { $banners }.
view-banner = { $city } case { $cell }
view-banner-number = { $city } case { $cell } (numéro { $number })
view-rewards-open = Récompenses au choix : { $tiles }.
view-rewards = Toutes les récompenses de bas en haut : { $tiles }.
view-row = Dans la rangée : { $cards }.
view-tokens = Jetons action à prendre : { $n }.
view-tile-left = À gauche ({ $tile }) : { $deeds } ; vers { $goes }.
view-tile-middle = Au milieu ({ $tile }) : { $deeds } ; vers { $goes }.
view-tile-hidden = À droite : une tuile face cachée.
view-tile-played = Jouée ({ $tile }) : { $deeds } ; vers { $goes }.
view-tiles-left = Tuiles action encore en jeu : { $n }.
view-city = { $city } : { $pieces }.
view-city-empty = { $city } : vide, { $free }.
view-piece-statues = { $who-is ->
        [you] vos statues { $sites }
       *[other] { $who } : statues { $sites }
    }
view-piece-shrines = { $who-is ->
        [you] à vous : { $shrines }
       *[other] { $who } : { $shrines }
    }
view-piece-priest = { $who-is ->
        [you] votre prêtre
       *[other] { $who } : le prêtre
    }
view-piece-free = { $free }
view-village = { $village } : { $owners }.
view-brahmabot = Brahmabot
view-card = Personnage : { $cards }.
view-purse = { $coins }, jetons action : { $tokens }.
view-prestige = { $prestige }.
view-prestige-hidden = Prestige : caché.
view-priest = Prêtre à { $place }.
view-supply = Statues érigées : { $built } sur { $all }. Sanctuaires : { $hand } en main, { $supply } en réserve générale.
view-plan = Actions choisies : { $kinds }.
view-plan-hidden = A choisi ses actions.
view-plan-none = N’a pas encore choisi ses actions.
view-played = A déjà joué cette manche.
view-journey = { $place } pour { $coins }, par { $stops }.
view-no-journey = Nulle part : il manque un sanctuaire sur chaque route.
view-player = { $who-is ->
        [you] Vous
       *[other] { $who }
    }
view-maharani = { $who-is ->
        [you] Votre Maharani reste sur { $card } jusqu’à la fin de la manche.
       *[other] { $who } : la Maharani reste sur { $card } jusqu’à la fin de la manche.
    }
view-maharani-fresh = { $who-is ->
        [you] Votre Maharani reste sur { $card } jusqu’à la fin de la manche suivante.
       *[other] { $who } : la Maharani reste sur { $card } jusqu’à la fin de la manche suivante.
    }


## L’aide : le but

help-title-goal = Le but
help-goal-win = Le plus grand prestige l’emporte. Statues, villes et pièces en rapportent encore à la fin.
help-goal-round = Sept manches : le Maharaja visite une ville, chacun choisit deux actions en secret, puis on joue dans l’ordre des personnages ; enfin la ville paie.
help-goal-turn = À votre tour, faites vos actions dans l’ordre que vous voulez, voyagez et servez-vous de votre personnage.
help-goal-solo = Seul, vous jouez contre Brahmabot : il vous faut plus de prestige que lui.


## L’aide : comment taper

help-title-notation = Comment taper
help-plan = plan coins statue+shrine : choisir deux actions (statue, shrine, statue+shrine, shrines, coins, stock, prestige, character, track).
help-go = go A : parcourir une route.
help-build = shrine v07, shrine A, statue A 0 : construire. L’emplacement 0 est le centre, 1 et 4 donnent un bonus ; statue A 1 plain le refuse.
help-other = coins, stock, prestige, take 9, track D : les autres actions.
help-power = power 6, power 10 D, power 13 v07, exchange buy, exchange sell, enough : votre personnage.
help-token = token statue : dépenser un jeton action.
help-reward = reward prestige, buy 2, free v07, maharani 15, waive : les récompenses ; reward prestige unused : la prendre sans s’en servir, reward prestige once : sans le Trésorier.
help-back = back v07 : reprendre un sanctuaire de village tant que vous en devez un dans une ville.
help-end = end : finir votre tour.
help-setup = choose 9, shrine v07 : avant la première manche.
help-places = Lieux : S le départ, A à G les villes, v01 à v30 les villages ; les noms aussi.


## L’aide : les personnages

help-title-characters = Les personnages
help-character = { $number } { $name } : { $does }.


## L’aide : règles à retenir

help-title-rules = Règles à retenir
help-rule-travel = On ne traverse un village que s’il a un sanctuaire ; s’il n’y en a pas à vous, payez 1 pièce à chaque propriétaire.
help-rule-city = Dans une ville, on construit là où est son prêtre. Dans un village, de partout.
help-rule-costs = Un sanctuaire coûte 1 pièce ; une statue 12 dans la ville du Maharaja, 10 ailleurs.
help-rule-cult = Points de culte : statue au centre 3, statue extérieure 2, sanctuaire 1, prêtre 1.
help-rule-final = À la fin : 3 points par statue, 1 pour 5 pièces, 2 par ville où l’on a le plus de culte (1 en cas d’égalité).
help-rules-more = Les règles complètes, article par article, sont jointes au jeu.


## L’aide : quelques conseils

help-title-tips = Quelques conseils
help-tip-money = Un simple prêtre dans la ville décomptée rapporte toujours mieux que d’en être absent.
help-tip-shrines = Des sanctuaires sur les routes fréquentées rapportent et ouvrent le chemin.
help-tip-centre = Les 3 points de culte du centre décident souvent d’une ville.
help-tip-plan = Ne choisissez que ce que vous pourrez payer à votre tour.


## Ce qui ne peut être lu, et ce qui irait

misread-action = « { $found } » n’est pas une action. Tapez par exemple : go A, shrine v07, statue A 0, end.
misread-place = « { $found } » n’est pas un lieu. Les lieux sont S, A à G, v01 à v30, ou leurs noms.
misread-city = « { $found } » n’est pas une ville. Les villes sont A à G.
misread-character = « { $found } » n’est pas un personnage : ils ont les numéros 1 à 16.
misread-kind = « { $found } » n’est pas sur le disque : statue, shrine, statue+shrine, shrines, coins, stock, prestige, character, track.
misread-disc = « { $found } » n’est pas un choix d’actions. Nommez-en deux : plan coins statue.
misread-statue = « { $found } » n’est pas un emplacement. Tapez une ville et un emplacement de 0 à 6 : statue A 0, statue A 1 plain.
misread-power = « { $found } » n’est pas une capacité. Tapez par exemple : power 6, power 10 D, power 13 v07.
misread-exchange = « { $found } » n’est pas un échange : exchange buy, exchange sell.
misread-reward = « { $found } » n’est pas une récompense : coins, shrines, both, tribute, prestige, buy, shrine, maharani.
misread-buy = « { $found } » n’est pas un nombre à acheter. Tapez : buy 2.
misread-chance = « { $found } » n’est pas un tirage. Un tirage est par exemple : characters 1 2 5 9 12, banners ABCDEFG, starter B, tiles 3 7.


## Ce qui ne va pas dans une position

fault-position-line = « { $found } » n’est pas une ligne de position. Écrivez une clé, un deux-points et une valeur.
fault-position-key = Une position n’a pas de ligne « { $key } ».
fault-position-twice = La ligne « { $key } » s’y trouve deux fois.
fault-position-value = « { $found } » ne peut pas suivre « { $key } ».
fault-seats = Places dans la position : { $found } ; dans la partie : { $expected }.
fault-crowded = Il y a plus de pièces à un endroit qu’il ne peut y en avoir.
fault-played = Quelqu’un aurait joué sans être de la partie.
fault-village = Sanctuaires à { $village } : { $found } ; le village en contient { $most }, un par couleur.
fault-sites = Deux statues sont sur un même emplacement à { $city }.
fault-card-twice = Le personnage { $card } est à deux endroits.
fault-row = La rangée ne convient pas : trois tuiles de plus que de joueurs, parmi celles en jeu.
fault-maharani = Les jetons Maharani ne conviennent pas : un par tuile, dès la deuxième manche ; les nouveaux seulement dans un décompte.
fault-track = Les sept étendards sont sur sept cases différentes, côte à côte entre les manches.
fault-rewards = Les tuiles récompense ne conviennent pas : chacune une fois, sans trou hors d’un décompte.
fault-tokens = Jetons action chez les joueurs : { $found } ; il peut y en avoir { $most }, aucun pour Brahmabot.
fault-discs = Les plans ne conviennent pas à la phase : aucun avant une manche, incomplets pendant qu’on prévoit, tous pendant les tours.
fault-turn = Le tour en cours ne convient pas : ses actions sont celles du plan et d’un jeton, et ce qui est fait doit leur appartenir.
fault-scoring = Le décompte ne convient pas : un classement, à qui c’est, et une récompense utilisable.
fault-brahmabot = Les tuiles de Brahmabot ne conviennent pas à la manche ou à la phase.
fault-round = La manche { $round } ne convient pas à la phase ou à la place du Maharaja.
fault-phase = Cette phase n’existe pas pour ce nombre de joueurs.
fault-over = La fin de la partie et la phase ne vont pas ensemble.
fault-setup = Avant la première manche, seuls des sanctuaires de départ sont sur le plateau, quatre au plus par joueur, à tour de rôle.
fault-empty-chair = { $who-is ->
        [you] Vous ne jouez pas dans cette partie, mais la position vous nomme.
       *[other] { $who } ne joue pas dans cette partie, mais la position nomme cette place.
    }
fault-shrines = { $who-is ->
        [you] Vos sanctuaires en tout : { $found } ; il en faut { $expected }.
       *[other] Sanctuaires de { $who } en tout : { $found } ; il en faut { $expected }.
    }
fault-statues = { $who-is ->
        [you] Statues érigées par vous : { $found } ; il y en a { $most }.
       *[other] Statues érigées par { $who } : { $found } ; il y en a { $most }.
    }
fault-card = { $who-is ->
        [you] Votre personnage ne convient pas à la phase.
       *[other] { $who } : le personnage ne convient pas à la phase.
    }


## Sortes d’actions, selon le premier mot de leur notation

verb-choose = Choisir un personnage
verb-plan = Choisir deux actions
verb-go = Voyager
verb-shrine = Construire un sanctuaire
verb-statue = Ériger une statue
verb-coins = Prendre des pièces
verb-stock = Prendre des sanctuaires
verb-prestige = Acheter du prestige
verb-take = Prendre un personnage
verb-track = Déplacer un étendard
verb-token = Dépenser un jeton action
verb-power = Utiliser votre personnage
verb-exchange = Le Changeur
verb-enough = Arrêter les échanges
verb-back = Reprendre un sanctuaire
verb-end = Finir le tour
verb-reward = Prendre une récompense
verb-buy = Acheter du prestige
verb-free = Un sanctuaire gratuit
verb-maharani = Poser la Maharani
verb-waive = Y renoncer


## La table : noms courts sur le plateau et à côté de la question

table-title = manche { $round } sur { $rounds }
table-title-alone = en solitaire · manche { $round } sur { $rounds }
table-title-setup = mise en place
table-title-setup-alone = en solitaire · mise en place
table-name = { $name }
table-reconstructed = routes reconstituées
table-label-site = { $city }, { $site } : libre
table-label-statue = { $city }, { $site } : une statue
table-label-banner = Étendard de { $city }
table-banners = Étendards
table-next = suite ▸
table-next-1 = 1er
table-next-2 = 2e
table-next-3 = 3e
table-rewards = Récompenses
table-taken = prise par { $name }
table-tab-plan = Actions
table-tab-cards = Cartes
table-tab-city = Ville
table-tab-rules = Règles en vigueur
table-row = dans la rangée
table-use = utiliser
table-marked = { $name } a un jeton Maharani ici
table-does-1 = joue toujours le premier
table-does-2 = 1× : un sanctuaire de la réserve
table-does-3 = 1× : 3 échanges de 2 pièces contre 1 point de prestige
table-does-4 = 1× : 1 point de prestige contre un jeton
table-does-5 = culte de votre prêtre : +1
table-does-6 = 1× : du prestige
table-does-7 = culte par paire de sanctuaires : +1
table-does-8 = culte : +1 à chaque décompte
table-does-9 = aucun péage
table-does-10 = 1× : déplacer un étendard
table-does-11 = 1 de plus à chaque gain de prestige
table-does-12 = bâtir dans toute ville, de partout
table-does-13 = 1× : un sanctuaire en plus, où l’on veut
table-does-14 = 1× : un jeton action
table-does-15 = statues : 3 de moins
table-does-16 = votre récompense agit deux fois
table-box =
    { $n ->
        [one] { $n } tuile dans la boîte
       *[other] { $n } tuiles dans la boîte
    }
table-box-text = Ce que vous rendez sort de la partie ; la rangée se complète à droite.
table-honour = { $city } à l’honneur cette manche
table-honoured = { $city } était à l’honneur
table-cult = culte : { $n }
table-effect-both = { $won } ; il vous reste { $coins }
table-effect-keep = il vous reste { $coins }
table-heading = { $place } · { $coins }
table-heading-here = { $place } · vous y êtes · { $coins }
table-brief-site = Statue à { $city }, { $site }
table-brief-statue = { $coins } ; { $effect }
table-brief-statue-plan = { $base } − { $plan } (action) = { $coins } ; { $effect }
table-brief-statue-artisan = { $base } − { $artisan } (Artisan) = { $coins } ; { $effect }
table-brief-statue-both = { $base } − { $plan } (action) − { $artisan } (Artisan) = { $coins } ; { $effect }
table-brief-shrine = un sanctuaire pour { $coins } ; { $effect }
table-brief-shrine-free = un sanctuaire, gratuit par votre action ; { $effect }
table-brief-go-free = voyage, aucun péage
table-brief-go = voyage, péage : { $coins } ({ $owners }) ; il vous reste { $keep }
table-brief-way-free = voyage par { $stops }, aucun péage
table-brief-way = voyage par { $stops }, péage : { $coins } ({ $owners }) ; il vous reste { $keep }
table-choosing = Pièces et récompenses
table-chose = { $name } a choisi
table-chooses-now = { $name }, maintenant
table-chooses-later = { $name }, plus tard
table-chooses-never = { $name }
table-plan-how = deux, ou une deux fois
table-open = Encore possible ce tour
table-planned = Vos actions
table-no-plan = Actions à choisir
table-plan-of = Actions choisies : { $kinds }
table-sealed = actions choisies, face cachée
table-unplanned = rien de choisi encore
table-played = a joué
table-seat-left = reste { $n }
table-statues-left =
    { $n ->
        [one] { $n } statue restante
       *[other] { $n } statues restantes
    }
table-shrines = Sanctuaires : { $hand } en main, { $supply } en réserve générale

## La table : les récompenses en un mot ou deux

table-reward-coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
table-reward-shrines =
    { $n ->
        [one] { $n } sanctuaire
       *[other] { $n } sanctuaires
    }
table-reward-both = { $n } + { $n }
table-reward-tribute = autres −{ $n }
table-reward-prestige = prestige : { $n }
table-reward-buy = acheter ≤ { $n }
table-reward-shrine = gratuit
table-reward-maharani = Maharani

## La table : boutons, menus et interrupteurs

table-seal = Choisir ces deux actions
table-take = Prendre ce personnage
table-go = Voyager
table-go-far =
    { $n ->
        [one] Voyager par { $n } route
       *[other] Voyager par { $n } routes
    }
table-journey-free = Aller à { $place } par { $stops }, sans rien payer.
table-journey-toll = Aller à { $place } par { $stops } pour { $coins } ({ $owners }). Il vous restera : { $kept }.
table-shrine = Sanctuaire
table-found = Sanctuaire, par le Bâtisseur
table-back = Le reprendre
table-statue = Statue, emplacement { $site }
table-statue-centre = Statue, au centre
table-statue-bonus = Statue, emplacement { $site }
table-statue-plain = Statue, emplacement { $site }, sans le bonus
table-track = Par votre action
table-counsel = Par le Conseiller
table-enough = Assez ({ $done } sur { $most })
table-end = Fin du tour
table-end-left = Fin du tour · non fait : { $left }
table-waive = Y renoncer
table-opt-plain = sans le bonus
table-opt-once = une seule fois
table-opt-unused = sans en profiter
table-do-token = Utiliser un jeton…
table-do-coins =
    { $n ->
        [one] Prendre { $n } pièce
       *[other] Prendre { $n } pièces
    }
table-do-stock =
    { $n ->
        [one] Prendre { $n } sanctuaire
       *[other] Prendre { $n } sanctuaires
    }
table-do-prestige = { $n ->
        [one] { $n } point de prestige
       *[other] { $n } points de prestige
    } pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
table-do-buy = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } → 1 point de prestige
table-do-sell = 1 point de prestige → { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
table-do-buy-count = En acheter { $n }
table-power-2 = Tailleur : un sanctuaire
table-power-4 = Pénitent : prestige → jeton
table-power-6 = Poète : du prestige
table-power-14 = Yogi : un jeton

## La table : Brahmabot

table-leftmost = à gauche
table-middle = au milieu
table-hidden = face cachée
table-tile = { $place } · { $n }
table-tile-left = À gauche : { $deeds }.
table-tile-middle = Au milieu : { $deeds }.
table-tile-hidden = À droite : { $deeds }.
table-way-left = gauche ▸ { $city }
table-way-middle = milieu ▸ { $city }
table-way-hidden = droite ▸ { $city }
table-way-both = gauche, milieu ▸ { $city }
table-outlook = Si rien ne change
table-outlook-first = Vous, premier : { $coins } et une récompense parmi { $rewards }
table-outlook-second = Vous, deuxième : { $coins } et une récompense parmi { $rewards }
table-outlook-none = Vous, sans culte : { $coins }, pas de récompense
table-outlook-bot-first = Brahmabot premier : { $prestige }
table-outlook-bot-second = Brahmabot deuxième : { $prestige }
table-outlook-bot-none = Brahmabot sans culte : rien
table-would-statue = statue à { $place }
table-would-shrine = sanctuaire à { $place }
table-would-banner = étendard de { $place } sur la case { $to }
table-would-coins = { $coins }
table-would-swap = il vous prend { $card }
table-would-go = il va à { $place }
table-would-go-toll = il va à { $place }, vous recevez { $coins }
table-would-stay = il reste à { $place }
table-would-not = impossible : { $deed }

## La table : ce qu’est une chose

table-about-start = Sarai : les prêtres en partent et peuvent s’y arrêter ; rien ne s’y bâtit.
table-about-village = { $name }, entre { $one } et { $other }. Sanctuaires : { $owners }. Péage pour vous : { $coins }.
table-about-village-seen = { $name }, entre { $one } et { $other }. Sanctuaires : { $owners }.
table-about-village-empty = { $name }, entre { $one } et { $other } : aucun sanctuaire, personne ne passe.
table-about-city = { $name }. Culte : { $cult }. { $free } ; une statue vous coûte { $coins }.
table-about-city-empty = { $name } : personne n’y a de culte. { $free } ; une statue vous coûte { $coins }.
table-about-statue = { $who-is ->
        [you] Votre statue à { $city }, { $site }. Culte : { $cult }.
       *[other] Une statue de { $who } à { $city }, { $site }. Culte : { $cult }.
    }
table-about-site = Emplacement libre à { $city }, { $site }. Culte : { $cult }. Une statue vous coûte { $coins }.
table-about-site-less = Emplacement libre à { $city }, { $site }. Culte : { $cult }. Une statue vous coûte { $coins } ({ $off }).
table-about-bonus = Emplacement libre à { $city }, { $site }. Culte : { $cult }, plus { $bonus }. Une statue vous coûte { $coins }.
table-about-bonus-less = Emplacement libre à { $city }, { $site }. Culte : { $cult }, plus { $bonus }. Une statue vous coûte { $coins } ({ $off }).
table-off-plan = { $n } de moins par votre action
table-off-artisan = { $n } de moins par l’Artisan
table-about-card-held = { $who-is ->
        [you] Vous avez { $card } : { $does }.
       *[other] { $who } a { $card } : { $does }.
    }
table-about-card-row = Dans la rangée : { $card }, { $does }.
table-about-banner = Étendard de { $city }, case { $cell } : numéro { $nth } en partant de la gauche.
table-about-banner-now = Étendard de { $city }, case { $cell } : le Maharaja y est en ce moment.
table-about-reward-open = { $tile } : une des { $n } plus basses, à choisir lors de ce décompte.
table-about-reward = { $tile } : pas encore parmi les { $n } plus basses, que l’on peut choisir.
table-about-seat = { $who-is ->
        [you] Vous : { $coins }, { $statues } à votre actif, { $shrines } en main et { $supply } en réserve générale ; votre prêtre est à { $place }.
       *[other] { $who } : { $coins }, { $statues } à son actif, { $shrines } en main et { $supply } en réserve générale ; son prêtre est à { $place }.
    }
table-about-tile = Tuile { $place }, en l’état : { $deeds }.
table-about-tile-hidden = Une tuile face cachée : nul ne la connaît avant qu’elle soit jouée.
table-about-rule = { $name } : { $rule }.
table-kind-statue = Statue moins chère : 1 pièce de moins.
table-kind-shrine = Sanctuaire gratuit, dans un village ou là où est votre prêtre.
table-kind-statue-shrine = Statue + sanctuaire, chacun à son prix habituel.
table-kind-shrines = Deux sanctuaires, dont un au plus dans un village.
table-kind-coins = 3 pièces de la banque.
table-kind-stock = 2 sanctuaires de la réserve générale dans votre main.
table-kind-prestige = 2 points de prestige pour 3 pièces.
table-kind-character = Un autre personnage, de la rangée ou de son détenteur.
table-kind-track = Un étendard de 3 cases vers la gauche.
