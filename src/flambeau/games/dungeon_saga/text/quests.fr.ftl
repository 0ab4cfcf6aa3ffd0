# Ce que disent les quêtes.
quest-q0-proving-cell-creak = La corde d’un arc grince.
quest-q0-proving-cell-slay = Tuez l’archer.
quest-q0-proving-cell-reach = Atteignez la lampe.
quest-q0-open-cell-creak = La corde d’un arc grince.
quest-q0-open-cell-slay = Tuez l’archer.
quest-q0-open-cell-reach = Atteignez la lampe.
