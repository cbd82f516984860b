package dev.damier.hitman.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The layers of one search. Each set of removed entities has one layer, independent of the order of removal. */
final class WorldLayers {
    private final MissionTask mission;
    private final List<WorldLayer> all = new ArrayList<>();
    private final Map<RemovedSet, WorldLayer> byRemovedSet = new HashMap<>();

    /** A set of removed entities as a hash key. */
    private record RemovedSet(long[] words) {
        @Override
        public boolean equals(Object other) {
            return other instanceof RemovedSet removedSet && java.util.Arrays.equals(removedSet.words, words);
        }

        @Override
        public int hashCode() {
            return java.util.Arrays.hashCode(words);
        }
    }

    WorldLayers(MissionTask mission) {
        this.mission = mission;
        WorldLayer first = new WorldLayer(mission);
        all.add(first);
        byRemovedSet.put(new RemovedSet(first.removed), first);
    }

    WorldLayer first() {
        return all.get(0);
    }

    WorldLayer get(int number) {
        return all.get(number);
    }

    int size() {
        return all.size();
    }

    /** Returns the layer in which the entity on this cell is removed too. */
    WorldLayer without(WorldLayer from, int cell) {
        int entity = mission.entityAt[cell];
        WorldLayer known = from.successors[entity];
        if (known != null) return known;
        WorldLayer layer = byRemovedSet.computeIfAbsent(
                new RemovedSet(WorldLayer.removedPlus(from, entity)),
                k -> new WorldLayer(mission, from, entity, all.size()));
        from.successors[entity] = layer;
        if (layer.number == all.size()) {
            all.add(layer);
            boolean person = layer.removals > from.removals;
            WorldLayer people = from.samePeople;
            if (person && people != from) layer.samePeople = without(people, cell);
            if (!person) layer.samePeople = people;
        }
        return layer;
    }

    /**
     * Returns the estimated memory of the layers in bytes: three per cell, four per entity, and a fixed amount per
     * layer.
     */
    long bytes() {
        return all.size() * (3L * mission.cells + 4L * mission.entities.length + 256);
    }
}
