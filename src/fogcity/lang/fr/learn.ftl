### Rules pages, and the guided first games.

ln-title = Apprendre à jouer
ln-intro = Lisez les règles avec des plateaux à manipuler, ou laissez-nous guider vos tout premiers tours. Cinq minutes suffisent.
ln-games = Les jeux
ln-rules-of = Règles
ln-rules-of-game = Règles – { $game }
ln-guide-of = Première partie guidée
ln-guide-of-game = Première partie guidée – { $game }
ln-contents = Sur cette page
ln-other-rules = Autres règles
ln-print = Imprimer
ln-loading = Un instant…
ln-failed = Cette page n’a pas pu être chargée. Êtes-vous en ligne ?
ln-again = Réessayer
ln-try-it = Pour apprendre, rien de plus rapide que de jouer. En cinq minutes, on vous montre comment.
ln-link-to = Lien vers cette section

## Figures

ln-figure-before = Avant
ln-figure-back = Retour
ln-figure-next = Suivant
ln-figure-again = Recommencer
ln-figure-step = { $step } sur { $steps }
ln-figure-map-waits = Le plan se charge…
ln-figure-map-failed = Le plan ne peut pas être affiché pour l’instant.

## Guided first games

ln-guide-title = Votre première partie – { $game }
ln-guide-short = Votre première partie
ln-guide-step = Étape { $step } sur { $steps }
ln-guide-next = Continuer
ln-guide-show = Montrez-moi
ln-guide-restart = Recommencer
ln-guide-waiting = { $rival } joue…
# What the learner is called in sentences like "Yellow laid SWNE on c1": the colour of the learner's seat.
ln-guide-name-cablecar = Jaune
ln-guide-name-company = Rose
ln-guide-name-ticket = Jaune
ln-guide-not-this = Pas cette fois. { $do }
ln-guide-rules = Lire les règles
ln-guide-play = Jouer votre première partie
ln-guide-play-about = Contre un bot facile. Personne ne regarde, et vous pouvez reprendre vos coups.
ln-guide-done = Et voilà !
ln-guide-happened = Ce qui s’est passé
ln-guide-hand = Devant vous

ln-guide-cablecar-1 = Bienvenue à San Francisco ! Vous jouez les jaunes : vos wagons, marqués d’une étoile, attendent aux stations impaires autour du plateau. { $rival } joue les bleus. Chaque wagon a une ligne à parcourir, et chaque tuile en chemin vaut un point. Pour l’instant, aucune tuile n’est posée.
ln-guide-cablecar-2 = Voici votre tuile. Ses voies vont tout droit, de quelque côté qu’on arrive. En c1, juste sous la station 3, elle donne à votre wagon de quoi rouler.
    .do = Posez votre tuile en c1.
ln-guide-cablecar-3 = Le pointillé montre jusqu’où va votre wagon : une tuile. { $rival } a posé une tuile dans le coin, en h1. Votre nouvelle tuile fait tourner vers la droite une ligne venue d’en haut.
    .do = Posez-la là où votre ligne veut aller : en c2.
ln-guide-cablecar-4 = Tout le monde peut prolonger les lignes de tout le monde, et { $rival } vient de le faire : avec la tuile en d2, votre ligne de la station 3 traverse trois tuiles et se dirige vers d3, juste à côté de la centrale électrique. C’est gentil, vous allez voir.
ln-guide-cablecar-5 = Une ligne qui entre dans la centrale électrique compte double. Votre tuile mène tout droit vers le bas une ligne venue d’en haut.
    .do = Posez votre tuile en d3.
ln-guide-cablecar-6 = Quatre tuiles, doublées : huit points ! Votre nouvelle tuile renvoie chaque voie d’où elle vient. Au bord, elle ramènerait aussitôt un wagon à sa propre station, sur cette seule tuile, et c’est interdit. Si votre tuile ne vous plaît pas, piochez-en une autre. Mais il faut alors poser celle que vous avez piochée.
    .do = Piochez une tuile.
ln-guide-cablecar-7 = Un peu de malice, maintenant. { $rival } a une ligne qui part de la station 8 et quitte h1 par la gauche, vers g1. La tuile que vous avez piochée l’envoie de là tout droit vers le haut, à la station 7.
    .do = Posez la tuile piochée en g1.
ln-guide-cablecar-8 = Deux points seulement pour { $rival }, et cette ligne est finie. La même tuile vous a ouvert une ligne : de la station 7, elle descend vers g2. C’est là que votre drôle de tuile va servir. Elle fait faire demi-tour à la ligne, et une tuile traversée deux fois compte deux fois.
    .do = Posez-la en g2.
ln-guide-cablecar-9 = Votre ligne de la station 7 a traversé g1, g2 et encore g1 : trois tuiles jusqu’ici, et elle continue vers f1. On joue ainsi jusqu’à ce que les 60 tuiles soient posées. Toutes les lignes sont alors finies, et le plus grand nombre de points l’emporte. Vous savez tout.

ln-guide-company-1 = C’est Cable Car, en plus malin : aucune couleur n’est à vous. Huit compagnies ont quatre wagons chacune, et ce que rapporte une ligne, ce sont des points de succès pour sa compagnie. Le rose, votre couleur, marque seulement ce que vous avez posé. Quelques tuiles sont déjà posées.
ln-guide-company-2 = Ce que vous possédez, ce sont des actions : 40 % de la compagnie jaune, 30 % de la verte, 20 % de la bleue et 10 % de la rouge. Personne d’autre ne les voit. À la fin, elles rapportent d’autant plus que leurs compagnies ont eu du succès. Aidez donc la jaune, sans que cela se remarque trop.
ln-guide-company-3 = La ligne jaune de la station 28 arrive de la gauche, et il ne lui manque qu’une tuile pour atteindre la centrale électrique. Votre tuile va tout droit.
    .do = Posez votre tuile en c5.
