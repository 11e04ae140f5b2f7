# Ce que dit le programme lui-même, en français : aide, rapports, ennuis.

## Titres

cli-usage = Usage
cli-heading-commands = Commandes
cli-heading-arguments = À nommer
cli-heading-options = Options
cli-heading-general = Partout

## Genres de valeurs

cli-value-game = JEU
cli-value-levels = BOT
cli-value-number = N
cli-value-options = CLÉ=VALEUR
cli-value-solo = NIVEAU
cli-value-name = NOM
cli-value-file = FICHIER
cli-value-seed = TEXTE
cli-value-viewer = PLACE
cli-value-lang = en|fr
cli-value-elo = BAS,HAUT

## Commandes

cli-about = Durbar : une table ouverte pour des jeux de société d'Inde. Jouez au terminal, contre des personnes à votre clavier ou contre d'honnêtes bots.
cli-after = Commencez par :  durbar play jaipur
    Codes de sortie : 0 tout va bien, 1 un fichier ou le système a failli, 2 la commande n'a pas de sens, 3 une partie ou une option n'est pas valable, 4 un contrôle dit non, 5 un test reste indécis.
cli-help = Montrer cette aide
cli-version = Montrer la version
cli-lang = La langue ; sinon celle de votre système
cli-game = Quel jeu ; « durbar games » les énumère

cli-play = Jouer une partie au terminal
cli-play-after = Exemples :
    {"  "}durbar play jaipur
    {"  "}durbar play jaipur --against greedy --record ma-partie.txt
    {"  "}durbar play jaipur --against human
    {"  "}durbar play jaipur -o seals=1 --plain

    À la table, ? montre l'aide et q quitte. Une partie gardée avec --record reprend là où vous l'avez laissée.
cli-against = Qui joue en face : un bot (« durbar games » les énumère) ou « human » pour une autre personne à ce clavier ; plusieurs noms se séparent par des virgules
cli-players = Combien jouent ; le dernier nommé avec --against prend les places libres
cli-solo = Jouer seul contre le jeu lui-même : easy, medium ou hard, si le jeu le permet
cli-options = Options du jeu, comme seals=1 ; « durbar games » les énumère
cli-name = Votre nom
cli-record-file = Garder la partie dans ce fichier ; s'il existe, la reprendre
cli-seed = D'où vient le hasard : un texte quelconque ; le même texte donne les mêmes cartes
cli-millis = Combien de temps un bot peut réfléchir à un coup, en millisecondes
cli-count-camels = Montrer combien de chameaux a l'adversaire ; la règle n'oblige pas à le dire
cli-plain = De simples lignes au lieu du plein écran, pour scripts et lecteurs d'écran ; automatique quand la sortie n'est pas un terminal

cli-games = Énumérer les jeux, leurs options et les bots
cli-rules = Montrer les règles complètes d'un jeu

cli-record = Montrer, contrôler ou rejouer une partie gardée dans un fichier
cli-record-show = Montrer qui jouait, les options et où en est la partie
cli-record-verify = Contrôler que chaque pas suit les règles et que le hasard correspond à sa graine
cli-record-replay = Raconter ce qui s'est passé, pas à pas
cli-record-to = S'arrêter après ce nombre de pas
cli-viewer = Par les yeux de qui : A, B, ... ou public
cli-file = Le fichier

cli-engine = Parler le protocole en lignes avec un programme : JSON entre, JSON sort

cli-arena = Faire jouer des bots entre eux et dire lequel est meilleur
cli-arena-after = Un bot peut recevoir un budget : search:10ms réfléchit 10 millisecondes de temps processeur, search:400 fait 400 itérations.
    {"  "}durbar arena jaipur search:10ms greedy --pairs 500 -o seals=1
    {"  "}durbar arena jaipur search:2000 search:200 --sprt 0,20
cli-arena-bots = Les bots : le premier est comparé aux autres
cli-arena-players = Combien jouent ; le dernier bot prend les places libres
cli-arena-seed = Quelles donnes sont jouées : un texte quelconque
cli-pairs = Combien de donnes, chacune jouée de toutes les places (500 sinon)
cli-threads = Sur combien de cœurs (tous sinon)
cli-sprt = S'arrêter dès qu'il est décidé si le premier bot vaut HAUT points Elo de plus plutôt que BAS
cli-json = Écrire en JSON

cli-bench = Mesurer la vitesse des jeux et de la réflexion des bots
cli-bench-seconds = Durée de chaque mesure (2 secondes sinon)

## Ennuis

cli-failed = Quelque chose a failli : { $why }
cli-no-entropy = Le système ne donne pas de nombres au hasard ({ $why }). Nommez une graine avec --seed.
cli-cannot-read = { $file } ne se lit pas : { $why }
cli-bad-budget = « { $found } » n'est pas un budget. Écrivez par exemple search:10ms ou search:400.
cli-bad-sprt = « { $found } » n'est pas deux différences Elo, la plus basse d'abord. Écrivez par exemple 0,20.
cli-bad-viewer = « { $found } » n'est pas à cette table. Nommez une place (A, B, ...) ou public.

## Jouer

play-you = Hôte
play-person = Joueur { $n }
play-resume = Pour la reprendre : durbar play --record { $file }

## Jeux

cli-games-options = Options (* par défaut)
cli-games-levels = Bots

## Parties gardées

record-steps = { $n ->
        [one] Un pas a été fait.
       *[other] { $n } pas ont été faits.
    }
record-replays = { $n ->
        [one] Le seul pas suit les règles.
       *[other] Les { $n } pas suivent les règles.
    }

## Arène

arena-title = { $first } contre { $others } à { $game } : { $matches } parties, { $pairs } donnes de toutes les places, { $seconds } s
arena-alone = le jeu lui-même
arena-score = Score du premier : { $rate } (intervalle à 95 %)
arena-elo = Différence Elo : { $elo }
arena-chair = Score de la première place, quel que soit l'occupant : { $rate }
arena-sprt-accepted = Décidé : plutôt { $high } Elo que { $low } (log-rapport de vraisemblance { $ratio }).
arena-sprt-rejected = Décidé : plutôt { $low } Elo que { $high } (log-rapport de vraisemblance { $ratio }).
arena-sprt-open = Indécis entre { $low } et { $high } Elo (log-rapport de vraisemblance { $ratio }).

## Mesures

bench-title = { $game }, { $players } joueurs, options : { $options } ; par seconde de temps processeur sur un cœur
