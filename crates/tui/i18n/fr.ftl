# Ce que dit le terminal, en français. Chaque nom commence par « tui- », pour
# ne cacher aucune phrase d’un jeu ou de la table.

## Sauvegarde

tui-saved = La partie est enregistrée dans { $file }.
tui-not-saved = La partie n’a pas été enregistrée.
tui-save-exists = { $file } existe déjà. Choisissez un autre nom.
tui-save-failed = Impossible d’écrire { $file } ({ $why }). Rien n’a changé.

## Conseils

tui-hint = Conseil : { $action }. { $what }
tui-hint-value = Conseil : { $action }. { $what } Chances de gagner la partie : { $percent } %.
tui-hint-none = Pas de conseil ici.

## La fin

tui-place = { $who-is ->
        [you] Place { $place } : vous, avec { $score }.
       *[other] Place { $place } : { $who }, avec { $score }.
    }

## Langues

tui-language-now = Et maintenant, en français.

## Lignes simples

tui-plain-person = Siège { $seat } : { $who }, à ce clavier
tui-plain-bot = Siège { $seat } : { $who }, joueur automatique ({ $level })
tui-plain-take-back = Reprise des coups : { $how }.
tui-plain-agree = Tapez oui si tout le monde est d’accord, autre chose sinon.
tui-plain-disagreed = Rien n’est repris.
tui-plain-greeting = Tapez une action, ou aide, liste, voir, conseil, annuler, règles, garder FICHIER, quitter.
tui-plain-turn = C’est à { $who } de jouer. Tapez voir pour lire vos cartes ; que les autres détournent les yeux.
tui-plain-refused = Impossible : { $why }
tui-plain-help = Commandes : liste (actions numérotées ; un numéro en joue une), voir (la table), conseil, annuler, consigne (réponses données d’avance), garder FICHIER, dire TEXTE, partir et revenir (un joueur automatique vous remplace), abandonner oui, bref (ne dire la table que sur demande), langue, règles (ou une partie : règles tableaux, règles 6, règles 6.5), quitter.
tui-plain-no-part = Les règles n’ont pas de partie « { $part } ». Une partie est un article par son numéro, ou bien : { $parts }.
tui-plain-part = { $name }
tui-standing = Réponses données d’avance
tui-standing-ask = on vous demande
tui-standing-line = { $key } : { $question } Maintenant : { $answer }. Possible : { $answers }.
tui-standing-none = Dans ce jeu, chaque question est posée à nouveau.
tui-standing-how = Tapez consigne, une question et une réponse, qui vaudra désormais ; avec demander comme réponse, on vous posera de nouveau la question.
tui-plain-brief = La table n’est dite que si vous tapez voir.
tui-plain-full = La table est dite avant chacun de vos tours.
tui-plain-save-where = Sous quel nom ? Tapez garder, puis le nom d’un fichier.
tui-plain-end-of-input = Il n’y a plus rien à lire : la séance est finie.
tui-plain-bye = Au revoir.

## La table à l’écran

tui-actions = Actions : { $n }
tui-actions-menu = Que voulez-vous ?
tui-actions-begun = Commencé : { $steps }
tui-actions-number = { $now } ({ $least } à { $most }), + −
tui-log = Journal
tui-said = { $name } : { $text }
tui-untold = Il s’est passé quelque chose que cette version ne sait pas raconter.
tui-since = depuis votre dernier tour
tui-group = { $verb }
tui-score = Points
tui-result = La partie
tui-friendly = table amicale
tui-thinking = { $who } réfléchit…
tui-bot-failed = { $who } n’arrive pas à se décider. Encore un essai…
tui-advising = Recherche d’un bon coup…
tui-tip = Espace choisit, Entrée joue. Tab avance, t pour taper, ? pour l’aide.
tui-begun = Ce n’est pas encore un coup : › montre ce qui peut s’y ajouter, Échap repose.
tui-type-action = Action :
tui-type-file = Fichier :
tui-type-something = Tapez une action ; Tab la complète, Entrée la joue, Échap revient.
tui-save-name = Où garder la partie ? Chaque coup suivant y ira aussi.
tui-save-hint = La partie n’est pas gardée. Appuyez sur s pour la garder dans un fichier.
tui-too-small = La table demande une fenêtre de { $least-width } × { $least-height } ; celle-ci fait { $width } × { $height }. Agrandissez-la, ou Ctrl-C pour quitter.