ln-guide-company-4 = Trois tuiles, doublées : six points de succès. La compagnie jaune est en tête ; elle vaut donc 8 en ce moment. Les autres n’ont encore rien et sont toutes deuxièmes, avec 7. On descend d’un échelon à chaque total inférieur.
ln-guide-company-5 = Au lieu de poser une tuile, vous pouvez échanger une action contre une autre du même pourcentage. Une action jaune de 10 % est posée face découverte. Tout le monde verra que vous la prenez ; votre action rouge va, face cachée, sous la pile.
    .do = Échangez votre action de 10 % contre l’action face découverte.
ln-guide-company-6 = La moitié de la compagnie jaune est à vous. Vous pouvez aussi prendre l’action du dessus d’une pile, sans la voir : personne n’apprend ce que vous avez reçu, mais vous ne savez pas d’avance ce que ce sera. Vous croyez peu à la verte, alors pourquoi pas ?
    .do = Échangez votre action de 30 % contre celle du dessus de sa pile.
ln-guide-company-7 = Quelle chance, encore une jaune : cela fait 80 % ! À la fin, qui détient la plus forte part d’une compagnie reçoit en plus un dixième de ses points de succès. Les échanges cessent pour tout le monde dès qu’une compagnie a 20 points de succès : n’attendez pas trop.
ln-guide-company-8 = Regardez à droite : la ligne orange de la station 12 va bientôt atteindre la centrale électrique, elle aussi, et vous n’avez pas d’action orange. Votre tuile fait tourner vers le haut une ligne venue de la droite.
    .do = Détournez la ligne : posez votre tuile en f4.
ln-guide-company-9 = Bien joué : la ligne orange a maintenant un long chemin à faire, et un jour quelqu’un y mettra fin. Quand les 60 tuiles sont posées, on révèle les actions, on classe les compagnies, et le plus grand nombre de points de victoire l’emporte. Regardez ce que les autres construisent, et devinez ce qu’ils détiennent.

ln-guide-ticket-1 = Bienvenue à San Francisco ! Vous jouez les jaunes, avec 20 cable cars à placer sur les routes de ce plan. { $rival } a aussi des projets. Vous pouvez faire glisser le plan et zoomer.
ln-guide-ticket-2 = On vous propose deux cartes Destination. Si vos propres routes relient à la fin les deux lieux d’une carte, vous en marquez les points ; sinon, vous les perdez. D’Alcatraz à Lombard Street, ce n’est pas loin. De Market Street à Sunset, si.
    .do = Gardez seulement Alcatraz – Lombard Street.
ln-guide-ticket-3 = { $rival } a choisi aussi, puis a placé les deux dernières piles de souvenirs sur le plan, comme on le fait quand on joue en second. À partir de maintenant, vous faites à votre tour une de ces trois choses : piocher des cartes Transport, prendre une route ou piocher des cartes Destination.
ln-guide-ticket-4 = Pour traverser l’eau jusqu’à Alcatraz, il faut une carte Ferry, et il y en a une de visible. Les cartes Ferry sont des jokers, si précieux que, si vous en prenez une visible, c’est votre seule carte du tour.
    .do = Prenez la carte Ferry visible.
ln-guide-ticket-5 = Place à votre première route ! De Fort Mason à Lombard Street, il n’y a qu’une case, rouge, et vous avez une carte rouge. La carte Ferry irait aussi, mais vous en aurez besoin.
    .do = Prenez la route de Fort Mason à Lombard Street avec votre carte rouge.
ln-guide-ticket-6 = Un point, et votre premier cable car est sur le plan. Si vous ne prenez pas de ferry visible, vous pouvez prendre deux cartes, l’une après l’autre.
    .do = Prenez d’abord une carte bleue visible.
ln-guide-ticket-7 = La carte prise a aussitôt été remplacée. Pour la seconde carte, tentez votre chance.
    .do = Prenez la carte du dessus de la pioche.
ln-guide-ticket-8 = Encore une bleue. Et maintenant, la traversée : entre Alcatraz et Fort Mason, il y a deux cases, dont une montre un ferry. Une de vos deux cartes doit donc être une carte Ferry.
    .do = Prenez la route orange d’Alcatraz à Fort Mason avec une carte orange et une carte Ferry.
ln-guide-ticket-9 = Deux points, et un phoque d’Alcatraz : sept souvenirs différents vaudraient 12 points. Et votre carte Destination est réussie, car vos routes relient Alcatraz et Lombard Street. Vous en voulez sûrement une autre.
    .do = Piochez des cartes Destination.
ln-guide-ticket-10 = Gardez-en une, ou les deux. Ce que vous gardez, vous le gardez jusqu’à la fin. Crissy Field et Pier 39 sont tous deux près de vos routes.
    .do = Gardez seulement Crissy Field – Pier 39.
ln-guide-ticket-11 = On continue ainsi jusqu’à ce qu’il ne reste à quelqu’un que deux cable cars ou moins. Tout le monde joue alors encore une fois, on compte cartes Destination et souvenirs, et le plus grand nombre de points l’emporte. À deux joueurs, attention aux routes doubles : dès que l’une est prise, l’autre est fermée.
