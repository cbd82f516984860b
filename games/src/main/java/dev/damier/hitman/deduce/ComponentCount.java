package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Regions bound together by counts, summed over by dynamic programming: regions are taken one by one, and a state is the
 * numbers placed so far (guards, civilians, objects) with the running count of every constraint that is half done.
 *
 * <pre>
 * low word   bits 0–6 guards, 7–13 civilians, 14–15 objects, then 16 slots of 3 bits
 * high word  21 slots of 3 bits
 * </pre>
 *
 * <p>An example: three regions P, Q, R, taken in this order; two people heard in P and Q, one in Q and R. The first
 * count is half done from P to Q and gets slot 0 (bits 16–18), the second from Q to R, which meets the first at Q, so it
 * gets slot 1 (bits 19–21). A count that is done leaves its slot at 0, for the next to use.
 *
 * <pre>
 * region takes      low word   guards  civilians  slot 0  slot 1
 * –                 0x00000    0       0          0       0
 * P      a guard    0x10001    1       0          1       0
 * Q      a civilian 0x80081    1       1          2 → 0   1        two heard, as there should be
 * R      nobody     0x00081    1       1          0       1 → 0    one heard, as there should be
 * </pre>
 *
 * Were nobody in Q, its count would end with one person too few, and the state would be dropped there.
 */
final class ComponentCount {
    private static final int SLOTS = 37;
    private static final int MAX_STATES = 40_000;

    private final Evidence evidence;
    private final List<Region> order = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<WeightedStates> layers = new ArrayList<>();

    /** Filled when a way is first drawn. */
    private final List<IncomingTransitions> steppingStones = new ArrayList<>();

    private long low;
    private long high;

    /** What happens to the constraints when one region is decided. */
    private static final class Step {
        final List<Count> counts = new ArrayList<>();
        final List<Side> sides = new ArrayList<>();
        final List<Close> closes = new ArrayList<>();
    }

    /** People in a region add to what is heard; {@code room} is how many may still come after it. */
    private record Count(int slot, int need, boolean atLeast, int room, boolean last) {}

    /** A lone cell's part in watching. */
    private record Side(Role role, int sum, int need, int memory, int facing, boolean open) {}

    private enum Role {
        ALONE,
        NEAR_FIRST,
        NEAR_LAST,
        FAR_FIRST,
        FAR_LAST,
        SHIELD
    }

    /** The watchers at a place are now all known. */
    private record Close(int sum, int need, int shield) {}

    ComponentCount(Evidence evidence) {
        this.evidence = evidence;
    }

    /**
     * Lays the constraints over the regions in this order.
     *
     * @return false if they are too entangled for two words
     */
    boolean arrange(List<Region> regions, List<CountConstraint> hearings, List<SightConstraint> watches) {
        order.addAll(regions);
        for (int i = 0; i < regions.size(); i++) steps.add(new Step());
        Slots slots = new Slots(regions.size());
        int[] at = new int[evidence.grid.size()];
        for (int i = 0; i < regions.size(); i++) for (int c : regions.get(i).cells) at[c] = i;
        for (CountConstraint hearing : hearings) if (!hear(hearing, at, slots)) return false;
        for (SightConstraint watch : watches) if (!watch(watch, at, slots)) return false;
        return true;
    }

    private boolean hear(CountConstraint hearing, int[] at, Slots slots) {
        int[] size = new int[order.size()];
        int room = 0;
        int first = order.size();
        int last = 0;
        for (int c : hearing.toArray()) {
            size[at[c]]++;
            room++;
            first = Math.min(first, at[c]);
            last = Math.max(last, at[c]);
        }
        int slot = slots.take(first, last);
        if (slot < 0) return false;
        for (int i = first; i <= last; i++) {
            if (size[i] == 0) continue;
            room -= size[i];
            steps.get(i).counts.add(new Count(slot, hearing.need, hearing.atLeast, room, i == last));
        }
        return true;
    }

