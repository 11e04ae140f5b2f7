# Ce que dit le programme lui-même, en français : aide, rapports, ennuis.

## Titres

cli-usage = Usage
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-general = Partout

## Genres de valeurs

cli-value-take-back = strict|friendly
cli-value-game = JEU
cli-value-part = PARTIE
cli-value-levels = BOT
cli-value-number = N
cli-value-options = CLÉ=VALEUR
cli-value-solo = NIVEAU
cli-value-name = NOM
cli-value-file = FICHIER
cli-value-table = ADRESSE|CODE
cli-value-seed = TEXTE
cli-value-viewer = PLACE
cli-value-lang = en|fr
cli-value-elo = BAS,HAUT
cli-value-kind = free|clocked|sealed|mixed

## Commandes

cli-about = Durbar : une table ouverte pour des jeux de société d'Inde. Jouez au terminal, contre des personnes à votre clavier ou contre d'honnêtes bots.
cli-after = Commencez par :  durbar play jaipur
    Codes de sortie : 0 tout va bien, 1 un fichier ou le système a fait défaut, 2 la commande n'a pas de sens, 3 une partie ou une option n'est pas valable, 4 un contrôle dit non, 5 un test reste indécis.
cli-help = Montrer cette aide
cli-version = Montrer la version
cli-lang = La langue (par défaut celle de votre système)
cli-game = Quel jeu ; « durbar games » les énumère

cli-play = Jouer une partie au terminal
cli-play-after = Exemples :
    {"  "}durbar play jaipur
    {"  "}durbar play jaipur --against greedy --record ma-partie.txt
    {"  "}durbar play jaipur --against human
    {"  "}durbar play jaipur -o seals=1 --plain
    {"  "}durbar play --join https://hote/#/t/CODE --name Asha

    À la table, ? montre l'aide et q quitte. Une partie gardée avec --record reprend là où vous l'avez laissée.
cli-against = Qui joue en face : un bot (« durbar games » les énumère) ou « human » pour une autre personne à ce clavier ; plusieurs noms se séparent par des virgules
cli-players = Combien jouent ; le dernier nommé avec --against prend les places libres
cli-solo = Jouer seul contre le jeu lui-même : easy, medium ou hard, si le jeu le permet
cli-options = Options du jeu, comme seals=1 ; « durbar games » les énumère
cli-name = Votre nom
cli-map = Jouer sur la carte de ce fichier au lieu de celle du jeu (maharadjah)
cli-record-file = Garder la partie dans ce fichier ; s'il existe, la reprendre
cli-join = Jouer à une table d’un serveur : l’adresse que montre la page, ou un code chez le dernier serveur rejoint. Une place libre est pour vous ; sinon vous retrouvez la vôtre, ou vous regardez
cli-server = Le serveur d’une table dont on ne donne que le code
cli-cacert = Certificats à croire en plus de ceux du système (PEM), pour un serveur à soi
cli-seed = D'où vient le hasard : un texte quelconque ; le même texte donne les mêmes cartes
cli-millis = Combien de temps un bot peut réfléchir à un coup, en millisecondes
cli-take-back = Jusqu'où l'on reprend les coups : strict (par défaut), votre dernier coup seulement, tant que ni hasard, ni secret ouvert, ni coup d'un autre n'a suivi ; friendly, seul contre des bots, n'importe quel coup, et le hasard redonne la même chose. Gardé avec la partie
cli-count-camels = Montrer combien de chameaux a l'adversaire ; la règle n'oblige pas à le dire
cli-plain = De simples lignes au lieu du plein écran, pour scripts et lecteurs d'écran ; automatique quand la sortie n'est pas un terminal

cli-games = Énumérer les jeux, leurs options et les bots
cli-rules = Montrer les règles complètes d'un jeu
cli-rules-part = Un chapitre par son numéro, un article, « tableaux », ou un tableau par son nom
cli-no-part = Les règles n’ont pas de partie « { $part } ». Une partie est un article par son numéro, ou bien : { $parts }.
cli-part = { $name }

