package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Partitions the regions into components (connected by shared constraints, found with union-find) and orders the
 * regions of each component.
 */
final class RegionComponents {
    private final List<Region> regions;
    private final List<CountConstraint> countConstraints;
    private final List<SightConstraint> sightConstraints;

    /** The region of each cell. */
    private final int[] regionOf;

    /** The union-find forest of the regions. */
    private final int[] parent;

    /** The regions of each constraint: first the count constraints, then the sight constraints. */
    private final List<int[]> regionsByConstraint = new ArrayList<>();

    RegionComponents(
            int cells,
            List<Region> regions,
            List<CountConstraint> countConstraints,
            List<SightConstraint> sightConstraints) {
        this.regions = regions;
        this.countConstraints = countConstraints;
        this.sightConstraints = sightConstraints;
        regionOf = new int[cells];
        parent = new int[regions.size()];
        for (int i = 0; i < regions.size(); i++) {
            parent[i] = i;
            for (int c : regions.get(i).cells) regionOf[c] = i;
        }
        for (CountConstraint constraint : countConstraints) addConstraint(constraint.toArray());
        for (SightConstraint constraint : sightConstraints) addConstraint(cells(constraint));
    }

    private static int[] cells(SightConstraint constraint) {
        int[] cells = new int[2 * constraint.terms().size() + 1];
        int n = 0;
        if (constraint.hidingCell() >= 0) cells[n++] = constraint.hidingCell();
        for (SightConstraint.Term term : constraint.terms()) {
            if (term.near() >= 0) cells[n++] = term.near();
            if (term.far() >= 0) cells[n++] = term.far();
        }
        return Arrays.copyOf(cells, n);
    }

    /** Unites the components of all regions that contain one of these cells. */
    private void addConstraint(int[] cells) {
        int[] all = Arrays.stream(cells).map(c -> regionOf[c]).distinct().toArray();
        for (int region : all) parent[findRoot(region)] = findRoot(all[0]);
        regionsByConstraint.add(all);
    }

    private int findRoot(int region) {
        int root = region;
        while (parent[root] != root) root = parent[root] = parent[parent[root]];
        return root;
    }

    /** Returns the components, each with its regions in the order in which they should be decided. */
    List<List<Region>> components() {
        List<List<Region>> components = new ArrayList<>();
        for (int root = 0; root < parent.length; root++) {
            if (findRoot(root) == root) components.add(orderedRegions(root));
        }
        return components;
    }

    /** Returns the count constraints of a component. */
    List<CountConstraint> countConstraints(List<Region> component) {
        int root = findRoot(regionOf[component.get(0).cells[0]]);
        List<CountConstraint> own = new ArrayList<>();
        for (int i = 0; i < countConstraints.size(); i++)
            if (findRoot(regionsByConstraint.get(i)[0]) == root) own.add(countConstraints.get(i));
        return own;
    }

    /** Returns the sight constraints of a component. */
    List<SightConstraint> sightConstraints(List<Region> component) {
        int root = findRoot(regionOf[component.get(0).cells[0]]);
        List<SightConstraint> own = new ArrayList<>();
        for (int i = 0; i < sightConstraints.size(); i++) {
            if (findRoot(regionsByConstraint.get(countConstraints.size() + i)[0]) == root)
                own.add(sightConstraints.get(i));
        }
        return own;
    }

    private List<Region> orderedRegions(int root) {
        List<Integer> members = new ArrayList<>();
        for (int r = 0; r < regions.size(); r++) if (findRoot(r) == root) members.add(r);
        DecisionOrders orders = new DecisionOrders(members, regions.size());
        for (int t = 0; t < countConstraints.size(); t++)
            orders.addCount(countConstraints.get(t), regionsByConstraint.get(t), regionOf);
        for (int t = 0; t < sightConstraints.size(); t++)
            orders.addSight(sightConstraints.get(t), regionsByConstraint.get(countConstraints.size() + t));
        return orders.best().stream().map(regions::get).toList();
    }
}
