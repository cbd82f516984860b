package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;

/** The data that all searches of one mission share: robots by place, slides, keys and bounds. Not thread-safe. */
final class OptimalProblem {
    final RicochetMission mission;
    final RuleMemory ruleMemory;
    final BoardTables tables;
    final OptimalKeys keys;

    /** Number of robots. */
    final int n;

    /** Number of places, from 0 on, whose robots can finish the mission: 1, or all if any robot may finish. */
    final int finishers;

    /** Number of places, from 0 on, whose robots may move. */
    final int movers;

    final int target;

    /** Whether a house rule depends on earlier moves. */
    final boolean hasMemory;

    private final boolean mustTurn;

    /** Null until {@link #transpose} is called first. On most boards {@link StraightSlides} are used instead. */
    @SuppressWarnings("NullAway.Init") // a search calls transpose first; a check in each stops would cost time
    private Slides[] slides;

    @SuppressWarnings("NullAway.Init") // as for slides
    private Slides numbering;

    private final TargetBounds[] bounds;

    OptimalProblem(RicochetMission mission) {
        this.mission = mission;
        ruleMemory = new RuleMemory(mission);
        hasMemory = ruleMemory.isUsed();
        mustTurn = mission.rules().ricochet();
        tables = BoardTables.of(mission.board(), mission.rules().sameColourBounces());
        keys = new OptimalKeys(mission, tables, hasMemory);
        n = keys.n;
        boolean any = mission.active() == RicochetMission.ANY;
        finishers = any ? n : 1;
        movers = mission.rules().fixedHelpers() && !any ? 1 : n;
        target = mission.target();
        bounds = new TargetBounds[finishers];
        for (int p = 0; p < finishers; p++) bounds[p] = tables.bounds(kind(p), target);
    }

    /** Returns whether {@link StraightSlides} can generate all moves. */
    boolean isStraight() {
        return movers == n && !hasMemory && tables.isStraight();
    }

    /** Returns whether this is a plain mission, for which {@link StraightSearch} can be used. */
    boolean isPlain() {
        return n > 2 && finishers == 1 && isStraight();
    }

    /** Returns the start cells of the robots, by place. */
    int[] startCells() {
        int[] cells = new int[n];
        for (int p = 0; p < n; p++) cells[p] = mission.robots()[keys.robotAt[p]];
        return cells;
    }

    boolean isSolvedAtStart() {
        return ruleMemory.isGoal(RuleMemory.NONE, mission.robots());
    }

    /** Returns the lower bounds of the robot at a place that can finish. */
    TargetBounds bounds(int place) {
        return bounds[place];
    }

    /** Returns the kind of the robot at a place, see {@link BoardTables#kind}. */
    int kind(int place) {
        return tables.kind(keys.robotAt[place]);
    }

    /** Writes the transposed numbers of these cells, which {@link #stops} needs. */
    void transpose(int[] cells, int[] transposed) {
        if (slides == null) {
            Slides[] created = new Slides[n];
            for (int p = 0; p < n; p++) created[p] = tables.slides(kind(p));
            numbering = created[0];
            slides = created;
        }
        for (int p = 0; p < n; p++) transposed[p] = numbering.transposed(cells[p]);
    }

    int transposed(int cell) {
        return numbering.transposed(cell);
    }

    /** Computes where the robot at a place stops in the directions N E S W, see {@link Slides#stops}. */
    void stops(int[] cells, int[] transposed, int place, int[] stops, int at) {
        slides[place].stops(cells, transposed, n, place, stops, at);
    }

    /** Returns the rule memory after a move, or {@link RuleMemory#FORBIDDEN} if the house rules do not allow the move. */
    int memoryAfter(int memory, int place, int direction, int slide) {
        if (!hasMemory) return memory;
        int robot = keys.robotAt[place];
        if (!ruleMemory.allows(memory, robot, direction)) return RuleMemory.FORBIDDEN;
        return ruleMemory.after(memory, robot, direction, slide >> 1, (slide & 1) != 0);
    }

    /** Returns whether the robot at a place, which has just stopped on the target, finishes the mission. */
    boolean finishes(int place, int memory) {
        return place < finishers
                && (!mustTurn || (RuleMemory.field(memory, keys.robotAt[place]) & RuleMemory.TURNED) != 0);
    }

    /** Returns the code of a move of the robot at a place. */
    int moveCode(int place, int direction) {
        return keys.robotAt[place] * 4 + direction;
    }
}
