# Ce que le serveur dit lui-même.
server-conceded = { $name } abandonne.
server-taken-back = { $name } revient en arrière.
server-somebody = Quelqu’un
server-rematch = { $name } veut rejouer : une nouvelle table est prête.
server-rematch-swapped = { $name } veut rejouer en changeant de places : une nouvelle table est prête.
server-rematch-seat = Vous jouez : { $seats }.

server-not-found = Il n’y a rien ici.
server-no-table = Cette table n’existe pas.
server-no-seat = Cette place n’existe pas à cette table.
server-no-rule = Il n’y a pas de phrase pour cette règle.
server-no-replay = Cette partie ne peut pas être rejouée d’après son enregistrement.
server-no-primer = Personne n’a encore écrit comment on joue à ce jeu.
server-no-help = Cette aide n’existe pas à cette table.
server-no-link = Ce lien n’est pas ou plus valable. Demandez-en un autre à qui vous l’a envoyé.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-your-table = Vous n’avez pas de place à cette table.
server-not-the-host = Seule la personne qui a ouvert la table peut faire cela.
server-foreign-origin = Cette demande vient d’un autre site.
server-seat-taken = Cette place est déjà prise.
server-seat-held = { $name } occupe cette place et connaît des secrets. Votre demande lui est transmise : la place change de main quand cette personne se lève.
server-seat-open = qui viendra par le lien
server-seat-changed = — la place de { $seat } revient désormais à { $new }.
server-not-listed = On ne vient à cette table que par un lien.
server-not-over = La partie n’est pas encore finie.
server-no-program = On ne peut pas répondre d’avance à cette question.
server-nothing-said = Il n’y a rien à dire.
server-wrong-sitters = { $seats } places ont été nommées, et cette partie en compte { $needed }.
server-too-many-tables = Vous avez déjà trop de tables.
server-too-many-watchers = Trop de monde regarde déjà cette table.
server-long-record = Cet enregistrement est trop long : { $most } entrées au plus.
server-bad-host = Ce serveur n’est pas connu sous ce nom. Son exploitant peut indiquer l’adresse avec « --origin ».
server-bad-record = Cette partie enregistrée ne peut pas être rejouée : { $problem }
server-bad-request = La demande est mal formée : { $problem }
server-too-large = C’est trop à la fois.
server-too-fast = C’est trop rapide. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
server-wrong-method = Cela n’est pas possible ici.
server-wrong-type = Seul le JSON est compris ici.
server-game-missing = Le jeu { $game } n’est plus installé ici.
server-unreadable-table = Cette table ne peut plus être ouverte.
server-other-content = Cette table a commencé avec d’autres pièces que celles de ce serveur (contenu { $content }). Elle peut continuer sur un serveur de la version d’origine ; rien n’en est perdu.
server-pack-missing = Cette table a commencé avec le paquet « { $pack } », que ce serveur n’a pas.
server-pack-changed = Cette table a commencé avec une autre version du paquet « { $pack } » que celle de ce serveur.
server-pack-added = Cette table a commencé sans le paquet « { $pack } », qui change son jeu sur ce serveur.
server-table-closed = Cette table a été fermée par l’exploitant du serveur.
server-fault = Quelque chose s’est mal passé ici. Rien n’a changé ; vous pouvez réessayer. Référence : { $reference }
server-notice-fault = Quelque chose s’est mal passé à cette table, et rien n’a changé. Référence : { $reference }
server-notice-salvaged = Les dernières réponses de cette table n’ont pas pu être lues ou ne conviennent plus aux règles : la partie reprend avant elles.
server-notice-seat-wanted = Quelqu’un souhaite prendre votre place. Elle reste à vous ; si vous êtes d’accord, levez-vous.
server-notice-seat-taken = Votre place à cette table a été donnée à quelqu’un d’autre.
server-notice-bot = Un automate n’a pas répondu à temps ; sa place prend la réponse habituelle.

server-page-title = Flambeau
server-page-unbuilt = Les pages de Flambeau ne sont pas encore construites. Tapez « make play » dans son dossier, ou construisez-les par « npm ci » puis « npm run build » dans le dossier « client ».
server-page-link = Ce lien n’est pas valable
