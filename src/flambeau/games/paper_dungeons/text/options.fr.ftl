# Ce que la table décide avant de jouer : donjon, missions, variante, campagne.

option-dungeon = Carte Donjon
    .help = Tirée au hasard, ou l’une des douze, au choix. Une campagne apporte les siennes.
option-dungeon-drawn = tirée au hasard
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
option-missions = Cartes Mission
    .help = Trois buts communs pour qui les atteint en premier ; à laisser de côté pour une première partie.
option-ephemeral_gems = Gemmes éphémères
    .help = Les monstres 1 et 2 emportent chacun deux gemmes après leur combat. En solitaire, cette variante est toujours en jeu.
option-scenario = Campagne
    .help = Trois parties sur des cartes Donjon fixées ; la somme des scores l’emporte.
option-scenario-none = une seule partie
option-scenario-urban = { scenario-urban }
option-scenario-mummy = { scenario-mummy }
option-scenario-tower = { scenario-tower }
option-scenario-kingdom = { scenario-kingdom }

scenario-urban = Les Héros urbains
    .story = La ville dort mal, et ce qui l’empêche de dormir habite dessous. Vous commencez par un tonneau disparu et finirez devant un Dragon.
scenario-mummy = La Momie d’Hamnapta
    .story = Une caravane vend le plan d’une ville qu’aucune carte ne devrait montrer. Qui le lit à voix haute a déjà été entendu.
scenario-tower = Les Terreurs de la tour
    .story = La tour n’a ni maître, ni porte ni, depuis cette nuit, de garnison. Chaque étage a trouvé pire locataire.
scenario-kingdom = Autour du royaume
    .story = Le roi paie pour que trois routes redeviennent sûres : la grand-route, le chemin des mines et la rive. Personne ne lui a dit ce qui vit au bord.
