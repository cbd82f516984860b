package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Counts the weighted assignments of one component by dynamic programming. A component is a set of regions that share
 * constraints.
 *
 * <p>The regions are decided one after the other. A state consists of the numbers placed so far and of the running
 * count of every open constraint. A constraint is open from its first region to its last one. It has a slot in that
 * time.
 *
 * <pre>
 * word  bits    meaning
 * low   0–6     guards placed
 * low   7–13    civilians placed
 * low   14–15   objects placed
 * low   16–63   slots 0 to 15, 3 bits each
 * high  0–62    slots 16 to 36, 3 bits each
 * </pre>
 *
 * <p>Example: three regions P, Q and R of one cell each are decided in this order. Two people are heard in P and Q, and
 * one in Q and R. The first constraint is open from P to Q and gets slot 0 (bits 16–18). The second is open from Q to
 * R. Both are open at Q, so the second gets slot 1 (bits 19–21). When a constraint is complete, its slot is set to 0
 * and can be used again.
 *
 * <pre>
 * region  content   low word   guards  civilians  slot 0  slot 1
 * –       –         0x00000    0       0          0       0
 * P       guard     0x10001    1       0          1       0
 * Q       civilian  0x80081    1       1          2 → 0   1        first constraint: 2 of 2 people
 * R       no person 0x00081    1       1          0       1 → 0    second constraint: 1 of 1 person
 * </pre>
 *
 * <p>If Q had no person, the first constraint would end with 1 of 2 people. This assignment would be dropped at Q.
 */
final class ComponentCount {
    private static final int SLOT_COUNT = 37;

    /** Maximum number of guards or civilians in a state. */
    private static final int MAX_NUMBER = 127;

    /** Maximum number of states after a region. */
    private static final int MAX_STATES = 40_000;

    private final Evidence evidence;
    private final List<Region> order = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();

    /** The states before the first region, after the first region, and so on. */
    private final List<WeightedStates> layers = new ArrayList<>();

    /** The transitions into each layer, computed when the first sample is drawn. */
    private final List<IncomingTransitions> incoming = new ArrayList<>();

    /** The state computed by {@link #applyValue}, low and high word. */
    private long nextLow;

    private long nextHigh;

    /** The updates of the constraints when one region is decided. */
    private static final class Step {
        final List<CountStep> countSteps = new ArrayList<>();
        final List<SightStep> sightSteps = new ArrayList<>();
        final List<SightEnd> sightEnds = new ArrayList<>();
    }

    /**
     * Adds the people of a region to the running count of a {@link CountConstraint}.
     *
     * @param cellsLeft cells of the constraint in later regions
     * @param isLast whether this is the last region of the constraint
     */
    private record CountStep(int slot, int required, boolean atLeast, int cellsLeft, boolean isLast) {}

    /**
     * Updates a {@link SightConstraint} with the content of one cell.
     *
     * @param sumSlot the slot with the number of guards that see Hitman
     * @param max maximum of that number
     * @param memorySlot the slot that remembers the first cell of a pair, or whether a civilian hides Hitman
     * @param facing the heading, by ordinal, in which a guard in this cell sees Hitman
     * @param farGuardProven whether a guard in the far cell is proved, so that an empty near cell is sufficient
     */
    private record SightStep(
            SightRole role, int sumSlot, int max, int memorySlot, int facing, boolean farGuardProven) {}

    /** The role of a cell in a {@link SightConstraint}. */
    private enum SightRole {
        /** The only undecided cell on its side of Hitman. */
        ALONE,
        /** The near cell of a pair, decided before the far cell. */
        NEAR_FIRST,
        /** The near cell of a pair, decided after the far cell. */
        NEAR_LAST,
        /** The far cell of a pair, decided before the near cell. */
        FAR_FIRST,
        /** The far cell of a pair, decided after the near cell. */
        FAR_LAST,
        /** Hitman's own cell, on which a civilian may hide him. */
        HIDING_CIVILIAN
    }

    /**
     * Checks a {@link SightConstraint} after its last region. {@code hidingSlot} is -1 if no civilian can hide Hitman.
     */
    private record SightEnd(int sumSlot, int required, int hidingSlot) {}