## Le clavier change de mains

tui-turn-of = À { $who } de jouer.
tui-handover = À { $who } de jouer.
tui-handover-ready = Passez le clavier. { $who }, appuyez sur Entrée quand personne d’autre ne regarde.

## Partir

tui-quit = Quitter la table ?
tui-quit-kept = La partie est gardée dans { $file }. Vous pourrez la reprendre.
tui-quit-lost = La partie n’est pas gardée et sera perdue. Appuyez sur s pour la garder d’abord.

## Les barres de touches

tui-keys = Tab aller · Espace choix · Entrée jouer · Échap · t taper · h conseil · ? aide
tui-keys-page = ↑↓ PgPréc PgSuiv défiler · r règles complètes · l English · Échap retour
tui-keys-rules = ↑↓ PgPréc PgSuiv · n p chapitre · t tableaux · l English · Échap retour
tui-keys-report = Entrée continuer · u annuler · l English · q quitter
tui-keys-result = Entrée quitter · Espace voir la table · s garder · u annuler · l English
tui-keys-handover = Entrée me voici · u reprendre le dernier coup · ? aide · q quitter
tui-keys-quit = o quitter · n rester · s garder
tui-keys-quit-server = o quitter · n rester
tui-keys-agree = o tout le monde est d’accord · n non
tui-keys-menu = ↑↓ choisir · ←→ changer · Entrée continuer · Échap quitter

## Les touches sans effet ici

tui-no-key = La touche { $key } n’a pas d’effet ici ; ? donne la liste des touches.
tui-no-key-here = La touche { $key } n’a pas d’effet ici ; la ligne du bas donne les autres.
tui-no-board = Cette touche sert à choisir sur le plateau ; Tab y mène.
tui-no-picked = Rien n’est choisi, il n’y a rien à reposer.
tui-no-pick = Il n’y a rien à choisir ici ; a mène à la liste des actions.
tui-no-seat = Personne n’est interrogé à ce clavier ; vous regardez.
tui-no-action = Il n’y a rien à faire en ce moment.
tui-no-enter = Le journal se lit seulement ; Tab mène au plateau et aux actions.
tui-no-aside = Le journal ne va que vers le haut et le bas.
tui-no-completion = Aucune action possible en ce moment ne commence ainsi.

## Aide

tui-help = Aide
tui-rules = Les règles complètes
tui-words = La table en mots
tui-help-keys = Touches
tui-help-signs = Les signes du plateau
tui-help-marks = › peut être touché · ✓ choisi · ✗ fait obstacle
tui-key-move = déplacer le curseur : plateau, actions, journal
tui-key-pick = toucher ce qui est sous le curseur : c’est choisi, reposé ou joué aussitôt
tui-key-enter = jouer ce que la liste marque par ⏎ : ce qui est choisi ; sinon, comme Espace ; dans la liste, la ligne sous le curseur
tui-key-escape = reposer ce qui a été choisi en dernier ; Suppr repose tout
tui-key-number = changer de nombre, s’il y en a un à choisir ; sinon, choisir et reposer
tui-key-choose = choisir dans le menu, quand toucher a plusieurs sens
tui-key-type = taper une action ; son sens s’affiche pendant la frappe
tui-key-actions = aller à la liste des actions
tui-key-hint = demander conseil
tui-key-undo = reprendre, dans la mesure permise à cette table
tui-key-words = lire la table en mots
tui-key-standing = voir vos réponses données d’avance
tui-key-log = faire défiler le journal
tui-key-rules = lire les règles complètes
tui-key-save = garder la partie dans un fichier
tui-key-language = English
tui-key-quit = quitter la table

