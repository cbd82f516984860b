package dev.damier.hitman.deduce;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Which regions are bound together by counts, and in which order they are best decided. */
final class EliminationOrder {
    private final List<Region> regions;
    private final List<CountConstraint> hearings;
    private final List<SightConstraint> watches;
    private final int[] regionOf;
    private final int[] parent;

    /** The regions each constraint touches, hearings first. */
    private final List<int[]> touched = new ArrayList<>();

    EliminationOrder(int cells, List<Region> regions, List<CountConstraint> hearings, List<SightConstraint> watches) {
        this.regions = regions;
        this.hearings = hearings;
        this.watches = watches;
        regionOf = new int[cells];
        parent = new int[regions.size()];
        for (int i = 0; i < regions.size(); i++) {
            parent[i] = i;
            for (int c : regions.get(i).cells) regionOf[c] = i;
        }
        for (CountConstraint hearing : hearings) touch(hearing.toArray());
        for (SightConstraint watch : watches) touch(cells(watch));
    }

    private static int[] cells(SightConstraint watch) {
        int[] cells = new int[2 * watch.terms().size() + 1];
        int n = 0;
        if (watch.shield() >= 0) cells[n++] = watch.shield();
        for (SightConstraint.Term term : watch.terms()) {
            if (term.near() >= 0) cells[n++] = term.near();
            if (term.far() >= 0) cells[n++] = term.far();
        }
        return Arrays.copyOf(cells, n);
    }

    private void touch(int[] cells) {
        int[] all = Arrays.stream(cells).map(c -> regionOf[c]).distinct().toArray();
        for (int region : all) parent[find(region)] = find(all[0]);
        touched.add(all);
    }

    private int find(int region) {
        int root = region;
        while (parent[root] != root) root = parent[root] = parent[parent[root]];
        return root;
    }

    List<List<Region>> groups() {
        List<List<Region>> groups = new ArrayList<>();
        for (int root = 0; root < parent.length; root++) {
            if (find(root) == root) groups.add(order(root));
        }
        return groups;
    }

    List<CountConstraint> hearings(List<Region> group) {
        int root = find(regionOf[group.get(0).cells[0]]);
        List<CountConstraint> own = new ArrayList<>();
        for (int i = 0; i < hearings.size(); i++) if (find(touched.get(i)[0]) == root) own.add(hearings.get(i));
        return own;
    }

    List<SightConstraint> watches(List<Region> group) {
        int root = find(regionOf[group.get(0).cells[0]]);
        List<SightConstraint> own = new ArrayList<>();
        for (int i = 0; i < watches.size(); i++) {
            if (find(touched.get(hearings.size() + i)[0]) == root) own.add(watches.get(i));
        }
        return own;
    }

    private List<Region> order(int root) {
        List<Integer> members = new ArrayList<>();
        for (int r = 0; r < regions.size(); r++) if (find(r) == root) members.add(r);
        DecisionOrders orders = new DecisionOrders(members, regions.size());
        for (int t = 0; t < hearings.size(); t++) orders.hear(hearings.get(t), touched.get(t), regionOf);
        for (int t = 0; t < watches.size(); t++) orders.watch(watches.get(t), touched.get(hearings.size() + t));
        return orders.best().stream().map(regions::get).toList();
    }
}
