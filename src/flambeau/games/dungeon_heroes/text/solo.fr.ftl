# Le jeu en solitaire : le tour du donjon, et pourquoi il agit ainsi.
event-dungeon-began = Tour { $turn } du donjon.

event-order-weighed = { $criterion ->
    [damage] { CAP($left_the) } d’abord : le plus de dégâts.
    [nearest] { CAP($left_the) } avant { $out_the } : plus près d’un héros.
    [place] { CAP($left_the) } avant { $out_the } : rangée puis colonne la plus basse.
   *[figure] { CAP($left_the) } avant { $out_the } : une figurine avant une possession.
}
event-raising-weighed = Le nécromant ramènerait { $left_the } plutôt que { $out_the } : { $criterion ->
   *[damage] plus de dégâts
}.
event-target-weighed = { CAP($monster_the) } choisit { $left_the } et non { $out_the } : { $criterion ->
    [health] le moins de PV
   *[class] ordre des héros
}.
event-square-weighed = { CAP($monster_the) } : { $said ->
    [both] { $left } et non { $out }
    [left] { $left }, parmi { $out_count } autres
   *[none] { $left_count } cases, parmi { $out_count } autres
} : { $criterion ->
    [attack] pour attaquer de là
    [closer] plus près du héros le plus proche
    [victim] pour attaquer ce héros-là
    [centre] le plus au centre des héros les plus proches
    [escapes] le moins de cases où fuir
    [sum] le plus près de tous les héros ensemble
    [nearest] le plus près d’un héros
   *[place] rangée puis colonne la plus basse
}.
event-goal-weighed = { CAP($hero_the) } est { $hero_gender ->
    [feminine] attirée
   *[masculine] attiré
} vers { $said ->
    [both] { $left } et non { $out }
    [left] { $left }, parmi { $out_count } autres cases
   *[none] l’une de { $left_count } cases, parmi { $out_count } autres
} : { $criterion ->
    [poison] nuage de poison le plus proche
    [deadly] mort certaine la plus proche
    [unknown] tuile face cachée la plus proche
    [way] premier pas par la rangée puis la colonne la plus basse
   *[place] rangée puis colonne la plus basse
}.

outcome-all-treasures = Les héros rapportent les quatre trésors.
outcome-solo-eliminated = Le donjon a éliminé tous les héros : vous perdez.
outcome-solo-endless = Il ne se passe plus rien : le donjon garde ses trésors, vous perdez.
outcome-solo-stuck = Le dernier héros est possédé à jamais : vous perdez.

label-solo-turn = { $row ->
    [0] donjon : tuiles laissées
   *[other] donjon : rangée { $row } ensuite
}

# Ce que ferait un monstre s’il agissait maintenant.
forecast-attack = S’il agissait maintenant, il attaquerait { $hero_the }.
forecast-pounce = S’il agissait maintenant, il irait en { $cell } et attaquerait { $hero_the }.
forecast-approach = S’il agissait maintenant, il irait en { $cell }.
forecast-stay = S’il agissait maintenant, il resterait sur place.
forecast-possess = Si elle agissait maintenant, elle posséderait { $hero_the }.
forecast-raise = S’il agissait maintenant, il ramènerait { $tile_the } en { $cell }.