cli-record = Montrer, contrôler ou rejouer une partie gardée dans un fichier
cli-record-show = Montrer qui jouait, les options et où en est la partie
cli-record-verify = Contrôler que chaque coup suit les règles et que le hasard correspond à sa graine
cli-record-replay = Raconter ce qui s'est passé, coup par coup
cli-cannot-write = Impossible d’écrire { $file } : { $why }
cli-record-to = S'arrêter après ce nombre de coups
cli-record-picture = Dessiner le plateau à un moment donné, en SVG
cli-record-step = Le moment : après ce nombre de coups ; le dernier à défaut
cli-record-size = Pour une fenêtre de cette taille ; 1440x900 à défaut
cli-record-dark = En couleurs sombres
cli-record-out = Écrire dans ce fichier plutôt qu'à l'écran
cli-value-size = LxH
cli-bad-size = « { $found } » n’est pas une taille. Écrivez la largeur et la hauteur, de 240 à 4000 chacune, comme 1440x900.
cli-no-board = Il n’y a pas de plateau à dessiner pour { $game }.
cli-viewer = Vu par qui : A, B, ... ou public
cli-file = Le fichier

cli-engine = Parler le protocole en lignes avec un programme : JSON entre, JSON sort

cli-arena = Faire jouer des bots entre eux et dire lequel est meilleur
cli-arena-after = Un bot peut recevoir un budget : search:10ms réfléchit 10 millisecondes de temps processeur, search:400 fait 400 itérations.
    {"  "}durbar arena jaipur search:10ms greedy --pairs 500 -o seals=1
    {"  "}durbar arena jaipur search:2000 search:200 --sprt 0,20
cli-arena-bots = Les bots : le premier est comparé aux autres
cli-arena-players = Combien jouent ; le dernier bot prend les places libres
cli-arena-seed = Quelles donnes sont jouées : un texte quelconque
cli-pairs = Combien de donnes, chacune jouée de toutes les places (500 par défaut)
cli-threads = Sur combien de cœurs (tous par défaut)
cli-sprt = S'arrêter dès qu'il est décidé si le premier bot vaut HAUT points Elo de plus plutôt que BAS
cli-json = Écrire en JSON

cli-bench = Mesurer la vitesse des jeux et de la réflexion des bots
cli-bench-seconds = Durée de chaque mesure (2 secondes par défaut)
cli-bench-tables = Avec « server » : combien de tables
cli-bench-kind = Avec « server » : quelle sorte de table ; chacune séparément par défaut
cli-bench-after = durbar bench server  démarre un serveur sur un cœur à lui, joue à de nombreuses tables à la fois et dit ce que prend un coup : à des tables libres (free : Jaipur), à la pendule (clocked : Jaipur avec pendules), à choix secrets (sealed : Raja, où trois joueurs choisissent en même temps) ou de toutes sortes (mixed).

## Servir

cli-value-address = IP:PORT
cli-value-folder = DOSSIER
cli-value-url = URL
cli-value-flag = true|false
cli-value-log = error|warn|info|debug
cli-value-log-format = text|json
cli-serve = Servir des tables aux navigateurs et aux programmes (ce que fait durbar si rien d’autre n’est demandé)
cli-serve-after = Tout peut aussi se régler dans l’environnement (--bot-threads est DURBAR_BOT_THREADS) ou dans un fichier nommé avec --config (bot-threads = 2). Les options passent en premier, puis l’environnement, puis le fichier.
    {"  "}durbar serve --address 0.0.0.0:8080 --base-url https://play.example.org --behind-proxy true
