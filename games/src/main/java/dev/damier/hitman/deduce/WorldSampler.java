package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Draws worlds from the counts themselves, each as likely as it is, so that none contradicts what was observed: first how
 * many guards, civilians and objects fall to each component, then a way to place them there, then the cells.
 */
final class WorldSampler {
    private final Evidence evidence;
    private final Prior prior;
    private final List<ComponentCount> components;
    private final PlacedTotals[] own;

    /** {@code behind[i]}: the components from i on, but for the last one, multiplied out. */
    private final PlacedTotals[] behind;

    WorldSampler(
            Evidence evidence,
            Prior prior,
            List<ComponentCount> components,
            PlacedTotals[] own,
            PlacedTotals[] behind) {
        this.evidence = evidence;
        this.prior = prior;
        this.components = components;
        this.own = own;
        this.behind = behind;
    }

    Content[] draw(Random random) {
        Content[] cells = new Content[evidence.domain.length];
        for (int c = 0; c < cells.length; c++) {
            if (evidence.known(c)) cells[c] = ContentMasks.only(evidence.domain[c]);
        }
        List<Integer> objects = new ArrayList<>();
        long placed = 0;
        for (int i = 0; i < components.size(); i++) {
            long here = totals(i, placed, random);
            placed += here;
            ComponentCount component = components.get(i);
            int[] values = component.draw(here, random);
            for (int r = 0; r < values.length; r++) {
                fill(component.regions().get(r), values[r], cells, objects, random);
            }
        }
        place(objects, cells, random);
        return cells;
    }

    /** What falls to a component, given what fell to those before it. */
    private long totals(int component, long placed, Random random) {
        WeightedStates ways = components.get(component).result();
        boolean last = component == components.size() - 1;
        double[] mass = new double[ways.size];
        double sum = 0;
        for (int s = 0; s < ways.size; s++) {
            long all = PlacedTotals.plus(placed, ways.low[s], evidence);
            if (all < 0) continue;
            PlacedTotals rest = last ? PlacedTotals.NOTHING : own[own.length - 1];
            PlacedTotals between = last ? PlacedTotals.NOTHING : behind[component + 1];
            mass[s] = ways.weight[s] * between.rest(all, rest, evidence);
            sum += mass[s];
        }
        double lot = random.nextDouble() * sum;
        int chosen = -1;
        for (int s = 0; s < mass.length && lot >= 0; s++) {
            if (mass[s] == 0) continue;
            chosen = s;
            lot -= mass[s];
        }
        return ways.low[chosen];
    }

    /** Cells of a region are interchangeable: whoever lies in it lies anywhere in it. */
    private void fill(Region region, int value, Content[] cells, List<Integer> objects, Random random) {
        int[] order = region.cells.clone();
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int other = order[i];
            order[i] = order[j];
            order[j] = other;
        }
        int kind = region.kind[value];
        int guards = kind >= Region.GUARD ? ContentMasks.guard(kind - Region.GUARD) : region.mask & ContentMasks.GUARDS;
        int at = 0;
        for (int g = 0; g < region.guards[value]; g++) cells[order[at++]] = any(guards, random);
        for (int c = 0; c < region.civilians[value]; c++) {
            cells[order[at++]] = any(region.mask & ContentMasks.CIVILIANS, random);
        }
        for (int o = 0; o < region.objects[value]; o++) objects.add(order[at++]);
        for (; at < order.length; at++) cells[order[at]] = nobody(region, kind, random);
    }

    /** A cell with neither a person nor a counted object. */
    private Content nobody(Region region, int kind, Random random) {
        if (kind == Region.FREE) return Content.EMPTY;
        double empty = region.lone ? 0 : prior.empty(region.mask);
        double wall = prior.wall(region.mask);
        double lot = random.nextDouble() * (empty + wall + prior.objects(region.mask));
        if (lot < empty) return Content.EMPTY;
        return lot < empty + wall ? Content.WALL : any(region.mask & ContentMasks.OBJECTS, random);
    }

    /** The objects not yet found, one to each of these cells. */
    private void place(List<Integer> where, Content[] cells, Random random) {
        List<Content> missing = new ArrayList<>(List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE));
        for (Content content : cells) missing.remove(content);
        Collections.shuffle(missing, random);
        for (int i = 0; i < where.size(); i++) cells[where.get(i)] = missing.get(i);
    }

    private static Content any(int contents, Random random) {
        int rest = contents;
        for (int skip = random.nextInt(Integer.bitCount(contents)); skip > 0; skip--) rest &= rest - 1;
        return ContentMasks.only(rest & -rest);
    }
}
