# Les mots de Paper Dungeons : questions, réponses, chronique, refus, fins de partie.

title = Paper Dungeons
about = Trois dés par manche, un crayon et un donjon de papier. Tout le monde joue en même temps, de un à huit.

ask-which-power = Quel pouvoir gardez-vous ?
ask-which-objective = Quel objectif gardez-vous ? Son style de combat vient avec lui.
ask-which-gem = Quelle gemme récupérez-vous ?
ask-which-die = Quel dé utilisez-vous ?
ask-which-action = Que faites-vous avec { $die_the } ?
ask-where = Où va le groupe ?
ask-potions = { $cause ->
    [skulls] { $damage ->
        [one] Un crâne vous inflige 1 dégât : utilisez-vous une potion ?
       *[other] Les crânes vous infligent { $damage } dégâts : combien de potions utilisez-vous ?
    }
    [minion] { $damage ->
        [one] Le sbire vous inflige 1 dégât : utilisez-vous une potion ?
       *[other] Le sbire vous inflige { $damage } dégâts : combien de potions utilisez-vous ?
    }
    [trap] { $damage ->
        [one] Le piège vous inflige 1 dégât : utilisez-vous une potion ?
       *[other] Le piège vous inflige { $damage } dégâts : combien de potions utilisez-vous ?
    }
   *[monster] { $damage ->
        [one] Le monstre vous inflige 1 dégât : utilisez-vous une potion ?
       *[other] Le monstre vous inflige { $damage } dégâts : combien de potions utilisez-vous ?
    }
}
ask-which-hero = Quel héros gagne un niveau ?
ask-which-item = Quel objet faites-vous avancer ?
ask-which-minion = Quel sbire rayez-vous ?
ask-order = Quel effet vient en premier ?
topic-potions = une potion pour chaque dégât, tant qu’il y en a
topic-order = d’abord le pouvoir, puis le bonus de la piste

choice-keep-power = Garder le pouvoir : { $power }
choice-keep-objective = Garder l’objectif : { $objective }
choice-collect-gem = Récupérer la gemme { $gem }
choice-eliminate = Rayer { $minion_the }
choice-drink = { $potions ->
    [0] N’utiliser aucune potion
    [one] Utiliser une potion
   *[other] Utiliser { $potions } potions
}
choice-take-die = Utiliser { $die_the } : { $face }
choice-pass = N’utiliser plus aucun dé cette manche
choice-train = Gagner un niveau : { $hero }
choice-train-swapped = Gagner un niveau dans l’autre couleur : { $hero }
choice-craft = Fabriquer : { $item } ({ $item_effect })
choice-brew = Préparer des potions
choice-explore = Explorer le donjon
choice-enter = Entrer dans le donjon en { $to }
choice-step = Aller en { $to }
choice-stop = S’arrêter ici
choice-raise = Faire progresser { $hero_the }
choice-check = Cocher : { $item } ({ $item_effect })
choice-first = D’abord { $source_the }

group-keep-power = Garder un pouvoir
group-keep-objective = Garder un objectif
group-collect-gem = Récupérer une gemme
group-eliminate = Rayer un sbire
group-drink = Utiliser des potions
group-take-die = Utiliser un dé
group-pass = Ne plus utiliser de dé
group-train = Gagner un niveau
group-train-swapped = Gagner un niveau dans l’autre couleur
group-craft = Fabriquer un objet
group-brew = Préparer des potions
group-explore = Explorer le donjon
group-enter = Entrer dans le donjon
group-step = Avancer
group-stop = S’arrêter ici
group-raise = Faire progresser un héros
group-check = Cocher une étape d’objet
group-first = Choisir l’ordre