## Sur un serveur

tui-next = Tout le monde veut une autre partie : quittez (q), puis durbar play --join { $code }
tui-again-here = Pour une autre partie : durbar play.
tui-hint-said = J’ai demandé un conseil.
tui-type-ask = Entrée pour le demander.
tui-resign-sure = Pour abandonner pour de bon, tapez : abandonner oui
tui-held = Un joueur automatique vous remplace. Tapez revenir pour reprendre votre place.
tui-on-its-way = Votre coup est en route…
tui-offline = hors ligne
tui-line-up = La liaison avec le serveur est rétablie.
tui-line-down = La liaison avec le serveur est coupée ({ $why }). Nouvel essai…
tui-line-trying = Pas de liaison avec le serveur ; nouvel essai…
tui-line-closed = le serveur l’a fermée
tui-line-broke = { $why }
tui-line-unreachable = { $server } est injoignable : { $why }. L’adresse est-elle juste, et le serveur est-il ouvert ?
tui-line-untrusted = { $server } ne prouve pas son identité : { $why }. Si le certificat est le vôtre, indiquez son fichier avec --cacert.
tui-line-said = Le serveur répond : { $why }
tui-line-silent = Le serveur ne répond pas.
tui-lobby = La table { $code } attend des joueurs
tui-lobby-free = Place { $seat } : libre
tui-lobby-yours = Place { $seat } : { $who } (vous)
tui-lobby-taken = Place { $seat } : { $who }
tui-quit-server = La table reste sur le serveur. Pour revenir : durbar play --join { $code }
tui-keys-lobby = t dire quelque chose · ? aide · r règles · l English · q quitter
tui-key-asks = tapé après t : dire et un texte ; partir et revenir, un joueur automatique vous remplace ; abandonner oui ; revanche, une autre partie sur un serveur

## Le menu de départ

tui-menu-game = Jeu
tui-menu-count = Joueurs
tui-menu-seat = Siège { $seat }
tui-menu-person = Une personne à ce clavier
tui-menu-name = Nom
tui-menu-language = Langue
tui-menu-start = Jouer

## Le plateau de Jaipur

tui-jaipur-round = Manche { $round }
tui-jaipur-round-over = La manche { $round } est finie : { $cause }.
tui-jaipur-market = Marché
tui-jaipur-facts = pioche { $deck } · vendu { $sold }
tui-jaipur-hand = Votre main : { $n } sur { $limit }
tui-jaipur-herd = Enclos
tui-jaipur-give = { $n } sur { $of }
tui-jaipur-col-hand = main
tui-jaipur-col-herd = enclos
tui-jaipur-col-goods = biens
tui-jaipur-col-bonus = bonus
tui-jaipur-col-seals = sceaux
tui-jaipur-herd-none = aucun
tui-jaipur-herd-some = 1 ou +
tui-jaipur-piles = Jetons à gagner
tui-jaipur-empty = vide
tui-jaipur-bonus-left = bonus 3: { $three } · 4: { $four } · 5+: { $five }
tui-jaipur-group-sell = Vendre
tui-jaipur-group-take = Prendre une carte
tui-jaipur-group-camels = Prendre les chameaux
tui-jaipur-group-swap = Troquer
tui-jaipur-key-herd = dans l’enclos : un chameau de plus, un de moins
tui-jaipur-key-count = montrer ou cacher le nombre de chameaux de l’adversaire
tui-jaipur-key-known = montrer ou cacher les cartes que l’adversaire a prises devant vous
tui-jaipur-seals = Sceaux
tui-jaipur-seals-of = { $who } { $n }
tui-jaipur-seals-now = Sceaux : { $held }.
tui-jaipur-report-goods = Jetons de marchandise ({ $first } et { $second })
tui-jaipur-report-bonus = Jetons bonus ({ $first } et { $second })
tui-jaipur-report-camels = Jeton chameau (enclos { $first } et { $second })
tui-jaipur-report-rupees = Roupies