    ComponentCount(Evidence evidence) {
        this.evidence = evidence;
    }

    /** Returns whether the numbers that are left to place fit in a state and have few enough combinations. */
    static boolean supportsTotals(Evidence evidence) {
        return evidence.guardsLeft <= MAX_NUMBER
                && evidence.civiliansLeft <= MAX_NUMBER
                && (evidence.guardsLeft + 1) * (evidence.civiliansLeft + 1) * (evidence.objectsLeft + 1) <= MAX_STATES;
    }

    /**
     * Assigns slots and updates to the constraints, for the regions in this order.
     *
     * @return false if more slots are needed than two words have
     */
    boolean addConstraints(List<Region> regions, List<CountConstraint> counts, List<SightConstraint> sights) {
        order.addAll(regions);
        for (int i = 0; i < regions.size(); i++) steps.add(new Step());
        Slots slots = new Slots(regions.size());
        int[] stepOf = new int[evidence.grid.size()];
        for (int i = 0; i < regions.size(); i++) for (int c : regions.get(i).cells) stepOf[c] = i;
        for (CountConstraint count : counts) if (!addCount(count, stepOf, slots)) return false;
        for (SightConstraint sight : sights) if (!addSight(sight, stepOf, slots)) return false;
        return true;
    }

    private boolean addCount(CountConstraint constraint, int[] stepOf, Slots slots) {
        int[] size = new int[order.size()];
        int cellsLeft = 0;
        int first = order.size();
        int last = 0;
        for (int c : constraint.toArray()) {
            size[stepOf[c]]++;
            cellsLeft++;
            first = Math.min(first, stepOf[c]);
            last = Math.max(last, stepOf[c]);
        }
        int slot = slots.allocate(first, last);
        if (slot < 0) return false;
        for (int i = first; i <= last; i++) {
            if (size[i] == 0) continue;
            cellsLeft -= size[i];
            steps.get(i)
                    .countSteps
                    .add(new CountStep(slot, constraint.required, constraint.atLeast, cellsLeft, i == last));
        }
        return true;
    }

    private boolean addSight(SightConstraint constraint, int[] stepOf, Slots slots) {
        int first = constraint.hidingCell() < 0 ? order.size() : stepOf[constraint.hidingCell()];
        int last = constraint.hidingCell() < 0 ? 0 : first;
        for (SightConstraint.Term term : constraint.terms()) {
            for (int cell : new int[] {term.near(), term.far()}) {
                if (cell < 0) continue;
                first = Math.min(first, stepOf[cell]);
                last = Math.max(last, stepOf[cell]);
            }
        }
        int sumSlot = slots.allocate(first, last);
        int hidingSlot = constraint.hidingCell() < 0 ? -1 : slots.allocate(stepOf[constraint.hidingCell()], last);
        if (sumSlot < 0 || constraint.hidingCell() >= 0 && hidingSlot < 0) return false;
        int max = constraint.hidingCell() < 0 ? constraint.required() : 4;
        if (hidingSlot >= 0) {
            steps.get(stepOf[constraint.hidingCell()])
                    .sightSteps
                    .add(new SightStep(SightRole.HIDING_CIVILIAN, sumSlot, max, hidingSlot, 0, false));
        }
        for (SightConstraint.Term term : constraint.terms()) {
            if (term.isPair()) {
                boolean nearFirst = stepOf[term.near()] < stepOf[term.far()];
                int from = Math.min(stepOf[term.near()], stepOf[term.far()]);
                int to = Math.max(stepOf[term.near()], stepOf[term.far()]);
                int memorySlot = slots.allocate(from, to);
                if (memorySlot < 0) return false;
                SightRole near = nearFirst ? SightRole.NEAR_FIRST : SightRole.NEAR_LAST;
                SightRole far = nearFirst ? SightRole.FAR_LAST : SightRole.FAR_FIRST;
                steps.get(stepOf[term.near()])
                        .sightSteps
                        .add(new SightStep(near, sumSlot, max, memorySlot, term.facing(), false));
                steps.get(stepOf[term.far()])
                        .sightSteps
                        .add(new SightStep(far, sumSlot, max, memorySlot, term.facing(), false));
            } else {
                int cell = Math.max(term.near(), term.far());
                steps.get(stepOf[cell])
                        .sightSteps
                        .add(new SightStep(SightRole.ALONE, sumSlot, max, -1, term.facing(), term.farGuardProven()));
            }
        }
        steps.get(last).sightEnds.add(new SightEnd(sumSlot, constraint.required(), hidingSlot));
        return true;
    }