event-revealed = Le donjon est ouvert : { $dungeon }. { $dungeon_story }
event-power-shown = { $seat } a le pouvoir { $power }.
event-power-triggered = { $seat } : le pouvoir { $power } se déclenche.
event-style-shown = { $seat } combat en noir avec { $heroes_the }.
event-rolled-again = { CAP($faces) } : tous les dés sont relancés.
event-round-began = Manche { $round }
event-rolled = Les dés : { $faces }.
event-potions-drunk = { $count ->
    [one] { $seat } utilise une potion : 1 dégât absorbé, reste { $remaining }.
   *[other] { $seat } utilise { $count } potions : { $count } dégâts absorbés, reste { $remaining }.
}
event-spared = { $by ->
    [armour] { $seat } évite { $damage } dégât grâce à l’armure.
    [cleric] { $seat } évite les dégâts des crânes ({ $damage }) grâce à la compétence du clerc.
    [seer] { $seat } évite { $damage } dégât de crâne grâce au pouvoir de la Voyante.
    [scout] { $seat } évite { $damage } dégât du piège grâce au pouvoir de l’Éclaireur.
   *[barbarian] { $seat } évite les dégâts du monstre ({ $damage }) grâce au pouvoir du Barbare.
}
event-hurt = { $cause ->
    [skulls] { $seat } subit { $damage } à cause des crânes ({ $total } en tout).
    [minion] { $seat } subit { $damage } dans le combat contre le sbire ({ $total } en tout).
    [trap] { $seat } subit { $damage } à cause du piège ({ $total } en tout).
   *[monster] { $seat } subit { $damage } à cause du monstre ({ $total } en tout).
}
event-resurrected = { $seat } passe par une résurrection.
event-die-used = { $seat } utilise { $die_the } : { $face }.
event-passed = { $seat } passe.
event-level-gained = { $seat } : { $hero_the } atteint le niveau { $level }.
event-skill-gained = { $seat } : { $hero_the } acquiert sa compétence ({ $hero_skill }).
event-stage-checked = { $seat } coche une étape : { $item }.
event-item-completed = { $seat } termine un objet : { $item }.
event-potion-gained = { $cause ->
    [brewing] { $seat } prépare une potion (la numéro { $total }).
    [room] { $seat } trouve une potion dans la pièce (la numéro { $total }).
    [gems] { $seat } gagne une potion avec la case de gemme (la numéro { $total }).
    [cauldron] { $seat } gagne une potion avec le chaudron (la numéro { $total }).
    [power] { $seat } gagne une potion par son pouvoir (la numéro { $total }).
    [victory] { $seat } gagne une potion, bonus de victoire (la numéro { $total }).
   *[other] { $seat } gagne une potion (la numéro { $total }).
}
event-track-bonus = { $track ->
    [potions] La potion numéro { $number } apporte à { $seat } { $bonus ->
        [item] une étape d’objet
        [level] un niveau
       *[gem] une gemme
    }.
   *[gems] La case de gemme { $number } apporte à { $seat } { $bonus ->
        [item] une étape d’objet
       *[level] un niveau
    }.
}
event-reward-found = { $reward ->
    [item] { $seat } trouve en { $room } une étape d’objet.
   *[level] { $seat } trouve en { $room } un niveau.
}
event-entered = { $seat } entre en { $room }.
event-moat-paid = { $seat } gagne un point de mouvement grâce aux douves.
event-minion-defeated = { $seat } vainc { $minion_the }.
event-minion-eliminated = { $seat } raye { $minion_the } à distance.
event-trap-triggered = { $seat } déclenche le piège en { $room }.
event-gem-collected = { $seat } prend la gemme { $gem }.
event-outside-gem-gained = { $seat } gagne une gemme qui n’est dans aucune pièce.
event-gems-announced = { $others ->
    [0] { $seat } annonce : { $gems }.
    [one] { $seat } annonce : { $gems }. Un autre joueur raye.
   *[other] { $seat } annonce : { $gems }. { $others } autres joueurs rayent.
}
event-missions-opened = Missions ouvertes : { $missions }.
event-won = { $seats_count ->
    [one] { $seats } l’emporte.
   *[other] { $seats } partagent la victoire.
}
event-mission-done = { $seat } accomplit la mission { $mission } : { $points ->
    [one] un point
   *[other] { $points } points
}.
event-mission-removed = La mission { $mission } est retirée.
event-goal-shown = { $seat } montre l’objectif { $objective } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-scored = { $seat } totalise { $total } de gloire.

no-power-dealt = Le pouvoir { $power } ne vous a pas été distribué.
no-objective-dealt = L’objectif { $objective } ne vous a pas été distribué.
no-not-crossed-out = { CAP($minion_the) } est déjà rayé.
no-more-than-damage = C’est plus de potions que de dégâts ({ $potions }).
no-potions-left = Il ne vous reste pas { $potions } potions.
no-die-shows = { CAP($die_the) } ne montre pas cela : { $face }.
no-skull = { CAP($die_the) } montre un crâne ({ $face }) : il est inutilisable.
no-die-used = Vous avez déjà utilisé { $die_the } ({ $face }) cette manche.
no-boots = Les bottes ne servent qu’à marcher.
no-symbol = Ce dé ne montre pas le symbole { $hero_of }.
no-below-level-six = { CAP($hero_the) } est déjà au niveau 6.
no-colour = Le dé n’a pas la couleur { $hero_of }.
no-needs-swap = Le dé convient tel quel : { $hero }.
no-swap-left = Vous ne pouvez pas lire un dé dans l’autre couleur maintenant ({ $hero }).
no-item-symbol = Cet objet demande un autre symbole : { $item }.
no-free-stage = Les deux étapes sont cochées : { $item }.
no-potion-table-full = Votre tableau de potions est plein.
no-another-hero = Ce doit être un autre héros ({ $hero }).
no-another-item = Ce doit être un autre objet que celui-ci : { $item }.
no-caused-now = Il n’y a pas un tel effet maintenant ({ $source }).
no-outside = Le groupe est déjà à l’intérieur ; on va en { $to } de pièce en pièce.
no-entrance = { $to } n’est pas une entrée.
no-inside = Le groupe est encore dehors et doit passer par une entrée, pas par { $to }.
no-beside = { $to } n’est pas à côté du groupe.
no-wall = Un mur barre le chemin vers { $to }.
no-moat = Des douves barrent le chemin vers { $to }.
no-one-step = Un déplacement fait au moins un pas.

outcome-glory = La plus grande gloire l’emporte.
outcome-rooms = Égalité : qui a visité le plus de pièces l’emporte.
outcome-shared = Égalité jusqu’au bout : la victoire est partagée.
outcome-solo = Votre score est établi.
