# Ce qui s’est passé.
event-day-began = Le Jour { $round } commence ; { $seat } joue en premier.
event-night-began = La Nuit { $round } tombe ; { $seat } prend les dés.
event-selected = { $seat } choisit { $card_the }.
event-drafted = Piochée : { $card }.
event-card-turned = { $card } ne sert plus dans cette manche.
event-cards-readied = Toutes les cartes Mouvement sont de nouveau disponibles.
event-travelled = { $hero } va { $to_to }.
event-idled = { $seat } reste passif.
event-goblin-paid = { $seat } paie 1 Force pour passer le Gobelin de { $at }, qui devient passif.
event-goblin-calmed = Le Gobelin de { $at } devient passif.
event-goblin-angered = Le Gobelin de { $at } devient agressif.
event-goblin-arrived = { $passive ->
    [yes] Un Gobelin passif sort du Portail de { $at }.
   *[no] Un Gobelin agressif sort du Portail de { $at }.
}
event-grotto-used = { $hero } utilise { $at_the }.
event-power-paid = { $seat } paie { $by } Force.
event-health-paid = { $seat } paie { $by } Santé.
event-token-turned = Le jeton Premier Joueur est retourné : { $seat } a accompli une Quête de Jour.
event-token-passed = { $seat } est désormais premier joueur.
event-magic-fell = Le jeton Magie revient sur la première case.
event-quest-expired = « { $quest } » quitte l’offre.
event-dice-ignored = Ignorés à ce niveau de Magie : { $face } × { $count }.
event-darkened = { $card } s’obscurcit.
event-quest-stored = Danongorf stocke une Quête : { $stored } à présent.
event-minion-stored = Danongorf prend le Gobelin de { $at } : { $stored } à présent.
event-summoned = { $seat } est fin prêt : le combat final suit à la fin de cette manche.
event-castle-named = { $seat } désigne { $to_the }.
event-battle-rolled = Round de combat { $round } : { $faces }.
event-rerolled = Les dés montrent maintenant : { $faces }.
event-blocked = { $seat } lève le Bouclier pour 1 Force.
event-struck = Danongorf coûte { $by } Santé à { $seat }.
event-item-lost = Perdu : { $item_the }.
event-strength-lost = Danongorf perd une Quête : il en reste { $left }.
event-minions-lost = Danongorf perd { $count ->
    [1] un Gobelin
   *[other] { $count } Gobelins
} : il en reste { $left }.
event-items-exchanged = { $seat } échange { $item_the } et { $other_the }.
event-returned = { $hero } rentre { $to_to }.
outcome-most-points = Le plus de Points de Victoire l’emporte.
outcome-target-reached = L’objectif est atteint : l’Élu gagne.
outcome-target-missed = L’objectif est manqué.
outcome-realm-dark = Tout le royaume est obscur : Danongorf gagne.
outcome-boss-beaten = Danongorf n’a plus rien : il est vaincu.
outcome-fallen = La dernière Santé est perdue : Danongorf gagne.
outcome-conceded = Quelqu’un a abandonné.
option-mode = Mode solo
    .help = Seul : pour un score à atteindre, ou contre Danongorf.
option-mode-quest = la Quête (solo : pour un score)
option-mode-danongorf = Vaincre Danongorf
option-target = Objectif solo
    .help = Les points qu’un joueur seul doit atteindre.
option-target-40 = 40, Paysan
option-target-45 = 45, Page
option-target-50 = 50, Écuyer
option-target-55 = 55, Chevalier
option-target-60 = 60, Héros Légendaire
option-gloomfall = GloomFall
    .help = Toutes les cartes Plan montrent leur face Obscure ; les Gobelins arrivent agressifs.
option-staff_step = Ce que le Bourdon ajoute
    .help = Un niveau de Magie par Force, ou une case de la piste.
option-staff_step-level = un niveau de Magie
option-staff_step-space = une case
option-colour = Couleur du joueur 1
    .help = La carte Joueur du premier siège ; contre Danongorf, ce sont ses pistes Légendaires.
option-colour-red = rouge
option-colour-blue = bleu
option-colour-green = vert
option-colour-yellow = jaune
option-first = Premier joueur
    .help = Qui a le jeton Premier Joueur à la manche 1.
option-first-random = tiré au sort
option-first-1 = joueur 1
option-first-2 = joueur 2
option-first-3 = joueur 3
option-first-4 = joueur 4
event-rolled = { $seat } lance : { $faces }.
event-hurt = { $seat } perd { $by } Santé.
event-defended = { $seat } annule un dé pour { $cost } Force.
event-saved = La Fée garde { $seat } debout avec 1 Santé.
event-exhausted = { $seat } est à bout de forces ; tous ses Héros rentrent.
event-health-gained = { $seat } gagne { $by } Santé.
event-power-gained = { $seat } gagne { $by } Force.
event-magic-rose = Le jeton Magie avance sur la case { $space } : niveau { $level }.
event-advanced = { $temple } : { $hero } entre dans la case { $space }.
event-goblin-hit = { $hero } touche le Gobelin de { $at } pour { $by }.
event-goblin-defeated = { $seat } vainc le Gobelin de { $at }.
event-goblin-healed = Le Gobelin de { $at } retrouve toute sa Santé.
event-rested = { $seat } se repose.
event-scored = Décompte, { $seat } : Sorts { $spells }, Quêtes { $quests }, Gobelins { $goblins }, Objets Légendaires { $legendary }, total { $total }.
event-spell-learned = { $power ->
    [0] { $hero } apprend le Sort de niveau { $level }.
   *[other] { $hero } apprend le Sort de niveau { $level } avec le Bourdon ({ $power } Force).
}
event-temple-completed = { $hero } termine { $temple_the }.
event-quest-taken = { $seat } accomplit « { $quest } ».
event-quest-revealed = « { $quest } » entre dans l’offre.
event-quest-discarded = « { $quest } » est défaussée : l’offre doit montrer les deux types de Quêtes.
event-deck-rebuilt = Les Quêtes défaussées sont mélangées en une nouvelle pioche.
event-legend-progressed = { $seat } est à mi-chemin : { $item_the }.
event-item-won = { $seat } gagne { $item_the }.
event-equipped = { $hero } prend { $item_the }.
event-dice-passed = { $seat } prend les dés.