    private boolean watch(SightConstraint watch, int[] at, Slots slots) {
        int first = watch.shield() < 0 ? order.size() : at[watch.shield()];
        int last = watch.shield() < 0 ? 0 : first;
        for (SightConstraint.Term term : watch.terms()) {
            for (int cell : new int[] {term.near(), term.far()}) {
                if (cell < 0) continue;
                first = Math.min(first, at[cell]);
                last = Math.max(last, at[cell]);
            }
        }
        int sum = slots.take(first, last);
        int shield = watch.shield() < 0 ? -1 : slots.take(at[watch.shield()], last);
        if (sum < 0 || watch.shield() >= 0 && shield < 0) return false;
        int need = watch.shield() < 0 ? watch.need() : 4;
        if (shield >= 0) {
            steps.get(at[watch.shield()]).sides.add(new Side(Role.SHIELD, sum, need, shield, 0, false));
        }
        for (SightConstraint.Term term : watch.terms()) {
            if (term.pair()) {
                boolean nearFirst = at[term.near()] < at[term.far()];
                int from = Math.min(at[term.near()], at[term.far()]);
                int to = Math.max(at[term.near()], at[term.far()]);
                int memory = slots.take(from, to);
                if (memory < 0) return false;
                Role near = nearFirst ? Role.NEAR_FIRST : Role.NEAR_LAST;
                Role far = nearFirst ? Role.FAR_LAST : Role.FAR_FIRST;
                steps.get(at[term.near()]).sides.add(new Side(near, sum, need, memory, term.facing(), false));
                steps.get(at[term.far()]).sides.add(new Side(far, sum, need, memory, term.facing(), false));
            } else {
                int cell = Math.max(term.near(), term.far());
                steps.get(at[cell]).sides.add(new Side(Role.ALONE, sum, need, -1, term.facing(), term.open()));
            }
        }
        steps.get(last).closes.add(new Close(sum, watch.need(), shield));
        return true;
    }

    /** Slots in use by step: a slot may serve again once its constraint is done. */
    private static final class Slots {
        private final long[] used;

        Slots(int steps) {
            used = new long[steps];
        }

        int take(int from, int to) {
            long busy = 0;
            for (int i = from; i <= to; i++) busy |= used[i];
            int slot = Long.numberOfTrailingZeros(~busy);
            if (slot >= SLOTS) return -1;
            for (int i = from; i <= to; i++) used[i] |= 1L << slot;
            return slot;
        }
    }

    /** Sums up all ways; false if there are too many states. */
    boolean sum() {
        WeightedStates layer = new WeightedStates();
        layer.add(0, 0, 1);
        layers.add(layer);
        for (int i = 0; i < order.size(); i++) {
            WeightedStates next = new WeightedStates();
            Region region = order.get(i);
            for (int s = 0; s < layer.size; s++) {
                for (int v = 0; v < region.values; v++) {
                    if (after(layer, s, i, v)) next.add(low, high, layer.weight[s] * region.weight[v]);
                }
            }
            if (next.size > MAX_STATES) return false;
            layers.add(next);
            layer = next;
        }
        return true;
    }

    /** The weights of all ways, by numbers placed (the low word's first 16 bits). */
    WeightedStates result() {
        return layers.get(layers.size() - 1);
    }

    /** Given the weight of the rest of the world for each entry of {@link #result}, the mass of each region's values. */
    void distribute(double[] outside) {
        double[] after = outside;
        for (int i = order.size() - 1; i >= 0; i--) {
            WeightedStates layer = layers.get(i);
            WeightedStates next = layers.get(i + 1);
            Region region = order.get(i);
            double[] before = new double[layer.size];
            for (int s = 0; s < layer.size; s++) {
                for (int v = 0; v < region.values; v++) {
                    if (!after(layer, s, i, v)) continue;
                    double rest = region.weight[v] * after[next.find(low, high)];
                    before[s] += rest;
                    region.mass[v] += layer.weight[s] * rest;
                }
            }
            after = before;
        }
    }

