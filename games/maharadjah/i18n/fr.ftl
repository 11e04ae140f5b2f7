# Les mots de Maharadjah, en français. Chaque message a son jumeau dans en.ftl,
# avec le même nom et les mêmes arguments.


## Le jeu

game-name = Maharadjah
game-tagline = Dix-sept nations, seize époques, une seule Inde.
game-players = 3 à 5 joueurs
game-length = un après-midi, ou une soirée pour la partie courte
option-ages = Les époques jouées
option-ages-full = les seize tours, à 3, 4 ou 5
option-ages-short = les tours 9 à 16, à 3 joueurs


## Les noms

area-agra = Agra
area-andhra = Andhra
area-assam = Assam
area-baluchistan = Baloutchistan
area-bengal = Bengale
area-berar = Berar
area-bhutan = Bhoutan
area-bidar = Bidar
area-bihar = Bihar
area-bijapur = Bijapur
area-bundelkhand = Bundelkhand
area-delhi = Delhi
area-gandhara = Gandhara
area-golconda = Golkonde
area-gondwana = Gondwana
area-gujarat = Gujerat
area-jaunpur = Jaunpur
area-karnataka = Karnataka
area-kashmir = Cachemire
area-kerala = Kerala
area-khandesh = Khandesh
area-ladakh = Ladakh
area-lahore = Lahore
area-lanka = Lanka
area-magadha = Magadha
area-maharashtra = Maharashtra
area-malabar = Malabar
area-malwa = Malva
area-mysore = Mysore
area-nepal = Népal
area-orissa = Orissa
area-oudh = Oudh
area-punjab = Pendjab
area-rajputana = Rajpoutana
area-simhala = Simhala
area-sind = Sind
area-persia = Perse
area-afghanistan = Afghanistan
area-central-asia = Asie centrale
area-china = Chine
area-tibet = Tibet
area-burma = Birmanie
area-arabian-sea = mer d'Oman
area-indian-ocean = océan Indien
area-bay-of-bengal = golfe du Bengale
nation-pandya = Pandya
nation-greeks = Grecs
nation-afghans = Afghans
nation-mahrattas = Mahrattes
nation-chola = Chola
nation-maurya = Maurya
nation-harappans = Harappéens
nation-sinhalese = Cinghalais
nation-sikhs = Sikhs
nation-rajputs = Rajpouts
nation-gupta = Gupta
nation-muslims = Musulmans
nation-mughals = Moghols
nation-portuguese = Portugais
nation-dutch = Hollandais
nation-french = Français
nation-british = Britanniques
leader-alexander = Alexandre
leader-ashoka = Ashoka
leader-chandra = Chandra
leader-raja-raja = Raja Raja
leader-aybak = Aybak
leader-timur = Timour
leader-sanga = Sanga
leader-akbar = Akbar
leader-albuquerque = Albuquerque
leader-shivaji = Shivaji
leader-alamgir = Alamgir
leader-rao = Rao
leader-nizam = Nizam
leader-dupleix = Dupleix
leader-abdali = Abdali
leader-clive = Clive
region-north = Inde du Nord
region-south = Inde du Sud
region-himalaya = Himalaya
region-ceylon = Ceylan
nobody = personne
armies = { $n ->
        [one] { $n } armée
       *[other] { $n } armées
    }
player = { $who-is ->
        [you] vous
       *[other] { $who }
    }
year-before = { $year } av. J.-C.
year-after = { $year }
years = de { $from } à { $to }
title-none = aucun titre
title-rajah = Rajah
title-maharadjah = Maharadjah
title-maharajadhirajah = Maharajadhirajah
title-chakravartin = Chakravartin
merit-kill = ennemis détruits
merit-raid = une razzia
merit-hold = territoires tenus
merit-trade = comptoirs et côtes
merit-raj = un titre
cause-decline = l’empire se disloque
cause-stacking = trop d’armées au même endroit
cause-withdrawal = les conquérants rentrent chez eux
cause-overpopulation = au plus deux armées par territoire


## Les actions

action-raise = Placer une armée : { $area }.
action-lead = Le chef apparaît : { $area }.
action-issue = Placer les armes : { $area }.
action-pick = Déplacer { $armies } depuis : { $area }.
action-pick-leader = Déplacer le chef seul depuis : { $area }.
action-with-leader = Emmener le chef : trois frontières, sans arrêt en terrain escarpé.
action-with-arms = Emmener les armes des { $nation }.
action-to = Aller : { $area }.
action-to-enemy = Entrer : { $area }, contre les { $nation } ({ $armies }).
action-drop = Laisser { $armies } : { $area }, et continuer.
action-stop = S’arrêter : { $area }.
action-assault = Rester et attaquer : { $area }.
action-coexist = Laisser le comptoir en paix : { $area }.
action-done-march = Le mouvement est terminé.
action-done-fight = Plus de combats.
action-stand = Tenir bon : { $area }.
action-done-factories = Plus de comptoirs.
action-done-arms = Laisser les armes comme elles sont.
action-done = Terminé.
action-pass-yes = Laisser passer les bateaux des { $nation } : { $area }.
action-pass-no = Refuser le passage aux bateaux des { $nation } : { $area }.
action-join-yes = Le comptoir tire : { $area }.
action-join-no = Le comptoir reste à l’écart : { $area }.
action-permit-yes = Permettre aux { $nation } de bâtir un comptoir : { $area }.
action-permit-no = Refuser un comptoir aux { $nation } : { $area }.
action-hold-out = Ni allégeance ni alliance.
action-no-alliance = Pas d’alliance.
action-submit = Faire allégeance aux { $nation } pour ce tour ({ $region }).
action-ally-marker = S’allier aux Britanniques pour toujours ; la population ne croît plus.
action-ally-army = S’allier aux Britanniques pour toujours, au prix d’une armée : { $area }.
action-send = Envoyer une armée : { $area }.
action-defy = Passer outre à l’allégeance des { $nation } et attaquer.
action-fight = Combattre les { $nation } : { $area }.
action-storm = Attaquer le comptoir des { $nation } : { $area }.
action-lose = Perdre une armée venue de là : { $area }.
action-retreat = Faire reculer { $armies } : { $area }.
action-retreat-led = Faire reculer { $armies }, avec chef et armes : { $area }.
action-land = Une armée débarque : { $area }.
action-lift = Reprendre le comptoir : { $area }.
action-build = Bâtir un comptoir : { $area }.
action-arm = Donner des armes aux { $nation }.
action-disarm = Reprendre les armes.
action-remove = Retirer une armée : { $area }.


