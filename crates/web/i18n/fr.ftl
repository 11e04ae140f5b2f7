# Ce que dit la page, en français. Chaque nom commence par « web- », afin que
# rien ici ne cache une phrase d’un jeu ou de la table.

## Le cadre

web-skip = Aller à la table
web-home = Accueil
web-home-title = La table ouverte
web-close = Fermer
web-settings = Réglages
web-other-language = Read in English
web-language = Langue
web-rules = Règles
web-rules-key = Règles du jeu (?)
web-rules-short = En bref
web-rules-full = En entier
web-contents = Chapitres
web-no-such-place = Il n’y a rien ici. L’adresse est peut-être incomplète.
web-not-kept = Ce navigateur ne peut pas garder la partie (mémoire pleine ou fermée). Elle continue, mais serait perdue si la page est rechargée.
web-no-such-match = Cette partie n’est plus sur cet appareil.
web-no-words = Les textes de cette langue n’ont pas pu être chargés.
web-no-rules = Les règles de ce jeu n’ont pas pu être chargées. Veuillez recharger la page.
web-no-server = Il n’y a pas de serveur derrière cette page : les tables partagées sont hors d’atteinte.

## Accueil

web-lead = Asseyez-vous et jouez : contre l’ordinateur, entre amis sur un écran, ou seul sans réseau. Sans compte.
web-games = Jeux
web-play-now = Jouer
web-options = Options
web-pass-and-play = À tour de rôle
web-invite = Inviter des amis
web-your-matches = Vos parties
web-no-matches = Les parties jouées ici restent sur cet appareil et apparaissent dans cette liste.
web-state-over = terminée
web-state-yours = à vous de jouer
web-state-running = en cours
web-replay = Revoir
web-go-on = Continuer
web-forget = Retirer de cet appareil
web-open-record = Ouvrir un enregistrement
web-open-record-help = Une partie enregistrée peut être revue coup par coup, partagée et vérifiée.
web-choose-file = Choisir un fichier
web-foot = Durbar est libre et ouvert. Vos parties restent sur cet appareil, sauf si vous invitez quelqu’un.
web-you = Vous
web-player-number = Joueur { $n }

## Options

web-players = Joueurs
web-variants = Variantes
web-start = Jouer
web-person-link = Invité par lien
web-person-here = Une personne à cet écran

## La table

web-setting-up = On dresse la table …
web-cannot-open = Impossible d’ouvrir
web-beside = À côté de la table
web-this-is-you = vous
web-person = personne
web-away = absent
web-your-turn = à vous
web-their-turn = à son tour
web-asked = à répondre
web-log = Journal
web-actions = Actions
web-in-words = En clair
web-known = Ce que vous savez
web-your-actions = Ce que vous pouvez faire
web-nothing-to-do = Vous n’avez rien à décider pour l’instant.
web-more-actions = { $n ->
        [one] Encore une : écrivez pour réduire la liste.
       *[other] Encore { $n } : écrivez pour réduire la liste.
    }
web-type-action = Écrire une action, ou filtrer
web-not-now = Pas maintenant : la partie attend quelqu’un d’autre.
web-do-it = Jouer
web-undo = Annuler
web-hint = Conseil
web-advising = Réflexion …
web-no-advice = Aucun conseil n’a été trouvé. Redemandez si vous voulez.
web-odds = Chances de gagner : { $percent } %
web-resign = Abandonner
web-resign-short = Abandon
web-hint-said = (J’ai demandé un conseil.)
web-leave = Absent
web-leave-help = Un joueur artificiel joue pour vous jusqu’à votre retour
web-stances = Réponses permanentes
web-stances-short = Réponses
web-stances-help = Répondre une fois pour toutes aux petites questions
web-answer-part = Tout le tour
web-answer-always = Toujours
web-stances-how = Les questions qui reviennent sans cesse, même pendant le tour des autres, se règlent ici une fois pour toutes.
web-ask-me = me demander
web-resign-sure = La partie s’arrête aussitôt et vous la perdez.
web-stay = Rester
web-hand-over = { $name }, c’est à vous
web-hand-over-help = Passez l’écran. Personne d’autre ne doit regarder.
web-i-am-here = Me voici

## La fin

web-the-end = La fin
web-again = Rejouer
web-check-fairness = Vérifier le hasard
web-download = Enregistrer la partie
web-fairness = Le hasard était-il honnête ?
web-fair = Oui. Chaque carte et chaque dé est bien celui que la table avait promis avant le premier coup.
web-not-fair = On ne peut pas le prouver.
web-fair-how = Avant le premier coup, la table montre l’empreinte de son nombre secret ; à la fin, le nombre lui-même. Chacun peut alors recalculer tout le hasard.

