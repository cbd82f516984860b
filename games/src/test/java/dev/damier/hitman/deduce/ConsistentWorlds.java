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

/**
 * All worlds of a tiny grid that are consistent with the observations, by enumeration. It is slow and serves as an
 * oracle.
 */
public final class ConsistentWorlds {
    private final AllWorlds allWorlds;
    private int[] worlds;
    private int penalties;

    ConsistentWorlds(AllWorlds allWorlds, RefereeStatus first) {
        this.allWorlds = allWorlds;
        worlds = IntStream.range(0, allWorlds.size()).toArray();
        // The first status has no penalty, so it contains no information about guards: any number from 0 to 4 is
        // accepted.
        retain(first, 0, 4);
    }

    void observe(RefereeStatus status) {
        int watching = (status.penalties() - penalties - 1) / 5;
        penalties = status.penalties();
        retain(status, watching, watching);
    }

    private void retain(RefereeStatus status, int min, int max) {
        int minAnswer = AllWorlds.encode(status.vision(), status.peopleHeard(), min);
        int maxAnswer = AllWorlds.encode(status.vision(), status.peopleHeard(), max);
        worlds = Arrays.stream(worlds)
                .filter(w -> {
                    int answer = allWorlds.answer(w, status.position(), status.heading());
                    return answer >= minAnswer && answer <= maxAnswer;
                })
                .toArray();
    }

    /** Returns whether this world is consistent with the observations. */
    boolean contains(WorldMap map) {
        return Arrays.stream(worlds).anyMatch(w -> Arrays.equals(allWorlds.world(w), map.toArray()));
    }

    int size() {
        return worlds.length;
    }

    /** Returns the probability of each content in each cell under a prior. */
    double[][] probabilities(Prior prior) {
        int cells = allWorlds.columns * allWorlds.rows;
        double[][] mass = new double[cells][Content.values().length];
        double total = 0;
        for (int w : worlds) {
            Content[] world = allWorlds.world(w);
            double weight = 1;
            for (Content c : world) {
                if (c == Content.WALL) weight *= prior.wall();
                if (!allWorlds.oneOfEachObject && (ContentMasks.of(c) & ContentMasks.OBJECTS) != 0)
                    weight *= prior.object();
            }
            total += weight;
            for (int c = 0; c < cells; c++) mass[c][world[c].ordinal()] += weight;
        }
        for (double[] row : mass) for (int v = 0; v < row.length; v++) row[v] /= total;
        return mass;
    }

    /** Returns a random world. Each cell without person or object is a wall with probability 1/4. */
    public static WorldMap random(
            Random random, int columns, int rows, int guards, int civilians, boolean oneOfEachObject) {
        List<Content> contents = new ArrayList<>();
        if (oneOfEachObject) contents.addAll(List.of(Content.TARGET, Content.SUIT, Content.PIANO_WIRE));
        else for (int i = random.nextInt(3); i > 0; i--) contents.add(Content.values()[10 + random.nextInt(3)]);
        for (int i = 0; i < guards; i++) contents.add(Content.guard(Heading.of(random.nextInt(4))));
        for (int i = 0; i < civilians; i++) contents.add(Content.civilian(Heading.of(random.nextInt(4))));
        while (contents.size() < columns * rows) {
            contents.add(random.nextInt(4) == 0 ? Content.WALL : Content.EMPTY);
        }
        java.util.Collections.shuffle(contents, random);
        if (!contents.get(0).isEnterable()) {
            int other = 0;
            while (other < contents.size() - 1 && !contents.get(other).isEnterable()) other++;
            if (contents.get(other).isEnterable()) java.util.Collections.swap(contents, 0, other);
            else return random(random, columns, rows, guards, civilians, oneOfEachObject);
        }
        return new WorldMap(columns, contents.toArray(new Content[0]));
    }
}