## Les événements

event-turn = Tour { $turn }, { $years }.
event-left = { $leader } s’en va.
event-removed = Les { $nation } perdent { $armies } ({ $area }) : { $cause }.
event-became = Les Maurya ({ $armies }) deviennent les Gupta.
event-grew = Les { $nation } croissent : { $value } en tout, { $armies } de plus, reste { $gauge }.
event-raised = Les { $nation } lèvent une armée : { $area }.
event-appeared = { $leader } apparaît ({ $area }).
event-issued = Les { $nation } prennent les armes des { $power } : { $area }.
event-arrived = Les { $nation } arrivent : { $armies } ({ $area }).
event-swept = Les { $nation } sont chassés : { $armies } ({ $area }).
event-moved = { $nation } : { $armies }, { $from } → { $to }.
event-moved-led = { $nation } : { $armies } et le chef, { $from } → { $to }.
event-pass-yes = Les { $nation } laissent passer les bateaux : { $area }.
event-pass-no = Les { $nation } refusent le passage : { $area }.
event-assault = Les { $nation } attaquent en mer : { $armies } ({ $area }).
event-killed = Les { $nation } tuent { $leader } ({ $area }).
event-submitted = Les { $nation } font allégeance aux { $lord } ({ $region }).
event-allied = Les { $nation } s’allient aux Britanniques et renoncent à croître.
event-allied-army = Les { $nation } s’allient aux Britanniques au prix d’une armée ({ $area }).
event-sent = { $nation } : une armée part, { $from } → { $to }.
event-lost = Les { $nation } n’ont plus de place pour { $armies } ({ $area }).
event-defied = Les { $lord } passent outre à l’allégeance des { $nation }.
event-battle = Les { $nation } attaquent les { $foe } ({ $area }).
event-joined = Le comptoir des { $nation } tire aussi : { $area }.
event-not-joined = Le comptoir des { $nation } reste à l’écart : { $area }.
event-rolled = { $nation } : { $attack } ; { $foe } : { $defend }.
event-rolled-factory = { $nation } : { $attack } ; { $foe } : { $defend } ; comptoir : { $factory }.
event-fell = Les { $nation } perdent { $armies } ({ $area }).
event-burnt = Les { $nation } détruisent le comptoir des { $power } : { $area }.
event-retreated = { $nation } : retraite de { $armies }, { $from } → { $to }.
event-retreated-led = { $nation } : retraite de { $armies } avec le chef, { $from } → { $to }.
event-ended = Le combat est fini ; les { $nation } tiennent { $area }.
event-ended-open = Le combat est fini : { $area }.
event-landed = Les { $nation } débarquent : { $area }.
event-built = Les { $nation } bâtissent un comptoir : { $area }.
event-lifted = Les { $nation } reprennent leur comptoir : { $area }.
event-permitted = Les { $nation } permettent un comptoir aux { $power } : { $area }.
event-not-permitted = Les { $nation } refusent un comptoir aux { $power } : { $area }.
event-armed = Les { $power } promettent des armes aux { $nation }.
event-disarmed = Les { $nation } n’ont plus les armes des { $power }.
event-counted = Les { $nation } comptent { $n } { $n ->
        [one] territoire
       *[other] territoires
    } : { $title }.
event-scored = Les { $nation } marquent { $points } ({ $merit }) : { $total } en tout.
event-shared = Victoire partagée : { $players }.
event-moved-leader = { $nation } : le chef, { $from } → { $to } ({ $armies }).
event-sequence = { $who-is ->
        [you] { $nation } : à vous.
       *[other] { $nation } : à { $who } de jouer.
    }
event-won = { $who-is ->
        [you] Vous gagnez la partie !
       *[other] { $who } gagne la partie.
    }


## Les raisons

