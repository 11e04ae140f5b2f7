# Ce que dit le terminal, en français. Chaque nom commence par « tui- », pour
# ne cacher aucune phrase d’un jeu ou de la table.

## Sauvegarde

tui-saved = La partie est gardée dans { $file }.
tui-not-saved = La partie n’a pas été gardée.
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
tui-plain-greeting = Tapez une action, ou aide, liste, voir, conseil, annuler, règles, garder FICHIER, quitter.
tui-plain-turn = À { $who }. Tapez voir pour lire vos cartes ; les autres détournent les yeux.
tui-plain-refused = Impossible : { $why }
tui-plain-help = Commandes : liste (actions numérotées ; un numéro en joue une), voir (la table), conseil, annuler, garder FICHIER, bref (ne dire la table que sur demande), langue, règles, quitter.
tui-plain-brief = La table n’est dite que si vous tapez voir.
tui-plain-full = La table est dite avant chacun de vos tours.
tui-plain-save-where = Où donc ? Tapez garder et le nom d’un fichier.
tui-plain-end-of-input = L’entrée est finie, et la séance avec elle.
tui-plain-bye = Au revoir.
