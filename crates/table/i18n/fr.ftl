# Ce que disent le moteur et la table, en français.
# Les nombres peuvent choisir le pluriel ; « who-is » vaut « you » pour le lecteur.

## Listes

list-none = rien
list-and = { $first } et { $last }
list-apart = { $first } ; { $last }

## Coups impossibles

illegal-over = La partie est finie.
illegal-chance = La partie attend le hasard, pas un coup.
illegal-no-chance = Le hasard n’a rien à décider maintenant : la partie attend un coup.
illegal-not-you = Ce n’est pas votre tour.
illegal-rule = Les règles ne le permettent pas.

## Textes illisibles

misread-seat = « { $found } » n’est pas une place. Les places sont des lettres : A, B, C, etc.

## Options

fault-option-pair = « { $found } » n’est pas une option. Écrivez clé=valeur.
fault-option-key = L’option « { $found } » n’existe pas. Il y a : { $known }.
fault-option-value = « { $found } » est impossible pour { $key }. Possible : { $known }.
fault-players = On ne peut pas jouer à { $found }. Il faut de { $least } à { $most } joueurs.
fault-game = Le jeu « { $found } » n’existe pas. Il y a : { $known }.
fault-level = Place { $seat } : pas de joueur artificiel « { $found } ». Il y a : { $known }.
fault-contestants = On ne peut pas opposer ici ce nombre de bots ({ $found }) : nommez-en de 2 à { $most }, ou un seul là où l’on peut jouer seul.
fault-no-lab = Ce programme n’a pas de laboratoire : il sait jouer, mais pas faire d’expériences.

## Parties enregistrées

fault-record-line = Ligne { $line } : { $message }
fault-record-step = « { $found } » n’est pas un coup. Un coup est une place ou *, une espace, puis ce qui se passe.
fault-record-back = « { $found } » reprend des coups qui n’existent pas.
fault-record-format = Cette partie est au format { $found }, plus récent que ce programme. Mettez-le à jour pour la lire.
fault-record-number = « { $found } » n’est pas un nombre possible ici.
fault-record-size = La partie enregistrée est trop longue : { $most } octets au plus.
fault-record-header = « { $found } » n’est pas une ligne d’en-tête. Écrivez clé: valeur, puis une ligne vide avant les coups.
fault-record-not-one = Ce n’est pas une partie enregistrée. Elle commence par la ligne « durbar: 2 » ou « durbar: 1 » et nomme son jeu.
fault-record-game = C’est une partie de { $found }, pas de { $expected }.
fault-record-version = La partie suit la version { $found } des règles ; ce programme connaît jusqu’à la version { $newest }.
fault-record-map = La partie a été jouée sur une autre carte, à l’empreinte { $found }. Donnez le fichier de cette carte avec --map.
fault-record-map-other = La partie a été jouée sur la carte à l’empreinte { $found } ; la carte donnée porte { $given }. L’empreinte « - » veut dire la carte du jeu : n’indiquez pas --map.
fault-no-map = { $game } n’a qu’un plateau : aucune autre carte ne peut être donnée.
fault-record-seed = « { $found } » n’est pas une graine. Une graine a 64 chiffres hexadécimaux.
fault-record-commit = La graine de la partie ne correspond pas à l’empreinte montrée avant le début.
fault-view = Cette vue est illisible.

## Ce que la table refuse

refusal-no-seat = Il n’y a pas de place { $seat } à cette table.
refusal-stale = La question a changé entre-temps. Regardez à nouveau et répondez à la nouvelle.
refusal-stale-closed = Vous avez déjà répondu.
refusal-too-long = La partie a trop de coups pour continuer.
refusal-nothing-to-undo = Vous n’avez rien à reprendre.
refusal-undo-chance = Impossible de reprendre : le hasard est intervenu depuis.
refusal-undo-other = Impossible de reprendre : { $who } a joué depuis.
refusal-undo-secret = Impossible de reprendre : ce coup a dévoilé une chose cachée.
refusal-undo-passed = Impossible de reprendre sans l’accord des autres : c’est au tour de { $who } à cet écran.
refusal-running = La partie enregistrée montre des choses cachées. Vous l’aurez à la fin.
refusal-overtaken = La partie a avancé entre-temps. Essayez à nouveau.
refusal-no-standing = « { $found } » ne se règle pas d’avance. Se règlent d’avance : { $known }.
refusal-nothing-stands = Dans ce jeu, chaque question est posée à nouveau.
refusal-no-level = Pas de joueur artificiel « { $found } ». Il y a : { $known }.

## Ce qui se passe à la table

table-joined = { $who-is ->
        [you] Vous prenez place.
       *[other] { $who } prend place.
    }