reason-not-now = Cela répond à une autre question. Relisez ce qu’on vous demande.
reason-no-armies = Les { $nation } n’y ont aucune armée : { $area }.
reason-too-many = Trop d’armées : { $area } n’en laisse partir que { $have }.
reason-full = { $area } : { $limit } au plus.
reason-others-first = Servez d’abord les autres territoires avant une seconde armée : { $area }.
reason-not-empty = { $area } n’est pas un territoire vide d’Inde du Sud.
reason-no-invaders = Aucun envahisseur attendu : { $area }.
reason-not-crowded = Personne n’est de trop : { $area }.
reason-no-border = Aucune frontière : { $area } → { $to }.
reason-too-far = Le groupe a franchi toutes les frontières qu’il pouvait ({ $limit }).
reason-strait = Le détroit doit être la seule frontière du mouvement.
reason-foreign-land = On n’entre pas en contrée barbare : { $area }.
reason-no-boats = Les { $nation } n’ont pas de bateaux ce tour-ci.
reason-no-landing = Les bateaux doivent gagner un autre rivage permis : { $area }.
reason-blocked = Les { $nation } bloquent { $area } : il faut y laisser { $need }, il y en a { $have }.
reason-friend = { $area } appartient à un ami : { $nation }.
reason-cross-only = { $area } ({ $nation }) ne peut être que traversé.
reason-leader-alone = Un chef n’entre pas seul chez des armées étrangères : { $area }.
reason-no-way = Rien ne peut plus partir de là : { $area }.
reason-no-leader = Aucun chef ici ne peut encore bouger.
reason-no-arms = Aucune arme des { $nation } ne peut servir ici.
reason-arms-alone = Les armes ne vont qu’avec des armées.
reason-not-moved = Le groupe n’a pas bougé : menez-le quelque part.
reason-cannot-drop = Personne ne peut être laissé ici.
reason-stacked = Trop d’armées ({ $have }) : { $area }. La limite est { $limit }, sauf pour un seul grand groupe, et certaines peuvent encore bouger.
reason-invaders = Les envahisseurs doivent quitter { $area }.
reason-cannot-submit = Les { $nation } ne peuvent pas faire allégeance maintenant ({ $region }).
reason-cannot-ally = Les { $nation } ne peuvent pas s’allier maintenant.
reason-last-army = La dernière armée des { $nation } ne peut pas servir de prix.
reason-no-refuge = L’armée ne peut pas aller là : { $area }.
reason-no-defiance = Inutile de passer outre à l’allégeance des { $nation }.
reason-no-battle = Il n’y a pas de combat de ce genre : { $area }.
reason-sea-first = Les combats navals d’abord.
reason-must-fight = Un combat reste à livrer : { $area }.
reason-not-fallen = Aucune armée tombée ne venait de là : { $area }.
reason-no-retreat = Aucune retraite possible : { $area }.
reason-leader-goes = Chef et armes partent avec la dernière armée, s’ils sont là.
reason-cannot-land = Aucune armée ne peut débarquer : { $area }.
reason-no-site = Aucun comptoir possible : { $area }.
reason-site-taken = Les { $nation } y ont déjà un comptoir : { $area }.
reason-no-factory = Les { $limit } comptoirs sont déjà sur la carte.
reason-built-enough = Deux comptoirs ont déjà été bâtis.
reason-cannot-lift = Aucun comptoir à reprendre : { $area }.
reason-no-foothold = Il faut une armée sur place, ou un hôte et une armée en mer voisine : { $area }.
reason-refused = L’hôte a dit non : { $area }.
reason-cannot-arm = Les { $nation } ne peuvent pas recevoir ces armes : il leur faut une armée dans le territoire d’un comptoir de cette puissance, et à la puissance une armée sur la carte.
reason-dice-count = Nombre de dés attendu : attaquant { $attack }, défenseur { $defend }, comptoir { $factory }.


## Les questions

prompt-remove = { $who-is ->
        [you] Les { $nation } perdent une armée. Retirez-la : { $cause }.
       *[other] { $who } retire des armées des { $nation } : { $cause }.
    }
prompt-raise = { $who-is ->
        [you] Les { $nation } grandissent. Placez les nouvelles armées : encore { $n }.
       *[other] { $who } place les nouvelles armées des { $nation } : encore { $n }.
    }
prompt-refuge = { $who-is ->
        [you] Les { $nation } cherchent refuge. Choisissez un territoire vide : encore { $n }.
       *[other] { $who } cherche un territoire vide pour les { $nation } : encore { $n }.
    }
prompt-appoint = { $who-is ->
        [you] { $leader } apparaît. Choisissez où il mène les { $nation }.
       *[other] { $who } place { $leader } ({ $nation }).
    }
prompt-issue = { $who-is ->
        [you] Les { $nation } prennent les armes des { $power }. Choisissez où.
       *[other] { $who } place les armes des { $power } pour les { $nation }.
    }
prompt-muster = { $who-is ->
        [you] Trop peu d’envahisseurs pour les { $nation }. D’où vient le suivant ?
       *[other] { $who } répartit les envahisseurs des { $nation }.
    }
prompt-march = { $who-is ->
        [you] Les { $nation } se déplacent. Choisissez une armée, puis où elle va.
       *[other] { $who } déplace les { $nation }.
    }
prompt-march-again = { $who-is ->
        [you] Les { $nation } se déplacent encore. C’est une grande invasion : choisissez une armée, puis où elle va.
       *[other] Grande invasion : { $who } déplace encore les { $nation }.
    }
prompt-walk = { $who-is ->
        [you] Les { $nation } se déplacent. Le groupe est là ({ $area }) : et ensuite ?
       *[other] { $who } mène un groupe des { $nation } : { $area }.
    }
prompt-crossing = { $who-is ->
        [you] Laissez-vous passer les bateaux des { $mover } ({ $area }) ? Répondez pour les { $nation }.
       *[other] { $who } répond pour les { $nation } : les bateaux des { $mover } passent-ils ({ $area }) ?
    }
