// Generated from openapi.json by api-types.js; do not edit. Regenerate with: npm run api-types
declare namespace Api {
  type DailyResults = {
    day: string;
    position: string;
    finished: boolean;
    best: {
      name: string;
      cost: number;
      millis: number;
      you: boolean;
      moves: string[];
    }[];
  };

  /** Contest data visible to the caller */
  type Contest = {
    id?: string;
    title?: string;
    game?: string;
    format?: string;
    state?: "open" | "running" | "over";
    hidden?: boolean;
    published?: boolean;
    role?: "owner" | "entrant" | "guest";
    you?: number;
    secret?: boolean;
    planned?: number;
    played?: number;
    entrants?: Record<string, unknown>[];
    rows?: Record<string, unknown>[];
    growth?: Record<string, unknown>[];
    live?: Record<string, unknown>[];
    games?: Record<string, unknown>[];
    tests?: Record<string, unknown>[];
  };

  type JoinedRoom = {
    /** 128 random bits */
    id: string;
    seat: number;
    /** Token of the player; empty if the caller had already joined */
    token: string;
  };

  type Room = {
    /** Sequence number of the last action */
    seq: number;
    game: string;
    /** Name of the game */
    name: string;
    style: GatheringStyle;
    /** Start position; empty while it is hidden */
    position: string;
    places: number;
    /** Number of your seat; -1 for a spectator */
    you: number;
    locked: boolean;
    phase: "lobby" | "playing" | "over";
    seats: {
      seat: number;
      name: string;
      kind: "person" | "engine";
      ready: boolean;
      left: boolean;
      points: number;
      /** Games won in this room */
      wins: number;
      /** Chosen side of a match; -1 without a choice */
      side: number;
      rating: number;
    }[];
    settings: {
      id: string;
      value: number;
      least: number;
      most: number;
      step: number;
    }[];
    options: Options;
    /** Number of the running or last game; 0 before the first */
    gameNumber: number;
    /** Seats that won the last game; empty while a game is running */
    winners: number[];
    /** Seat that declined another game; -1 if there is none */
    declinedBy: number;
    /** Start of the game in milliseconds since 1970; 0 without a countdown */
    starts: number;
    /** Game state, depending on the style: bids and sand timer, lanes of a race, or clocks and moves of a match */
    play: BidRace | PuzzleRace | ClockedMatch | null;
    /** Server time in milliseconds since 1970 */
    now: number;
  };

  /** Game state of the style bids */
  type BidRace = {
    phase: "think" | "sand" | "show" | "result" | "over";
    round: number;
    /** Number of goals to win until the game is over */
    of: number;
    position: string;
    /** End of the phase in milliseconds since 1970; 0 without a time limit */
    ends: number;
    /** Duration of the phase in milliseconds */
    length: number;
    bids: PlayerBids[];
    /** Seat with the lowest bid; -1 before the first bid */
    leads: number;
    /** Seat that demonstrates; -1 outside a demonstration */
    shows: number;
    /** Seats that failed at this goal, in order */
    failed: number[];
    /** Equal lowest bids; the seats demonstrate in this order */
    tie: {
      bid: number;
      seats: number[];
      by: "points" | "time";
    } | null;
    /** Moves demonstrated so far */
    shown: string[];
    /** Result of the previous goal */
    last: {
      /** Seat that won the round; -1 if there is none */
      seat: number;
      bid: number;
      position: string;
      moves: string[];
    } | null;
  };

  type PlayerBids = {
    seat: number;
    bids: number[];
    /** Whether the player makes no further bid */
    content: boolean;
    failure: "moves" | "pass" | "time" | "left" | null;
  };

