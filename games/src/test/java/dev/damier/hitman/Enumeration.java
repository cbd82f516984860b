package dev.damier.hitman;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** All worlds of a tiny grid that agree with what was told, one by one: slow and surely right. */
final class Enumeration {
    private final int columns;
    private final int cells;
    private final int guards;
    private final int civilians;
    private final boolean usual;
    private final List<Content[]> worlds = new ArrayList<>();
    private int penalties;

    Enumeration(Status first, boolean usual) {
        columns = first.columns();
        cells = first.columns() * first.rows();
        guards = first.guards();
        civilians = first.civilians();
        this.usual = usual;
        Content[] known = new Content[cells];
        for (Seen s : first.vision()) known[s.cell().y() * columns + s.cell().x()] = s.content();
        extend(known, new Content[cells], 0);
        worlds.removeIf(w -> !agrees(w, first, -1));
    }

    private void extend(Content[] known, Content[] world, int at) {
        if (at == cells) {
            if (numbers(world, cells, true)) worlds.add(world.clone());
            return;
        }
        for (Content content : Content.values()) {
            if (known[at] != null && known[at] != content) continue;
            if (at == 0 && !content.enterable()) continue;
            world[at] = content;
            if (numbers(world, at + 1, false)) extend(known, world, at + 1);
        }
    }

    private boolean numbers(Content[] world, int upTo, boolean all) {
        int g = 0;
        int c = 0;
        int[] objects = new int[3];
        for (int i = 0; i < upTo; i++) {
            if (world[i].guard()) g++;
            else if (world[i].civilian()) c++;
            else if (world[i].ordinal() >= Content.TARGET.ordinal()) objects[world[i].ordinal() - 10]++;
        }
        if (g > guards || c > civilians) return false;
        if (all && (g != guards || c != civilians)) return false;
        for (int n : objects) if (usual && (n > 1 || all && n != 1)) return false;
        return true;
    }

    void learn(Status status) {
        int watching = (status.penalties() - penalties - 1) / 5;
        penalties = status.penalties();
        worlds.removeIf(w -> !agrees(w, status, watching));
    }

    private boolean agrees(Content[] cellsOfWorld, Status status, int watching) {
        World world = new World(new WorldMap(columns, cellsOfWorld), Version.FINAL);
        return (watching < 0 || world.guardsSeeing(status.position()) == watching)
                && world.hear(status.position()) == status.hear()
                && world.vision(status.position(), status.heading()).equals(status.vision());
    }

    int worlds() {
        return worlds.size();
    }

    /** The chance of a content in a cell; walls weigh as in the prior. */
    double[][] chances(Prior prior) {
        double[][] mass = new double[cells][Content.values().length];
        double total = 0;
        for (Content[] world : worlds) {
            double weight = 1;
            for (Content c : world) {
                if (c == Content.WALL) weight *= prior.wall();
                if (!usual && (Masks.of(c) & Masks.OBJECTS) != 0) weight *= prior.object();
            }
            total += weight;
            for (int c = 0; c < cells; c++) mass[c][world[c].ordinal()] += weight;
        }
        for (double[] row : mass) for (int v = 0; v < row.length; v++) row[v] /= total;
        return mass;
    }

    /** A world with one of each object where it is usual, people, and walls with chance one in four. */
    static WorldMap random(Random random, int columns, int rows, int guards, int civilians, boolean usual) {
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