prompt-window = { $who-is ->
        [you] Les { $nation } cèdent-ils aux { $mover } ? Ils se soumettent, s’allient ou résistent.
       *[other] { $who } décide si les { $nation } se soumettent ou s’allient face aux { $mover }.
    }
prompt-pay = { $who-is ->
        [you] Les { $nation } rejoignent les Britanniques. À quel prix ?
       *[other] { $who } paie l’alliance des { $nation }.
    }
prompt-displace = { $who-is ->
        [you] Des armées des { $nation } doivent partir. Choisissez où.
       *[other] { $who } renvoie des armées des { $nation }.
    }
prompt-fight = { $who-is ->
        [you] Les { $nation } se battent. Choisissez le prochain combat.
       *[other] { $who } choisit le prochain combat des { $nation }.
    }
prompt-join = { $who-is ->
        [you] Le comptoir des { $nation } tire-t-il ({ $area }) ?
       *[other] { $who } décide si le comptoir des { $nation } tire : { $area }.
    }
prompt-casualty = { $who-is ->
        [you] Les { $nation } perdent des armées ({ $area }). Choisissez lesquelles : encore { $n }.
       *[other] { $who } choisit les pertes des { $nation } ({ $area }) : encore { $n }.
    }
prompt-retreat = { $who-is ->
        [you] Les { $nation } battent-ils en retraite ({ $area }) ? Choisissez un refuge, ou tenez bon.
       *[other] { $who } décide si les { $nation } battent en retraite : { $area }.
    }
prompt-withdraw = { $who-is ->
        [you] Les attaquants, les { $nation }, se retirent-ils ({ $area }) ? Choisissez un refuge, ou continuez.
       *[other] { $who } décide si les attaquants, les { $nation }, se retirent : { $area }.
    }
prompt-storm = { $who-is ->
        [you] Plus d’armées en face. Les { $nation } attaquent-ils le comptoir ({ $area }) ?
       *[other] { $who } décide si les { $nation } attaquent le comptoir : { $area }.
    }
prompt-storm-leaving = { $who-is ->
        [you] Les défenseurs font allégeance. Avant de partir ({ $area }), les { $nation } attaquent-ils le comptoir ?
       *[other] { $who } décide si les { $nation } attaquent le comptoir avant de partir : { $area }.
    }
prompt-land = { $who-is ->
        [you] Les { $nation } vainqueurs doivent débarquer. Choisissez où.
       *[other] { $who } fait débarquer les { $nation } vainqueurs.
    }
prompt-factories = { $who-is ->
        [you] Les { $nation } bâtissent. Choisissez un site, ou restez-en là.
       *[other] { $who } peut bâtir des comptoirs pour les { $nation }.
    }
prompt-permit = { $who-is ->
        [you] Permettez-vous un comptoir aux { $mover } ({ $area }) ? Répondez pour les { $nation }.
       *[other] { $who } répond pour les { $nation } : un comptoir pour les { $mover } ({ $area }) ?
    }
prompt-arms = { $who-is ->
        [you] Les { $nation } peuvent donner des armes. Choisissez à qui, ou terminez.
       *[other] { $who } peut donner les armes des { $nation }.
    }
prompt-offer = { $who-is ->
        [you] Les { $nation } s’allient-ils aux Britanniques ? Ceux-ci vont compter leurs titres.
       *[other] { $who } décide si les { $nation } s’allient aux Britanniques avant leur compte.
    }
prompt-last-word = { $who-is ->
        [you] Les { $nation } s’allient-ils aux Britanniques ? La séquence se termine ensuite.
       *[other] { $who } décide si les { $nation } s’allient aux Britanniques.
    }
prompt-dice = Les dés roulent : { $area }.
prompt-none = Rien n’est demandé.


## La table en mots

view-title-now = En ce moment
view-turn = Tour { $turn } sur 16
view-sequence = { $who-is ->
        [you] Séquence : { $nation }, à vous
       *[other] Séquence : { $nation }, à { $who }
    }
view-boats = Bateaux : { $nations }
view-major = Grande invasion : { $nations }
view-allied = Alliés aux Britanniques : { $nations }
view-map = La carte est une reconstitution : { $guessed } de ses { $all } frontières sont notre hypothèse.
view-map-own = Cette table joue sur sa propre carte (empreinte { $mark }) : { $guessed } de ses { $all } frontières y sont données pour hypothétiques.
view-title-battle = Combat : { $area }
view-side = { $nation } : { $armies }, touche à partir de { $face }
view-factory-fires = Comptoir des { $nation }, touche à partir de { $face }
view-player = { $who-is ->
        [you] Vous, points : { $points }
       *[other] { $who }, points : { $points }
    }
view-nation = { $who-is ->
        [you] { $nation } : points { $points }, armées sur la carte { $armies }, en réserve { $spare }, jauge { $gauge } (à vous)
       *[other] { $nation } : points { $points }, armées sur la carte { $armies }, en réserve { $spare }, jauge { $gauge }
    }
view-region = { $region }
view-title-abroad = Mers et contrées barbares
view-place = { $area } : { $pieces }
view-place-rough = { $area } (escarpé) : { $pieces }
view-empty = Vides : { $areas }
view-armies = { $nation } { $armies }
view-factory = comptoir des { $nation }
view-arms = armes des { $nation }


## Aide