serve-set-config = Un fichier de réglages, un « nom = valeur » par ligne (TOML)
serve-set-address = Où écouter (127.0.0.1:8080 par défaut ; 0.0.0.0:8080 pour tout le monde)
serve-set-data = Le dossier des parties (votre dossier de données par défaut)
serve-set-database = La base de données à la place : sqlite:CHEMIN
serve-set-base-url = L’adresse que voient les gens, si elle est autre
serve-set-behind-proxy = Si un mandataire placé devant dit qui demande (X-Forwarded-For)
serve-set-threads = Fils d’exécution pour le réseau (un par cœur par défaut)
serve-set-bot-threads = Fils d’exécution des joueurs automatiques (un cœur reste libre par défaut)
serve-set-bot-millis = Temps de réflexion des joueurs automatiques par décision, en millisecondes (500 par défaut)
serve-set-limit-rate = Requêtes par seconde d’une même adresse, à la longue (50)
serve-set-limit-burst = Requêtes d’un coup d’une même adresse (200)
serve-set-limit-sockets = Connexions en tout (20000)
serve-set-limit-sockets-per-address = Connexions d’une même adresse (64)
serve-set-limit-messages = Messages par seconde sur une connexion, à la longue (20)
serve-set-limit-matches = Parties inachevées par invité (100)
serve-set-limit-guests = Nouveaux invités par heure d’une même adresse (60)
serve-set-limit-idle = Secondes après lesquelles une table vide quitte la mémoire (300)
serve-set-log = Ce qui est consigné sur la sortie d’erreur (warn)
serve-set-log-format = L’aspect des lignes du journal (text)
serve-address = Durbar est ouvert : { $address }
serve-data = Les parties sont gardées dans { $file }
serve-stop = Arrêtez avec Ctrl-C ; rien n’est perdu.
serve-stopped = Arrêté. Toutes les parties sont gardées.
serve-wrong = { $name } ne peut pas être « { $found } » ({ $place }). Il faudrait : { $expected }
serve-unknown = Il n’y a pas de réglage « { $name } ». Il y a : { $known }.
serve-bad-file = { $file } est incompréhensible : { $why }
serve-no-home = Aucun endroit pour les parties n’a été trouvé. Nommez un dossier avec --data.
serve-no-folder = Le dossier { $folder } ne peut pas être créé : { $why }
serve-no-address = Impossible d’écouter sur { $address } : { $why }. Un autre serveur tourne-t-il ? Nommez une autre adresse avec --address.
serve-no-store = { $file } ne peut pas être ouvert : { $why }

## Ennuis

cli-failed = Une erreur est survenue : { $why }
cli-no-entropy = Le système ne donne pas de nombres au hasard ({ $why }). Nommez une graine avec --seed.
cli-cannot-read = Impossible de lire { $file } : { $why }
cli-bad-budget = « { $found } » n'est pas un budget. Écrivez par exemple search:10ms ou search:400.
cli-bad-sprt = « { $found } » ne donne pas deux différences Elo, la plus basse d'abord. Écrivez par exemple 0,20.
cli-bad-viewer = « { $found } » n'est pas à cette table. Nommez une place (A, B, ...) ou public.

## Jouer

play-you = Hôte
play-person = Joueur { $n }
play-take-back-kept = Cette partie a été ouverte avec --take-back { $kept } et le reste.
join-address = « { $found } » n’est ni une adresse ni un code. Une adresse ressemble à http://hote:8080/#/t/CODE.
join-no-code = { $server } est un serveur, pas une table. L’adresse d’une table se termine par #/t/ et son code.
join-no-server = Sur quel serveur est la table { $code } ? Donnez son adresse complète, ou le serveur avec --server.
join-no-home = Aucun endroit trouvé pour garder votre secret pour ce serveur.
join-unkept = { $file } ne peut pas être écrit ({ $why }). Votre secret pour ce serveur doit y être gardé, sinon vous ne pourriez pas retrouver votre place. Rien n’a été fait.
join-next = Une autre partie : durbar play --join { $address }
join-again = Pour revenir : durbar play --join { $address }
play-resume = Pour la reprendre : durbar play --record { $file }

## Jeux

cli-games-options = Options (* par défaut)
cli-games-levels = Bots

## Parties gardées

record-steps = { $n ->
        [one] Un coup a été joué.
       *[other] { $n } coups ont été joués.
    }
record-replays = { $n ->
        [one] Le seul coup suit les règles.
       *[other] Les { $n } coups suivent les règles.
    }

## Arène

arena-title = { $first } contre { $others } à { $game } : parties { $matches }, donnes jouées de chaque place { $pairs }, { $seconds } s
arena-alone = le jeu lui-même
arena-score = Score du premier : { $rate } (intervalle à 95 %)
arena-elo = Différence Elo : { $elo }
arena-chair = Score de la première place, quel que soit l'occupant : { $rate }
arena-sprt-accepted = Décidé : plutôt { $high } Elo que { $low } (log-rapport de vraisemblance { $ratio }).
arena-sprt-rejected = Décidé : plutôt { $low } Elo que { $high } (log-rapport de vraisemblance { $ratio }).
arena-sprt-open = Indécis entre { $low } et { $high } Elo (log-rapport de vraisemblance { $ratio }).

## Mesures

bench-title = { $game }, joueurs : { $players }, options : { $options } ; par seconde de temps processeur sur un cœur
bench-server = Serveur, tables { $kind } : { $tables }, { $rate ->
        [0] aussi vite que possible
       *[other] coups par seconde : { $rate }
    }