  /** Game state of the styles fewest and fastest */
  type PuzzleRace = {
    phase: "race" | "result" | "over";
    style: GatheringStyle;
    /** The position is hidden; each player sees only what they have found */
    secret: boolean;
    round: number;
    /** Number of rounds */
    of: number;
    /** Empty while the position is hidden */
    position: string;
    /** End of the phase in milliseconds since 1970; 0 without a time limit */
    ends: number;
    /** Duration of the phase in milliseconds */
    length: number;
    lanes: Racer[];
    /** Moves of the own seat */
    played: string[];
    /** Seats that finished, best first; empty while it is hidden */
    ranking: number[];
  };

  type Racer = {
    seat: number;
    /** Number of moves in the current attempt */
    moves: number;
    /** Whether an attempt has ended */
    done: boolean;
    /** Cost of the best attempt; -1 if there is none */
    cost: number;
    /** Score of the best attempt, in games with a score */
    score: number | null;
    /** Time of the best attempt; -1 if it is unknown */
    millis: number;
    /** Whether the player wants no further attempt */
    content: boolean;
    gaveUp: boolean;
    /** Moves played; empty while they are hidden */
    line: string[];
  };

  /** Game state of the style match */
  type ClockedMatch = {
    /** Position before the first move */
    position: string;
    moves: string[];
    /** Seat of the room per side */
    chairs: number[];
    /** Number of the side to move */
    turn: number;
    /** Remaining milliseconds per side at the time `since`; empty without clocks */
    left: number[];
    /** Start of the running clock in milliseconds since 1970; 0 while no clock runs */
    since: number;
    /** Pending offer */
    offer: "draw" | "takeback" | null;
    offeredBy: number;
    /** Seats that accepted the offer */
    agreed: number[];
    /** The last offer and the seat that declined it, until the next move */
    declined: {
      offer: "draw" | "takeback";
      offeredBy: number;
      seat: number;
    } | null;
    /** Players who are out of the game */
    out: {
      seat: number;
      how: MatchEnd;
    }[];
    /** How the game ended; null while it is running */
    ending: {
      how: MatchEnd;
      /** Number of the winning seat; -1 if there is no winner */
      seat: number;
      /** Seat that resigned, left or ran out of time; otherwise -1 */
      lost: number;
    } | null;
  };

  type MatchEnd = "rules" | "resigned" | "flag" | "agreed";

  type RoomGame = {
    number: number;
    over: boolean;
    players: {
      seat: number;
      name: string;
      points: number;
    }[];
    winners: number[];
    rounds: {
      position: string;
      /** Seat that won the round; -1 if there is none */
      winner: number;
      /** Moves of the winner; in a match the moves of all players */
      moves: string[];
      attempts: {
        seat: number;
        bids: number[];
        failure: "moves" | "pass" | "time" | "left" | null;
        moves: string[];
        /** Cost of the best attempt; -1 if there is none */
        cost: number;
        /** Time of the best attempt; -1 if it is unknown */
        millis: number;
      }[];
    }[];
  };

  type GatheringStyle = "match" | "bids" | "fewest" | "fastest";

  type OwnEngine = {
    /** Secret token of the engine; empty if this browser has none */
    token: string;
    connected: boolean;
    /** The name that the engine reported */
    name: string;
    /** The games that the engine reported */
    games: string[];
  };

  /** Data of each event, by event name; only action has an id */
  type RoomEvents = {
    action?: {
      seq: number;
      /** -1 for the server */
      seat: number;
      verb: string;
    };
    view?: Room;
    /** The hidden board of the own seat, when it changed */
    board?: View;
    sign?: {
      seat: number;
      sign: string;
    };
    presence?: {
      here: number[];
      latency: number[];
      watching: number;
    };
    refused?: RefusedEvent;
  };

  type Liveness = {
    status: "ok" | "failing";
  };

  type Health = {
    status: "ok" | "failing";
    /** Whether data can be stored */
    store: "ok" | "failing";
    /** Milliseconds that the small search took, including waiting */
    searchMillis: number;
    /** Maximum number of jobs running at the same time */
    slots: number;
    running: number;
    /** Paused jobs: started, waiting for their next time slice */
    paused: number;
    waiting: number;
    /** Waiting time of the oldest waiting job, in seconds */
    oldestSeconds: number;
    /** Jobs past their time limit that do not respond */
    stuck: number;
  };