help-title-what = De quoi il s’agit
help-what-goal = Vous menez plusieurs nations à travers seize tours. Leurs points s’ajoutent.
help-what-turn = Les nations agissent l’une après l’autre, toujours dans le même ordre : croître, arriver, bouger, combattre.
help-what-score = Chaque nation a sa carte : ce qui paie, et quand. Suivez-la.
help-title-type = Comment taper
help-type-move = pick 3 delhi, with leader, to agra, drop 1, stop, done
help-type-battle = fight delhi harappans, retreat 2 malwa, lose mysore, storm lanka, stop
help-type-answer = yes, no, submit south, ally marker, ally army delhi, send agra, remove delhi, raise delhi
help-type-colonial = build lanka, lift lanka, arm sinhalese, disarm
help-type-names = Les lieux se tapent par leur nom anglais en minuscules : central-asia, bay-of-bengal.
help-title-rules = Les règles en bref
help-rule-move = Une armée franchit deux frontières et s’arrête en terrain escarpé ; avec un chef ou des armes, trois sans arrêt ; coloniale, trois.
help-rule-stack = Trois armées par territoire, deux s’il est escarpé ; un seul grand groupe par nation.
help-rule-dice = Un dé par armée. On touche sur 5 ou 6 ; seul le 6 touche une armée coloniale ou un défenseur en terrain escarpé. Chef, armes et armée coloniale ajoutent un.
help-rule-retreat = Après chaque assaut, le défenseur peut reculer, puis l’attaquant.
help-rule-submit = Une nation réduite à un ou deux territoires peut faire allégeance pour le tour.
help-rule-ally = Dès le tour 12, une nation indienne peut s’allier aux Britanniques pour toujours.
help-rules-more = Les règles complètes, clause par clause, accompagnent le jeu.
help-title-map = La carte
help-map = Le plateau imprimé est introuvable : { $guessed } frontières sur { $all } sont notre reconstitution ; les autres découlent des règles ou d’errata publics.
help-map-rough = Territoires escarpés : { $n } ; là aussi, c’est surtout une reconstitution.
help-map-correct = Qui possède le plateau peut corriger une copie de data/map.toml et y jouer : durbar play maharadjah --map FICHIER.


## Ce qui ne se lit pas

misread-action = « { $found } » n’est pas une action. Par exemple : pick 3 delhi, to agra, stop, done.
misread-area = « { $found } » n’est pas un lieu.
misread-nation = « { $found } » n’est pas une nation.
misread-leader = « { $found } » n’est pas un chef.
misread-region = « { $found } » n’est pas une région : north, south, himalaya, ceylon.
misread-number = « { $found } » n’est pas un nombre d’armées.
misread-dice = « { $found } » ne sont pas des dés.
misread-chance = « { $found } » n’est pas un tirage. Écrivez : dice 2256 / 134.


## Ce qui cloche dans une position

fault-position-line = « { $found } » n’est pas une ligne de position. Écrivez une clé, deux-points et une valeur.
fault-position-key = Une position n’a pas de ligne « { $key } ».
fault-position-twice = La ligne « { $key } » figure deux fois.
fault-position-value = « { $found } » ne peut pas suivre « { $key } ».
fault-short = La partie courte se joue à trois.
fault-scenario = Cette position est de la partie « { $found } », non de « { $expected } ».
fault-turn = Il n’y a pas de tour { $found } dans cette partie.
fault-armies = { $nation } : armées { $found } ; { $most } au plus.
fault-gauge = { $nation } : la jauge va de 0 à 2,5, pour les nations indiennes seulement.
fault-nation = Les { $nation } ne jouent pas dans cette partie.
fault-crowd = Deux nations qui ne se battent pas partagent { $area }.
fault-foreign = Seuls des envahisseurs en marche sont en contrée barbare : { $area }.
fault-sea = Quelqu’un se trouve en mer sans pouvoir y être : { $area }.
fault-leaders = Les { $nation } ont plus d’un chef sur la carte.
fault-leader = { $leader } ne peut être là.
fault-factories = Les { $nation } ne peuvent pas avoir ces comptoirs.
fault-arms = Les armes des { $nation } ne peuvent pas être là.
fault-sequence = La phase des comptoirs ne peut être ainsi.
fault-raj = Un titre vaut de 1 à 4 points.
fault-allied = Ces alliances sont impossibles : nations indiennes, après l’arrivée britannique, un prix chacune.
fault-submitted = Une nation s’est soumise à elle-même.
fault-march = Ce qui bouge ou est arrivé ne correspond pas aux armées.
fault-battle = Ce combat est impossible.
fault-phase = Personne ne recevrait cette question, ou nul ne pourrait y répondre.
fault-sums = Les sommes ne correspondent pas aux pièces.

## Ce qui ne va pas dans une carte