    /** Allocates slots. A slot can be used again once its constraint is complete. */
    private static final class Slots {
        /** The slots in use at each step, as bits. */
        private final long[] usedByStep;

        Slots(int steps) {
            usedByStep = new long[steps];
        }

        /** Returns a slot that is free from one step to another, both included, or -1. */
        int allocate(int from, int to) {
            long busy = 0;
            for (int i = from; i <= to; i++) busy |= usedByStep[i];
            int slot = Long.numberOfTrailingZeros(~busy);
            if (slot >= SLOT_COUNT) return -1;
            for (int i = from; i <= to; i++) usedByStep[i] |= 1L << slot;
            return slot;
        }
    }

    /** Computes the states after each region with their weights. Returns false if there are too many. */
    boolean computeLayers() {
        WeightedStates layer = new WeightedStates();
        layer.add(0, 0, 1);
        layers.add(layer);
        for (int i = 0; i < order.size(); i++) {
            WeightedStates next = new WeightedStates();
            Region region = order.get(i);
            for (int s = 0; s < layer.size; s++) {
                for (int v = 0; v < region.valueCount; v++) {
                    if (applyValue(layer, s, i, v)) next.add(nextLow, nextHigh, layer.weight[s] * region.weight[v]);
                }
            }
            if (next.size > MAX_STATES) return false;
            layers.add(next);
            layer = next;
        }
        return true;
    }

    /** Returns the weights of all assignments by the numbers placed (bits 0–15 of the low word). */
    WeightedStates finalStates() {
        return layers.get(layers.size() - 1);
    }

    /**
     * Computes the mass of each value of each region, by a backward pass.
     *
     * @param outside for each entry of {@link #finalStates}, the weight of all matching assignments of the other
     *     components
     */
    void distributeMass(double[] outside) {
        double[] massAfter = outside;
        for (int i = order.size() - 1; i >= 0; i--) {
            WeightedStates layer = layers.get(i);
            WeightedStates next = layers.get(i + 1);
            Region region = order.get(i);
            double[] massBefore = new double[layer.size];
            for (int s = 0; s < layer.size; s++) {
                for (int v = 0; v < region.valueCount; v++) {
                    if (!applyValue(layer, s, i, v)) continue;
                    double rest = region.weight[v] * massAfter[next.find(nextLow, nextHigh)];
                    massBefore[s] += rest;
                    region.mass[v] += layer.weight[s] * rest;
                }
            }
            massAfter = massBefore;
        }
    }

    /**
     * Samples an assignment that places these numbers, with probability proportional to its weight. It starts at the
     * final state and samples one incoming transition per region, backwards.
     *
     * @param placed the numbers placed in this component, as in {@link #finalStates}
     * @return the value of each region, in the order of {@link #regions}
     */
    int[] sample(long placed, Random random) {
        if (incoming.isEmpty()) for (int i = 0; i < order.size(); i++) incoming.add(incomingTransitions(i));
        int[] values = new int[order.size()];
        int state = finalStates().find(placed, 0);
        for (int i = order.size() - 1; i >= 0; i--) {
            IncomingTransitions into = incoming.get(i);
            int chosen = into.sample(state, random);
            values[i] = into.value[chosen];
            state = into.from[chosen];
        }
        return values;
    }

    /** Returns the regions in the order in which they are decided. */
    List<Region> regions() {
        return order;
    }

    /** Returns the transitions that decide one region, by the state that they lead into. */
    private IncomingTransitions incomingTransitions(int stepIndex) {
        WeightedStates layer = layers.get(stepIndex);
        WeightedStates next = layers.get(stepIndex + 1);
        Region region = order.get(stepIndex);
        IncomingTransitions into = new IncomingTransitions(next.size);
        for (int s = 0; s < layer.size; s++) {
            for (int v = 0; v < region.valueCount; v++) {
                if (applyValue(layer, s, stepIndex, v))
                    into.add(next.find(nextLow, nextHigh), s, v, layer.weight[s] * region.weight[v]);
            }
        }
        return into;
    }

