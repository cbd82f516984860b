package dev.damier.hitman.deduce;

import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.Seen;
import dev.damier.hitman.world.World;
import dev.damier.hitman.world.WorldMap;
import java.util.ArrayList;
import java.util.List;

/** All worlds of a tiny grid with given numbers, and what the referee would tell in each: the same for every exploration. */
final class DirectedWorlds {
    /** Answers are remembered up to here; more worlds than that are explored once or twice only. */
    private static final int REMEMBERED = 300_000;

    final int columns;
    final int rows;
    final boolean usual;
    private final int guards;
    private final int civilians;
    private final List<Content[]> worlds = new ArrayList<>();
    private final int[][] told;

    /**
     * @param known cells already seen, to leave out worlds that differ there; empty for all worlds
     */
    DirectedWorlds(int columns, int rows, int guards, int civilians, boolean usual, List<Seen> known) {
        this.columns = columns;
        this.rows = rows;
        this.guards = guards;
        this.civilians = civilians;
        this.usual = usual;
        Content[] seen = new Content[columns * rows];
        for (Seen s : known) seen[s.cell().y() * columns + s.cell().x()] = s.content();
        extend(seen, new Content[seen.length], 0);
        told = new int[worlds.size() <= REMEMBERED ? worlds.size() : 0][4 * seen.length];
    }

    private void extend(Content[] known, Content[] world, int at) {
        if (at == world.length) {
            if (numbers(world, at, true)) worlds.add(world.clone());
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

    int size() {
        return worlds.size();
    }

    Content[] world(int number) {
        return worlds.get(number);
    }

    /** What Hitman would see, hear and be charged in a world, as one number. */
    int told(int world, Cell at, Heading heading) {
        if (told.length == 0) return ask(world, at, heading);
        int pose = 4 * (at.y() * columns + at.x()) + heading.ordinal();
        if (told[world][pose] == 0) told[world][pose] = ask(world, at, heading);
        return told[world][pose];
    }

    private int ask(int number, Cell at, Heading heading) {
        if (!worlds.get(number)[at.y() * columns + at.x()].enterable()) return -1;
        World world = new World(new WorldMap(columns, worlds.get(number)), RefereeVersion.FINAL);
        return told(world.vision(at, heading), world.hear(at), world.guardsSeeing(at));
    }

    static int told(List<Seen> vision, int heard, int watching) {
        int number = 1;
        for (Seen seen : vision) number = 14 * number + 1 + seen.content().ordinal();
        return 5 * (6 * number + heard) + watching;
    }
}