  /** spots: the places of the position that cause the error */
  type Refusal = {
    /** What is wrong and what to do, in the requested language */
    error: string;
    spots: Spot[];
  };

  /** A cell, or the wall slot that starts at a grid point and runs right (H) or down (V) */
  type SpotKind = "CELL" | "H" | "V";

  type Spot = {
    kind: SpotKind;
    /** Column from the left, starting at 0 */
    x: number;
    /** Row from the top, starting at 0 */
    y: number;
  };

  type Option = {
    id: string;
    /** Short label for a form */
    label: string;
    about: string;
    type: "number" | "choice" | "flag" | "some" | "text" | "files";
    /** Allowed values of a choice or a flag (for a flag, the on value first), elements of a comma-separated set, or suggested values of a text */
    values: string[];
    /** Localised names of the values */
    words: string[];
    /** Minimum value */
    least: number;
    /** Maximum value */
    most: number;
    /** Default value; for a number it may also be a word */
    standard: string;
  };

  type Card = {
    id: string;
    name: string;
    about: string;
    options: Option[];
  };

  type GameCard = {
    card: Card;
    /** Id of the default engine */
    engine: string;
    presentation: Presentation;
    /** Named sets of positions for experiments */
    suites: {
      id: string;
      name: string;
      /** Number of positions */
      size: number;
    }[];
    /** Multiplayer modes, default first */
    gatherings: {
      style: GatheringStyle;
      name: string;
      about: string;
      /** The position is hidden; each player sees only what they have found */
      secret: boolean;
    }[];
  };

  type Applicable = {
    /** Game id */
    game: string;
    /** Id of the default engine */
    standard: string;
    engines: EngineCard[];
    heuristics: {
      id: string;
      admissible: boolean;
    }[];
    opponents: Opponent[];
  };

  /** An engine at a given strength */
  type Opponent = {
    id: string;
    engine: string;
    options: Options;
    name: string;
    strength: string;
  };

  type Options = Record<string, string>;

  /** Presentation settings of a game */
  type Presentation = {
    kind: "puzzle" | "match";
    /** Sort order, lowest first */
    rank: number;
    cost: {
      one: string;
      many: string;
    };
    opponents: Opponent[];
    /** Default opponent; may be empty */
    rival: string;
    modes: {
      id: string;
      name: string;
      about: string;
      deal: Options;
      /** The position is not sent to the client */
      secret: boolean;
    }[];
    presets: {
      id: string;
      name: string;
      about: string;
      deal: Options;
      /** Heading under which it is listed; empty for the main list */
      group: string;
      /** Small picture, row by row with / between rows: . empty cell, # filled cell, * highlighted cell, r g b y piece. Empty for none */
      sketch: string;
      /** Whether there are several positions with these options */
      random: boolean;
    }[];
    panels: ("rounds" | "pictures" | "speed" | "arrange" | "plates")[];
    legend: {
      sample: Scene;
      words: string;
    }[];
  };

  type EngineCard = {
    id: string;
    name: string;
    about: string;
    options: Option[];
    /** Optional capabilities */
    abilities: ("seeded" | "deepening" | "pacing" | "booked" | "learning" | "listing" | "ranking" | "avoiding")[];
  };

  type Plate = {
    id: string;
    /** Physical piece; the same for all faces of one quadrant */
    piece: string;
    picture: Scene;
  };

  type Tool = {
    id: string;
    name: string;
    /** Tools of a group are shown together */
    group: string;
    /** Applies to wall slots instead of cells */
    edges: boolean;
    sample: Scene;
  };

