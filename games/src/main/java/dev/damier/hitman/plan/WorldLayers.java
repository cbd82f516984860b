package dev.damier.hitman.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All layers met in one search, each made once however it is reached. */
final class WorldLayers {
    private final MissionTask mission;
    private final List<WorldLayer> all = new ArrayList<>();
    private final Map<Gone, WorldLayer> byGone = new HashMap<>();

    /** A set of things gone, as a key. */
    private record Gone(long[] words) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Gone gone && java.util.Arrays.equals(gone.words, words);
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
        byGone.put(new Gone(first.gone), first);
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

    /** The layer in which what is at this cell is gone too. */
    WorldLayer without(WorldLayer from, int cell) {
        int thing = mission.thingAt[cell];
        WorldLayer known = from.without[thing];
        if (known != null) return known;
        WorldLayer layer = byGone.computeIfAbsent(
                new Gone(WorldLayer.gone(from, thing)), k -> new WorldLayer(mission, from, thing, all.size()));
        if (layer.number == all.size()) all.add(layer);
        from.without[thing] = layer;
        return layer;
    }

    /** About what the layers take: three bytes a cell, a reference a thing, and the objects around them. */
    long bytes() {
        return all.size() * (3L * mission.cells + 4L * mission.things.length + 256);
    }
}
