package dev.damier.ricochet;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.stream.IntStream;

/**
 * The state space of a mission, exact under every rule switch. A state is the cells of the robots and the rule memory,
 * packed in one word, or in two words on large boards. The package documentation describes the layout.
 */
public final class RobotSpace implements StateSpace {
    private final RicochetMission mission;
    private final SlideRules slideRules;
    private final RuleMemory rules;
    private final int initialMemory;
    private final int robots;
    private final int cellBits;
    private final int cellMask;
    private final int width;
    /** Number of robots whose cell is in the first word. */
    private final int robotsInFirstWord;
    /** Position of the memory in the last word. */
    private final int memoryShift;

    /** Buffer for one expansion per thread. The space itself is immutable. */
    private final ThreadLocal<int[]> cells;

    /** The move codes, in the order in which they are tried. */
    private final int[] codes;

    public RobotSpace(RicochetMission mission, int memory) {
        this(mission, memory, IntStream.range(0, mission.robots().length * 4).toArray());
    }

    /** Creates a space that tries only these move codes, in this order. */
    public RobotSpace(RicochetMission mission, int memory, int[] codes) {
        this.codes = codes;
        this.mission = mission;
        slideRules = new SlideRules(mission.board(), mission.rules().sameColourBounces());
        rules = new RuleMemory(mission);
        initialMemory = memory;
        robots = mission.robots().length;
        cellBits = Math.max(8, 32 - Integer.numberOfLeadingZeros(mission.board().size() - 1));
        cellMask = (1 << cellBits) - 1;
        int memoryBits = rules.isUsed() ? RuleMemory.BITS : 0;
        width = robots * cellBits + memoryBits <= Long.SIZE ? 1 : 2;
        robotsInFirstWord = width == 1 ? robots : Math.min(robots, Long.SIZE / cellBits);
        memoryShift = (width == 1 ? robots : robots - robotsInFirstWord) * cellBits;
        cells = ThreadLocal.withInitial(() -> new int[robots]);
    }

    public SlideRules slideRules() {
        return slideRules;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void writeInitial(long[] to, int at) {
        pack(mission.robots(), initialMemory, to, at);
    }

    private void pack(int[] robotCells, int memory, long[] to, int at) {
        for (int w = 0; w < width; w++) to[at + w] = 0;
        for (int r = 0; r < robots; r++) to[at + word(r)] |= (long) robotCells[r] << shift(r);
        to[at + width - 1] |= (long) memory << memoryShift;
    }

    private int word(int robot) {
        return robot < robotsInFirstWord ? 0 : 1;
    }

    private int shift(int robot) {
        return (robot < robotsInFirstWord ? robot : robot - robotsInFirstWord) * cellBits;
    }

    /** Returns the cell of a robot in the state at an index. */
    public int cell(long[] state, int at, int robot) {
        return (int) (state[at + word(robot)] >>> shift(robot)) & cellMask;
    }

    /** Returns the rule memory of the state at an index. */
    public int memory(long[] state, int at) {
        return (int) (state[at + width - 1] >>> memoryShift);
    }

    private int[] unpack(long[] state, int at) {
        int[] to = cells.get();
        for (int r = 0; r < robots; r++) to[r] = cell(state, at, r);
        return to;
    }

    @Override
    public void expand(long[] from, int at, Successors out) {
        int[] currentCells = unpack(from, at);
        int memory = memory(from, at);
        for (int code : codes) {
            int robot = code >> 2;
            int direction = code & 3;
            if (!rules.allows(memory, robot, direction)) continue;
            int slide = slideRules.slide(currentCells, robot, direction);
            if (slide == SlideRules.NONE) continue;
            int newMemory = rules.after(memory, robot, direction, slide >> 1, (slide & 1) != 0);
            if (newMemory == RuleMemory.FORBIDDEN) continue;
            int to = out.add(code, 1);
            for (int w = 0; w < width; w++) out.words[to + w] = from[at + w];
            out.words[to + word(robot)] ^= (long) (currentCells[robot] ^ slide >> 1) << shift(robot);
            if (newMemory != memory) out.words[to + width - 1] ^= (long) (memory ^ newMemory) << memoryShift;
        }
    }

    @Override
    public boolean isGoal(long[] from, int at) {
        return rules.isGoal(memory(from, at), unpack(from, at));
    }
}