## Revoir

web-first = Premier coup
web-previous = Coup précédent
web-next = Coup suivant
web-last = Dernier coup
web-step = Coup
web-step-of = Coup { $at } sur { $of }
web-eyes = Vu par
web-nobody = Spectateur
web-copy-moment = Copier un lien vers ce moment
web-copied = Copié. Toute personne qui ouvre le lien voit ce moment.

## Réglages

web-theme = Couleurs
web-theme-system = comme l’appareil
web-theme-light = claires
web-theme-dark = sombres
web-speed = Mouvement
web-speed-slow = lent
web-speed-normal = normal
web-speed-fast = rapide
web-speed-off = aucun
web-keys = Touches
web-key-tab = d’une chose à la suivante
web-key-space = choisir une carte, ou la reposer
web-key-enter = jouer ce qui est choisi
web-key-escape = reposer le dernier choix, deux fois : tout ; fermer une fenêtre
web-key-type = écrire une action
web-key-undo = reprendre
web-key-again = redire ce qui s’est passé depuis votre dernier tour
web-key-log = journal
web-key-bare = cacher les pièces, ou les montrer
web-key-fit = tout le plateau
web-key-hint = conseil
web-key-rules = règles
web-key-arrows = de carte en carte ; pour revoir : en arrière et en avant

## La table de Jaipur

## Avec d’autres

web-invite-help = Vous recevez un lien. Il suffit de l’ouvrir et de donner un nom pour s’asseoir ; sans compte.
web-your-name = Votre nom
web-name-first = Donnez d’abord un nom, s’il vous plaît.
web-pace = Rythme
web-pace-free = sans pendule
web-pace-quick = 10 min + 10 s
web-pace-calm = 30 min + 30 s
web-pace-days = 2 jours par coup
web-public = Montrer la table dans la liste publique
web-open-table = Ouvrir la table
web-lobby = En attente de joueurs
web-lobby-waits = La partie commence dès que toutes les places sont prises.
web-lobby-help = Envoyez ce lien à vos amis. La partie commence dès que toutes les places sont prises.
web-invited = Une place vous attend
web-invited-help = Donnez un nom et asseyez-vous ; aucun compte n’est nécessaire. La partie commence dès que toutes les places sont prises.
web-link = Lien vers cette table
web-link-copied = Le lien est copié.
web-copy = Copier le lien
web-code = Code de la table
web-free = libre
web-sit = M’asseoir ici
web-seat-bot = Ordinateur
web-start-with-bots = Commencer ; l’ordinateur prend les places libres
web-join = Rejoindre par code
web-watch = Tables ouvertes
web-no-tables = Personne ne joue en public en ce moment.
web-state-free = une place est libre
web-go-there = Y aller
web-chat = Discussion
web-say = Dire quelque chose à la table
web-send = Envoyer
web-asks-back = { $name } demande à reprendre un coup.
web-yes = Oui
web-no = Non
web-stand-in = L’ordinateur joue à votre place.
web-stand-in-for = L’ordinateur joue à la place de { $name }.
web-come-back = Reprendre la main
web-next-table = Une autre partie est prête.
web-line-down = La liaison avec le serveur est coupée. Nouvel essai …
web-line-idle = Survolez un élément pour savoir ce que c’est et ce qu’il permet.
web-rematch-waits = On attend les autres
web-no-answer = Le serveur ne répond pas. Réessayez, s’il vous plaît.
web-put-back = Reposer
web-deeds = Ce que vous pouvez faire
web-skip-telling = Passer
web-board = Plateau
web-less = Moins
web-more = Plus
web-zoom = Taille du plateau
web-fit = Plateau entier
web-smaller = Réduire
web-larger = Agrandir
web-fingers = Au doigt
web-two-touches = On regarde d’abord, puis on agit
web-one-touch = On agit dès la première touche
web-again-told = Redire ce qui s’est passé depuis votre dernier tour (.)

web-offline = Sans réseau
web-offline-keep = Garder tous les jeux sur cet appareil
web-offline-what = Les jeux déjà ouverts ici se jouent sans réseau. On peut garder les autres aussi.
web-offline-going = Fichiers gardés : { $n } sur { $all }
web-offline-done = Tous les jeux se jouent sans réseau.
web-offline-failed = Tout n’a pas pu être gardé. Réessayez quand il y a du réseau.