table-rest-dropped = { $steps ->
        [one] { $who } : le dernier coup a été abandonné ; quelqu’un d’autre devait répondre, ou le hasard est intervenu avant.
       *[other] { $who } : les { $steps } derniers coups ont été abandonnés ; quelqu’un d’autre devait répondre, ou le hasard est intervenu avant.
    }
table-took-back = { $who-is ->
        [you] Vous reprenez { $steps ->
            [one] un coup
           *[other] { $steps } coups
        }.
       *[other] { $who } reprend { $steps ->
            [one] un coup
           *[other] { $steps } coups
        }.
    }
table-resigned = { $who-is ->
        [you] Vous abandonnez. La partie est finie.
       *[other] { $who } abandonne. La partie est finie.
    }
table-replaced = { $before } s’en va ; { $name } prend sa place.
table-over = La partie est finie.
table-won = { $who-is ->
        [you] Vous gagnez !
       *[other] { $who } gagne.
    }
table-won-nobody = Perdu : c’est le jeu lui-même qui gagne.
table-won-together = { $winners } partagent la première place.
table-seat = { $who-is ->
        [you] { $who } (vous)
       *[other] { $who }
    }

## Les manières d’une table

take-back = Reprise des coups
take-back-strict = Stricte : votre dernier coup seulement, tant que le hasard n’est pas intervenu, qu’aucun secret ne s’est ouvert et que personne d’autre n’a joué
take-back-friendly = Amicale : n’importe quel coup, avec tout ce qui a suivi ; le hasard redonnera la même chose

table-asks-undo = { $who-is ->
        [you] Vous demandez aux autres de pouvoir revenir en arrière.
       *[other] { $who } demande à revenir en arrière.
    }
table-undo-question = { $who } voudrait reprendre une décision et tout ce qui l’a suivie. Tout le monde est-il d’accord ?
table-undo-refused = { $who-is ->
        [you] Vous refusez le retour en arrière.
       *[other] { $who } refuse le retour en arrière.
    }
table-undo-withdrawn = { $who-is ->
        [you] Vous ne demandez plus à revenir en arrière.
       *[other] { $who } ne demande plus à revenir en arrière.
    }
table-left = { $who-is ->
        [you] Vous partez. Un joueur automatique vous remplace jusqu’à votre retour.
       *[other] { $who } part. Un joueur automatique prend le relais.
    }
table-timed-out = { $who-is ->
        [you] Votre temps est écoulé. Un joueur automatique vous remplace jusqu’à votre retour.
       *[other] { $who } n’a plus de temps. Un joueur automatique prend le relais.
    }
table-gave-up = { $who-is ->
        [you] Vous abandonnez. Un joueur automatique prend votre place.
       *[other] { $who } abandonne. Un joueur automatique prend sa place.
    }
table-answered-for = { $who-is ->
        [you] Le joueur automatique à votre place n’a pas trouvé de réponse valable : pour cette fois, un coup a été tiré au sort.
       *[other] { $who } n’a pas trouvé de réponse valable : pour cette fois, un coup a été tiré au sort.
    }
table-returned = { $who-is ->
        [you] Vous êtes de retour et continuez.
       *[other] { $who } est de retour et continue.
    }
table-wants-rematch = { $who-is ->
        [you] Vous aimeriez une autre partie.
       *[other] { $who } aimerait une autre partie.
    }