    /**
     * Computes the state after a region gets a value, into {@link #nextLow} and {@link #nextHigh}. Returns false if the
     * value violates a constraint.
     */
    private boolean applyValue(WeightedStates layer, int state, int stepIndex, int value) {
        Region region = order.get(stepIndex);
        Step step = steps.get(stepIndex);
        long low = layer.low[state];
        // Checked before the numbers are added, because a larger sum would overflow into the next bits.
        if ((low & MAX_NUMBER) + region.guards[value] > evidence.guardsLeft
                || (low >>> 7 & MAX_NUMBER) + region.civilians[value] > evidence.civiliansLeft
                || (low >>> 14 & 3) + region.objects[value] > evidence.objectsLeft) return false;
        nextLow = low
                + region.guards[value]
                + ((long) region.civilians[value] << 7)
                + ((long) region.objects[value] << 14);
        nextHigh = layer.high[state];
        int people = region.people(value);
        for (int i = 0; i < step.countSteps.size(); i++) {
            CountStep countStep = step.countSteps.get(i);
            int runningCount = getSlot(countStep.slot) + people;
            if (runningCount > countStep.required) {
                if (!countStep.atLeast) return false;
                runningCount = countStep.required;
            }
            if (runningCount + countStep.cellsLeft < countStep.required) return false;
            setSlot(countStep.slot, countStep.isLast ? 0 : runningCount);
        }
        for (int i = 0; i < step.sightSteps.size(); i++)
            if (!applySightStep(step.sightSteps.get(i), region.kind[value])) return false;
        for (int i = 0; i < step.sightEnds.size(); i++) {
            SightEnd sightEnd = step.sightEnds.get(i);
            boolean hidden = sightEnd.hidingSlot >= 0 && getSlot(sightEnd.hidingSlot) != 0;
            if (hidden ? sightEnd.required != 0 : getSlot(sightEnd.sumSlot) != sightEnd.required) return false;
            setSlot(sightEnd.sumSlot, 0);
            if (sightEnd.hidingSlot >= 0) setSlot(sightEnd.hidingSlot, 0);
        }
        return true;
    }

    /** Applies a sight update for a cell of this {@link Region#kind}. Returns false if too many guards see Hitman. */
    private boolean applySightStep(SightStep sightStep, int kind) {
        boolean isFacingGuard = kind == Region.GUARD + sightStep.facing;
        boolean isEmpty = kind == Region.EMPTY;
        boolean sees = false;
        switch (sightStep.role) {
            case ALONE -> sees = isFacingGuard || sightStep.farGuardProven && isEmpty;
            case NEAR_FIRST -> {
                sees = isFacingGuard;
                setSlot(sightStep.memorySlot, isEmpty ? 1 : 0);
            }
            case FAR_FIRST -> setSlot(sightStep.memorySlot, isFacingGuard ? 1 : 0);
            case NEAR_LAST -> {
                sees = isFacingGuard || isEmpty && getSlot(sightStep.memorySlot) == 1;
                setSlot(sightStep.memorySlot, 0);
            }
            case FAR_LAST -> {
                sees = isFacingGuard && getSlot(sightStep.memorySlot) == 1;
                setSlot(sightStep.memorySlot, 0);
            }
            case HIDING_CIVILIAN -> setSlot(sightStep.memorySlot, kind == Region.CIVILIAN ? 1 : 0);
        }
        if (!sees) return true;
        int count = getSlot(sightStep.sumSlot) + 1;
        if (count > sightStep.max) return false;
        setSlot(sightStep.sumSlot, count);
        return true;
    }

    private int getSlot(int slot) {
        return (int) (slot < 16 ? nextLow >>> 16 + 3 * slot : nextHigh >>> 3 * (slot - 16)) & 7;
    }

    private void setSlot(int slot, int value) {
        if (slot < 16) nextLow = nextLow & ~(7L << 16 + 3 * slot) | (long) value << 16 + 3 * slot;
        else nextHigh = nextHigh & ~(7L << 3 * (slot - 16)) | (long) value << 3 * (slot - 16);
    }
}