  type Move = {
    code: number;
    /** In the game’s notation */
    text: string;
    /** Localised text of the move */
    words: string;
    from: Spot | null;
    to: Spot | null;
    /** Arrow key that plays the move: N, E, S or W; a space if none */
    way: string;
    /** Letter key that plays the move; a space if none */
    key: string;
    effect: Effect;
    /** Confirmation question to show before the move is played */
    caution: string | null;
  };

  type Wall = {
    x: number;
    y: number;
    vertical: boolean;
    length: number;
    tone: string;
  };

  type Piece = {
    id: string;
    x: number;
    y: number;
    shape: string;
    tone: string;
    label: string;
    facing: string;
    name: string;
  };

  /** Changes of the scene caused by the move; clients can draw them before the server responds */
  type Effect = {
    moved: {
      piece: string;
      x: number;
      y: number;
      facing: string;
    }[];
    appeared: Piece[];
    gone: string[];
    walls: Wall[];
    /** Paths that the move adds to the trail of the scene */
    trail: Leg[];
  };

  /** Path of one move of a piece */
  type Leg = {
    from: Spot;
    to: Spot;
    /** Cells on which the piece changed its direction */
    via: Spot[];
    tone: string;
  };

  type Status = {
    over: boolean;
    /** Number of the winning seat; -1 if there is no winner */
    winner: number;
    /** Moves, penalties or plies so far */
    cost: number;
    sentence: string;
  };

  type Mark = {
    x: number;
    y: number;
    kind: string;
    tone: string;
    label: string;
    weight: number;
  };

  type Hint = {
    hint: string;
    /** Places that the hint is about */
    marks: Mark[];
    /** Proposed moves; for a wall or a place to look at, both ends of the arrow are the same */
    arrows: {
      from: Spot;
      to: Spot;
      tone: string;
    }[];
  };

  type Scene = {
    columns: number;
    rows: number;
    material: string;
    cells: {
      x: number;
      y: number;
      kind: string;
      tone: string;
      label: string;
    }[];
    walls: Wall[];
    diagonals: {
      x: number;
      y: number;
      slash: string;
      tone: string;
    }[];
    pieces: Piece[];
    marks: Mark[];
    counters: {
      id: string;
      name: string;
      value: string;
      seat: number;
    }[];
    stocks: {
      seat: number;
      tone: string;
      left: number;
      all: number;
    }[];
    columnLabels: string[];
    rowLabels: string[];
    /** Paths of the moves since the start position; empty if the game shows none */
    trail: Leg[];
  };

  type View = {
    /** Game id */
    game: string;
    /** Start position of a hidden game once it is over; otherwise empty */
    start: string;
    /** Empty while the position is hidden */
    position: string;
    /** Number of the side to move */
    seat: number;
    status: Status;
    scene: Scene;
    moves: Move[];
    played: string[];
    /** Localised text of the moves played */
    words: string[];
    /** Ids of the pieces that made the moves; empty where no piece moved */
    movers: string[];
    remarks: string[];
    layers: {
      id: string;
      name: string;
      /** Group name of related layers */
      kind: string;
      /** Meaning of the marks and numbers of the layer; may be empty */
      about: string;
    }[];
    /** Players; empty for a puzzle */
    seats: {
      name: string;
      tone: string;
    }[];
    /** Follow-up game that can be started once this game is over */
    sequel: {
      name: string;
      position: string;
    } | null;
    marks: Mark[];
    /** Legal moves after each move sequence; keys are move texts joined by spaces. Empty unless requested */
    ahead: Record<string, Move[]>;
    /** Patterns of the legal moves, if every piece beside an empty cell can move to it. Null unless requested */
    slides: SlidingMoves | null;
  };

