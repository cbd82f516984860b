package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds an order in which {@link ComponentCount} decides the regions of a component. A state of the dynamic program
 * contains the running count of every open constraint, that is, one with decided and undecided regions. So an order is
 * good if few constraints are open at the same time, and if their running counts have few values.
 */
final class DecisionOrders {
    /** If the default order is expected to need more states than this in all its steps, other orders are tried. */
    private static final double MAX_STATES_OF_DEFAULT_ORDER = 300;

    private final List<Integer> members;

    /** The constraints that contain cells of each region. */
    private final List<List<TrackedConstraint>> constraintsByRegion = new ArrayList<>();

    private final List<TrackedConstraint> allConstraints = new ArrayList<>();

    /** A constraint and the part of it that is decided. */
    private static final class TrackedConstraint {
        final boolean isCount;
        final int required;
        final int regionCount;

        /** The number of cells of this constraint in each region. */
        final int[] cellsByRegion;

        final int cellCount;
        int decidedCells;
        int regionsLeft;

        TrackedConstraint(boolean isCount, int required, int[] regions, int[] cellsByRegion) {
            this.isCount = isCount;
            this.required = required;
            this.cellsByRegion = cellsByRegion;
            regionCount = regions.length;
            int sum = 0;
            for (int region : regions) sum += cellsByRegion[region];
            cellCount = sum;
        }

        void reset() {
            decidedCells = 0;
            regionsLeft = regionCount;
        }

        void decide(int region) {
            decidedCells += cellsByRegion[region];
            regionsLeft--;
        }

        /**
         * Returns the expected number of different running counts, for numbers of decided cells and of undecided
         * regions.
         */
        double expectedValues(int cells, int undecidedRegions) {
            if (cells == 0 || undecidedRegions == 0) return 1;
            int max = Math.min(required, cells);
            // A sight constraint often needs a memory slot for a near or far cell too, hence the factor 2.
            return isCount ? max - Math.max(0, required - (cellCount - cells)) + 1 : 2 * (max + 1);
        }

        /** Returns the factor by which deciding a region changes the expected number of running counts. */
        double growth(int region) {
            return expectedValues(decidedCells + cellsByRegion[region], regionsLeft - 1)
                    / expectedValues(decidedCells, regionsLeft);
        }
    }

    /**
     * @param members the regions of the component
     * @param regionCount number of regions of all components
     */
    DecisionOrders(List<Integer> members, int regionCount) {
        this.members = members;
        for (int r = 0; r < regionCount; r++) constraintsByRegion.add(new ArrayList<>());
    }

    /**
     * @param regions the regions that contain cells of the constraint
     * @param regionOf the region of each cell
     */
    void addCount(CountConstraint constraint, int[] regions, int[] regionOf) {
        int[] cellsByRegion = new int[constraintsByRegion.size()];
        for (int cell : constraint.toArray()) cellsByRegion[regionOf[cell]]++;
        add(new TrackedConstraint(true, constraint.required, regions, cellsByRegion), regions);
    }

    /** @param regions the regions that contain cells of the constraint */
    void addSight(SightConstraint constraint, int[] regions) {
        int[] cellsByRegion = new int[constraintsByRegion.size()];
        for (int region : regions) cellsByRegion[region] = 1;
        add(new TrackedConstraint(false, constraint.required(), regions, cellsByRegion), regions);
    }

    private void add(TrackedConstraint trackedConstraint, int[] regions) {
        allConstraints.add(trackedConstraint);
        for (int region : regions) constraintsByRegion.get(region).add(trackedConstraint);
    }

    /** Returns the order with the fewest expected states among those tried. */
    List<Integer> best() {
        List<Integer> best = fewestOpenConstraints();
        double min = expectedStates(best);
        if (min <= MAX_STATES_OF_DEFAULT_ORDER) return best;
        for (int first : members) {
            List<Integer> other = fewestStatesFrom(first);
            double states = expectedStates(other);
            if (states < min) {
                min = states;
                best = other;
            }
        }
        return best;
    }

    /** Returns the expected number of states of an order in all its steps. The numbers placed are not included. */
    private double expectedStates(List<Integer> order) {
        allConstraints.forEach(TrackedConstraint::reset);
        double states = 1;
        double sum = 0;
        for (int region : order) {
            states *= growth(region);
            decide(region);
            sum += states;
        }
        return sum;
    }

    private double growth(int region) {
        double growth = 1;
        for (TrackedConstraint trackedConstraint : constraintsByRegion.get(region))
            growth *= trackedConstraint.growth(region);
        return growth;
    }

    private void decide(int region) {
        for (TrackedConstraint trackedConstraint : constraintsByRegion.get(region)) trackedConstraint.decide(region);
    }

    /** Returns the default order: it always takes the region that opens the fewest constraints and closes the most. */
    private List<Integer> fewestOpenConstraints() {
        allConstraints.forEach(TrackedConstraint::reset);
        List<Integer> undecided = new ArrayList<>(members);
        List<Integer> order = new ArrayList<>();
        while (!undecided.isEmpty()) {
            int best = 0;
            int min = Integer.MAX_VALUE;
            for (int i = 0; i < undecided.size(); i++) {
                int score = 0;
                for (TrackedConstraint trackedConstraint : constraintsByRegion.get(undecided.get(i)))
                    score += (trackedConstraint.regionsLeft < trackedConstraint.regionCount ? 0 : 1)
                            - (trackedConstraint.regionsLeft == 1 ? 1 : 0);
                if (score < min) {
                    min = score;
                    best = i;
                }
            }
            order.add(undecided.remove(best));
            decide(order.get(order.size() - 1));
        }
        return order;
    }

    /** Returns a greedy order from a first region on: the next region always has the fewest expected states. */
    private List<Integer> fewestStatesFrom(int first) {
        allConstraints.forEach(TrackedConstraint::reset);
        List<Integer> undecided = new ArrayList<>(members);
        List<Integer> order = new ArrayList<>();
        int next = undecided.indexOf(first);
        while (true) {
            int region = undecided.remove(next);
            order.add(region);
            decide(region);
            if (undecided.isEmpty()) return order;
            double min = Double.MAX_VALUE;
            for (int i = 0; i < undecided.size(); i++) {
                double growth = growth(undecided.get(i));
                if (growth < min) {
                    min = growth;
                    next = i;
                }
            }
        }
    }
}
