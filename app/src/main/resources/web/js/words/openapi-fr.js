/**
 * The French descriptions of the API (openapi.json), keyed by the English sentence.
 * @type {Record<string, string>}
 */
export const openapiFr = {
  "Play, solve, deduce, plan, explain and compare engines on board games.":
    "Jouer, résoudre, déduire, planifier, expliquer et comparer des moteurs sur des jeux de plateau.",
  "User-facing text is in English or French, selected by Accept-Language or `lang`.":
    "Les textes affichés sont en anglais ou en français, selon Accept-Language ou `lang`.",
  "Games, engines and agents": "Jeux, moteurs et agents",
  "Stateless operations on positions": "Opérations sans état sur des positions",
  "Games with a hidden position": "Parties à position cachée",
  "Tournaments and class contests of engines and bots. Bots connect to the WebSocket /api/arena/ID/bot and use the line protocol":
    "Tournois et concours de classe entre moteurs et bots. Les bots se connectent au WebSocket /api/arena/ID/bot et utilisent le protocole en lignes",
  "Multiplayer rooms": "Salles multijoueurs",
  "Position editor": "Éditeur de position",
  "Searches and other long-running work (one fair queue)":
    "Recherches et autres tâches longues (une seule file équitable)",
  "Documentation pages": "Pages de documentation",
  "Health and metrics": "État du serveur et métriques",
  "Daily puzzles, one per game": "Problèmes du jour, un par jeu",
  OK: "OK",
  "Game id": "Identifiant du jeu",
  "Date, such as 2026-01-31": "Date, par exemple 2026-01-31",
  "Side to play": "Camp au trait",
  "Opponent; empty for a puzzle": "Adversaire ; vide pour un problème",
  "Minimum cost; 0 if not proved": "Coût minimal ; 0 s’il n’est pas prouvé",
  "List all games": "Liste des jeux",
  "Puzzles of a game by difficulty": "Problèmes d’un jeu par difficulté",
  "Minimum cost": "Coût minimal",
  "Engines and heuristics that apply to a position": "Moteurs et heuristiques applicables à une position",
  "Agents that can play a game without help": "Agents capables de jouer seuls à un jeu",
  "Restrict to agents that play this phase": "Seulement les agents qui jouent cette phase",
  "Generate a position from options and a seed": "Générer une position à partir d’options et d’une graine",
  "Options by id, as listed in the game’s description":
    "Options par identifiant, telles que listées dans la description du jeu",
  "Random seed; the same options and seed give the same position. Default: random":
    "Graine aléatoire ; les mêmes options et la même graine donnent la même position. Par défaut : aléatoire",
  "Start the next round: on the same board if the game allows it, otherwise on a new position":
    "Commencer la manche suivante : sur le même plateau si le jeu le permet, sinon sur une nouvelle position",
  "Start positions of the rounds played so far": "Positions de départ des manches déjà jouées",
  "Moves of the last round": "Coups de la dernière manche",
  "Render a position and list its legal moves": "Dessiner une position et lister ses coups légaux",
  "Stateless: send the start position and all moves.": "Sans état : envoyez la position de départ et tous les coups.",
  "Game id. Default: the first game that can read the position":
    "Identifiant du jeu. Par défaut : le premier jeu capable de lire la position",
  "Start position": "Position de départ",
  "For text being typed: errors are returned as `{fault: {error, spots}}`":
    "Pour un texte en cours de saisie : les erreurs sont renvoyées sous la forme `{fault: {error, spots}}`",
  "Move in the game’s notation": "Coup dans la notation du jeu",
  "Number of the viewing player, or -1 for a spectator": "Numéro du joueur qui regarde, ou -1 pour un spectateur",
  "Layer to mark on the scene": "Calque à marquer sur la scène",
  "Also return the legal moves after each legal move": "Renvoyer aussi les coups légaux après chaque coup légal",
  "Interpret a gesture that is not a single legal move": "Interpréter un geste qui n’est pas un seul coup légal",
  "Returns several moves in a row, such as tiles pushed along a row, or the reason why the gesture is refused.":
    "Renvoie plusieurs coups de suite, comme des tuiles poussées dans une rangée, ou la raison du refus.",
  "Id of a game with a hidden position, instead of a position":
    "Identifiant d’une partie à position cachée, au lieu d’une position",
  "Where the gesture starts; omitted for a wall that is only placed":
    "Début du geste ; absent pour un mur simplement posé",
  "Where the gesture ends; same as the start for a click": "Fin du geste ; identique au début pour un clic",
  "A letter key instead of a gesture": "Une touche de lettre au lieu d’un geste",
  "Moves to play, in this order": "Coups à jouer, dans cet ordre",
  "Reason for refusal": "Raison du refus",
  "Opening explorer": "Explorateur d’ouvertures",
  "Returns the name of the opening that the position belongs to, and the moves that the engine played there against itself.":
    "Renvoie le nom de l’ouverture à laquelle appartient la position, et les coups que le moteur y a joués contre lui-même.",
  "Position, with the moves that led to it": "Position, avec les coups qui y ont mené",
  "Whether the game has an opening explorer": "Indique si le jeu a un explorateur d’ouvertures",
  "Name of the opening": "Nom de l’ouverture",
  "Moves played in this position, the most frequent first":
    "Coups joués dans cette position, les plus fréquents d’abord",
  "Games with this move": "Parties avec ce coup",
  "Games of these that the first player won": "Parties parmi celles-ci gagnées par le premier joueur",
  "Mean evaluation for the first player, in hundredths": "Évaluation moyenne pour le premier joueur, en centièmes",
  "Whether the opening book contains the move": "Indique si le livre d’ouvertures contient le coup",
  "Board after each move of a line": "Plateau après chaque coup d’une suite",
  "Includes the start. At most 200 moves, fewer on large boards; request the rest with `from`.":
    "Départ compris. Au plus 200 coups, moins sur les grands plateaux ; demandez la suite avec `from`.",
  "Index of the first board to return; 0 is the start": "Indice du premier plateau à renvoyer ; 0 est le départ",
  "Parse a position, a game record or a list of moves and check it against the rules":
    "Lire une position, une partie notée ou une liste de coups et la vérifier selon les règles",
  "The format is described in docs/records.md. `text` of the response is the record as Damier writes it. An error names the line and the column.":
    "Le format est décrit dans docs/records.md. `text` de la réponse est la partie telle que Damier l’écrit. Une erreur indique la ligne et la colonne.",
  "The pasted text": "Le texte collé",
  "Game of the page; used for a list of moves without tags":
    "Jeu de la page ; utilisé pour une liste de coups sans balises",
  "Start position of the page; used for a list of moves without tags":
    "Position de départ de la page ; utilisée pour une liste de coups sans balises",
  "Animated GIF of a line": "GIF animé d’une suite de coups",
  "At most 119 moves, fewer on large boards.": "Au plus 119 coups, moins sur les grands plateaux.",
  "Start position of the line": "Position de départ de la suite",
  "The file, Base64-encoded": "Le fichier, encodé en Base64",
  "Start a game with a hidden position": "Commencer une partie à position cachée",
  "For games with fog. The least recently used game is dropped when there are too many.":
    "Pour les jeux avec brouillard. Quand il y en a trop, la partie utilisée le moins récemment est supprimée.",
  "Start position. Default: random": "Position de départ. Par défaut : aléatoire",
  "Current state of a hidden game": "État actuel d’une partie à position cachée",
  "Play a move": "Jouer un coup",
  "In the game’s notation": "Dans la notation du jeu",
  "Take back the last move, if the rules allow it": "Annuler le dernier coup, si les règles le permettent",
  "Let an agent make its next move": "Laisser un agent jouer son prochain coup",
  "The first call restarts the game; the agent then plays it.":
    "Le premier appel recommence la partie ; l’agent la joue ensuite.",
  "Agent id": "Identifiant de l’agent",
  "Information available to the player: the marks of a layer, or the explanation for a cell":
    "Informations accessibles au joueur : les marques d’un calque, ou l’explication d’une case",
  "Layer id from the view; not used with x and y": "Identifiant d’un calque de la vue ; inutilisé avec x et y",
  "Column of the cell to explain": "Colonne de la case à expliquer",
  "Row of the cell to explain": "Rangée de la case à expliquer",
  "One reason": "Une raison",
  "List the editing tools of a game; empty if it has no editor":
    "Lister les outils d’édition d’un jeu ; vide s’il n’a pas d’éditeur",
  "Board quadrants available at a place": "Plaques disponibles à un emplacement",
  "Place on the board, from 0": "Emplacement sur le plateau, à partir de 0",
  "Build a position from quadrants": "Composer une position à partir de plaques",
  "Quadrant ids, one per place": "Identifiants des plaques, une par emplacement",
  "Edit a position: apply a tool at a place, or move something there":
    "Modifier une position : appliquer un outil à un endroit, ou y déplacer un élément",
  "Tool id; not needed with from": "Identifiant de l’outil ; inutile avec from",
  "May be invalid; the view endpoint reports why": "Peut être invalide ; le point d’accès de la vue indique pourquoi",
  "Planning tasks in PDDL and plan repair": "Tâches de planification en PDDL et réparation de plans",
  "Example planning tasks": "Exemples de tâches de planification",
  "Check a planning task in PDDL": "Vérifier une tâche de planification en PDDL",
  "Place and text of the first PDDL error": "Endroit et texte de la première erreur PDDL",
  "domain or problem": "domain ou problem",
  "Name of the domain": "Nom du domaine",
  "Name of the problem": "Nom du problème",
  "PDDL domain": "Domaine PDDL",
  "PDDL problem": "Problème PDDL",
  "Solve a planning task; closing the connection stops the search":
    "Résoudre une tâche de planification ; fermer la connexion arrête la recherche",
  "Which limit was reached": "Limite atteinte",
  "Minimum cost of every plan": "Coût minimal de tout plan",
  "Actions in parentheses": "Actions entre parenthèses",
  "Facts of the initial state": "Faits de l’état initial",
  "Facts changed by each step": "Faits modifiés par chaque étape",
  "True if the limit was reached before the search": "Vrai si la limite a été atteinte avant la recherche",
  "Maximum number of actions on this server": "Nombre maximal d’actions sur ce serveur",
  "Time limit in milliseconds": "Temps maximal en millisecondes",
  "States and landmarks of a planning task": "États et points de passage d’une tâche de planification",
  "Facts by number": "Faits par numéro",
  "Plan steps before this state, or -1": "Étapes du plan avant cet état, ou -1",
  "Whether these are all reachable states": "Indique si ce sont tous les états accessibles",
  "Numbers of facts that every plan makes true": "Numéros des faits que tout plan rend vrais",
  "Pairs of landmarks, by index: the first comes before the second":
    "Paires de points de passage, par indice : le premier précède le second",
  "Examples of plans to repair": "Exemples de plans à réparer",
  "Play a plan on an actual position and repair it where the known position was wrong":
    "Jouer un plan sur la vraie position et le réparer là où la position connue était fausse",
  "Known position after the first look": "Position connue après le premier regard",
  "Why the plan was made again": "Raisons pour lesquelles le plan a été refait",
  "Known position after this action": "Position connue après cette action",
  "Known position": "Position connue",
  "Actual position": "Vraie position",
  "Page about the student reports": "Page sur les rapports d’étudiants",
  "Rules of a game": "Règles d’un jeu",
  "Sanitised HTML of the page": "HTML assaini de la page",
  "Page about an algorithm": "Page sur un algorithme",
  "Letters and hyphens": "Lettres et traits d’union",
  "Questions at the end of the page": "Questions à la fin de la page",
  "Check an answer by running the engines": "Vérifier une réponse en lançant les moteurs",
  "Runs the engines of the question. The correct choices are those whose claim holds for the results.":
    "Lance les moteurs de la question. Les bons choix sont ceux dont l’affirmation est vraie pour les résultats.",
  "Question number, from 0": "Numéro de la question, à partir de 0",
  "Number of the choice, from 0": "Numéro du choix, à partir de 0",
  "Correct choices": "Bons choix",
  "Result of each engine": "Résultat de chaque moteur",
  "Search, as a stream of events": "Recherche, sous forme de flux d’événements",
  "Closing the stream cancels the search. Errors are sent as a `refused` event because the stream is already open.":
    "Fermer le flux annule la recherche. Les erreurs sont envoyées par un événement `refused`, car le flux est déjà ouvert.",
  Milliseconds: "Millisecondes",
  "Maximum number of states; 0 for no limit": "Nombre maximal d’états ; 0 sans limite",
  "Engine session id from /api/seats": "Identifiant de session de moteur, donné par /api/seats",
  "For analysis: number of best lines to return, if the engine can rank them. The search uses no opening book. An engine session reuses its results from position to position":
    "Pour l’analyse : nombre de meilleures variantes à renvoyer, si le moteur peut les classer. La recherche n’utilise pas de livre d’ouvertures. Une session de moteur réutilise ses résultats d’une position à l’autre",
  "Random seed for randomised engines": "Graine aléatoire pour les moteurs randomisés",
  "Server-sent events; status 406 if the Accept header excludes text/event-stream":
    "Événements envoyés par le serveur (SSE) ; statut 406 si l’en-tête Accept exclut text/event-stream",
  "Daily puzzle leaderboard; solutions are included once you have finished":
    "Classement du problème du jour ; les solutions y figurent une fois que vous avez terminé",
  "Submit a solution to a daily puzzle; each player’s best counts":
    "Envoyer une solution du problème du jour ; la meilleure de chaque joueur compte",
  "Nickname, 1 to 24 characters": "Pseudonyme, 1 à 24 caractères",
  "Save a finished analysis or an experiment under its own address":
    "Enregistrer une analyse terminée ou une expérience à sa propre adresse",
  "Saved analysis or experiment": "Analyse ou expérience enregistrée",
  "Tournaments of this server, newest first": "Tournois de ce serveur, le plus récent d’abord",
  "Create a tournament or a class contest": "Créer un tournoi ou un concours de classe",
  "Returns a token once; browsers receive it as a cookie scoped to this contest, programs send it as `Authorization: Bearer`.":
    "Renvoie un jeton une seule fois ; les navigateurs le reçoivent dans un cookie limité à ce concours, les programmes l’envoient par `Authorization: Bearer`.",
  "Milliseconds per move": "Millisecondes par coup",
  "Milliseconds per game and player": "Millisecondes par partie et par joueur",
  "The two Elo bounds of the SPRT, such as 0,20": "Les deux bornes Elo du SPRT, par exemple 0,20",
  "Milliseconds since 1970": "Millisecondes depuis 1970",
  "Engines and programs available on this server": "Moteurs et programmes disponibles sur ce serveur",
  "Ratings from all public tournaments": "Classements d’après tous les tournois publics",
  "Members of a group are connected by games, directly or indirectly":
    "Les membres d’un groupe sont reliés par des parties, directement ou non",
  "Contest, as visible to the caller": "Concours, tel que l’appelant peut le voir",
  "Games of one or two participants, newest first": "Parties d’un ou de deux participants, la plus récente d’abord",
  "Download the games as a file": "Télécharger les parties dans un fichier",
  "Events of a contest, as a stream": "Événements d’un concours, sous forme de flux",
  "`view` is a Contest, `board` is the board of a game in progress.":
    "`view` est un Contest, `board` est le plateau d’une partie en cours.",
  "Exchange a token for a cookie": "Échanger un jeton contre un cookie",
  "Register bots; each token is returned once": "Inscrire des bots ; chaque jeton est renvoyé une seule fois",
  "Start the contest": "Commencer le concours",
  "End the contest now": "Terminer le concours maintenant",
  "Publish the results of a class contest": "Publier les résultats d’un concours de classe",
  "Test run of the caller’s own bot; not visible to others": "Essai du bot de l’appelant ; invisible pour les autres",
  "Create a room and join it as the first player": "Créer une salle et la rejoindre comme premier joueur",
  "Returns the player’s token once; browsers receive it as a cookie scoped to this room, programs send it as `Authorization: Bearer`.":
    "Renvoie le jeton du joueur une seule fois ; les navigateurs le reçoivent dans un cookie limité à cette salle, les programmes l’envoient par `Authorization: Bearer`.",
  "Multiplayer mode of the game. Default: the first one": "Mode multijoueur du jeu. Par défaut : le premier",
  "Room, as visible to the caller": "Salle, telle que l’appelant peut la voir",
  "Join the room; existing players keep their seat":
    "Rejoindre la salle ; les joueurs déjà présents gardent leur place",
  "Perform an action in a room": "Effectuer une action dans une salle",
  "The response is sent once the action is stored. In the lobby and after a game: ready, side, leave; for the host also set, board, lock, engine, remove. Bids: bid, content, show, pass, next. Races: move, undo, reset, content, next. Matches: move, resign, draw, takeback, accept, decline. After a game: rematch, accept, decline; for the host also lobby. The host ends a race with end.":
    "La réponse est envoyée une fois l’action enregistrée. Dans le salon et après une partie : ready, side, leave ; pour l’hôte aussi set, board, lock, engine, remove. Annonces : bid, content, show, pass, next. Courses : move, undo, reset, content, next. Parties : move, resign, draw, takeback, accept, decline. Après une partie : rematch, accept, decline ; pour l’hôte aussi lobby. L’hôte termine une course avec end.",
  "The games of a room with their finished rounds": "Les parties d’une salle avec leurs manches terminées",
  "How other machines can reach this server": "Comment d’autres machines peuvent joindre ce serveur",
  "Whether the server accepts connections of other machines":
    "Indique si le serveur accepte les connexions d’autres machines",
  "Addresses of the server; empty for a client on another machine":
    "Adresses du serveur ; vide pour un client sur une autre machine",
  "Origin of the page or another address of this server": "Origine de la page ou autre adresse de ce serveur",
  "Games won in this room": "Parties gagnées dans cette salle",
  "Chosen side of a match; -1 without a choice": "Camp choisi pour une partie ; -1 sans choix",
  "Number of the running or last game; 0 before the first":
    "Numéro de la partie en cours ou de la dernière ; 0 avant la première",
  "Seats that won the last game; empty while a game is running":
    "Places qui ont gagné la dernière partie ; vide pendant une partie",
  "Seat that declined another game; -1 if there is none": "Place qui a refusé une autre partie ; -1 s’il n’y en a pas",
  "Start of the game in milliseconds since 1970; 0 without a countdown":
    "Début de la partie en millisecondes depuis 1970 ; 0 sans compte à rebours",
  "Seat that won the round; -1 if there is none": "Place qui a gagné la manche ; -1 s’il n’y en a pas",
  "Moves of the winner; in a match the moves of all players":
    "Coups du gagnant ; dans une partie, les coups de tous les joueurs",
  "Cost of the best attempt; -1 if there is none": "Coût du meilleur essai ; -1 s’il n’y en a pas",
  "Time of the best attempt; -1 if it is unknown": "Temps du meilleur essai ; -1 s’il est inconnu",
  "Sequence number of the action in this room": "Numéro d’ordre de l’action dans cette salle",
  "Send a reaction or report latency; neither is stored":
    "Envoyer une réaction ou signaler la latence ; rien n’est enregistré",
  "The caller’s own board": "Le plateau de l’appelant",
  "QR code of the room link": "Code QR du lien de la salle",
  "QR code of the contest link": "Code QR du lien du concours",
  "Origin of the page; must be the origin of this server": "Origine de la page ; doit être celle de ce serveur",
  "Events of a room, as a stream": "Événements d’une salle, sous forme de flux",
  "Sends each action after `Last-Event-ID` once and in order.":
    "Envoie une fois et dans l’ordre chaque action postérieure à `Last-Event-ID`.",
  "Like Last-Event-ID, for clients that cannot send that header":
    "Comme Last-Event-ID, pour les clients qui ne peuvent pas envoyer cet en-tête",
  "Results of one participant": "Résultats d’un participant",
  "Rating history, openings and time use, for example on the ladder.":
    "Historique du classement, ouvertures et temps utilisé, par exemple au classement permanent.",
  "Number of the participant": "Numéro du participant",
  "State of your own engine": "État de votre moteur",
  "An engine on your machine connects to the WebSocket /api/own-engine/bot with the token of your browser. In /api/solve its id is `own`.":
    "Un moteur sur votre machine se connecte au WebSocket /api/own-engine/bot avec le jeton de votre navigateur. Dans /api/solve, son identifiant est `own`.",
  "Create a token for your own engine": "Créer un jeton pour votre moteur",
  "The browser receives a secret cookie. If it already has one, its token is returned.":
    "Le navigateur reçoit un cookie secret. S’il en a déjà un, son jeton est renvoyé.",
  "Replaces the cookie and the token": "Remplace le cookie et le jeton",
  "State of your own engine, as a stream": "État de votre moteur, en flux",
  "Sends `state` now and each time the engine connects or disconnects.":
    "Envoie `state` aussitôt, puis à chaque connexion ou déconnexion du moteur.",
  "Secret token of the engine; empty if this browser has none":
    "Jeton secret du moteur ; vide si ce navigateur n’en a pas",
  "The name that the engine reported": "Le nom annoncé par le moteur",
  "The games that the engine reported": "Les jeux annoncés par le moteur",
  "Open an engine session for one game": "Ouvrir une session de moteur pour une partie",
  "With `seat` in /api/solve, the engine reuses what it found for earlier moves. Open a new session for each game. A session expires after half an hour without requests; the oldest one is closed when there are too many. /api/solve then returns 404.":
    "Avec `seat` dans /api/solve, le moteur réutilise ce qu’il a trouvé aux coups précédents. Ouvrez une nouvelle session pour chaque partie. Une session expire après une demi-heure sans requête ; la plus ancienne est fermée quand il y en a trop. /api/solve renvoie alors 404.",
  "Stop a search and return its best result so far": "Arrêter une recherche et renvoyer son meilleur résultat",
  "Id from the event `started`": "Identifiant donné par l’événement `started`",
  "Whether the search was still running": "Indique si la recherche était encore en cours",
  "A hint, for a position of any size": "Un indice, pour une position de taille quelconque",
  "The first 5,000 nodes of the search tree, for a position of any size":
    "Les 5 000 premiers nœuds de l’arbre de recherche, pour une position de taille quelconque",
  "Engines and heuristics that apply to a position of any size":
    "Moteurs et heuristiques applicables à une position de taille quelconque",
  "Create a search, for a position of any size": "Créer une recherche, pour une position de taille quelconque",
  "With `Accept: application/json` the response is the result. Otherwise the search starts when its events are requested, at most one minute later.":
    "Avec `Accept: application/json`, la réponse est le résultat. Sinon la recherche démarre à la demande de ses événements, au plus une minute plus tard.",
  "Run a created search, as a stream of events": "Lancer une recherche créée, sous forme de flux d’événements",
  "Closing the stream cancels the search.": "Fermer le flux annule la recherche.",
  "Id of the created search": "Identifiant de la recherche créée",
  "Moves to exclude, if the engine supports it": "Coups à exclure, si le moteur le permet",
  "Short position in the game’s notation; POST takes positions of any size":
    "Position courte dans la notation du jeu ; POST accepte les positions de toute taille",
  "A hint, with the cells it highlights": "Un indice, avec les cases qu’il met en évidence",
  "Id of a game with a hidden position, instead of game and position":
    "Identifiant d’une partie à position cachée, au lieu du jeu et de la position",
  "Hint level, 1 (least) to 4 (next move)": "Niveau d’indice, de 1 (le plus vague) à 4 (prochain coup)",
  "Experiment (positions × engines), as a stream of events":
    "Expérience (positions × moteurs), sous forme de flux d’événements",
  "Closing the stream stops the experiment.": "Fermer le flux arrête l’expérience.",
  "The complete experiment, so that the address alone reproduces it":
    "L’expérience complète, pour que l’adresse seule permette de la reproduire",
  "Start a background experiment": "Lancer une expérience en arrière-plan",
  "Stored for some hours; stops after half an hour without listeners.":
    "Enregistrée pendant quelques heures ; s’arrête après une demi-heure sans client connecté.",
  "Experiment id": "Identifiant de l’expérience",
  "Preview what an experiment would run": "Prévisualiser ce qu’une expérience exécuterait",
  "Number of cells of each board": "Nombre de cases de chaque plateau",
  "Terminal command that gives the same rows": "Commande de terminal qui donne les mêmes lignes",
  "Progress of a background experiment": "Avancement d’une expérience en arrière-plan",
  "Events of a background experiment from its start, as a stream":
    "Événements d’une expérience en arrière-plan depuis son début, sous forme de flux",
  "Closing the stream does not stop the experiment.": "Fermer le flux n’arrête pas l’expérience.",
  "Only events after the one with this number": "Seulement les événements après celui de ce numéro",
  "Stop a background experiment; its rows stay available":
    "Arrêter une expérience en arrière-plan ; ses lignes restent disponibles",
  "The first 5,000 nodes of the search tree": "Les 5 000 premiers nœuds de l’arbre de recherche",
  "Maximum number of expansions": "Nombre maximal de développements",
  "Metrics in the Prometheus text format": "Métriques au format texte de Prometheus",
  "Contest id, from the contest’s address": "Identifiant du concours, donné par son adresse",
  "Room id, from the room’s address": "Identifiant de la salle, donné par son adresse",
  "Language, instead of Accept-Language": "Langue, au lieu d’Accept-Language",
  "Position in the game’s notation, at most 400,000 characters":
    "Position dans la notation du jeu, au plus 400 000 caractères",
  "Engine id. Default: the game’s default engine": "Identifiant du moteur. Par défaut : le moteur par défaut du jeu",
  "Engine option as name=value; repeatable": "Option du moteur sous la forme nom=valeur ; répétable",
  "Move to exclude, if the engine supports it; repeatable": "Coup à exclure, si le moteur le permet ; répétable",
  "Id returned when the hidden game was started": "Identifiant renvoyé au début de la partie à position cachée",
  "Action not allowed now; see the error message": "Action impossible pour l’instant ; voir le message d’erreur",
  "Could not be stored; nothing changed": "Enregistrement impossible ; rien n’a changé",
  "Bad request; see the error message": "Requête incorrecte ; voir le message d’erreur",
  "Not found": "Introuvable",
  "Position longer than 400,000 characters. A body larger than 512 KiB is refused with the same status before it is read":
    "Position de plus de 400 000 caractères. Un corps de plus de 512 Kio est refusé avec le même statut avant d’être lu",
  "Too many searches are waiting": "Trop de recherches en attente",
  Seconds: "Secondes",
  "The server is overloaded, the request exceeds its time limit, or the server is shutting down; see the error message":
    "Le serveur est surchargé, la requête dépasse la limite de temps, ou le serveur s’arrête ; voir le message d’erreur",
  "Contest data visible to the caller": "Données du concours visibles par l’appelant",
  "128 random bits": "128 bits aléatoires",
  "Token of the player; empty if the caller had already joined":
    "Jeton du joueur ; vide si l’appelant avait déjà rejoint la salle",
  "Sequence number of the last action": "Numéro d’ordre de la dernière action",
  "Name of the game": "Nom du jeu",
  "Start position; empty while it is hidden": "Position de départ ; vide tant qu’elle est cachée",
  "Number of your seat; -1 for a spectator": "Numéro de votre place ; -1 pour un spectateur",
  "Game state, depending on the style: bids and sand timer, lanes of a race, or clocks and moves of a match":
    "État de la partie, selon le style : annonces et sablier, couloirs d’une course, ou pendules et coups d’un match",
  "Server time in milliseconds since 1970": "Heure du serveur en millisecondes depuis 1970",
  "Data of each event, by event name; only action has an id":
    "Données de chaque événement, par nom d’événement ; seul action a un id",
  "-1 for the server": "-1 pour le serveur",
  "Milliseconds that the small search took, including waiting":
    "Durée de la petite recherche en millisecondes, attente comprise",
  "Maximum number of jobs running at the same time": "Nombre maximal de tâches simultanées",
  "Paused jobs: started, waiting for their next time slice":
    "Tâches en pause : commencées, en attente de leur prochaine tranche de temps",
  "Waiting time of the oldest waiting job, in seconds":
    "Temps d’attente de la plus ancienne tâche en attente, en secondes",
  "Jobs past their time limit that do not respond": "Tâches hors délai qui ne répondent plus",
  "What is wrong and what to do, in the requested language": "Ce qui ne va pas et que faire, dans la langue demandée",
  "spots: the places of the position that cause the error": "spots : les endroits de la position qui causent l’erreur",
  "A cell, or the wall slot that starts at a grid point and runs right (H) or down (V)":
    "Une case, ou l’emplacement de mur qui part d’un nœud de la grille vers la droite (H) ou vers le bas (V)",
  "Column from the left, starting at 0": "Colonne depuis la gauche, à partir de 0",
  "Row from the top, starting at 0": "Rangée depuis le haut, à partir de 0",
  "Short label for a form": "Libellé court pour un formulaire",
  "Allowed values of a choice or a flag (for a flag, the on value first), elements of a comma-separated set, or suggested values of a text":
    "Valeurs permises d’un choix ou d’un drapeau (pour un drapeau, la valeur activée d’abord), éléments d’un ensemble séparé par des virgules, ou valeurs suggérées d’un texte",
  "Localised names of the values": "Noms localisés des valeurs",
  "Minimum value": "Valeur minimale",
  "Maximum value": "Valeur maximale",
  "Default value; for a number it may also be a word": "Valeur par défaut ; pour un nombre, ce peut aussi être un mot",
  "Id of the default engine": "Identifiant du moteur par défaut",
  "Named sets of positions for experiments": "Séries nommées de positions pour les expériences",
  "Number of positions": "Nombre de positions",
  "Multiplayer modes, default first": "Modes multijoueurs, celui par défaut d’abord",
  "The position is hidden; each player sees only what they have found":
    "La position est cachée ; chaque joueur ne voit que ce qu’il a trouvé",
  "An engine at a given strength": "Un moteur à une force donnée",
  "Presentation settings of a game": "Paramètres de présentation d’un jeu",
  "Sort order, lowest first": "Ordre de tri, le plus petit d’abord",
  "Default opponent; may be empty": "Adversaire par défaut ; peut être vide",
  "Heading under which it is listed; empty for the main list":
    "Titre sous lequel il est listé ; vide pour la liste principale",
  "Small picture, row by row with / between rows: . empty cell, # filled cell, * highlighted cell, r g b y piece. Empty for none":
    "Petite image, ligne par ligne avec / entre les lignes : . case vide, # case pleine, * case en évidence, r g b y pièce. Vide si aucune",
  "Whether there are several positions with these options": "Indique si ces options donnent plusieurs positions",
  "The position is not sent to the client": "La position n’est pas envoyée au client",
  "Optional capabilities": "Capacités facultatives",
  "Physical piece; the same for all faces of one quadrant":
    "Pièce physique ; la même pour toutes les faces d’une plaque",
  "Tools of a group are shown together": "Les outils d’un groupe sont affichés ensemble",
  "Applies to wall slots instead of cells": "S’applique aux emplacements de mur et non aux cases",
  "Localised text of the move": "Texte localisé du coup",
  "Arrow key that plays the move: N, E, S or W; a space if none":
    "Touche fléchée qui joue le coup : N, E, S ou W ; une espace si aucune",
  "Letter key that plays the move; a space if none": "Touche de lettre qui joue le coup ; une espace si aucune",
  "Confirmation question to show before the move is played":
    "Question de confirmation à afficher avant de jouer le coup",
  "Changes of the scene caused by the move; clients can draw them before the server responds":
    "Changements de la scène dus au coup ; un client peut les dessiner avant la réponse du serveur",
  "Number of the winning seat; -1 if there is no winner": "Numéro de la place gagnante ; -1 sans gagnant",
  "Moves, penalties or plies so far": "Coups, pénalités ou demi-coups jusqu’ici",
  "Places that the hint is about": "Endroits concernés par l’indice",
  "Proposed moves; for a wall or a place to look at, both ends of the arrow are the same":
    "Coups proposés ; pour un mur ou un endroit à regarder, les deux bouts de la flèche sont identiques",
  "Start position of a hidden game once it is over; otherwise empty":
    "Position de départ d’une partie à position cachée une fois terminée ; sinon vide",
  "Empty while the position is hidden": "Vide tant que la position est cachée",
  "Times of the moves in ms since the first one, as they were played":
    "Temps des coups en ms depuis le premier, tels qu’ils ont été joués",
  "Path of one move of a piece": "Trajet d’un coup d’une pièce",
  "Cells on which the piece changed its direction": "Cases sur lesquelles la pièce a changé de direction",
  "Paths that the move adds to the trail of the scene": "Trajets que le coup ajoute à la trace de la scène",
  "Paths of the moves since the start position; empty if the game shows none":
    "Trajets des coups depuis la position de départ ; vide si le jeu n’en montre pas",
  "Number of the side to move": "Numéro du camp au trait",
  "Localised text of the moves played": "Texte localisé des coups joués",
  "Ids of the pieces that made the moves; empty where no piece moved":
    "Identifiants des pièces qui ont joué les coups ; vide si aucune pièce n’a bougé",
  "Group name of related layers": "Nom de groupe des calques apparentés",
  "Meaning of the marks and numbers of the layer; may be empty":
    "Signification des marques et des nombres du calque ; peut être vide",
  "Players; empty for a puzzle": "Joueurs ; vide pour un problème",
  "Follow-up game that can be started once this game is over":
    "Partie suivante proposée une fois cette partie terminée",
  "Legal moves after each move sequence; keys are move texts joined by spaces. Empty unless requested":
    "Coups légaux après chaque suite de coups ; les clés sont les textes des coups séparés par des espaces. Vide sauf demande",
  "Whether optimality is proved": "Indique si l’optimalité est prouvée",
  "Proved lower bound of the cost": "Borne inférieure prouvée du coût",
  "Present only if true: there are more solutions than `all` lists":
    "Présent seulement si vrai : il y a plus de solutions que n’en liste `all`",
  "Evaluation of the chosen move for the side to move": "Évaluation du coup choisi pour le camp au trait",
  "Why the search stopped": "Raison de l’arrêt de la recherche",
  "Present only if the outcome is error": "Présent seulement si l’issue est error",
  "Evaluation in words": "Évaluation en mots",
  "Expansions by depth or bound": "Développements par profondeur ou par borne",
  "Milliseconds in the queue": "Millisecondes dans la file",
  "What was found and what is proved": "Ce qui a été trouvé et ce qui est prouvé",
  Justification: "Justification",
  "The report in words.": "Le rapport en mots.",
  "Cost of the best solution so far; -1 if none": "Coût de la meilleure solution jusqu’ici ; -1 si aucune",
  "Expansions per second": "Développements par seconde",
  "Evaluation for the first player": "Évaluation pour le premier joueur",
  "What `first` measures: hundredths of the game's unit, or win probability minus one half in ten-thousandths":
    "Ce que mesure `first` : des centièmes de l’unité du jeu, ou la probabilité de gain moins un demi en dix-millièmes",
  "What `value` measures: hundredths of the game's unit, or win probability minus one half in ten-thousandths":
    "Ce que mesure `value` : des centièmes de l’unité du jeu, ou la probabilité de gain moins un demi en dix-millièmes",
  "Probability that the first player wins, 0 to 1; missing if the game has no calibration":
    "Probabilité que le premier joueur gagne, de 0 à 1 ; absente si le jeu n’a pas d’étalonnage",
  "Sentence that names the player with the advantage": "Phrase qui nomme le joueur ayant l’avantage",
  "Advantage in a two-player game": "Avantage dans une partie à deux joueurs",
  "Evaluation for the side to move": "Évaluation pour le camp au trait",
  "One of the best lines, each with a different first move; best line first":
    "Une des meilleures variantes, chacune avec un premier coup différent ; la meilleure d’abord",
  "Position before the first move": "Position avant le premier coup",
  "Comment before the first move": "Commentaire avant le premier coup",
  "The complete record as text": "La partie complète en texte",
  "Localised text": "Texte localisé",
  "Colour of the moved piece; may be empty": "Couleur de la pièce déplacée ; peut être vide",
  "Orientation of a placed wall": "Orientation d’un mur posé",
  "Variations that replace this move": "Variantes qui remplacent ce coup",
  "Id for stopping the search": "Identifiant pour arrêter la recherche",
  "Number of waiting searches": "Nombre de recherches en attente",
  "Data of each event, by event name; result or refused is the last event.":
    "Données de chaque événement, par nom d’événement ; result ou refused est le dernier.",
  "Status code that the response would have had": "Code d’état qu’aurait eu la réponse",
  "Suite id; adds its positions": "Identifiant d’une série ; ajoute ses positions",
  "Number of random positions to add": "Nombre de positions aléatoires à ajouter",
  "Random seed of the first random position; the next ones use the following seeds":
    "Graine de la première position aléatoire ; les suivantes utilisent les graines suivantes",
  "Milliseconds per run": "Millisecondes par essai",
  "Expansions per run; 0 for no limit": "Développements par essai ; 0 sans limite",
  "At least 1 position and at most 200.": "Au moins 1 position et au plus 200.",
  "Expansions at each depth": "Développements à chaque profondeur",
  "Data of each event, by event name; done or refused is the last event.":
    "Données de chaque événement, par nom d’événement ; done ou refused est le dernier.",
  "Number of finished runs": "Nombre d’essais terminés",
  "Total number of runs; 0 before the positions are generated":
    "Nombre total d’essais ; 0 avant que les positions soient générées",
  "Progress of an experiment.": "Avancement d’une expérience.",
  "-1 for the root": "-1 pour la racine",
  "Localised name of each move": "Nom localisé de chaque coup",
  "Order of expansion": "Ordre de développement",
  "Label of nodes that are not positions": "Libellé des nœuds qui ne sont pas des positions",
  "Meaning of h: remaining cost, evaluation in hundredths of the game's unit for the side to move, or win rate in thousandths":
    "Signification de h : coût restant, évaluation en centièmes de l’unité du jeu pour le camp au trait, ou taux de victoire en millièmes",
  "Columns of equal length with one entry per node, in order of creation.":
    "Colonnes de même longueur avec une entrée par nœud, dans l’ordre de création.",
  "Names of the variables that the engine reports at each step":
    "Noms des variables que le moteur indique à chaque étape",
  "Kind of step, such as take, test, expand": "Type d’étape, comme take, test, expand",
  "Current node of the step": "Nœud courant de l’étape",
  "Value of each variable at each step": "Valeur de chaque variable à chaque étape",
  "Steps of the search in order.": "Étapes de la recherche dans l’ordre.",
  "Readiness: runs a small search and checks that data can be stored":
    "Disponibilité : effectue une petite recherche et vérifie que les données peuvent être enregistrées",
  "Ready: the search succeeded and data can be stored":
    "Prêt : la recherche a réussi et les données peuvent être enregistrées",
  "Not ready: the search failed, a job is stuck or data cannot be stored (disk full)":
    "Pas prêt : la recherche a échoué, une tâche est bloquée ou les données ne peuvent pas être enregistrées (disque plein)",
  "Liveness: whether the process works": "Vitalité : indique si le processus fonctionne",
  "The process works": "Le processus fonctionne",
  "A job is stuck; restart the server": "Une tâche est bloquée ; redémarrez le serveur",
  "The hidden board of the own seat, when it changed": "Le plateau caché de sa propre place, quand il a changé",
  "Whether data can be stored": "Indique si les données peuvent être enregistrées",
  "Game state of the style bids": "État d'une partie du style bids",
  "Number of goals to win until the game is over": "Nombre de cibles à gagner pour terminer la partie",
  "End of the phase in milliseconds since 1970; 0 without a time limit":
    "Fin de la phase en millisecondes depuis 1970 ; 0 sans limite de temps",
  "Duration of the phase in milliseconds": "Durée de la phase en millisecondes",
  "Seat with the lowest bid; -1 before the first bid":
    "Place dont l'annonce est la plus basse ; -1 avant la première annonce",
  "Seat that demonstrates; -1 outside a demonstration": "Place qui fait la démonstration ; -1 hors démonstration",
  "Seats that failed at this goal, in order": "Places qui ont échoué sur cette cible, dans l'ordre",
  "Equal lowest bids; the seats demonstrate in this order":
    "Annonces les plus basses à égalité ; les places font la démonstration dans cet ordre",
  "Moves demonstrated so far": "Coups montrés jusqu'ici",
  "Result of the previous goal": "Résultat de la cible précédente",
  "Whether the player makes no further bid": "Si le joueur ne fait plus d'annonce",
  "Game state of the styles fewest and fastest": "État d'une partie des styles fewest et fastest",
  "Number of rounds": "Nombre de manches",
  "Moves of the own seat": "Coups de votre place",
  "Seats that finished, best first; empty while it is hidden":
    "Places qui ont terminé, la meilleure d'abord ; vide tant que c'est caché",
  "Number of moves in the current attempt": "Nombre de coups de l'essai en cours",
  "Whether an attempt has ended": "Si un essai est terminé",
  "Score of the best attempt, in games with a score": "Score du meilleur essai, dans les jeux à score",
  "Whether the player wants no further attempt": "Si le joueur ne veut plus d'essai",
  "Moves played; empty while they are hidden": "Coups joués ; vide tant qu'ils sont cachés",
  "Game state of the style match": "État d'une partie du style match",
  "Seat of the room per side": "Place dans la salle, par camp",
  "Remaining milliseconds per side at the time `since`; empty without clocks":
    "Temps restant par camp en millisecondes, à l'instant `since` ; vide sans pendules",
  "Start of the running clock in milliseconds since 1970; 0 while no clock runs":
    "Départ de la pendule en marche, en millisecondes depuis 1970 ; 0 si aucune ne tourne",
  "Pending offer": "Proposition en attente",
  "Seats that accepted the offer": "Places qui ont accepté la proposition",
  "The last offer and the seat that declined it, until the next move":
    "La dernière proposition et la place qui l'a refusée, jusqu'au coup suivant",
  "Players who are out of the game": "Joueurs éliminés de la partie",
  "Seat that resigned, left or ran out of time; otherwise -1":
    "Place qui a abandonné, est partie ou est tombée au temps ; sinon -1",
  "Present only if true: a newer request of the own engine ended this search":
    "Présent seulement si vrai : une requête plus récente du moteur personnel a terminé cette recherche",
  "Patterns of the legal moves, if every piece beside an empty cell can move to it. Null unless requested":
    "Modèles des coups légaux, si toute pièce voisine d'une case vide peut s'y déplacer. Null sans demande",
  "The game cannot end with fewer moves than this": "La partie ne peut pas se terminer en moins de coups",
  "Cells that the misplaced pieces must reach. The game is over when they are there and all other pieces are where they are now. Empty if there are too many":
    "Cases que les pièces mal placées doivent atteindre. La partie est finie quand elles y sont et que toutes les autres pièces sont à leur place actuelle. Vide s’il y en a trop",
  "Notation, with {0} in place of the label of the piece": "Notation, avec {0} à la place du nom de la pièce",
  "Localised text of the move, with {0} in place of the label of the piece":
    "Texte localisé du coup, avec {0} à la place du nom de la pièce",
  "Columns that the piece moves to the right": "Nombre de colonnes vers la droite",
  "Rows that the piece moves down": "Nombre de lignes vers le bas",
  "How the game ended; null while it is running": "Comment la partie s'est terminée ; null tant qu'elle est en cours",
};