  type SlidingMoves = {
    /** The game cannot end with fewer moves than this */
    horizon: number;
    /** Cells that the misplaced pieces must reach. The game is over when they are there and all other pieces are where they are now. Empty if there are too many */
    goals: {
      piece: string;
      x: number;
      y: number;
    }[];
    patterns: {
      /** Notation, with {0} in place of the label of the piece */
      text: string;
      /** Localised text of the move, with {0} in place of the label of the piece */
      words: string;
      /** Columns that the piece moves to the right */
      dx: number;
      /** Rows that the piece moves down */
      dy: number;
      /** Arrow key that plays the move: N, E, S or W; a space if none */
      way: string;
    }[];
  };

  type Stats = {
    expanded: number;
    generated: number;
    open?: number;
    closed?: number;
    depth: number;
    millis: number;
    cpuMillis: number;
    bytes: number;
  };

  type Report = {
    /** Game id */
    game?: string;
    position?: string;
    engine?: string;
    outcome: "solved" | "finished" | "impossible" | "stopped" | "chosen" | "error";
    cost?: number | null;
    /** Whether optimality is proved */
    optimal?: boolean;
    /** Proved lower bound of the cost */
    lowerBound?: number | null;
    moves?: string[];
    all?: string[][];
    /** Present only if true: there are more solutions than `all` lists */
    more?: boolean;
    /** Evaluation of the chosen move for the side to move */
    value?: number | null;
    /** What `value` measures: hundredths of the game's unit, or win probability minus one half in ten-thousandths */
    scale?: "evaluation" | "probability";
    /** Why the search stopped */
    reason?: "time" | "nodes" | "memory" | "cancelled" | "exhausted" | null;
    /** Present only if the outcome is error */
    error?: string;
    stats?: Stats;
    /** Evaluation in words */
    worth?: string | null;
    /** Expansions by depth or bound */
    profile?: number[];
    /** Milliseconds in the queue */
    waited?: number;
    balance?: Balance;
    lines?: RankedLine[];
    /** Present only if true: a newer request of the own engine ended this search */
    replaced?: boolean;
    verdict: Verdict;
  };

  /** The report in words. */
  type Verdict = {
    /** What was found and what is proved */
    sentence: string;
    /** Justification */
    proof: string;
    tone: "good" | "warn" | "bad";
  };

  type Progress = {
    lowerBound: number;
    /** Cost of the best solution so far; -1 if none */
    best: number;
    value: number;
    /** Evaluation in words */
    worth: string;
    balance?: Balance;
    lines?: RankedLine[];
    moves: string[];
    expanded: number;
    /** Expansions per second */
    rate: number;
    open?: number;
    depth: number;
    millis: number;
    bytes: number;
  };

  /** Advantage in a two-player game */
  type Balance = {
    /** Evaluation for the first player */
    first: number;
    /** What `first` measures: hundredths of the game's unit, or win probability minus one half in ten-thousandths */
    scale: "evaluation" | "probability";
    /** Probability that the first player wins, 0 to 1; missing if the game has no calibration */
    chance?: number;
    /** Sentence that names the player with the advantage */
    sentence: string;
  };

  /** One of the best lines, each with a different first move; best line first */
  type RankedLine = {
    moves: string[];
    /** Evaluation for the side to move */
    value: number;
    balance?: Balance;
  };

  type GameRecord = {
    game: string;
    /** Position before the first move */
    start: string;
    tags: Record<string, string>;
    /** Comment before the first move */
    comment: string;
    moves: RecordedMove[];
    /** The complete record as text */
    text: string;
  };

  type RecordedMove = {
    /** In the game’s notation */
    text: string;
    /** Localised text */
    words: string;
    /** Colour of the moved piece; may be empty */
    tone: string;
    /** Orientation of a placed wall */
    slot: "" | "H" | "V";
    sign: "" | "!" | "?" | "!!" | "??" | "!?" | "?!";
    seconds: number;
    comment: string;
    /** Variations that replace this move */
    instead: RecordedMove[][];
  };