fault-map-text = Ligne { $line } : illisible : { $found }
fault-map-key = Une carte n’a pas de partie « { $found } ».
fault-map-part = La partie « { $part } » manque.
fault-map-field = « { $found } » n’est pas un champ de la partie « { $part } ».
fault-map-place = Il n’y a pas de lieu « { $found } ».
fault-map-twice = { $found } figure deux fois.
fault-map-missing = { $found } manque.
fault-map-value = { $place } : « { $found } » ne peut pas suivre « { $field } ».
fault-map-evidence = { $place } : « { $field } » ne dit pas d’où on le sait. Écrivez evidence = "printed", "inferred", "sourced", "forced" ou "recon".
fault-map-region = { $place } est dans la région « { $expected } », comme imprimé, non dans « { $found } ».
fault-map-coast = { $place } accueille un comptoir mais ne touche aucune mer.
fault-map-two-seas = Deux sites au plus touchent deux mers, et rien n’en touche trois : { $found }.
fault-map-closed = { $place } ne s’ouvre sur aucun territoire.
fault-map-strait = Une frontière est le détroit ; ici il y en a { $found }.
fault-map-denied = La frontière { $one } – { $other } est à la fois donnée et niée.
fault-map-one-sided = { $one } est à côté de { $other }, mais pas l’inverse.
fault-map-corner = Les quatre territoires du coin : { $one } et { $other } se touchent à tort, ou ne se touchent pas.
fault-map-total = La somme « { $what } » est { $found }, non { $expected }.
fault-map-apart = { $place } est coupé du reste de la carte.

## Réponses qui valent d’avance

standing-crossing = Les bateaux d’autrui peuvent-ils traverser une mer où sont vos navires ?
standing-crossing-yes = toujours
standing-crossing-no = jamais
standing-factory = Une puissance peut-elle bâtir un comptoir chez vous ?
standing-factory-yes = toujours
standing-factory-no = jamais
standing-fire = Votre comptoir tire-t-il auprès des armées d’autrui ?
standing-fire-yes = toujours
standing-fire-no = jamais
standing-submit = Vos nations se soumettent-elles quand elles le peuvent ?
standing-submit-never = jamais
standing-submit-always = toujours, aussitôt
standing-alliance = Vos nations s’allient-elles aux Britanniques ?
standing-alliance-never = jamais
standing-alliance-marker = à la première offre, contre leur croissance
standing-offer = Vos nations s’allient-elles avant le compte des Britanniques, si cela ne change aucun titre ?
standing-offer-no = non
standing-offer-marker = oui, contre leur croissance
standing-retreat = Vos défenseurs reculent-ils ?
standing-retreat-never = jamais


## Sortes d’actions, selon le premier mot de leur notation

verb-raise = Placer une armée
verb-leader = Le chef apparaît
verb-arms = Placer les armes
verb-pick = Mettre des armées en marche
verb-with = Emmener
verb-to = Aller
verb-drop = Laisser des armées
verb-stop = S’arrêter
verb-done = Terminer
verb-yes = Oui
verb-no = Non
verb-submit = Faire allégeance
verb-ally = S’allier aux Britanniques
verb-send = Envoyer une armée
verb-defy = Attaquer malgré tout
verb-fight = Combattre
verb-storm = Attaquer un comptoir
verb-lose = Choisir qui tombe
verb-retreat = Battre en retraite
verb-land = Débarquer une armée
verb-lift = Reprendre un comptoir
verb-build = Bâtir un comptoir
verb-arm = Donner des armes
verb-disarm = Reprendre les armes
verb-remove = Retirer une armée


## La table dessinée

table-order = Ordre du jeu
table-points-head = points
table-points = Points : { $n }
table-nation-points = { $nation }, points : { $n }
table-nation-row = { $nation } : { $armies }, points : { $n }
table-arrive = arrivent : { $n }
table-turn = tour { $turn }
table-turn-years = { $turn } · { $years }
table-gone = disparus
table-turns = Seize tours
table-turns-note = Comptoirs et titres rapportent à chaque tour. Étoile pâle : quelques nations seulement.
table-key-arrive = des envahisseurs arrivent
table-key-more = renforts
table-key-minimum = complétés jusqu’à ce nombre
table-key-heirs = les Maurya deviennent Gupta
table-key-major = grande invasion : déplacements et combats deux fois
table-key-boats = bateaux
table-key-decline = l’empire s’effondre ou les conquérants repartent
table-key-raid = un raid rapporte aussitôt
table-key-score = les territoires rapportent à la fin du tour
table-nation = Nation
table-nation-of = { $who-is ->
        [you] à vous
       *[other] jouée par { $who }
    }
table-nation-major = { $who-is ->
        [you] à vous · grande invasion : déplacements et combats deux fois
       *[other] jouée par { $who } · grande invasion : déplacements et combats deux fois
    }
table-on-map = { $n } sur la carte
table-in-box = { $n } en réserve
table-growth = Réserve : { $kept } ; tour { $turn } : { $sum }, nouvelles armées : { $n }
table-title-count = Territoires pour un titre : { $n } sur { $next }
table-card-open = Carte ▸
table-cards = Cartes de victoire
table-stack = { $nation }, { $armies } : { $area }
table-stack-led = { $nation }, { $armies } et { $leader } : { $area }
table-site = { $area } : emplacement libre pour un comptoir
table-factory = { $area } : comptoir des { $nation }
table-battle = Bataille : { $area }
table-battle-of = Bataille contre les { $nation } : { $area }
table-tab-battle = Bataille
table-waiting = Batailles à venir
table-at-sea = en mer
table-rough = terrain difficile
table-open = terrain ouvert
table-side = { $nation } { $n }
table-base = { $face }
table-minus = { $what } −1
table-colonial = troupes coloniales
table-hit-on = touche à { $face }+
table-gun = Comptoir des { $nation } : touche à { $face }+
table-odds = Victoire des { $nation } : { $win } %, pertes { $losing }
table-percent = { $n } %
table-decimal = { $tenths ->
        [0] { $whole }
       *[other] { $whole },{ $tenths }
    }
