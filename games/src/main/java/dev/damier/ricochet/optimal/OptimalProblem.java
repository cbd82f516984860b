package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RicochetMission;
import dev.damier.ricochet.RuleMemory;

/** What every search of one mission shares: its robots by place, their slides, its keys. Belongs to one thread. */
final class OptimalProblem {
    final RicochetMission mission;
    final RuleMemory memory;
    final BoardTables tables;
    final OptimalKeys keys;

    /** How many robots. */
    final int n;

    /** Places from 0 that can finish the mission: the active robot's, or all. */
    final int finishers;

    /** Places from 0 that may move. */
    final int movers;

    final int target;

    /** Whether a table rule remembers anything. */
    final boolean remembers;

    private final boolean mustTurn;

    /** Null before a search asks for them by {@link #flip}: on most boards {@link StraightSlides} do. */
    private Slides[] slides;

    private Slides numbering;
    private final Bounds[] bounds;

    OptimalProblem(RicochetMission mission) {
        this.mission = mission;
        memory = new RuleMemory(mission);
        remembers = memory.used();
        mustTurn = mission.rules().ricochet();
        tables = BoardTables.of(mission.board(), mission.rules().sameColourBounces());
        keys = new OptimalKeys(mission, tables, remembers);
        n = keys.n;
        boolean any = mission.active() == RicochetMission.ANY;
        finishers = any ? n : 1;
        movers = mission.rules().fixedHelpers() && !any ? 1 : n;
        target = mission.target();
        bounds = new Bounds[finishers];
        for (int p = 0; p < finishers; p++) bounds[p] = tables.bounds(kind(p), target);
    }

    /** Whether {@link StraightSlides} tell every move. */
    boolean straight() {
        return movers == n && !remembers && tables.isStraight();
    }

    /** Whether this is what {@link StraightSearch} is for. */
    boolean plain() {
        return n > 2 && finishers == 1 && straight();
    }

    /** The robots' cells at the start, by place. */
    int[] start() {
        int[] cells = new int[n];
        for (int p = 0; p < n; p++) cells[p] = mission.robots()[keys.robot[p]];
        return cells;
    }

    boolean solvedAtStart() {
        return memory.goal(RuleMemory.NONE, mission.robots());
    }

    /** The bounds for the robot of a place that can finish. */
    Bounds bounds(int place) {
        return bounds[place];
    }

    /** The kind of the robot of a place, as {@link BoardTables} has it. */
    int kind(int place) {
        return tables.kind(keys.robot[place]);
    }

    /** Fills in the flipped numbers of these cells, which {@link #stops} wants beside them. */
    void flip(int[] cells, int[] flipped) {
        if (slides == null) {
            Slides[] made = new Slides[n];
            for (int p = 0; p < n; p++) made[p] = tables.slides(kind(p));
            numbering = made[0];
            slides = made;
        }
        for (int p = 0; p < n; p++) flipped[p] = numbering.flipped(cells[p]);
    }

    int flipped(int cell) {
        return numbering.flipped(cell);
    }

    /** Where the robot of a place stops in the directions N E S W: as {@link Slides#stops} tells it. */
    void stops(int[] cells, int[] flipped, int place, int[] stops, int at) {
        slides[place].stops(cells, flipped, n, place, stops, at);
    }

    /** The memory after a move, or {@link RuleMemory#FORBIDDEN} when the table rules do not allow it. */
    int after(int remembered, int place, int direction, int slide) {
        if (!remembers) return remembered;
        int robot = keys.robot[place];
        if (!memory.allows(remembered, robot, direction)) return RuleMemory.FORBIDDEN;
        return memory.after(remembered, robot, direction, slide >> 1, (slide & 1) != 0);
    }

    /** Whether the robot of a place that has just stopped on the target ends the mission. */
    boolean finishes(int place, int after) {
        return place < finishers
                && (!mustTurn || (RuleMemory.field(after, keys.robot[place]) & RuleMemory.TURNED) != 0);
    }

    /** The code of a move by the robot of a place. */
    int code(int place, int direction) {
        return keys.robot[place] * 4 + direction;
    }
}
