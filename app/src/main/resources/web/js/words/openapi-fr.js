/**
 * The sentences of the interface for programs in French, by the English ones that the description is written in.
 * @type {Record<string, string>}
 */
export const openapiFr = {
  "Play, solve, deduce, plan, explain and compare on board games.":
    "Jouer, résoudre, déduire, planifier, expliquer et comparer sur des jeux de plateau.",
  "Every text for people is in English or French, as Accept-Language or `lang` asks.":
    "Tout texte destiné aux gens est en anglais ou en français, selon Accept-Language ou `lang`.",
  "What exists": "Ce qui existe",
  "What layers of the same are called together": "Le nom commun des calques qui montrent la même chose",
  "What its marks and figures mean; may be empty": "Ce que veulent dire ses marques et ses chiffres ; peut être vide",
  "Positions as text; nothing is kept": "Les positions sous forme de texte ; rien n’est gardé",
  "Games whose position is the server’s secret": "Parties dont la position est le secret du serveur",
  "People at a table, far from each other": "Des gens à une table, loin les uns des autres",
  "Positions changed on the board": "Positions modifiées sur le plateau",
  "Everything that takes time, through one fair queue": "Tout ce qui prend du temps, par une seule file équitable",
  "Texts to read": "Textes à lire",
  "For a supervisor": "Pour la surveillance",
  "A board of each game, the same for everybody, another tomorrow":
    "Un plateau de chaque jeu, le même pour tous, un autre demain",
  OK: "D’accord",
  "A game’s id": "L’identifiant d’un jeu",
  "Which day, such as 2026-01-31": "Quel jour, par exemple 2026-01-31",
  "Whose task it is": "À qui revient la tâche",
  "Who plays against it, empty for a puzzle": "Qui joue contre, vide pour un casse-tête",
  "What it costs at the least, 0 if nobody has proved it": "Son coût minimal, 0 si personne ne l’a prouvé",
  "All games": "Tous les jeux",
  "Puzzles of a game by difficulty": "Les casse-têtes d’un jeu par difficulté",
  "What it costs at the least": "Son coût minimal",
  "The engines and heuristics that apply to a position": "Les moteurs et heuristiques applicables à une position",
  "The agents that can play a game by themselves": "Les agents qui savent jouer seuls à un jeu",
  "Only those who play this phase of the game and no other": "Seulement ceux qui jouent cette phase et aucune autre",
  "A position by options and seed": "Une position selon des options et une graine",
  "Options by id, as the card lists them": "Options par identifiant, comme les donne la fiche",
  "The same options and seed give the same position; drawn if left out":
    "Mêmes options et même graine donnent la même position ; tirée au sort si absente",
  "The next of several rounds: on the board of the last one if the game goes on with it, else another deal":
    "La manche suivante : sur le plateau de la précédente si le jeu s’y poursuit, sinon une autre donne",
  "The positions that the rounds so far began with": "Les positions de départ des manches jouées",
  "The moves that ended the last of them": "Les coups qui ont fini la dernière",
  "What is needed to draw a position and play on it": "Ce qu’il faut pour dessiner une position et y jouer",
  "Nothing is kept: send the start and all the moves made from it.":
    "Rien n’est gardé : envoyez le départ et tous les coups joués depuis.",
  "A game’s id; without it, the first game that can read the position":
    "L’identifiant d’un jeu ; sans lui, le premier jeu qui sait lire la position",
  "Where play starts": "Où commence la partie",
  "A move in the game’s notation": "Un coup dans la notation du jeu",
  "A seat, or -1 for a spectator": "Une place, ou -1 pour un spectateur",
  "A layer to mark on the scene": "Une couche à marquer sur la scène",
  "Tell the moves after the next ones, too": "Donner aussi les coups d’après",
  "What a gesture means that is no single legal move": "Ce que veut dire un geste qui n’est pas un seul coup légal",
  "Several moves in a row, such as tiles pushed along a line, or the reason why it is refused.":
    "Plusieurs coups de suite, comme des tuiles poussées en ligne, ou la raison du refus.",
  "Where it starts; left out for a wall that is only placed": "Où il commence ; absent pour un mur simplement posé",
  "Where it ends; the start again for a click": "Où il finit ; de nouveau le départ pour un clic",
  "To be played in this order": "À jouer dans cet ordre",
  "Why it is refused": "Pourquoi il est refusé",
  "The board after each move of a line": "Le plateau après chaque coup d’une ligne",
  "The start included; at most 200 moves are followed, and of large boards as many as fit one answer: ask again with `from`.":
    "Départ compris ; au plus 200 coups, et pour les grands plateaux autant qu’en tient une réponse : redemandez avec `from`.",
  "The number of the first board wanted; 0 is the start": "Le numéro du premier plateau voulu ; 0 est le départ",
  "Open a table whose position the server keeps to itself":
    "Ouvrir une table dont le serveur garde la position pour lui",
  "For games under fog. The table used longest ago leaves when there are too many.":
    "Pour les jeux sous le brouillard. La table la plus anciennement utilisée s’en va quand il y en a trop.",
  "Where play starts; dealt if left out": "Où commence la partie ; donnée au hasard si absente",
  "A table as it stands": "Une table dans son état",
  "Play a move": "Jouer un coup",
  "In the game’s notation": "Dans la notation du jeu",
  "Take the last move back, where the rules allow it": "Reprendre le dernier coup, là où les règles le permettent",
  "Let an agent make its next move": "Laisser un agent jouer son prochain coup",
  "The first call of an agent starts the game over in its hands.":
    "Le premier appel d’un agent recommence la partie entre ses mains.",
  "An agent’s id": "L’identifiant d’un agent",
  "What the player may know: a layer’s marks, or why it says so of a cell":
    "Ce que le joueur peut savoir : les marques d’une couche, ou pourquoi elle le dit d’une case",
  "The layer, one of the view’s; without x and y": "La couche, l’une de celles de la vue ; sans x ni y",
  "Column of the cell asked about": "Colonne de la case demandée",
  "Row of the cell asked about": "Rangée de la case demandée",
  "One reason": "Une raison",
  "The tools that change a position on the board; none if the game has no editor":
    "Les outils qui changent une position sur le plateau ; aucun si le jeu n’a pas d’éditeur",
  "Ids of the pieces that made them, empty where none moved":
    "Les identifiants des pièces qui les ont faits, vide si aucune n’a bougé",
  "A table whose position is the server’s secret, instead of a position":
    "Une table dont la position est le secret du serveur, au lieu d’une position",
  "A letter instead of a gesture": "Une lettre au lieu d’un geste",
  "The plates a board is laid of, as they look at a place":
    "Les plaques dont un plateau est fait, telles qu’elles se voient à un endroit",
  "The place they lie at, from 0": "L’endroit où elles sont posées, à partir de 0",
  "The position on the board that these plates make": "La position sur le plateau que font ces plaques",
  "Ids of plates, one for every place": "Les identifiants des plaques, une par endroit",
  "The same for all sides of one plate": "Le même pour toutes les faces d’une plaque",
  "The position after a tool was used at a place, or after something was put there by hand":
    "La position après l’usage d’un outil à un endroit, ou après y avoir posé quelque chose à la main",
  "A tool’s id; not needed with from": "L’identifiant d’un outil ; inutile avec from",
  "May break the rules of a position; looking at it then says how":
    "Peut enfreindre les règles d’une position ; la regarder dit alors comment",
  "The rules of a game": "Les règles d’un jeu",
  "The page, safe to show": "La page, sans danger à montrer",
  "A page about an algorithm": "Une page sur un algorithme",
  "Letters and hyphens": "Lettres et traits d’union",
  "Questions at its end": "Les questions de la fin",
  "What the engines say to an answer": "Ce que les moteurs disent d’une réponse",
  "The engines of the question are run, and the choices whose claim holds of what they find are right.":
    "Les moteurs de la question tournent ; les choix dont l’affirmation est vraie de ce qu’ils trouvent sont justes.",
  "Its number, from 0": "Son numéro, à partir de 0",
  "The number of the choice, from 0": "Le numéro du choix, à partir de 0",
  "The choices that hold": "Les choix qui sont vrais",
  "What each engine found": "Ce que chaque moteur a trouvé",
  "A search as a stream of events": "Une recherche comme flux d’événements",
  "Closing the stream abandons the search. What is wrong comes as an event `refused`, for the stream is open by then.":
    "Fermer le flux abandonne la recherche. Ce qui ne va pas arrive comme événement `refused`, car le flux est déjà ouvert.",
  Milliseconds: "Millisecondes",
  "States at most, 0 for any number": "Nombre maximal d’états, 0 pour un nombre quelconque",
  "Where the engine sits in this game, from /api/seats": "Où le moteur est assis dans cette partie, de /api/seats",
  "For engines that draw lots": "Pour les moteurs qui tirent au sort",
  "Server-sent events; refused with 406 when the Accept of the request excludes text/event-stream":
    "Événements envoyés par le serveur ; refus 406 si l’Accept de la requête exclut text/event-stream",
  "Open a room and take its first seat": "Ouvrir une salle et prendre sa première place",
  "The token that proves the seat is set as a cookie that only requests for this room carry, and told here once for programs, which send it as `Authorization: Bearer`.":
    "Le jeton qui prouve la place est posé en cookie, porté par les seules requêtes de cette salle, et dit ici une fois pour les programmes, qui l’envoient par `Authorization: Bearer`.",
  "One of the game’s gatherings; else its first": "L’une des façons de se réunir du jeu ; sinon la première",
  "Where it starts; else it is dealt": "Où elle commence ; sinon elle est donnée au hasard",
  "A nickname of 1 to 24 letters": "Un surnom de 1 à 24 lettres",
  "A room as whoever asks may see it": "Une salle telle que peut la voir qui la demande",
  "Take a seat; whoever has one keeps it": "Prendre une place ; qui en a une la garde",
  "Do something in a room": "Faire quelque chose dans une salle",
  "Answered once it cannot be lost. In the lobby: ready, set, lock, engine, remove, leave. Bids: bid, content, show, pass, next. Races: move, undo, reset, content, next. Matches: move, resign, draw, takeback, rematch, accept, decline.":
    "Répondu une fois que cela ne peut plus se perdre. Au vestibule : ready, set, lock, engine, remove, leave. Enchères : bid, content, show, pass, next. Courses : move, undo, reset, content, next. Parties : move, resign, draw, takeback, rematch, accept, decline.",
  "Its number in this room": "Son numéro dans cette salle",
  "A sign that all see, or how far away the server is; neither is kept":
    "Un signe que tous voient, ou l’éloignement du serveur ; rien n’en est gardé",
  "The board that is this seat’s own": "Le plateau propre à cette place",
  "The address of the room as a code to scan": "L’adresse de la salle comme code à scanner",
  "By which address the page was reached; only this server’s own":
    "Par quelle adresse la page a été atteinte ; seulement celles de ce serveur",
  "What happens in a room, as a stream of events": "Ce qui se passe dans une salle, comme flux d’événements",
  "After `Last-Event-ID`, every action once and in order.":
    "Après `Last-Event-ID`, chaque action une fois et dans l’ordre.",
  "Like Last-Event-ID, for whoever cannot send it": "Comme Last-Event-ID, pour qui ne peut pas l’envoyer",
  "Takes a seat where an engine sits through a game": "Prend une place où un moteur reste toute une partie",
  "Asked with `seat` in /api/solve, the engine remembers what it found for earlier moves. One seat a game: take another for the next. A seat nobody has asked for half an hour is forgotten, and so is the oldest when there are too many; /api/solve then refuses with 404.":
    "Demandé avec `seat` dans /api/solve, le moteur se souvient de ce qu’il a trouvé aux coups précédents. Une place par partie : prenez-en une autre pour la suivante. Une place que personne n’a demandée depuis une demi-heure est oubliée, et la plus ancienne aussi quand il y en a trop ; /api/solve refuse alors par 404.",
  "End a search with its best so far": "Finir une recherche avec son meilleur résultat",
  "From the event started": "De l’événement started",
  "Whether it was still there": "Si elle était encore là",
  "One sentence of help, and what it lights up on the board": "Une phrase d’aide, et ce qu’elle éclaire sur le plateau",
  "a table, instead of game and position: what lies on it may be a secret of the server":
    "une table, au lieu du jeu et de la position : ce qui s’y trouve peut être un secret du serveur",
  "1 tells least, 4 the next move": "1 en dit le moins, 4 le prochain coup",
  "An experiment: instances × engines as a stream of events":
    "Une expérience : instances × moteurs comme flux d’événements",
  "Closing the stream stops the experiment.": "Fermer le flux arrête l’expérience.",
  "The whole experiment, so that the address alone repeats it":
    "Toute l’expérience, pour que l’adresse seule la répète",
  "Begins an experiment that goes on when nobody listens":
    "Commence une expérience qui continue quand personne n’écoute",
  "It is kept for some hours; alone it goes on for half an hour.":
    "Elle est gardée quelques heures ; seule, elle continue une demi-heure.",
  "The experiment’s name": "Le nom de l’expérience",
  "What an experiment would run": "Ce qu’une expérience lancerait",
  "The cells of each board": "Les cases de chaque plateau",
  "What gives the same rows in the terminal": "Ce qui donne les mêmes lignes dans le terminal",
  "How far a kept experiment is": "Où en est une expérience gardée",
  "A kept experiment as a stream of events, from its beginning":
    "Une expérience gardée comme flux d’événements, depuis son début",
  "Closing the stream does not stop the experiment.": "Fermer le flux n’arrête pas l’expérience.",
  "Only what came after the event of this number": "Seulement ce qui est venu après l’événement de ce numéro",
  "Ends a kept experiment; its rows stay": "Finit une expérience gardée ; ses lignes restent",
  "The first 5,000 nodes of a search’s tree": "Les 5 000 premiers nœuds de l’arbre d’une recherche",
  "Expansions at most": "Nombre maximal de développements",
  "Whether a very small search comes back": "Si une toute petite recherche revient",
  "It does": "Oui",
  "It does not, or a work is stuck: start the server anew": "Non, ou un travail est bloqué : redémarrez le serveur",
  "Counters in the Prometheus text form": "Des compteurs au format texte de Prometheus",
  "From the address of the room": "De l’adresse de la salle",
  "Instead of Accept-Language": "Au lieu d’Accept-Language",
  "A position in the game’s notation, at most 100,000 characters":
    "Une position dans la notation du jeu, au plus 100 000 caractères",
  "An engine’s id; without it, the game’s standard one": "L’identifiant d’un moteur ; sans lui, celui du jeu",
  "An engine’s option as name=value; may be given many times":
    "Une option d’un moteur sous la forme nom=valeur ; peut être donnée plusieurs fois",
  "A move the engine is to leave aside, for engines that can; may be given many times":
    "Un coup que le moteur doit écarter, s’il le sait ; peut être donné plusieurs fois",
  "What opening the table gave": "Ce qu’a donné l’ouverture de la table",
  "The room does not allow that now: the sentence says why":
    "La salle ne le permet pas maintenant : la phrase dit pourquoi",
  "It cannot be kept: nothing has changed": "Impossible de le garder : rien n’a changé",
  "The request cannot be met as it is; the sentence says why":
    "La requête ne peut être satisfaite telle quelle ; la phrase dit pourquoi",
  "There is no such thing": "Cela n’existe pas",
  "A position above 100,000 characters; a body above 512 KiB is refused with the same status before it is read":
    "Une position de plus de 100 000 caractères ; un corps de plus de 512 Kio est refusé de même avant lecture",
  "Too many searches are waiting": "Trop de recherches attendent",
  Seconds: "Secondes",
  "The server is busy for longer than a request waits, this takes longer than it allows, or it is stopping; the sentence says which":
    "Le serveur est occupé plus longtemps qu’une requête n’attend, ceci dure plus qu’il ne permet, ou il s’arrête ; la phrase dit lequel",
  "128 random bits": "128 bits aléatoires",
  "Proves the seat; empty for whoever had one already": "Prouve la place ; vide pour qui en avait déjà une",
  "Of the last thing done in it": "De la dernière chose qui y fut faite",
  "The game’s": "Celui du jeu",
  "Where it starts; empty while it is a secret": "Où elle commence ; vide tant que c’est un secret",
  "Your seat, -1 for a spectator": "Votre place, -1 pour un spectateur",
  "The game itself, by its style: bids and sand, lanes of a race, clocks and moves of a match":
    "La partie même, selon son style : enchères et sablier, couloirs d’une course, pendules et coups d’un match",
  "The server’s clock, in milliseconds since 1970": "L’horloge du serveur, en millisecondes depuis 1970",
  "The data of each event, by its name; only action has an id":
    "Les données de chaque événement, par son nom ; seul action a un id",
  "-1 for the server": "-1 pour le serveur",
  "How long a very small search took, waiting included":
    "Combien de temps a pris une toute petite recherche, attente comprise",
  "How many works run at the same time": "Combien de travaux tournent en même temps",
  "Started; others have their turn": "Commencés ; d’autres ont leur tour",
  "How long the oldest of those waiting has waited": "Depuis quand attend le plus ancien",
  "Works past their time that no longer hear": "Travaux hors délai qui n’entendent plus",
  "What is wrong and what to do, in the reader’s language": "Ce qui ne va pas et que faire, dans la langue du lecteur",
  "spots: the places of the position at fault": "spots : les endroits fautifs de la position",
  "A square, or the wall slot that starts at a lattice point and runs right (H) or down (V)":
    "Une case, ou la fente de mur qui part d’un nœud de la grille vers la droite (H) ou le bas (V)",
  "From the left, 0 first": "Depuis la gauche, 0 d’abord",
  "From the top, 0 first": "Depuis le haut, 0 d’abord",
  "A few words for a form": "Quelques mots pour un formulaire",
  "What a choice or a flag may be, a flag’s set value first; what some are taken from, joined by commas; what a text is known to be":
    "Ce que peut être un choix ou un drapeau, la valeur levée d’abord ; ce dont on prend plusieurs, joints par des virgules ; ce qu’un texte est d’ordinaire",
  "The values for people": "Les valeurs pour les gens",
  "The least a number may be": "Le moins que peut être un nombre",
  "The most a number may be": "Le plus que peut être un nombre",
  "A number’s may also be a word": "Celle d’un nombre peut aussi être un mot",
  "The standard engine’s id": "L’identifiant du moteur habituel",
  "Named sets of positions, for experiments": "Des séries nommées de positions, pour les expériences",
  "How many positions": "Combien de positions",
  "Ways to play it together, the usual one first": "Façons d’y jouer ensemble, l’habituelle d’abord",
  "Nobody sees the position: each sees what they found": "Personne ne voit la position : chacun voit ce qu’il a trouvé",
  "An engine at some strength": "Un moteur d’une certaine force",
  "How a game wants to be offered to people": "Comment un jeu veut être proposé aux gens",
  "The least comes first": "Le moindre vient d’abord",
  "The opponent when nobody chooses, or empty": "L’adversaire quand personne ne choisit, ou vide",
  "The position stays with the server": "La position reste au serveur",
  "What it can do beyond answering": "Ce qu’il sait faire au-delà de répondre",
  "Tools of a group are shown together": "Les outils d’un groupe sont montrés ensemble",
  "It goes on wall slots, not on cells": "Il va sur les fentes de mur, pas sur les cases",
  "For people, in the language asked for": "Pour les gens, dans la langue demandée",
  "N, E, S or W for the arrow key that makes it, a space if none":
    "N, E, S ou W pour la flèche qui le joue, une espace si aucune",
  "Its letter, a space if none": "Sa lettre, une espace si aucune",
  "A question to ask before it is played": "Une question à poser avant de le jouer",
  "What the move changes on the scene, to be painted before the server has answered":
    "Ce que le coup change à la scène, à peindre avant la réponse du serveur",
  "A seat, -1 for nobody": "Une place, -1 pour personne",
  "Moves, penalties or plies so far": "Coups, pénalités ou demi-coups jusqu’ici",
  "What it is about": "De quoi il s’agit",
  "Moves that are proposed; a wall, and a place to look at, is both ends of its arrow":
    "Coups proposés ; un mur, ou un endroit à regarder, est les deux bouts de sa flèche",
  "Where it began, once it is over and was the server’s secret until then; else empty":
    "Où cela a commencé, une fois fini ce qui était jusque-là le secret du serveur ; sinon vide",
  "Empty while it is the server’s secret": "Vide tant que c’est le secret du serveur",
  "Whose turn it is": "À qui le tour",
  "The moves played, for people": "Les coups joués, pour les gens",
  "Who sits at the table; empty for a puzzle": "Qui est assis à la table ; vide pour un casse-tête",
  "What goes on from here once the game is over": "Ce qui suit une fois la partie finie",
  "Legal moves by the texts, joined by spaces, of the moves that lead there; empty unless asked for":
    "Coups légaux par les textes, joints d’espaces, des coups qui y mènent ; vide sauf demande",
  Proved: "Prouvé",
  "No line costs less": "Aucune ligne ne coûte moins",
  "Only when true: there are more lines than all lists": "Seulement si vrai : il y a plus de lignes que n’en liste all",
  "Of a chosen move, for the side to move": "D’un coup choisi, pour le camp au trait",
  "Why it stopped": "Pourquoi elle s’est arrêtée",
  "Only when the outcome is error": "Seulement quand l’issue est error",
  "The value in words": "La valeur en mots",
  "What was found and what is proved": "Ce qui est trouvé et ce qui est prouvé",
  "What stands behind it": "Ce qui l’étaie",
  "The report in words.": "Le rapport en mots.",
  "Cost of the best line so far, -1 for none": "Coût de la meilleure ligne jusqu’ici, -1 si aucune",
  "Expansions a second": "Développements par seconde",
  "For stopping it": "Pour l’arrêter",
  "Searches waiting": "Recherches en attente",
  "The data of each event, by its name; result or refused is the last.":
    "Les données de chaque événement, par son nom ; result ou refused est le dernier.",
  "What the status code would have been": "Ce qu’aurait été le code d’état",
  "A suite’s id: its positions besides": "L’identifiant d’une série : ses positions en plus",
  "How many positions to deal besides": "Combien de positions donner en plus",
  "Of the first position dealt; the next ones follow": "De la première position donnée ; les suivantes s’ensuivent",
  "For each run": "Pour chaque essai",
  "Expansions for each run, 0 for no limit": "Développements par essai, 0 sans limite",
  "At least one instance and at most 200.": "Au moins une instance et au plus 200.",
  "Expansions at each depth": "Développements à chaque profondeur",
  "The data of each event, by its name; done or refused is the last.":
    "Les données de chaque événement, par son nom ; done ou refused est le dernier.",
  "Runs done": "Essais faits",
  "Runs in all, 0 before the boards are dealt": "Essais en tout, 0 avant que les plateaux soient donnés",
  "How far an experiment is.": "Où en est une expérience.",
  "-1 for the root": "-1 pour la racine",
  "Order of expansion": "Ordre de développement",
  "By move, what it is called": "Par coup, comment on l’appelle",
  "By node, what it stands for where it is no position":
    "Par nœud, ce qu’il représente quand ce n’est pas une position",
  "What h is: a cost still to come, hundredths of a move for the side to move, thousandths of games won":
    "Ce qu’est h : un coût à venir, des centièmes de coup pour le camp au trait, des millièmes de parties gagnées",
  "Columns of equal length, one entry a node, in the order they were made.":
    "Des colonnes de même longueur, une entrée par nœud, dans l’ordre de leur création.",
  "What the engine tells at each step": "Ce que le moteur dit à chaque étape",
  "What it was doing, such as take, test, expand": "Ce qu’il faisait, comme take, test, expand",
  "The node it was at": "Le nœud où il était",
  "For each variable its value at each step": "Pour chaque variable, sa valeur à chaque étape",
  "The steps of the search in their order.": "Les étapes de la recherche dans leur ordre.",
  "Tournaments and contests of engines and bots; bots themselves speak the line protocol at the WebSocket /api/arena/ID/bot":
    "Tournois et concours de moteurs et de bots ; les bots eux-mêmes parlent le protocole en lignes au WebSocket /api/arena/ID/bot",
  "The tournaments of this server, the newest first": "Les tournois de ce serveur, le plus récent d’abord",
  "Open a tournament or a class's contest": "Ouvrir un tournoi ou le concours d’une classe",
  "The token proves whose it is: a cookie that only requests for this contest carry, told here once for programs, which send it as `Authorization: Bearer`.":
    "Le jeton prouve à qui il est : un cookie porté par les seules requêtes de ce concours, dit ici une fois pour les programmes, qui l’envoient par `Authorization: Bearer`.",
  "Milliseconds a move": "Millisecondes par coup",
  "Milliseconds a game": "Millisecondes par partie",
  "Two bounds in Elo, such as 0,20": "Deux bornes en Elo, comme 0,20",
  "Milliseconds since 1970": "Millisecondes depuis 1970",
  "Who can take part without coming from outside": "Qui peut participer sans venir du dehors",
  "A contest, as whoever asks may see it": "Un concours, tel que peut le voir qui le demande",
  "The games of one or of two, the newest first": "Les parties d’un ou de deux participants, la plus récente d’abord",
  "The games as a file": "Les parties en un fichier",
  "What happens in a contest, as a stream of events": "Ce qui se passe dans un concours, comme flux d’événements",
  "`view` is a Contest, `board` a board that is played on.": "`view` est un Contest, `board` un plateau où l’on joue.",
  "Show a token once and be known by a cookie from then on":
    "Montrer une fois un jeton, puis être reconnu par un cookie",
  "How strong engines and bots are by all tournaments that anybody may see":
    "La force des moteurs et des bots d’après tous les tournois visibles de tous",
  "Those of one group have met, by whatever way": "Ceux d’un groupe se sont rencontrés, directement ou non",
  "Let bots in; each gets a token that is told once":
    "Faire entrer des bots ; chacun reçoit un jeton, dit une seule fois",
  "Start it": "Le commencer",
  "End it as it stands": "Le finir en l’état",
  "Show the results of a class's contest to all": "Montrer à tous les résultats du concours d’une classe",
  "A test run of one's own bot, seen by nobody else": "Un essai de son propre bot, que personne d’autre ne voit",
  "From the address of the contest": "De l’adresse du concours",
  "What this viewer may see of a contest": "Ce que ce spectateur peut voir d’un concours",
  "For a text that somebody types: what is wrong with it is an answer `{fault: {error, spots}}`":
    "Pour un texte que quelqu’un tape : ce qui ne va pas est une réponse `{fault: {error, spots}}`",
  "A position, a game record or a list of moves, as a record that the rules have played":
    "Une position, une partie notée ou une liste de coups, sous forme de partie que les règles ont jouée",
  "The format is described in docs/records.md; `text` of the answer is the record as Damier writes it. A fault says the line and the column.":
    "Le format est décrit dans docs/records.md ; `text` dans la réponse est la partie telle que Damier l’écrit. Une faute dit la ligne et la colonne.",
  "What was pasted": "Ce qui a été collé",
  "Where it was pasted: a list without tags is of this game":
    "Là où on a collé : une liste sans étiquettes est de ce jeu",
  "Where it was pasted: a list without tags starts here": "Là où on a collé : une liste sans étiquettes part d’ici",
  "A line as a moving picture": "Une ligne en image animée",
  "At most 119 moves, and of large boards fewer.": "Au plus 119 coups, et moins pour les grands plateaux.",
  "Where the line starts": "Le départ de la ligne",
  "The file, in base 64": "Le fichier, en base 64",
  "For a study: so many of the best lines, where the engine ranks them, searched for without a book; a seat keeps what was found from position to position":
    "Pour une étude : autant des meilleures lignes, si le moteur les classe, cherchées sans bibliothèque ; une place garde ce qui a été trouvé d’une position à l’autre",
  "Everybody’s best on a board of the day; how they did it, for whoever has finished":
    "Le meilleur de chacun sur un plateau du jour ; comment, pour qui a terminé",
  "A way to the goal of a board of the day; the best of each counts":
    "Un chemin vers le but d’un plateau du jour ; le meilleur de chacun compte",
  "Keep a finished analysis or an experiment under an address of its own":
    "Garder une analyse terminée ou une expérience sous sa propre adresse",
  "What was kept": "Ce qui a été gardé",
  "Expansions by depth or bound": "Développements par profondeur ou par borne",
  "Milliseconds in the queue": "Millisecondes dans la file",
  "Hundredths of a move for the first seat": "Centièmes de coup pour la première place",
  "That the first seat wins, 0 to 1": "Que la première place gagne, de 0 à 1",
  "Who is ahead, by name": "Qui mène, par son nom",
  "Who stands better, where two play": "Qui est le mieux placé, à deux joueurs",
  "For the side to move": "Pour le camp au trait",
  "One of the best lines, each with another first move; the best comes first":
    "Une des meilleures lignes, chacune avec un autre premier coup ; la meilleure d’abord",
  "The position before the first move": "La position avant le premier coup",
  "Said before the first move": "Dit avant le premier coup",
  "The whole record as text": "Toute la partie en texte",
  "For people": "Pour les gens",
  "Lines that begin in place of this move": "Lignes qui commencent à la place de ce coup",
  "Of the piece it moves, or empty": "De la pièce qu’il déplace, ou vide",
  "Of a wall": "D’un mur",
};
