package dev.damier.hitman.deduce;

import dev.damier.hitman.world.ContentMasks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Counts the worlds that are consistent with the evidence, weighted by the prior. The steps are:
 *
 * <ol>
 *   <li>Unknown cells with the same possible contents and the same constraints are interchangeable. They form a
 *       {@link Region}.
 *   <li>Regions that share constraints form a component, see {@link RegionComponents}.
 *   <li>{@link ComponentCount} counts the assignments of each component, by the numbers that they place.
 *   <li>The components are combined so that their numbers add up to the totals of guards, civilians and objects.
 * </ol>
 *
 * <p>The package comment has a worked example. If a component is too large, constraints are dropped one by one until
 * the count is feasible. Then the result is not exact, see {@link CellProbabilities#isExact}. On a large map with many
 * hidden people even the totals alone have too many combinations. Then every cell is estimated on its own.
 */
final class ModelCounting {
    private final Evidence evidence;
    private final Prior prior;
    private final List<CountConstraint> countConstraints;
    private final List<SightConstraint> sightConstraints;
    private boolean exact = true;

    private ModelCounting(Evidence evidence, Prior prior) {
        this.evidence = evidence;
        this.prior = prior;
        countConstraints = new ArrayList<>(evidence.countConstraints);
        sightConstraints = new ArrayList<>(evidence.sightConstraints);
    }

    /**
     * The result of counting.
     *
     * @param sampler samples worlds; empty if no world is consistent with the evidence
     */
    record CountResult(CellProbabilities probabilities, Optional<WorldSampler> sampler) {}

    /** Counts the worlds. */
    static CountResult count(Evidence evidence, Prior prior) {
        if (evidence.impossible)
            return new CountResult(new CellProbabilities(evidence.grid.size(), true), Optional.empty());
        if (!ComponentCount.supportsTotals(evidence))
            return new CountResult(independentProbabilities(evidence, prior), Optional.empty());
        return new ModelCounting(evidence, prior).countWithRelaxation();
    }

    /**
     * Returns an estimate that treats the cells as independent: people and objects are spread evenly over the cells that may
     * have them. It is not exact, but every content that the evidence does not exclude has a positive probability.
     */
    private static CellProbabilities independentProbabilities(Evidence evidence, Prior prior) {
        CellProbabilities probabilities = new CellProbabilities(evidence.grid.size(), false);
        double guards = density(evidence, ContentMasks.GUARDS, evidence.guardsLeft);
        double civilians = density(evidence, ContentMasks.CIVILIANS, evidence.civiliansLeft);
        double objects = density(evidence, ContentMasks.OBJECTS, evidence.objectsLeft);
        double placed = 4 * guards + 4 * civilians + 3 * objects;
        double left = Math.max(0.01, 1 - placed) / prior.weightWithoutPeople(ContentMasks.ANY);
        for (int c = 0; c < evidence.domain.length; c++) {
            int mask = evidence.domain[c];
            double[] weights = {
                guards, civilians, objects + left * prior.object(), left * prior.emptyWeight(mask), left * prior.wall()
            };
            int[] contents = {
                mask & ContentMasks.GUARDS,
                mask & ContentMasks.CIVILIANS,
                mask & ContentMasks.OBJECTS,
                mask & ContentMasks.EMPTY,
                mask & ContentMasks.WALL
            };
            if (evidence.isKnown(c)) Arrays.fill(weights, 1);
            double sum = 0;
            for (int i = 0; i < weights.length; i++) sum += weights[i] * Integer.bitCount(contents[i]);
            for (int i = 0; i < weights.length; i++)
                for (int rest = contents[i]; rest != 0; rest &= rest - 1)
                    probabilities.set(c, ContentMasks.toContent(rest & -rest), weights[i] / sum);
        }
        return probabilities;
    }

    /** Returns the mean number of each of these contents per unknown cell that may have one of them. */
    private static double density(Evidence evidence, int contents, int left) {
        int places = 0;
        for (int c = 0; c < evidence.domain.length; c++)
            if (!evidence.isKnown(c)) places += Integer.bitCount(evidence.domain[c] & contents);
        return places == 0 ? 0 : (double) left / places;
    }

    /** Counts the worlds, and drops constraints as long as a component is too large. */
    private CountResult countWithRelaxation() {
        while (true) {
            List<Region> regions = buildRegions();
            List<ComponentCount> components = countComponents(regions);
            if (components != null) return combineComponents(regions, components);
            // Without a constraint more worlds are possible. So what is impossible then is impossible with it too.
            exact = false;
            if (countConstraints.isEmpty()) sightConstraints.remove(sightConstraints.size() - 1);
            else countConstraints.remove(widestCountConstraint());
        }
    }

    private CountConstraint widestCountConstraint() {
        CountConstraint widest = countConstraints.get(0);
        for (CountConstraint constraint : countConstraints) if (constraint.size() > widest.size()) widest = constraint;
        return widest;
    }

    /** Returns the regions. A cell of a sight constraint is a region of its own. */
    private List<Region> buildRegions() {
        boolean[] singleCell = new boolean[evidence.grid.size()];
        for (SightConstraint constraint : sightConstraints) {
            if (constraint.hidingCell() >= 0) singleCell[constraint.hidingCell()] = true;
            for (SightConstraint.Term term : constraint.terms()) {
                if (term.near() >= 0) singleCell[term.near()] = true;
                if (term.far() >= 0) singleCell[term.far()] = true;
            }
        }
        record RegionKey(int mask, List<Integer> constraints) {}
        Map<RegionKey, List<Integer>> cellsByKey = new LinkedHashMap<>();
        List<Region> regions = new ArrayList<>();
        for (int c = 0; c < singleCell.length; c++) {
            int mask = evidence.domain[c];
            if (evidence.isKnown(c)) continue;
            if (singleCell[c]) {
                regions.add(new Region(new int[] {c}, mask, true, evidence, prior));
                continue;
            }
            List<Integer> constraints = new ArrayList<>();
            for (int i = 0; i < countConstraints.size(); i++)
                if (countConstraints.get(i).contains(c)) constraints.add(i);
            cellsByKey
                    .computeIfAbsent(new RegionKey(mask, constraints), k -> new ArrayList<>())
                    .add(c);
        }
        cellsByKey.forEach((key, list) -> {
            int[] cells = list.stream().mapToInt(c -> c).toArray();
            regions.add(new Region(cells, key.mask, false, evidence, prior));
        });
        return regions;
    }

    /** Counts the assignments of each component. Returns null if a component is too large. */
    private @Nullable List<ComponentCount> countComponents(List<Region> regions) {
        RegionComponents components =
                new RegionComponents(evidence.grid.size(), regions, countConstraints, sightConstraints);
        List<ComponentCount> counts = new ArrayList<>();
        for (List<Region> component : components.components()) {
            ComponentCount count = new ComponentCount(evidence);
            List<CountConstraint> ownCounts = components.countConstraints(component);
            List<SightConstraint> ownSights = components.sightConstraints(component);
            if (!count.addConstraints(component, ownCounts, ownSights) || !count.computeLayers()) return null;
            counts.add(count);
        }
        return counts;
    }

    /**
     * Combines the components. For each component, the weight of all other components is needed for every number that
     * they must place. It is computed from combined prefixes and suffixes of the list of components.
     */
    private CountResult combineComponents(List<Region> regions, List<ComponentCount> components) {
        int n = components.size();
        PlacedTotals[] prefixTotals = new PlacedTotals[n + 1];
        PlacedTotals[] suffixTotals = new PlacedTotals[n + 1];
        prefixTotals[0] = suffixTotals[n] = PlacedTotals.EMPTY;
        // The component with the most states comes last: it is only looked up and never combined with others.
        components.sort((a, b) -> Integer.compare(a.finalStates().size, b.finalStates().size));
        PlacedTotals[] totals = new PlacedTotals[n];
        for (int i = 0; i < n; i++)
            totals[i] = new PlacedTotals(components.get(i).finalStates());
        for (int i = 0; i < n - 1; i++) prefixTotals[i + 1] = prefixTotals[i].combine(totals[i], evidence);
        for (int i = n - 1; i > 0 && i < n; i--)
            suffixTotals[i] = i == n - 1 ? PlacedTotals.EMPTY : suffixTotals[i + 1].combine(totals[i], evidence);
        for (int i = 0; i < n; i++) {
            boolean last = i == n - 1;
            PlacedTotals others = last ? prefixTotals[i] : prefixTotals[i].combine(suffixTotals[i + 1], evidence);
            WeightedStates result = components.get(i).finalStates();
            double[] outside = new double[result.size];
            for (int s = 0; s < result.size; s++) {
                outside[s] = last
                        ? others.completionWeight(result.low[s], PlacedTotals.EMPTY, evidence)
                        : others.completionWeight(result.low[s], totals[n - 1], evidence);
            }
            components.get(i).distributeMass(outside);
        }
        CellProbabilities probabilities = toProbabilities(regions);
        if (!probabilities.isConsistent()) return new CountResult(probabilities, Optional.empty());
        return new CountResult(
                probabilities, Optional.of(new WorldSampler(evidence, prior, components, totals, suffixTotals)));
    }

    /**
     * Converts the masses of the region values into probabilities per cell. Returns all zeros if no world is
     * consistent.
     */
    private CellProbabilities toProbabilities(List<Region> regions) {
        CellProbabilities probabilities = new CellProbabilities(evidence.grid.size(), exact);
        for (Region region : regions) {
            double total = Arrays.stream(region.mass).sum();
            if (total == 0) return new CellProbabilities(evidence.grid.size(), exact);
            for (int v = 0; v < region.valueCount; v++) {
                if (region.mass[v] > 0)
                    new RegionShares(region, v, region.mass[v] / total, evidence, prior).addTo(probabilities);
            }
        }
        for (int c = 0; c < evidence.domain.length; c++) {
            if (evidence.isKnown(c)) probabilities.set(c, ContentMasks.toContent(evidence.domain[c]), 1);
        }
        return probabilities;
    }
}