table-step-dice = dés
table-step-losses = pertes
table-step-bow = soumission ?
table-step-they = défenseurs ?
table-step-you = attaquants ?
table-came-from = { $area } : { $n }
table-was-here = déjà sur place : { $n }
table-grows = Croissance des { $nation }
table-growth-tab = Croissance
table-to-place = à placer : { $n }
table-one-now = +1 ici
table-full = complet
table-has-one = plus tard
table-question = Question
table-alliance = S’allier aux Britanniques pour de bon
table-ally-growth = S’allier sans plus grandir
table-ally-army = S’allier au prix d’une armée : { $area }
table-leader = Chef
table-arms = armes
table-opt-arms = Armes des { $nation }
table-opt-step = Pas à pas
table-do-drop = En laisser ici
table-leave = En laisser ici : { $n }
table-stop = S’arrêter ici
table-stay-attack = Rester et attaquer
table-leave-factory = Laisser le comptoir
table-storm = Attaquer le comptoir
table-done-march = Déplacements finis
table-done-fight = Plus de bataille
table-done-factories = Plus de comptoir
table-done-arms = Laisser les armes
table-done = Fini
table-stand = Tenir
table-fight-on = Continuer le combat
table-retreat = Reculer : { $n }
table-no-alliance = Pas d’alliance
table-hold-out = Non, résister
table-bow = Se soumettre : { $region }
table-defy = Passer outre : { $nation }
table-fight = Combattre les { $nation }
table-lift = Reprendre un comptoir
table-arm = Armer les { $nation }
table-disarm = Reprendre les armes
table-pass = Laisser passer
table-refuse = Refuser
table-fire = Tirer
table-silent = Rester à l’écart
table-permit = Autoriser
table-yes = Oui
table-no = Non
table-go = Aller : { $area }
table-march = { $area } : { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }{ $steps ->
        [0] .
       *[other] , par { $through }.
    }
table-march-left = { $area } : { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }{ $steps ->
        [0] .
       *[other] , par { $through }.
    } Pour passer, il faut en laisser { $left } en chemin ; à l’arrivée : { $armies }.
table-march-fight = { $area } : { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }{ $steps ->
        [0] .
       *[other] , par { $through }.
    } { $nation } { $foes } : vous touchez à { $own }+, eux à { $theirs }+ ; victoire { $win } %, pertes { $losing }.
table-march-fight-left = { $area } : { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }{ $steps ->
        [0] .
       *[other] , par { $through }.
    } Pour passer, il faut en laisser { $left } en chemin ; à l’arrivée : { $armies }. { $nation } { $foes } : vous touchez à { $own }+, eux à { $theirs }+ ; victoire { $win } %, pertes { $losing }.
table-march-asks = { $area } : { $borders ->
        [one] { $borders } frontière
       *[other] { $borders } frontières
    }{ $steps ->
        [0] .
       *[other] , par { $through }.
    } Les { $power } disent d’abord si les bateaux peuvent passer.
table-about-nation = { $nation } : points { $points }, armées sur la carte { $armies }, en réserve { $spare }, nouvelles si elles naissaient maintenant { $new }.
table-about-battle = { $area } : { $nation } contre { $foe }, qui touchent à { $own }+ et { $theirs }+ ; victoire { $win } %, pertes { $losing }.
table-about-empty = { $area } : vide.
table-about-far = { $area } : { $pieces }.
table-about-land = { $area } : { $pieces }. { $region }, terrain ouvert, place pour { $room }.
table-about-land-empty = { $area } : vide. { $region }, terrain ouvert, place pour { $room }.
table-about-rough = { $area } : { $pieces }. { $region }, terrain difficile : on s’y arrête, 6 pour toucher, place pour { $room }.
table-about-rough-empty = { $area } : vide. { $region }, terrain difficile : on s’y arrête, 6 pour toucher, place pour { $room }.
table-leave-pill = { $n }, en laisser { $left }
table-hit = { $face } : touché
table-miss = { $face } : manqué
table-lost = −{ $n }
table-shelter = vers { $area } : { $n }
table-kept = { $kept } gardé
table-factories = comptoirs : { $n }
table-this-turn = ce tour : { $n }
table-now = maintenant
table-raid-on = raid au tour { $turn }
table-held = { $n } maintenant
table-tier = { $points } : { $lands }
table-tier-many = { $points } : { $n ->
        [one] { $n } autre territoire
       *[other] { $n } autres territoires
    }
table-prey = { $what }
table-prey-army = armées des { $nation }
table-prey-factory = comptoirs des { $nation }
table-kill = détruire
table-card-hold = fin du tour { $turns }
table-card-raid = raid au tour { $turns }
table-paid = payé
table-title-steps = à chaque tour : 9, 18, 27, 36 territoires rapportent 1 à 4
table-trade = à chaque tour : { $n } (comptoirs : { $factories }, côtes : { $coasts })
table-coin = { $n } chacun
table-others = autres : { $n }
table-plain-lands = { $n ->
        [one] { $n } territoire ouvert
       *[other] { $n } territoires ouverts
    }
table-rough-lands = { $n ->
        [one] { $n } territoire difficile
       *[other] { $n } territoires difficiles
    }
table-kept-before = gardé d’avant
table-together = en tout { $sum }, trois font une armée
table-placed = a reçu la sienne
table-clause = Règle { $clause }.
table-they-win = Les { $nation } gagnent la bataille à { $win } %.
table-effect-leave = Les { $nation } quittent ce territoire : { $area } ({ $armies }).
table-effect-safe = Plus attaqués : { $areas }.
table-effect-title = Territoires que comptent les { $nation } : { $after } au lieu de { $before }.
table-effect-points = { $who-is ->
        [you] Ce tour-ci, vous gagnez { $after } au lieu de { $before }.
       *[other] Ce tour-ci, { $who } gagne { $after } au lieu de { $before }.
    }
