package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Counts the worlds that agree with the evidence, exactly: unknown cells under the same counts are interchangeable and
 * form a {@link Region}, regions bound by counts a {@link ComponentCount}, and clusters meet only in the total numbers of
 * guards, civilians and objects. The largest region under no count at all, the far unknown, is met in closed form.
 */
final class ModelCounting {
    private final Evidence evidence;
    private final Prior prior;
    private final List<CountConstraint> hearings;
    private final List<SightConstraint> watches;
    private boolean exact = true;

    private ModelCounting(Evidence evidence, Prior prior) {
        this.evidence = evidence;
        this.prior = prior;
        hearings = new ArrayList<>(evidence.hearings);
        watches = new ArrayList<>(evidence.watches);
    }

    /**
     * What the counts say.
     *
     * @param sampler draws worlds by them; empty if there is none that agrees with the evidence
     */
    record Counted(CellProbabilities chances, Optional<WorldSampler> sampler) {}

    static Counted of(Evidence evidence, Prior prior) {
        if (evidence.impossible) return new Counted(new CellProbabilities(evidence.grid.size(), true), Optional.empty());
        return new ModelCounting(evidence, prior).count();
    }

    private Counted count() {
        while (true) {
            List<Region> regions = regions();
            List<ComponentCount> clusters = clusters(regions);
            if (clusters != null) return combine(regions, clusters);
            // Too entangled: forget the widest count and try again. What remains impossible is so all the more.
            exact = false;
            if (hearings.isEmpty()) watches.remove(watches.size() - 1);
            else hearings.remove(widest());
        }
    }

    private CountConstraint widest() {
        CountConstraint widest = hearings.get(0);
        for (CountConstraint hearing : hearings) if (hearing.size() > widest.size()) widest = hearing;
        return widest;
    }

    /** Cells with the same possible contents under the same counts; those that take part in watching one by one. */
    private List<Region> regions() {
        boolean[] lone = new boolean[evidence.grid.size()];
        for (SightConstraint watch : watches) {
            if (watch.shield() >= 0) lone[watch.shield()] = true;
            for (SightConstraint.Term term : watch.terms()) {
                if (term.near() >= 0) lone[term.near()] = true;
                if (term.far() >= 0) lone[term.far()] = true;
            }
        }
        record Alike(int mask, List<Integer> counts) {}
        Map<Alike, List<Integer>> alike = new HashMap<>();
        List<Region> regions = new ArrayList<>();
        List<Alike> found = new ArrayList<>();
        for (int c = 0; c < lone.length; c++) {
            int mask = evidence.domain[c];
            if (evidence.known(c)) continue;
            if (lone[c]) {
                regions.add(new Region(new int[] {c}, mask, true, evidence, prior));
                continue;
            }
            List<Integer> counts = new ArrayList<>();
            for (int h = 0; h < hearings.size(); h++) if (hearings.get(h).has(c)) counts.add(h);
            Alike key = new Alike(mask, counts);
            if (!alike.containsKey(key)) found.add(key);
            alike.computeIfAbsent(key, k -> new ArrayList<>()).add(c);
        }
        for (Alike key : found) {
            int[] cells = alike.get(key).stream().mapToInt(c -> c).toArray();
            regions.add(new Region(cells, key.mask, false, evidence, prior));
        }
        return regions;
    }

    /** The regions in groups that share no constraint, each summed up; null if one is too much. */
    private List<ComponentCount> clusters(List<Region> regions) {
        EliminationOrder binding = new EliminationOrder(evidence.grid.size(), regions, hearings, watches);
        List<ComponentCount> clusters = new ArrayList<>();
        for (List<Region> group : binding.groups()) {
            ComponentCount cluster = new ComponentCount(evidence);
            if (!cluster.arrange(group, binding.hearings(group), binding.watches(group)) || !cluster.sum()) return null;
            clusters.add(cluster);
        }
        return clusters;
    }

    private Counted combine(List<Region> regions, List<ComponentCount> clusters) {
        int n = clusters.size();
        PlacedTotals[] before = new PlacedTotals[n + 1];
        PlacedTotals[] behind = new PlacedTotals[n + 1];
        before[0] = behind[n] = PlacedTotals.NOTHING;
        // The richest last, so that it is only looked up and never multiplied out.
        clusters.sort((a, b) -> Integer.compare(a.result().size, b.result().size));
        PlacedTotals[] own = new PlacedTotals[n];
        for (int i = 0; i < n; i++) own[i] = new PlacedTotals(clusters.get(i).result());
        for (int i = 0; i < n - 1; i++) before[i + 1] = before[i].times(own[i], evidence);
        for (int i = n - 1; i > 0 && i < n; i--)
            behind[i] = i == n - 1 ? PlacedTotals.NOTHING : behind[i + 1].times(own[i], evidence);
        for (int i = 0; i < n; i++) {
            boolean last = i == n - 1;
            PlacedTotals others = last ? before[i] : before[i].times(behind[i + 1], evidence);
            WeightedStates result = clusters.get(i).result();
            double[] outside = new double[result.size];
            for (int s = 0; s < result.size; s++) {
                outside[s] = last
                        ? others.rest(result.low[s], PlacedTotals.NOTHING, evidence)
                        : others.rest(result.low[s], own[n - 1], evidence);
            }
            clusters.get(i).distribute(outside);
        }
        CellProbabilities probabilities = chances(regions);
        if (!probabilities.consistent()) return new Counted(probabilities, Optional.empty());
        return new Counted(probabilities, Optional.of(new WorldSampler(evidence, prior, clusters, own, behind)));
    }

    private CellProbabilities chances(List<Region> regions) {
        CellProbabilities probabilities = new CellProbabilities(evidence.grid.size(), exact);
        for (Region region : regions) {
            double total = Arrays.stream(region.mass).sum();
            if (total == 0) return new CellProbabilities(evidence.grid.size(), exact);
            for (int v = 0; v < region.values; v++) {
                if (region.mass[v] > 0)
                    new RegionShares(region, v, region.mass[v] / total, evidence, prior).addTo(probabilities);
            }
        }
        for (int c = 0; c < evidence.domain.length; c++) {
            if (evidence.known(c)) probabilities.set(c, ContentMasks.only(evidence.domain[c]), 1);
        }
        return probabilities;
    }
}
