package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Samples worlds from the posterior distribution. If the count is exact, every sample is consistent with the
 * observations. The sampler draws the numbers of guards, civilians and objects of each component, then the values of
 * its regions, then the cells.
 */
final class WorldSampler {
    private final Evidence evidence;
    private final Prior prior;
    private final List<ComponentCount> components;
    private final PlacedTotals[] totalsByComponent;

    /** {@code suffixTotals[i]}: the combined totals of the components from i on, without the last one. */
    private final PlacedTotals[] suffixTotals;

    WorldSampler(
            Evidence evidence,
            Prior prior,
            List<ComponentCount> components,
            PlacedTotals[] totalsByComponent,
            PlacedTotals[] suffixTotals) {
        this.evidence = evidence;
        this.prior = prior;
        this.components = components;
        this.totalsByComponent = totalsByComponent;
        this.suffixTotals = suffixTotals;
    }

    /** Samples a world and returns the content of each cell. */
    Content[] sample(Random random) {
        Content[] cells = new Content[evidence.domain.length];
        for (int c = 0; c < cells.length; c++) {
            if (evidence.isKnown(c)) cells[c] = ContentMasks.toContent(evidence.domain[c]);
        }
        List<Integer> objectCells = new ArrayList<>();
        long placed = 0;
        for (int i = 0; i < components.size(); i++) {
            long placedHere = sampleTotals(i, placed, random);
            placed += placedHere;
            ComponentCount component = components.get(i);
            int[] values = component.sample(placedHere, random);
            for (int r = 0; r < values.length; r++) {
                fillRegion(component.regions().get(r), values[r], cells, objectCells, random);
            }
        }
        placeObjects(objectCells, cells, random);
        return cells;
    }

    /** Samples the numbers placed in a component, given the numbers placed in the components before it. */
    private long sampleTotals(int component, long placed, Random random) {
        WeightedStates states = components.get(component).finalStates();
        boolean last = component == components.size() - 1;
        double[] mass = new double[states.size];
        double sum = 0;
        for (int s = 0; s < states.size; s++) {
            long all = PlacedTotals.plus(placed, states.low[s], evidence);
            if (all < 0) continue;
            PlacedTotals rest = last ? PlacedTotals.EMPTY : totalsByComponent[totalsByComponent.length - 1];
            PlacedTotals between = last ? PlacedTotals.EMPTY : suffixTotals[component + 1];
            mass[s] = states.weight[s] * between.completionWeight(all, rest, evidence);
            sum += mass[s];
        }
        double remaining = random.nextDouble() * sum;
        int chosen = -1;
        for (int s = 0; s < mass.length && remaining >= 0; s++) {
            if (mass[s] == 0) continue;
            chosen = s;
            remaining -= mass[s];
        }
        return states.low[chosen];
    }

    /**
     * Places the people of a region on random cells of it. Cells with an object are added to the list of object cells.
     */
    private void fillRegion(Region region, int value, Content[] cells, List<Integer> objectCells, Random random) {
        int[] order = region.cells.clone();
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = order[i];
            order[i] = order[j];
            order[j] = other;
        }
        int kind = region.kind[value];
        int guards = kind >= Region.GUARD
                ? ContentMasks.guardFacing(kind - Region.GUARD)
                : region.mask & ContentMasks.GUARDS;
        int at = 0;
        for (int g = 0; g < region.guards[value]; g++) cells[order[at++]] = sampleContent(guards, random);
        for (int c = 0; c < region.civilians[value]; c++) {
            cells[order[at++]] = sampleContent(region.mask & ContentMasks.CIVILIANS, random);
        }
        for (int o = 0; o < region.objects[value]; o++) objectCells.add(order[at++]);
        for (; at < order.length; at++) cells[order[at]] = sampleWithoutPerson(region, kind, random);
    }

    /** Samples the content of a cell that has neither a person nor an object of a known number. */
    private Content sampleWithoutPerson(Region region, int kind, Random random) {
        if (kind == Region.EMPTY) return Content.EMPTY;
        double empty = region.singleCell ? 0 : prior.emptyWeight(region.mask);
        double wall = prior.wallWeight(region.mask);
        double drawn = random.nextDouble() * (empty + wall + prior.objectWeight(region.mask));
        if (drawn < empty) return Content.EMPTY;
        return drawn < empty + wall ? Content.WALL : sampleContent(region.mask & ContentMasks.OBJECTS, random);
    }

    /** Places the objects that are not found yet, one per cell. */
    private void placeObjects(List<Integer> objectCells, Content[] cells, Random random) {
        List<Content> missing = new ArrayList<>(List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE));
        for (Content content : cells) missing.remove(content);
        Collections.shuffle(missing, random);
        for (int i = 0; i < objectCells.size(); i++) cells[objectCells.get(i)] = missing.get(i);
    }

    /** Samples one of these contents uniformly. */
    private static Content sampleContent(int contents, Random random) {
        int rest = contents;
        for (int skip = random.nextInt(Integer.bitCount(contents)); skip > 0; skip--) rest &= rest - 1;
        return ContentMasks.toContent(rest & -rest);
    }
}
