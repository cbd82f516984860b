package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.ContentMasks;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeStatus;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** All worlds of a tiny grid that agree with what was told, one by one: slow and surely right. */
public final class EnumeratedWorlds {
    private final DirectedWorlds universe;
    private int[] worlds;
    private int penalties;

    EnumeratedWorlds(DirectedWorlds universe, RefereeStatus first) {
        this.universe = universe;
        worlds = IntStream.range(0, universe.size()).toArray();
        // The first status charges nothing: it tells nothing of who watches.
        keep(first, 0, 4);
    }

    void learn(RefereeStatus status) {
        int watching = (status.penalties() - penalties - 1) / 5;
        penalties = status.penalties();
        keep(status, watching, watching);
    }

    private void keep(RefereeStatus status, int min, int max) {
        int from = DirectedWorlds.told(status.vision(), status.hear(), min);
        int to = DirectedWorlds.told(status.vision(), status.hear(), max);
        worlds = Arrays.stream(worlds)
                .filter(w -> {
                    int told = universe.told(w, status.position(), status.heading());
                    return told >= from && told <= to;
                })
                .toArray();
    }

    /** Whether this world agrees with all that was told. */
    boolean allows(WorldMap map) {
        return Arrays.stream(worlds).anyMatch(w -> Arrays.equals(universe.world(w), map.toArray()));
    }

    int worlds() {
        return worlds.length;
    }

    /** The chance of a content in a cell; walls weigh as in the prior. */
    double[][] chances(Prior prior) {
        int cells = universe.columns * universe.rows;
        double[][] mass = new double[cells][Content.values().length];
        double total = 0;
        for (int w : worlds) {
            Content[] world = universe.world(w);
            double weight = 1;
            for (Content c : world) {
                if (c == Content.WALL) weight *= prior.wall();
                if (!universe.usual && (ContentMasks.of(c) & ContentMasks.OBJECTS) != 0) weight *= prior.object();
            }
            total += weight;
            for (int c = 0; c < cells; c++) mass[c][world[c].ordinal()] += weight;
        }
        for (double[] row : mass) for (int v = 0; v < row.length; v++) row[v] /= total;
        return mass;
    }

    /** A world with one of each object where it is usual, people, and walls with chance one in four. */
    public static WorldMap random(Random random, int columns, int rows, int guards, int civilians, boolean usual) {
        List<Content> contents = new ArrayList<>();
        if (usual) contents.addAll(List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE));
        else for (int i = random.nextInt(3); i > 0; i--) contents.add(Content.values()[10 + random.nextInt(3)]);
        for (int i = 0; i < guards; i++) contents.add(Content.guard(Heading.of(random.nextInt(4))));
        for (int i = 0; i < civilians; i++) contents.add(Content.civilian(Heading.of(random.nextInt(4))));
        while (contents.size() < columns * rows) {
            contents.add(random.nextInt(4) == 0 ? Content.WALL : Content.EMPTY);
        }
        java.util.Collections.shuffle(contents, random);
        if (!contents.get(0).enterable()) {
            int other = 0;
            while (other < contents.size() - 1 && !contents.get(other).enterable()) other++;
            if (contents.get(other).enterable()) java.util.Collections.swap(contents, 0, other);
            else return random(random, columns, rows, guards, civilians, usual);
        }
        return new WorldMap(columns, contents.toArray(new Content[0]));
    }
}