table-builds = Les { $nation } construisent
table-as-it-is = tel quel
table-at-once = tout de suite
table-asks = { $who } répond ({ $nation })
table-then-arms = Armes
table-beside = près d’un comptoir : { $areas }
table-factories-tab = Comptoirs
table-yours = Vos nations
table-goal = Tour { $turn } : { $lands }, { $points } chacun.
table-goal-trade = Comptoirs et côtes, à chaque tour.
table-goal-none = Sa carte ne rapporte plus rien.
table-comes = { $armies }, { $area }
table-how = Comment gagner
table-how-sum = Les points de toutes vos nations sont à vous. Le plus grand total après le tour 16 l’emporte.
table-how-land = Les territoires rapportent aux tours 4, 7, 10, 13 et 16
table-how-kill = Les victoires nommées par une carte rapportent aussitôt
table-how-title = Titres et comptoirs rapportent à chaque tour
table-scored = Le tour { $turn } a rapporté
table-earned = +{ $n }
table-legend-rough = difficile : arrête, 6 pour toucher
table-legend-region = frontière de région
table-legend-held = tenu par (ruban intérieur)
table-legend-site = site libre de comptoir
table-pays = { $first } Rapporte { $points } aux { $nation } au tour { $turn }.
table-pays-raid = { $first } Un raid y rapporte { $points } aux { $nation } au tour { $turn }.
table-merit = { $what } : { $points }
table-scored-hint = touchez une ligne : ses terres
table-scored-sum = { $before } + { $gain } = { $total }
table-next-leave = { $nation }, départ : { $armies }
table-next-come = Arrivée : { $nation }, { $n } ({ $area })
table-next-pays = sa fin rapporte à : { $nations }
table-next-pays-all = sa fin paie la carte de chacun
table-since = Depuis votre dernier tour
table-since-tab = Depuis mon tour
table-since-count = nations : { $n }, marches : { $moves }
table-since-stay = ne bougent pas
table-since-moved = marchent sans combattre
table-since-came = arrivent : { $armies }
table-since-took = prennent { $lands }
table-since-lost = perdent { $armies }
table-since-yours = vos { $nation } perdent { $armies } : { $area }
table-since-bowed = { $nation } : soumission
table-since-built = bâtissent : { $lands }
table-since-grew = croissent : { $n }
table-since-to = { $area } : { $armies }
table-taken = pris : { $foe } −{ $theirs }, { $nation } −{ $own }
table-fought = non pris : { $foe } −{ $theirs }, { $nation } −{ $own }
table-way = { $nation }, { $armies } : de { $from } à { $to }
table-card-hint = Touchez une ligne : ses terres ressortent sur la carte.
table-legend-guess = frontières reconstituées : { $guessed } sur { $all }
table-legend-own = votre armée
table-legend-coin = rapporte au tour { $turn } ({ $nation })
table-legend-later = arrive plus tard ce tour-ci
table-legend-paid = points que cette terre a rapportés
table-legend-row = touchez une ligne : ses terres seules
table-legend-raise = touchez : une nouvelle armée
table-legend-raised = placée
table-legend-room = difficile : deux armées au plus
table-legend-build = bâtir ici aussitôt
table-legend-ask = son maître est d’abord consulté
table-legend-no-site = impossible maintenant
table-legend-fight = la bataille
table-legend-asked = ce dont il s’agit
table-legend-moves = marches dans l’ordre, par nation
table-legend-shown = la marche montrée
table-legend-changed = a changé de mains
table-opening-come = Par les cols : { $nation }.
table-opening-quiet = Personne ne vient du dehors ce tour-ci.
table-opening-twice = { $armies } ; marche et combat, deux fois.
table-opening-once = { $armies } en tout.
table-opening-paid = Rien n’est payé avant la fin du tour { $turn }.
table-turn-head = Tour { $turn }
table-tip = { $n ->
        [one] Touchez cette armée
       *[other] Touchez l’une des { $n }
    }
table-score = Points
table-says-raise = Une nouvelle armée : { $n } ici, place pour { $room }. { $about }
table-says-pick = Peuvent partir : { $armies }. { $about }
table-says-alone = Le chef part seul. { $about }
table-says-build = { $area } : un comptoir aussitôt ({ $seas }). En tout { $points } par tour, au lieu de { $now }.
table-says-ask = { $area } : un comptoir ({ $seas }). { $who-is ->
        [you] Vos { $nation } l’accordent ou non.
       *[other] { $who } répond pour les { $nation } ; un refus vaut pour ce tour.
    } En tout { $points } par tour, au lieu de { $now }.
table-round-land = manche { $n } · { $land }
table-pill-safe = à l’abri si oui
table-pill-leave = si oui : { $n } s’en vont
table-power-arrive = arrivée
table-power-move = marche
table-power-fight = combat
table-power-build = comptoirs
table-power-arms = armes
table-power-points = points
table-one-more = encore un
table-trade-now = comptoirs { $factories }, côtes { $coasts }
table-not-now = Impossible maintenant : { $lands }.
table-power-grow = croissance
table-asked = consulté
table-legend = Légende