  /** Data of each event, by event name; result or refused is the last event. */
  type SolveEvents = {
    started?: {
      /** Id for stopping the search */
      id: string;
    };
    queued?: {
      /** Number of waiting searches */
      ahead: number;
    };
    progress?: Progress;
    result?: Report;
    refused?: RefusedEvent;
  };

  type RefusedEvent = {
    error: string;
    /** Status code that the response would have had */
    status: number;
  };

  /** At least 1 position and at most 200. */
  type Experiment = {
    /** Game id */
    game: string;
    positions?: string[];
    /** Suite id; adds its positions */
    suite?: string;
    /** Number of random positions to add */
    deal?: number;
    /** Options by id, as listed in the game’s description */
    options?: Record<string, string>;
    /** Random seed of the first random position; the next ones use the following seeds */
    seed?: number;
    engines: {
      id: string;
      /** Options by id, as listed in the game’s description */
      options?: Record<string, string>;
    }[];
    /** For text being typed: errors are returned as `{fault: {error, spots}}` */
    draft?: boolean;
    /** Milliseconds per run */
    millis?: number;
    /** Expansions per run; 0 for no limit */
    nodes?: number;
  };

  /** Data of each event, by event name; done or refused is the last event. */
  type LabEvents = {
    instances?: {
      positions: string[];
      sizes: number[];
      /** Terminal command that gives the same rows */
      command: string;
    };
    row?: {
      instance: number;
      engine: number;
      report: Report;
      profile?: number[];
    };
    done?: {
      runs: number;
    };
    refused?: RefusedEvent;
  };

  /** Progress of an experiment. */
  type ExperimentProgress = {
    /** Game id */
    game: string;
    /** Number of finished runs */
    done: number;
    /** Total number of runs; 0 before the positions are generated */
    runs: number;
    ended: boolean;
  };

  /** Columns of equal length with one entry per node, in order of creation. */
  type Tree = {
    parent: number[];
    moves: string[];
    /** Localised name of each move */
    words: Record<string, string>;
    g: number[];
    h: number[];
    order: number[];
    mark: number[];
    /** Label of nodes that are not positions */
    about: Record<string, string>;
    /** Meaning of h: remaining cost, evaluation in hundredths of the game's unit for the side to move, or win rate in thousandths */
    measure: "cost" | "value" | "share";
    steps: Steps;
    report: Report;
  };

  /** Steps of the search in order. */
  type Steps = {
    /** Names of the variables that the engine reports at each step */
    variables: string[];
    /** Kind of step, such as take, test, expand */
    what: string[];
    /** Current node of the step */
    at: number[];
    /** Value of each variable at each step */
    values: number[][];
  };