## Le plateau de Raja

tui-raja-round = Manche { $round }, { $city }
tui-raja-track = Gouverneurs
tui-raja-bank = banque : { $cards }
tui-raja-signs = ◆ centre · ◇ palais extérieurs · # neutre · ●2 deux maisons · @● architecte · ♛ Maharaja · ⌂1 ville natale du personnage 1
tui-raja-signs-half = Une demi-ligne par joueur : personnages, or (o), palais construits (p), maisons en réserve et en carrière (m), jetons d’action (j) ; ✓ a choisi son disque
tui-raja-seat-half = { $cards } { $gold }o { $built }p { $reserve }+{ $quarry }m
tui-raja-tokens-half = { $tokens }j
tui-raja-points = Points à { $city }
tui-raja-prizes = Primes (or)
tui-raja-sealed = scellé
tui-raja-seat = { $cards } · or { $gold } · palais { $built }/{ $all } · maisons { $reserve }+{ $quarry } · { $disc }
tui-raja-seat-tokens = { $cards } · or { $gold } · palais { $built }/{ $all } · maisons { $reserve }+{ $quarry } · jetons { $tokens } · { $disc }
tui-raja-seat-short = { $cards } · or { $gold } · pal. { $built }/{ $all } · mais. { $reserve }+{ $quarry } · { $disc }
tui-raja-seat-tokens-short = { $cards } · or { $gold } · pal. { $built }/{ $all } · mais. { $reserve }+{ $quarry } · jet. { $tokens } · { $disc }
tui-raja-report = Le Maharaja décompte { $city }.
tui-raja-report-architect = Architecte
tui-raja-report-houses = Maisons
tui-raja-report-outer = Palais extérieurs
tui-raja-report-centre = Palais central
tui-raja-report-home = Ville natale
tui-raja-report-points = Points
tui-raja-report-prizes = Or reçu
tui-raja-report-alone = { $who } est seul à avoir des points : 5 pièces d’or de plus.
tui-raja-report-nobody = Personne n’a de points, personne n’est payé.
tui-raja-report-ties = À points égaux, le plus petit personnage passe devant.
tui-raja-report-place = Place
tui-raja-report-palaces = Palais
tui-raja-report-gold = Or à la fin
tui-raja-report-ranking = Qui a construit le plus de palais gagne ; à égalité le plus riche, puis le plus petit personnage.
tui-raja-over-palaces = La partie est finie : un joueur a construit son dernier palais.
tui-raja-over-track = La partie est finie : un gouverneur est arrivé en haut de la piste.
tui-raja-over-rounds = La partie est finie : la dernière manche est jouée.
tui-raja-score = palais
tui-raja-kind-gold = or
tui-raja-kind-house = maison
tui-raja-kind-houses = 2 maisons
tui-raja-kind-move = déplacer
tui-raja-kind-quarry = carrière
tui-raja-kind-palace = palais
tui-raja-kind-palace-house = palais+maison
tui-raja-kind-governor = gouverneur
tui-raja-kind-character = personnage

## Le plateau de Maharaja

