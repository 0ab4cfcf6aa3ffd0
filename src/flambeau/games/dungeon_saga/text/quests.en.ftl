# What the quests say.
quest-q0-proving-cell-creak = A bowstring creaks.
quest-q0-proving-cell-slay = Slay the archer.
quest-q0-proving-cell-reach = Reach the lamp.
quest-q0-open-cell-creak = A bowstring creaks.
quest-q0-open-cell-slay = Slay the archer.
quest-q0-open-cell-reach = Reach the lamp.
