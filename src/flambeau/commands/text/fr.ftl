# Ce que les commandes disent dans la langue choisie.
replay-head = { $title }, { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
}, { $entries ->
    [one] une entrée
   *[other] { $entries } entrées
} ; toutes les empreintes concordent.
replay-conceded = { $seat } abandonne.
replay-taken-back = { $seat } reprend sa dernière réponse.
replay-score = { $seat } : { $score ->
    [one] { $score } point
   *[other] { $score } points
}
games-seats = { $least } à { $most } joueurs
games-seats-only = { $most ->
    [one] un joueur
   *[other] { $most } joueurs
}
games-options = Options (--option NOM=VALEUR ; la valeur habituelle d’abord)
games-bots = Automates (--bots NOM,… ; du plus faible au plus fort)
games-packs = { $count ->
    [0] Contenus ajoutés (--pack DOSSIER) : aucun
   *[other] Contenus ajoutés
}
rules-primer = Comment on joue, en une page : flambeau primer { $game }
rules-applied = { $count ->
    [0] Aucune ligne ne l’applique.
    [one] Appliquée dans une ligne :
   *[other] Appliquée dans { $count } lignes :
}
rules-tested = { $count ->
    [0] Aucun test ne la porte.
    [one] Un test la porte :
   *[other] { $count } tests la portent :
}
rules-without-tests = Les tests ne sont pas installés ici : ils sont dans une copie du projet.