tui-maharaja-round = Manche { $round } sur 7, { $city }
tui-maharaja-track = Étendards
tui-maharaja-rewards = Récompenses
tui-maharaja-row = Rangée
tui-maharaja-tiles = Brahmabot : gauche { $left } · milieu { $middle } · droite ?
tui-maharaja-planned = prévu
tui-maharaja-brahmabot = Brahmabot
tui-maharaja-card = personnage
tui-maharaja-coins = pcs
tui-maharaja-prestige = pres
tui-maharaja-statues = stat
tui-maharaja-shrines = sanct
tui-maharaja-tokens = jet
tui-maharaja-plan = plan
tui-maharaja-seat-half = { $card } { $coins }p { $prestige }pr { $statues }st { $hand }+{ $supply }sa { $tokens }j
tui-maharaja-signs-half = Une demi-ligne par joueur : personnage, pièces (p), prestige (pr), statues (st), sanctuaires en main et en réserve (sa), jetons (j) ; ✓ a fait son plan
tui-maharaja-cult = Culte à { $city }
tui-maharaja-prizes = Primes
tui-maharaja-signs = ◆ centre, emplacements 1–6 : t jeton p prestige $ pièces s sanctuaires · ●2 deux sanctuaires · @● prêtre · ♛ Maharaja
tui-maharaja-report = Le Maharaja honore { $city }.
tui-maharaja-report-cult = Culte
tui-maharaja-report-bot-cult = Culte de Brahmabot
tui-maharaja-report-bot-prestige = Prestige de Brahmabot
tui-maharaja-report-prestige = Prestige
tui-maharaja-report-coins = Pièces
tui-maharaja-report-ties = À culte égal, le plus petit personnage passe devant.
tui-maharaja-report-nobody = Personne n’est vénéré ici : personne ne choisit de récompense.
tui-maharaja-report-statues = Statues
tui-maharaja-report-left = Pièces restantes
tui-maharaja-report-ranking = Le plus grand prestige gagne ; à égalité, on compare les statues, puis les pièces.
tui-maharaja-report-won = Vous avez plus de prestige que Brahmabot : vous gagnez !
tui-maharaja-report-lost = Il vous fallait plus de prestige que Brahmabot : il gagne.
tui-maharaja-over-statues = La partie est finie : quelqu’un a érigé sa septième statue.
tui-maharaja-over-rounds = La partie est finie : sept manches sont jouées.
tui-maharaja-score = prestige
tui-maharaja-kind-statue = statue
tui-maharaja-kind-shrine = sanct.
tui-maharaja-kind-statue-shrine = statue+sanct.
tui-maharaja-kind-shrines = 2 sanct.
tui-maharaja-kind-coins = pièces
tui-maharaja-kind-stock = réserve
tui-maharaja-kind-prestige = prestige
tui-maharaja-kind-character = perso.
tui-maharaja-kind-track = étendard
tui-maharaja-reward-coins = pièces
tui-maharaja-reward-shrines = 3 sanct.
tui-maharaja-reward-both = mixte
tui-maharaja-reward-tribute = tribut
tui-maharaja-reward-prestige = prestige
tui-maharaja-reward-buy = achat
tui-maharaja-reward-shrine = sanct.
tui-maharaja-reward-maharani = maharani

## Maharadjah

tui-maharadjah-turn = Tour { $turn } sur 16
tui-maharadjah-rough = escarpé
tui-maharadjah-plain = plaine
tui-maharadjah-rough-site = escarpé, site de comptoir
tui-maharadjah-plain-site = plaine, site de comptoir
tui-maharadjah-empty = personne
tui-maharadjah-guessed = { $area } ?
tui-maharadjah-here = { $area } ({ $region }, { $ground }) : { $pieces }. Frontières : { $near }.
tui-maharadjah-beyond = { $area } : { $pieces }. Frontières : { $near }.
tui-maharadjah-marks = ^escarpé *chef #armes +comptoir !combat
tui-maharadjah-marks-more = Mo3 : trois armées des Moghols ; au combat, 5+ touche à partir de 5. ~ mer ; ═ détroit ; … il y en a plus que la place n’en montre ; ? frontière de notre reconstitution.
tui-maharadjah-nations = Pa Gr Af Mh Ch My Ha Ci Sk Ra Gu Mu Mo Po Ho Fr Br
tui-maharadjah-places = Agr And Ass Bal Ben Ber Bho Bid Bih Bij Bun Del Gan Gol Gon Guj Jau Kar Cac Ker Kha Lad Lah Lan Mag Mah Mlb Mlv Mys Nép Ori Oud Pen Raj Sim Sin PER AFG ASI CHI TIB BIR oma ind ben