  /** The successful JSON responses, by method and path. */
  interface Responses {
    "get /api/today": {
      /** Game id */
      game: string;
      name: string;
      about: string;
      /** Date, such as 2026-01-31 */
      day: string;
      position: string;
      /** Side to play */
      seat: number;
      /** Opponent; empty for a puzzle */
      rival: string;
      /** Minimum cost; 0 if not proved */
      par: number;
      scene: Scene;
    }[];
    "get /api/games": GameCard[];
    "get /api/packs": {
      id: string;
      name: string;
      tasks: {
        position: string;
        /** Minimum cost */
        par: number;
        /** Side to play */
        seat: number;
      }[];
    }[];
    "get /api/engines": Applicable;
    "post /api/engines": Applicable;
    "get /api/agents": Card[];
    "post /api/deal": {
      /** Game id */
      game: string;
      position: string;
      /** Random seed; the same options and seed give the same position. Default: random */
      seed: number;
    };
    "post /api/next": {
      /** Game id */
      game: string;
      position: string;
      /** Random seed; the same options and seed give the same position. Default: random */
      seed: number;
    };
    "post /api/look": View;
    "post /api/gesture": {
      /** Moves to play, in this order */
      moves: string[];
      /** Reason for refusal */
      refusal: string | null;
    };
    "post /api/openings": {
      /** Whether the game has an opening explorer */
      offered: boolean;
      /** Name of the opening */
      name: string | null;
      /** Moves played in this position, the most frequent first */
      moves: {
        /** Move in the game’s notation */
        move: string;
        /** Games with this move */
        games: number;
        /** Games of these that the first player won */
        firstWins: number;
        /** Mean evaluation for the first player, in hundredths */
        value: number;
        /** Whether the opening book contains the move */
        inBook: boolean;
      }[];
    };
    "post /api/boards": Scene[];
    "post /api/records": GameRecord;
    "post /api/gif": {
      /** The file, Base64-encoded */
      gif: string;
    };
    "post /api/tables": {
      id: string;
      view: View;
    };
    "get /api/tables/{id}": View;
    "post /api/tables/{id}/moves": View;
    "post /api/tables/{id}/undo": View;
    "post /api/tables/{id}/agent": View;
    "get /api/tables/{id}/layer": {
      marks: Mark[];
      why: string[];
    };
    "get /api/tools": Tool[];
    "get /api/plates": {
      places: string[];
      plates: Plate[];
    };
    "post /api/plates": {
      position: string;
    };
    "post /api/edit": {
      /** May be invalid; the view endpoint reports why */
      position: string;
    };
    "get /api/rules/{game}": {
      /** Sanitised HTML of the page */
      html: string;
    };
    "get /api/plan/examples": {
      examples: {
        id: string;
        domain: string;
        problem: string;
      }[];
    };
    "post /api/plan/check": {
      /** Place and text of the first PDDL error */
      error?: {
        /** domain or problem */
        source: string;
        line: number;
        column: number;
        message: string;
      };
      /** Name of the domain */
      domain?: string;
      /** Name of the problem */
      problem?: string;
    };
    "post /api/plan": {
      /** Place and text of the first PDDL error */
      error?: {
        /** domain or problem */
        source: string;
        line: number;
        column: number;
        message: string;
      };
      outcome?: "solved" | "impossible" | "stopped";
      /** Which limit was reached */
      reason?: string;
      /** Minimum cost of every plan */
      lowerBound?: number;
      /** Actions in parentheses */
      plan?: string[];
      cost?: number;
      optimal?: boolean;
      /** Facts of the initial state */
      initial?: string[];
      /** Facts changed by each step */
      changes?: {
        added: string[];
        deleted: string[];
        cost: number;
      }[];
      /** True if the limit was reached before the search */
      grounding?: boolean;
      /** Maximum number of actions on this server */
      maximum?: number;
      facts?: number;
      actions?: number;
      unitCost?: boolean;
      expanded?: number;
      generated?: number;
      millis?: number;
      bytes?: number;
    };
    "post /api/plan/graph": {
      /** Place and text of the first PDDL error */
      error?: {
        /** domain or problem */
        source: string;
        line: number;
        column: number;
        message: string;
      };
      outcome?: string;
      /** Which limit was reached */
      reason?: string;
      /** True if the limit was reached before the search */
      grounding?: boolean;
      /** Maximum number of actions on this server */
      maximum?: number;
      facts?: number;
      actions?: number;
      /** Facts by number */
      atoms?: string[];
      states?: {
        facts: number[];
        depth: number;
        /** Plan steps before this state, or -1 */
        planStep: number;
        goal: boolean;
      }[];
      edges?: {
        from: number;
        to: number;
        action: string;
        onPlan: boolean;
      }[];
      /** Whether these are all reachable states */
      complete?: boolean;
      /** Numbers of facts that every plan makes true */
      landmarks?: number[];
      /** Pairs of landmarks, by index: the first comes before the second */
      orders?: number[][];
      landmarksComplete?: boolean;
      goal?: number[];
    };
    "get /api/repair/examples": {
      examples: {
        game: string;
        believed: string;
        actual: string;
      }[];
    };
    "post /api/repair": {
      accomplished: boolean;
      cost: number;
      /** Known position after the first look */
      start: string;
      /** Why the plan was made again */
      reasons: string[];
      plan: string[];
      steps: {
        move: string;
        words: string;
        possible: boolean;
        /** Known position after this action */
        position: string;
        /** Why the plan was made again */
        reasons: string[];
        plan: string[];
      }[];
    };
    "get /api/reports": {
      /** Sanitised HTML of the page */
      html: string;
    };
    "get /api/learn/{topic}": {
      /** Sanitised HTML of the page */
      html: string;
      /** Questions at the end of the page */
      questions: {
        text: string;
        choices: string[];
      }[];
    };
    "post /api/learn/{topic}/answer": {
      correct: boolean;
      /** Correct choices */
      right: number[];
      why: string;
      /** Result of each engine */
      found: {
        engine: string;
        options: Record<string, string>;
        report: Report;
      }[];
    };
    "post /api/solve": {
      id: string;
    };
    "get /api/today/results": DailyResults;
    "post /api/today/results": DailyResults;
    "post /api/kept": {
      id: string;
    };
    "get /api/kept/{id}": {
      kind: string;
      content: Record<string, unknown>;
      at: number;
    };
    "get /api/arena": {
      id?: string;
      title?: string;
      game?: string;
      format?: string;
      state?: string;
      hidden?: boolean;
      created?: number;
    }[];
    "post /api/arena": {
      id: string;
      token: string;
    };
    "get /api/arena/bots": {
      alone?: boolean;
      bots?: Record<string, unknown>[];
    };
    "get /api/arena/ratings": {
      /** Members of a group are connected by games, directly or indirectly */
      group?: number;
      name?: string;
      kind?: string;
      games?: number;
      points?: number;
      elo?: number;
      error?: number;
    }[];
    "get /api/arena/{id}": Contest;
    "get /api/arena/{id}/games": Record<string, unknown>[];
    "get /api/arena/{id}/bots/{number}": {
      number: number;
      name: string;
      history: Record<string, unknown>[];
      openings: Record<string, unknown>[];
      time: Record<string, unknown>;
    };
    "post /api/arena/{id}/prove": Contest;
    "post /api/arena/{id}/enter": {
      name?: string;
      token?: string;
    }[];
    "post /api/arena/{id}/start": Contest;
    "post /api/arena/{id}/stop": Contest;
    "post /api/arena/{id}/publish": Contest;
    "post /api/arena/{id}/test": Contest;
    "post /api/rooms": JoinedRoom;
    "get /api/rooms/{id}": Room;
    "post /api/rooms/{id}/join": JoinedRoom;
    "post /api/rooms/{id}/act": {
      /** Sequence number of the action in this room */
      seq: number;
    };
    "post /api/rooms/{id}/say": Record<string, unknown>;
    "get /api/rooms/{id}/board": View;
    "get /api/rooms/{id}/games": RoomGame[];
    "get /api/network": {
      /** Whether the server accepts connections of other machines */
      reachable: boolean;
      /** Addresses of the server; empty for a client on another machine */
      addresses: string[];
    };
    "post /api/seats": {
      id: string;
    };
    "get /api/own-engine": OwnEngine;
    "post /api/own-engine": OwnEngine;
    "post /api/solve/{id}/stop": {
      /** Whether the search was still running */
      stopped: boolean;
    };
    "get /api/hint": Hint;
    "post /api/hint": Hint;
    "post /api/experiments": {
      /** Experiment id */
      id: string;
    };
    "post /api/experiments/preview": {
      positions: string[];
      sizes: number[];
      /** Terminal command that gives the same rows */
      command: string;
    };
    "get /api/experiments/{id}": ExperimentProgress;
    "post /api/experiments/{id}/stop": ExperimentProgress;
    "get /api/tree": Tree;
    "post /api/tree": Tree;
    "get /api/health": Health;
    "get /api/health/live": Liveness;
  }
}
