# What a table settles before play: dungeon, missions, variant, campaign.

option-dungeon = Dungeon card
    .help = Drawn at random, or one of the twelve that you choose. A campaign brings its own.
option-dungeon-drawn = drawn at random
option-dungeon-A = A · { dungeon-A }
option-dungeon-B = B · { dungeon-B }
option-dungeon-C = C · { dungeon-C }
option-dungeon-D = D · { dungeon-D }
option-dungeon-E = E · { dungeon-E }
option-dungeon-F = F · { dungeon-F }
option-dungeon-G = G · { dungeon-G }
option-dungeon-H = H · { dungeon-H }
option-dungeon-I = I · { dungeon-I }
option-dungeon-J = J · { dungeon-J }
option-dungeon-K = K · { dungeon-K }
option-dungeon-L = L · { dungeon-L }
option-missions = Mission cards
    .help = Three common goals for whoever meets them first; leave them out for a first game.
option-ephemeral_gems = Ephemeral gems
    .help = Monsters 1 and 2 each take two gems along after their fight. A lone player always plays with this variant.
option-scenario = Campaign
    .help = Three games on fixed dungeon cards; the sum of the scores wins.
option-scenario-none = a single game
option-scenario-urban = { scenario-urban }
option-scenario-mummy = { scenario-mummy }
option-scenario-tower = { scenario-tower }
option-scenario-kingdom = { scenario-kingdom }

scenario-urban = Urban Heroes
    .story = The city sleeps badly, and what keeps it awake lives under it. You start with a missing barrel and will end in front of a Dragon.
scenario-mummy = The Mummy of Hamnapta
    .story = A caravan sells the map of a town that no map should show. Whoever reads it aloud has already been heard.
scenario-tower = The Terrors of the Tower
    .story = The tower has no owner, no door and, since last night, no garrison. Every floor has found somebody worse to move in.
scenario-kingdom = Around the Kingdom
    .story = The king pays for three roads to be safe again: the highway, the mine road and the shore. Nobody told him what lives beside them.
