package dev.damier.ricochet;

import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.util.stream.IntStream;

/**
 * Robots' cells and the rules' memory packed in one word, or in two when the board is large; the layout is told in
 * {@code package-info}. Exact under every switch.
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
    /** Robots whose cell is in word 0. */
    private final int inFirst;
    /** Where the memory starts in the last word. */
    private final int memoryShift;

    /** An expansion's scratch; the space itself stays immutable. */
    private final ThreadLocal<int[]> cells;

    /** The moves in the order they are tried. */
    private final int[] codes;

    public RobotSpace(RicochetMission mission, int memory) {
        this(mission, memory, IntStream.range(0, mission.robots().length * 4).toArray());
    }

    /** A space that tries moves in this order; it may leave some out. */
    public RobotSpace(RicochetMission mission, int memory, int[] codes) {
        this.codes = codes;
        this.mission = mission;
        slideRules = new SlideRules(mission.board(), mission.rules().sameColourBounces());
        rules = new RuleMemory(mission);
        initialMemory = memory;
        robots = mission.robots().length;
        cellBits = Math.max(8, 32 - Integer.numberOfLeadingZeros(mission.board().size() - 1));
        cellMask = (1 << cellBits) - 1;
        int memoryBits = rules.used() ? RuleMemory.BITS : 0;
        width = robots * cellBits + memoryBits <= Long.SIZE ? 1 : 2;
        inFirst = width == 1 ? robots : Math.min(robots, Long.SIZE / cellBits);
        memoryShift = (width == 1 ? robots : robots - inFirst) * cellBits;
        cells = ThreadLocal.withInitial(() -> new int[robots]);
    }

    public SlideRules mover() {
        return slideRules;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public void initial(long[] to, int at) {
        pack(mission.robots(), initialMemory, to, at);
    }

    private void pack(int[] robotCells, int memory, long[] to, int at) {
        for (int w = 0; w < width; w++) to[at + w] = 0;
        for (int r = 0; r < robots; r++) to[at + word(r)] |= (long) robotCells[r] << shift(r);
        to[at + width - 1] |= (long) memory << memoryShift;
    }

    private int word(int robot) {
        return robot < inFirst ? 0 : 1;
    }

    private int shift(int robot) {
        return (robot < inFirst ? robot : robot - inFirst) * cellBits;
    }

    public int cell(long[] state, int at, int robot) {
        return (int) (state[at + word(robot)] >>> shift(robot)) & cellMask;
    }

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
        int[] now = unpack(from, at);
        int memory = memory(from, at);
        for (int code : codes) {
            int robot = code >> 2;
            int direction = code & 3;
            if (!rules.allows(memory, robot, direction)) continue;
            int slide = slideRules.slide(now, robot, direction);
            if (slide == SlideRules.NONE) continue;
            int after = rules.after(memory, robot, direction, slide >> 1, (slide & 1) != 0);
            if (after == RuleMemory.FORBIDDEN) continue;
            int to = out.add(code, 1);
            for (int w = 0; w < width; w++) out.words[to + w] = from[at + w];
            out.words[to + word(robot)] ^= (long) (now[robot] ^ slide >> 1) << shift(robot);
            if (after != memory) out.words[to + width - 1] ^= (long) (memory ^ after) << memoryShift;
        }
    }

    @Override
    public boolean goal(long[] from, int at) {
        return rules.goal(memory(from, at), unpack(from, at));
    }
}