    /**
     * Draws one of the ways that place these numbers, each as likely as its weight: backwards from the end, where the state
     * is known, by the steps that lead into it.
     *
     * @return the value of each region, in the order of {@link #regions}
     */
    int[] draw(long placed, Random random) {
        if (steppingStones.isEmpty()) for (int i = 0; i < order.size(); i++) steppingStones.add(into(i));
        int[] values = new int[order.size()];
        int state = result().find(placed, 0);
        for (int i = order.size() - 1; i >= 0; i--) {
            IncomingTransitions into = steppingStones.get(i);
            int chosen = into.choose(state, random);
            values[i] = into.value[chosen];
            state = into.from[chosen];
        }
        return values;
    }

    /** The regions in the order they are decided. */
    List<Region> regions() {
        return order;
    }

    /** The steps that decide one region, by the state they lead into. */
    private IncomingTransitions into(int at) {
        WeightedStates layer = layers.get(at);
        WeightedStates next = layers.get(at + 1);
        Region region = order.get(at);
        IncomingTransitions into = new IncomingTransitions(next.size);
        for (int s = 0; s < layer.size; s++) {
            for (int v = 0; v < region.values; v++) {
                if (after(layer, s, at, v)) into.add(next.find(low, high), s, v, layer.weight[s] * region.weight[v]);
            }
        }
        return into;
    }

    /** The state after a value, left in {@link #low} and {@link #high}; false if that breaks a constraint. */
    private boolean after(WeightedStates layer, int state, int at, int value) {
        Region region = order.get(at);
        Step step = steps.get(at);
        low = layer.low[state]
                + region.guards[value]
                + ((long) region.civilians[value] << 7)
                + ((long) region.objects[value] << 14);
        high = layer.high[state];
        if ((low & 127) > evidence.guards
                || (low >>> 7 & 127) > evidence.civilians
                || (layer.low[state] >>> 14 & 3) + region.objects[value] > evidence.objects) return false;
        int people = region.people(value);
        for (int i = 0; i < step.counts.size(); i++) {
            Count count = step.counts.get(i);
            int heard = get(count.slot) + people;
            if (heard > count.need) {
                if (!count.atLeast) return false;
                heard = count.need;
            }
            if (heard + count.room < count.need) return false;
            set(count.slot, count.last ? 0 : heard);
        }
        for (int i = 0; i < step.sides.size(); i++) if (!side(step.sides.get(i), region.kind[value])) return false;
        for (int i = 0; i < step.closes.size(); i++) {
            Close close = step.closes.get(i);
            boolean hidden = close.shield >= 0 && get(close.shield) != 0;
            if (hidden ? close.need != 0 : get(close.sum) != close.need) return false;
            set(close.sum, 0);
            if (close.shield >= 0) set(close.shield, 0);
        }
        return true;
    }

    private boolean side(Side side, int kind) {
        boolean watches = kind == Region.GUARD + side.facing;
        boolean free = kind == Region.FREE;
        boolean sees = false;
        switch (side.role) {
            case ALONE -> sees = watches || side.open && free;
            case NEAR_FIRST -> {
                sees = watches;
                set(side.memory, free ? 1 : 0);
            }
            case FAR_FIRST -> set(side.memory, watches ? 1 : 0);
            case NEAR_LAST -> {
                sees = watches || free && get(side.memory) == 1;
                set(side.memory, 0);
            }
            case FAR_LAST -> {
                sees = watches && get(side.memory) == 1;
                set(side.memory, 0);
            }
            case SHIELD -> set(side.memory, kind == Region.CIVILIAN ? 1 : 0);
        }
        if (!sees) return true;
        int count = get(side.sum) + 1;
        if (count > side.need) return false;
        set(side.sum, count);
        return true;
    }

    private int get(int slot) {
        return (int) (slot < 16 ? low >>> 16 + 3 * slot : high >>> 3 * (slot - 16)) & 7;
    }

    private void set(int slot, int value) {
        if (slot < 16) low = low & ~(7L << 16 + 3 * slot) | (long) value << 16 + 3 * slot;
        else high = high & ~(7L << 3 * (slot - 16)) | (long) value << 3 * (slot - 16);
    }
}
