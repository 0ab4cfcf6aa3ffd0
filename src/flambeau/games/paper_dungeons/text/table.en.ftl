# What stands on the table: zones, labels, help.

zone-pool = Dice of the round
zone-faces = What the faces do
zone-cards = Your cards
zone-missions = Missions
zone-monsters = Monsters
zone-sheet = Your sheet
zone-their-sheet = Sheet: { $seat }
zone-levels = Levels: { $hero }
zone-shields = Weakest hero
zone-life = Life
zone-life-now = Life { $life }
zone-damage = Damage
zone-damage-now = Damage { $damage } ({ $points })
zone-resurrection = Resurrection
zone-gems = Gems
zone-potions = Potions
zone-potions-now = Potions: { $left } left of { $gained }
zone-minions = Defeated minions
zone-minions-now = Defeated minions: { $count }
zone-items = Magic items
zone-rounds = Rounds, with the dice used
zone-glory = Glory: { $total }
zone-glory-now = Glory if the game ended now: { $total }
zone-scores = Scoring

said-round = Round { $round } of 8
said-used = Dice used: { $faces }.
said-round-monster = Round { $round } of 8, a monster at the end
said-preparation = Preparation
said-over = Scoring
said-chapter = Chapter { $chapter } of { $of }
said-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-box-points = { $points ->
    [0] Box { $number }
    [one] Box { $number }: { $points } point
   *[other] Box { $number }: { $points } points
}
said-box-bonus = Box { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, bonus: { $bonus }
said-potion = Potion { $number }
said-potion-bonus = Potion { $number }, bonus: { $bonus }
said-line = Box { $letter }, { $what }: { $points }
said-total = { $seat }: { $total }
said-stage = { $item }: { $stages } of 2
said-level = { CAP($hero) }, level { $level }
said-levels = Levels: warrior, wizard, cleric, rogue
said-complete = { $count ->
    [one] { $count } item complete
   *[other] { $count } items complete
}
said-white = white
said-black = black
said-their-hero = { CAP($hero) } { $level } ({ $colour }).
said-their-item = { $item }: { $stages } of 2.
said-trap = trap
said-gem = gem { $gem }
said-lair = lair of monster { $number }: { $monster }
said-reward-potion = potion
said-reward-item = item stage
said-reward-level = level
said-reward-gem = gem
said-needs = needs: { $face }
said-party = Party
said-their-party = Party
said-way = The way of the party
said-outside = outside
said-die = { CAP($die) } ({ $face })
said-tiers = { $goal }: { $first } / { $second } / { $third }
said-goal = { $goal }: { $count }
said-progress = done
said-power = power { $power }
said-your-power = your power
said-reached = { $room } visited
said-not-reached = { $room } not visited
said-thresholds = { $first } / { $second } / { $third } · { $hero } twice
said-monster = { $monster }, { $room }
said-card = Card { $letter }, level { $level }.
said-threshold = From power { $power } on: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $damage } damage.
said-flee = Below, or without having been in its room: flight, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
said-nemesis = The level of { $hero_the } counts twice.
said-bonus-potion = Victory bonus for who alone is the strongest: { $count } potions.
said-bonus-item = Victory bonus for who alone is the strongest: an item stage.
said-bonus-level = Victory bonus for who alone is the strongest: a level.
said-gems-lost = After the fight the gems { $gems } vanish.

help-entrance = An entrance: the party may come in here from outside.
help-empty = Nothing waits in this room.
help-minion = { CAP($minion_the) } is fought by { $hero_the }: each level the hero lacks is a point of damage.
help-reward-potion = First visit: a potion.
help-reward-item = First visit: a stage of any magic item.
help-reward-level = First visit: a level for any hero.
help-reward-gem = A gem for whoever comes in time: at the end of the round the others cross out what you took.
help-white = Gains levels with white dice.
help-black = Gains levels with black dice.
help-power = Its points count at the end of the game.
help-tiers = The highest tier reached gives { $low }, { $middle } or { $high } points at the end.
help-style = Combat style: black dice for { $heroes_the }.

# Numbers before the act
tally-glory = glory { $before } → { $after }
tally-life = life left { $before } → { $after }
tally-potions = potions { $before } → { $after }
note-damage = { $damage } damage, with { $life } life left and { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
} to absorb it
