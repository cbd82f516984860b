package dev.damier.ricochet.optimal;

import dev.damier.ricochet.RuleMemory;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import dev.damier.run.Outcome;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A* search for plain missions: three to five robots, one of them active, on a straight board of 16 columns, without table
 * rules. It differs from {@link AStarSearch} in four points:
 *
 * <ul>
 *   <li>A state is a single long ({@link StraightStates}), and slides are counts of zeros ({@link StraightSlides}).
 *   <li>The bound of a child is not computed but compared with that of its parent ({@link HelperBoundComparison}). The f of
 *       a child is equal to that of its parent, one higher, or at least two higher. In the last case the child is
 *       re-evaluated when it is dequeued. Most of these children are never dequeued.
 *   <li>Helper moves are delayed. If no minimal term of the bound names a helper, its moves cannot lead to the current f.
 *       The state is then queued again at f + 1 for the moves of this helper only. On the last level of f this entry is
 *       never dequeued.
 *   <li>A state that was reached by a helper move has two queue entries. The solo entry is for an end in which only the
 *       active robot moves ({@link SoloFinish}). The other entry is for solutions with at least one more helper move, whose
 *       bound is higher. In long searches two entries no longer pay off, and a state gets only one.
 * </ul>
 *
 * <table>
 *   <caption>Bits of a queue entry, from the lowest</caption>
 *   <tr><th>Bits</th><th>Content</th></tr>
 *   <tr><td>0–39</td><td>the key, as in {@link StraightStates}</td></tr>
 *   <tr><td>40–45</td><td>g, the number of moves made</td></tr>
 *   <tr><td>46–50</td><td>the places whose moves were delayed, as a bit set; 0 for a first expansion</td></tr>
 *   <tr><td>51</td><td>{@link #ESTIMATED}</td></tr>
 *   <tr><td>52</td><td>{@link #REFINED}</td></tr>
 *   <tr><td>53</td><td>{@link #SOLO}</td></tr>
 * </table>
 */
final class StraightSearch {
    /** Position of the delayed places in a queue entry. */
    private static final int DELAYED_SHIFT = 46;

    /** Mask of the delayed places after shifting. */
    private static final int PLACES_MASK = 31;

    /** Mark of a queue entry whose f may be too low. */
    private static final long ESTIMATED = 1L << 51;

    /** Mark of a queue entry whose f was computed with the refined bound. */
    private static final long REFINED = 1L << 52;

    /** Mark of a solo entry: from here on only the active robot moves. */
    private static final long SOLO = 1L << 53;

    private final OptimalProblem problem;
    private final OptimalBound bound;
    private final Workspace workspace;
    private final Control control;
    private final StraightStates states;
    final OptimalQueue queue;
    private final StraightSlides slides;
    private final HelperBoundComparison comparison;
    private final SoloFinish soloFinish;
    private final byte[] grid;
    private final int n;
    private final int[] cells;
    private final Incumbent incumbent;
    private Counters counters;

    /** The limits at which the search changes its strategy. */
    private ParallelStraightSearch.Thresholds thresholds = ParallelStraightSearch.Thresholds.DEFAULT;

    /** Whether other threads use the same table of states. */
    private boolean shared;

    /** Number of new states not yet added to the size of the shared table. */
    private int newStates;

    /** Mark of queue entries whose f was computed with the current bound: 0 or {@link #REFINED}. */
    private long currentMark;

    /** Whether a state that was reached by a helper move gets two queue entries. */
    private boolean twoEntries = true;

    /** Number of children of the state being expanded. */
    private int childCount;

    StraightSearch(
            OptimalProblem problem, OptimalBound bound, Workspace workspace, Control control, Counters counters) {
        this(problem, bound, workspace, control, counters, workspace.straightStates, new Incumbent(control, counters));
    }

    private StraightSearch(
            OptimalProblem problem,
            OptimalBound bound,
            Workspace workspace,
            Control control,
            Counters counters,
            StraightStates states,
            Incumbent incumbent) {
        this.problem = problem;
        this.bound = bound;
        this.workspace = workspace;
        this.control = control;
        this.counters = counters;
        this.states = states;
        this.incumbent = incumbent;
        queue = workspace.queue;
        slides = problem.tables.straightSlides();
        grid = problem.bounds(0).grid();
        n = problem.n;
        cells = problem.startCells();
        comparison = new HelperBoundComparison(bound.helperBound(), cells);
        soloFinish = new SoloFinish(slides, bound.helperBound(), grid, problem.target, cells);
    }

    /** Sets other thresholds, for tests, and returns this search. */
    StraightSearch withThresholds(ParallelStraightSearch.Thresholds newThresholds) {
        thresholds = newThresholds;
        return this;
    }

    /** Returns a search for another thread, with the same table of states but its own bound and queue. */
    StraightSearch newCompanion() {
        OptimalBound ownBound = new OptimalBound(problem);
        ownBound.strengthen();
        if (currentMark == REFINED) ownBound.refine();
        StraightSearch companion =
                new StraightSearch(problem, ownBound, new Workspace(), control, new Counters(), states, incumbent);
        companion.queue.reset();
        companion.currentMark = currentMark;
        if (!twoEntries) companion.useOneEntry();
        companion.shared = true;
        shared = true;
        return companion;
    }

    /** Returns the outcome, or null if the mission is too long for the table of states. */
    @Nullable Outcome solve() {
        states.reset();
        queue.reset();
        int h = bound.withPendingHelperMove(cells);
        if (h < HelperLowerBound.UNSOLVABLE) {
            long key = encode(cells);
            states.put(states.find(key), StraightStates.encode(key, 0, 0, 0));
            queue.push(h, key);
            queue.push(grid[cells[0]], key | SOLO);
        }
        // With a node limit only one thread runs, so that the node count is the same on every machine.
        boolean parallel = control.budget().threads() > 1 && control.budget().nodes() == Long.MAX_VALUE;
        int previousF = 0;
        for (int f; (f = queue.lowestF()) < incumbent.cost(); ) {
            // The bound is consistent, so f never decreases.
            assert f >= previousF;
            previousF = f;
            if (f > StraightStates.MAX_MOVES) return null;
            counters.lowerBound = Math.max(f, counters.lowerBound);
            counters.depth = f;
            if (control.shouldStop(counters) || !hasMemoryToExpand()) {
                recordCounters();
                return incumbent.stoppedOutcome();
            }
            long expandedBefore = counters.expanded;
            processNext(f);
            if (counters.expanded > expandedBefore && counters.expanded == AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS)
                AStarSearch.findFirstSolution(problem, bound, control, incumbent);
            if (twoEntries && counters.expanded >= thresholds.twoEntryExpansions()) useOneEntry();
            if (parallel && counters.expanded >= thresholds.singleThreadExpansions())
                return new ParallelStraightSearch(this, control, counters, incumbent, thresholds.nodesPerRound())
                        .solve();
        }
        recordCounters();
        return incumbent.provedOutcome();
    }

    /**
     * From now on a state gets only one queue entry. States that already have two entries keep both. Their f may then be
     * higher than necessary.
     */
    private void useOneEntry() {
        twoEntries = false;
        comparison.allowSoloFinish();
    }

    /** Dequeues a node at this f. Expands it unless it is outdated or its f is now higher. */
    private void processNext(int f) {
        long node = queue.pop(f);
        long key = node & StraightStates.KEY_MASK;
        int g = StraightStates.cost(node);
        if (StraightStates.cost(states.slotAt(states.find(key))) < g) return;
        decode(key, cells);
        if ((node & SOLO) != 0) {
            int moves = soloFinish.findWithin(f - g, counters);
            if (moves > 0) incumbent.offer(() -> movesTo(key, soloFinish.stops(moves)));
            if (moves == SoloFinish.NOT_WITHIN_LIMIT && f + 1 < incumbent.cost()) queue.push(f + 1, node);
            return;
        }
        if ((node & (ESTIMATED | REFINED)) != currentMark && postponeIfLater(node, g, f)) return;
        int movers = (int) (node >>> DELAYED_SHIFT) & PLACES_MASK;
        if (movers == 0) {
            counters.countExpansion(f);
            if (counters.expanded == AStarSearch.REFINE_AFTER_EXPANSIONS && !shared && bound.refine()) {
                currentMark = REFINED;
                if (postponeIfLater(node, g, f)) return;
            }
        }
        int costBefore = incumbent.cost();
        expand(key, g, f, movers);
        if (incumbent.cost() < costBefore
                && incumbent.cost() > f
                && counters.expanded >= AStarSearch.FIRST_SOLUTION_AFTER_EXPANSIONS
                && !shared) incumbent.report();
    }

    /** Processes up to {@code max} nodes queued at this f, while other threads do the same. */
    void processNodes(int f, int max) {
        for (int i = 0; i < max && f < incumbent.cost() && queue.hasNodes(f); i++) processNext(f);
    }

    /** Returns the counters since the last call and starts new ones. */
    Counters takeCounters() {
        Counters taken = counters;
        counters = new Counters();
        return taken;
    }

    /** Adds the number of new states to the size of the table. No other thread may use the table meanwhile. */
    void commitNewStates() {
        states.addSize(newStates);
        newStates = 0;
    }

    /** Returns the additional memory, in bytes, that the table needs for the children of this many nodes. */
    long bytesToGrow(int nodes) {
        return states.bytesToGrow(nodes * workspace.stops.length);
    }

    /** Reserves table space for the children of this many nodes. Returns false if the memory limit does not allow it. */
    boolean reserve(int nodes, long used) {
        if (!fits(nodes, used)) return false;
        states.reserve(nodes * workspace.stops.length);
        return true;
    }

    /** Returns the bound of this companion to the cache. */
    void releaseBound() {
        bound.release();
    }

    /**
     * Re-evaluates a node whose f was only estimated or was computed with a weaker bound. If its f is higher, queues it
     * again, or drops it if the goal is unreachable.
     *
     * @return whether the node must not be expanded now
     */
    private boolean postponeIfLater(long node, int g, int f) {
        int h = twoEntries ? bound.withPendingHelperMove(cells) : bound.of(cells);
        if (g + h <= f) return false;
        if (h < HelperLowerBound.UNSOLVABLE) queue.push(g + h, node & ~(ESTIMATED | REFINED) | currentMark);
        return true;
    }

    private void expand(long key, int g, int f, int movers) {
        int namedPlaces = comparison.loadState(f - g);
        int moving = movers;
        if (movers == 0) {
            // When states had two entries, this state was queued at a higher f than necessary. Delay none of its moves.
            boolean late = comparison.isBelow() && grid[cells[0]] < f - g;
            moving = late ? (1 << n) - 1 : namedPlaces;
            int delayed = (1 << n) - 1 & ~moving;
            if (delayed != 0)
                queue.push(
                        f + 1,
                        key | (long) g << StraightStates.KEY_BITS | (long) delayed << DELAYED_SHIFT | currentMark);
        }
        for (int p = 0; p < n; p++) slides.toggle(cells[p]);
        childCount = 0;
        for (int place = 0; place < n; place++) {
            if ((moving >> place & 1) == 0) continue;
            int from = cells[place];
            long others = withoutPlace(key, place);
            addChild(others, place, from, slides.north(from));
            addChild(others, place, from, slides.east(from));
            addChild(others, place, from, slides.south(from));
            addChild(others, place, from, slides.west(from));
        }
        for (int p = 0; p < n; p++) slides.toggle(cells[p]);
        counters.generated += childCount;
        if (g + 1 < incumbent.cost() && recordGoal(key) && g + 1 <= f) return;
        // Load the slots of all children together, so that a large search waits for memory once per expansion.
        int sum = 0;
        for (int i = 0; i < childCount; i++) sum += (int) states.slotAt(states.homeIndex(workspace.lows[i]));
        workspace.prefetchSum += sum;
        for (int i = 0; i < childCount; i++) enqueueChild(i, g + 1, f);
    }

    /** Returns a key without the byte of one place. */
    private static long withoutPlace(long key, int place) {
        long before = (1L << (place << 3)) - 1;
        return key & before | key >>> 8 & ~before;
    }

    /**
     * Adds a child to the workspace, with its key and one packed int: bits 0–7 the cell that the robot left, bits 8–15 its
     * place in the parent, bits 16–23 its place in the child.
     */
    private void addChild(long others, int place, int from, int stop) {
        if (stop == from) return;
        int at = place;
        if (place > 0) {
            // The new place is 1 plus the number of other helpers on lower cells. If the robot came from a lower cell,
            // the
            // loop counts it too, so the start value is 0.
            at = 1 - (from - stop >>> 31);
            for (int p = 1; p < n; p++) at += cells[p] - stop >>> 31;
        }
        long before = (1L << (at << 3)) - 1;
        workspace.lows[childCount] = others & before | (others & ~before) << 8 | (long) stop << (at << 3);
        workspace.places[childCount] = at << 16 | place << 8 | from;
        workspace.stops[childCount++] = stop;
    }

    /** If a child has the active robot on the target, records the solution. The children of the active robot come first. */
    private boolean recordGoal(long key) {
        for (int i = 0; i < childCount && (workspace.places[i] >> 8 & 255) == 0; i++) {
            if (workspace.stops[i] != problem.target) continue;
            long goal = workspace.lows[i];
            incumbent.offer(() -> movesTo(key, goal));
            return true;
        }
        return false;
    }

    /** Stores a child and queues it, unless it is known at this cost or cannot lead to a shorter solution. */
    private void enqueueChild(int i, int g, int f) {
        long key = workspace.lows[i];
        int at = states.find(key);
        long stored = states.slotAt(at);
        if (stored != 0 && StraightStates.cost(stored) <= g) return;
        int place = workspace.places[i] >> 8 & 255;
        int stop = workspace.stops[i];
        int active = place == 0 ? stop : cells[0];
        if (grid[active] == ReverseSlides.UNREACHABLE) return;
        int change = place == 0 ? comparison.compareActiveMove(stop) : comparison.compareHelperMove(place, stop);
        int due = Math.max(g + grid[active], f + 1 + change);
        int soloF = twoEntries && place > 0
                ? g + Math.max(grid[active], comparison.soloBoundAfter(place, stop))
                : Incumbent.NOT_FOUND;
        if (Math.min(due, soloF) >= incumbent.cost()) return;
        long slot = StraightStates.encode(key, g, workspace.places[i] >> 16, workspace.places[i] & 255);
        if (shared) {
            if (!putShared(at, slot)) return;
        } else {
            states.put(at, slot);
        }
        long node = key | (long) g << StraightStates.KEY_BITS;
        if (due < incumbent.cost()) queue.push(due, node | (change > 0 ? ESTIMATED : currentMark));
        if (soloF < incumbent.cost()) queue.push(soloF, node | SOLO);
    }

    /** Stores a state in the shared table. Returns false if another thread has stored it at the same or a lower cost. */
    private boolean putShared(int first, long slot) {
        int at = first;
        while (true) {
            long stored = states.slotAt(at);
            if (stored != 0 && ((stored ^ slot) & StraightStates.KEY_MASK) != 0)
                at = states.find(slot & StraightStates.KEY_MASK);
            else if (stored != 0 && StraightStates.cost(stored) <= StraightStates.cost(slot)) return false;
            else if (states.compareAndSet(at, stored, slot)) {
                if (stored == 0) newStates++;
                return true;
            }
        }
    }

    private static long withCell(long key, int place, int cell) {
        int shift = place << 3;
        return key & ~(255L << shift) | (long) cell << shift;
    }

    /** Returns the key of robots on these cells. Sorts the helpers in the array. */
    private static long encode(int[] robots) {
        Arrays.sort(robots, 1, robots.length);
        long key = 0;
        for (int p = 0; p < robots.length; p++) key = withCell(key, p, robots[p]);
        return key;
    }

    private static void decode(long key, int[] robots) {
        for (int p = 0; p < robots.length; p++) robots[p] = (int) (key >>> (p << 3)) & 255;
    }

    private boolean hasMemoryToExpand() {
        return fits(1, tableBytes() + ownBytes());
    }

    /** Returns whether the memory in use plus the growth for the children of this many nodes is within the limit. */
    private boolean fits(int nodes, long used) {
        return control.checkMemory(used + bytesToGrow(nodes));
    }

    long tableBytes() {
        return states.bytes();
    }

    /** Returns the memory of this search without the table of states, in bytes. */
    long ownBytes() {
        return queue.bytes() + workspace.failedStates.bytes() + bound.bytes();
    }

    private void recordCounters() {
        counters.open = queue.size();
        counters.closed = counters.expanded;
        counters.bytes = tableBytes() + ownBytes();
    }

    /** Returns the moves to a goal that is a child of the state with this key. */
    private int[] movesTo(long parent, long goal) {
        return movesTo(parent, new long[] {goal});
    }

    /** Returns the moves to the state with this key and then those of the active robot through these stops. */
    private int[] movesTo(long last, int[] stops) {
        long[] after = new long[stops.length];
        for (int i = 0; i < stops.length; i++) after[i] = withCell(last, 0, stops[i]);
        return movesTo(last, after);
    }

    /** Returns the moves to the state with this key and then through the states {@code after} it. */
    private int[] movesTo(long last, long[] after) {
        int length = StraightStates.cost(states.slotAt(states.find(last)));
        long[] path = new long[length + after.length];
        System.arraycopy(after, 0, path, length, after.length);
        int[] robots = new int[n];
        long key = last;
        for (int i = length - 1; i >= 0; i--) {
            path[i] = key;
            long slot = states.slotAt(states.find(key));
            decode(key, robots);
            robots[StraightStates.moverPlace(slot)] = StraightStates.origin(slot);
            key = encode(robots);
        }
        for (int i = 0; i < path.length; i++) {
            decode(path[i], robots);
            problem.keys.encode(robots, RuleMemory.NONE);
            path[i] = problem.keys.low;
        }
        return PathReplay.moves(problem, path, new long[path.length]);
    }
}