manners-begun = La partie a commencé : les places ne changent plus.
manners-not-begun = La partie n’a pas commencé : il reste des places libres.
manners-not-owner = Seule la personne qui a ouvert la table peut faire cela.
manners-name = Donnez un nom, s’il vous plaît.
manners-seated = Vous avez déjà une place ici.
manners-taken = Cette place est prise.
manners-stand-in = Un joueur automatique vous remplace. Revenez d’abord.
manners-not-yours = Ce n’est pas votre place.
manners-no-offer = Personne ne demande à revenir en arrière.
manners-which-chair = Plusieurs places ici sont à vous : dites laquelle.
manners-not-away = Vous n’êtes pas absent.
manners-silence = Ce message est vide.
manners-talk-long = C’est trop long : { $most } caractères au plus.
refusal-not-kept = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Veuillez réessayer.
manners-no-watching = La personne qui a ouvert cette table ne souhaite pas de spectateurs.
manners-guest = Dites d’abord qui vous êtes : il faut un nom pour cela.
manners-not-over = La partie n’est pas finie.
fault-pace = Ce rythme est impossible. Une décision peut prendre de cinq secondes à trente jours.
fault-friendly = Une table amicale est faite pour une seule personne et des joueurs automatiques ; ici, places occupées par une personne : { $people }. Choisissez la reprise stricte.
wire-too-long = Le message est trop long : { $most } octets au plus.
wire-misread = Ce message est illisible : { $why }.
wire-hello = Présentez-vous d’abord.
wire-hello-again = Vous vous êtes déjà présenté ici.
wire-guest = Ce secret est inconnu ici. Présentez-vous à nouveau.
wire-store = Le serveur ne peut ni lire ni écrire ses parties en ce moment. Veuillez réessayer plus tard.
wire-no-table = Il n’y a pas de table de ce nom.
wire-damaged = L’enregistrement de cette table est abîmé. Les autres tables ne sont pas concernées ; l’exploitant du serveur peut consulter son journal.
wire-too-many = C’est trop à la fois. Patientez un peu, s’il vous plaît.
wire-too-many-matches = Vous avez trop de parties inachevées ({ $most }). Terminez-en ou quittez-en une d’abord.
wire-not-json = Le corps de la requête est illisible : { $why }.
wire-no-page = Il n’y a rien à cette adresse.
wire-origin = Une page d’un autre site ne peut pas se connecter ici.
wire-upgrade = On échange ici des messages : il faut se connecter par WebSocket. { $why }
wire-offline = La connexion au serveur est coupée : rien n’a été envoyé.
wire-unsure = La connexion a été coupée pendant l’envoi de votre coup, qui n’est peut-être pas arrivé. Regardez la table et décidez de nouveau.

## Joueurs artificiels

level-random = Hasard : n’importe quel coup permis, sans réfléchir
level-structured = Insouciant : un choix rapide, sans réfléchir
level-ismcts-plain = Rêveur : des milliers d’avenirs au hasard, sans opinion
level-greedy = Gourmand : le meilleur coup du moment, sans voir plus loin
level-search = Tacticien : joue de tête la suite de ses meilleurs coups et compare
level-ismcts = Stratège : déploie un arbre de coups et de réponses, les plus prometteurs d’abord

## Vérifier le hasard

fair-not-verifiable = Le hasard ne peut pas être vérifié : la partie ne montre pas sa graine ({ $chances ->
        [one] { $chances } tirage
       *[other] { $chances } tirages
    }).
fair-promise-kept = La graine correspond à l’empreinte montrée avant la partie.
fair-promise-broken = La graine ne correspond PAS à l’empreinte montrée avant la partie.
fair-promise-none = Aucune empreinte n’a été montrée avant la partie : la graine ne prouve rien à elle seule.
fair-chances-agree = { $chances ->
        [0] Il n’y avait aucun tirage à vérifier.
        [one] Le tirage est celui que donne la graine.
       *[other] Les { $chances } tirages sont ceux que donne la graine.
    }
fair-anew = { $times ->
        [one] Ce que le hasard avait décidé a été repris une fois ; ensuite, le hasard a tiré à nouveau.
       *[other] Ce que le hasard avait décidé a été repris { $times } fois ; chaque fois, le hasard a ensuite tiré à nouveau.
    }
fair-difference = Coup { $step } : la partie dit « { $found } », la graine donne « { $expected } ».

## Le protocole par lignes

protocol-not-json = Ce n’est pas du JSON : { $why }. Envoyez un objet JSON par ligne.
protocol-not-utf8 = La ligne n’est pas du texte UTF-8. Envoyez un objet JSON par ligne.
protocol-not-object = Une demande est un objet JSON, par exemple { $example }.
protocol-too-long = La ligne est trop longue : { $most } octets au plus.
protocol-no-command = La demande n’a pas de "cmd". Connues : { $known }.
protocol-unknown-command = La commande « { $found } » n’existe pas. Connues : { $known }.
protocol-unknown-field = La commande { $cmd } n’a pas de champ « { $found } ». Connus : { $known }.
protocol-missing-field = La commande { $cmd } a besoin du champ « { $field } » : { $expected }.
protocol-bad-field = Le champ « { $field } » doit être { $expected }.
protocol-no-match = Il n’y a pas encore de partie. Envoyez d’abord "new", "position" ou "load".
protocol-no-chance = Le hasard n’a rien à décider maintenant.
protocol-no-clock = Il n’y a pas d’horloge ici. Donnez "iterations" au lieu de "time_ms".
protocol-not-asked = La place { $seat } ne doit aucun coup maintenant.
protocol-several = Plusieurs joueurs doivent jouer. Dites lequel avec "seat".
protocol-nothing-to-undo = Il n’y a aucun coup à reprendre.
protocol-audit = Le compte des pièces n’est plus bon : { $what }. Merci de signaler cette partie.
table-control = { $name }
manners-no-board = Ce jeu n’a pas de plateau à dessiner.
