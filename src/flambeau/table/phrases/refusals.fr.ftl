# Ce que le noyau refuse, quel que soit le jeu.
not-asked = Ce n’est pas à vous de répondre.
nobody-asked = Personne n’est interrogé en ce moment.
not-now = Ce n’est pas possible maintenant.
not-a-choice = Cela ne fait pas partie des choix.
stale-question = Cette question a déjà reçu sa réponse.
wrong-outcome = Ce résultat n’est pas possible.
no-chance-needed = Aucun lancer ni tirage n’est attendu.
chance-needed = Un lancer ou un tirage est attendu : { $label }.
no-undo-here = Rien ne peut être repris à cette table.
no-answer-to-undo = Vous n’avez aucune réponse à reprendre.
another-answered = Quelqu’un d’autre a répondu depuis.
chance-was-drawn = Des dés ou des cartes ont été tirés depuis.
something-was-learned = Quelque chose a été révélé depuis.
no-undo-asked = Personne n’a demandé à reprendre une réponse.
nothing-to-redo = Il n’y a rien à refaire.
already-over = La partie est finie.
bad-data = Données abîmées à { $place } : { $expected } attendu, { $found } trouvé.
unknown-field = Données abîmées à { $place } : le champ { $field } n’existe pas.
missing-field = Données abîmées à { $place } : le champ { $field } manque.
bad-save = Cette sauvegarde est abîmée : { $problem }
bad-content = { $file }, { $item }, { $field } : { $reason }
unknown-option = L’option { $option } n’existe pas.
wrong-option = L’option { $option } ne peut pas valoir { $value }.
wrong-seats = Ce jeu ne se joue pas à { $seats }.
options-do-not-fit = Ces options ne vont pas ensemble.
unknown-game = Le jeu { $game } n’existe pas.
unknown-bot = Il n’y a pas d’automate { $bot } ; il y a : { $known }.
wrong-bots = { $bots } automates sont nommés pour { $seats } places.
endless-game = Une partie de { $game } n’a pas fini (graine { $seed }).
unreadable-file = { $file } ne peut pas être lu : { $reason }.
unknown-rule = { $game } n’a pas de règle { $rule }.
game-without-words = Le jeu { $game } n’a pas de textes.
other-rules-version = Cette partie a été enregistrée avec la version { $version } des règles.
other-content = Cette partie a été enregistrée avec un autre contenu.
no-record-kept = Cette partie n’est pas enregistrée.
campaign-over = La campagne est finie.
match-not-over = La partie n’est pas encore finie.
outcome-conceded = La partie a été abandonnée.
event-taken-back = { $seat } reprend sa réponse.

# Questions à plusieurs.
ask-together = Vous décidez ensemble : la première réponse compte.

# Une partie en texte simple.
text-partner = partenaire
text-partners = Tapez « { text-partner } » pour laisser répondre le joueur { $seat }.
text-prompt = Joueur { $seat } : { $prompt }
text-answer = Tapez un nombre de 1 à { $count }, « { text-undo } » pour reprendre votre dernière réponse, ou « { text-quit } » pour arrêter.
text-undo = annuler
text-quit = quitter
text-stopped = La partie reste inachevée.
text-score = Joueur { $seat } : { $score }
text-next = { $chapter } : tapez « { text-yes } » pour continuer, Entrée pour arrêter.
text-yes = oui
