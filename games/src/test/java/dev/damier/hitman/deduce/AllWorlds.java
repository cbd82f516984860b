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

/**
 * All worlds of a tiny grid with given numbers, and the referee's answers in each of them. Several explorations can
 * share an instance.
 */
final class AllWorlds {
    /** Maximum number of worlds for which answers are cached. Larger sets are used for only a few explorations. */
    private static final int MAX_CACHED_WORLDS = 300_000;

    final int columns;
    final int rows;
    final boolean oneOfEachObject;
    private final int guards;
    private final int civilians;
    private final List<Content[]> worlds = new ArrayList<>();
    private final int[][] answerCache;

    /**
     * @param known cells already seen; worlds that differ there are omitted
     */
    AllWorlds(int columns, int rows, int guards, int civilians, boolean oneOfEachObject, List<Seen> known) {
        this.columns = columns;
        this.rows = rows;
        this.guards = guards;
        this.civilians = civilians;
        this.oneOfEachObject = oneOfEachObject;
        Content[] seen = new Content[columns * rows];
        for (Seen s : known) seen[s.cell().y() * columns + s.cell().x()] = s.content();
        extend(seen, new Content[seen.length], 0);
        answerCache = new int[worlds.size() <= MAX_CACHED_WORLDS ? worlds.size() : 0][4 * seen.length];
    }

    private void extend(Content[] known, Content[] world, int at) {
        if (at == world.length) {
            if (hasRightNumbers(world, at, true)) worlds.add(world.clone());
            return;
        }
        for (Content content : Content.values()) {
            if (known[at] != null && known[at] != content) continue;
            if (at == 0 && !content.isEnterable()) continue;
            world[at] = content;
            if (hasRightNumbers(world, at + 1, false)) extend(known, world, at + 1);
        }
    }

    private boolean hasRightNumbers(Content[] world, int upTo, boolean all) {
        int g = 0;
        int c = 0;
        int[] objects = new int[3];
        for (int i = 0; i < upTo; i++) {
            if (world[i].isGuard()) g++;
            else if (world[i].isCivilian()) c++;
            else if (world[i].ordinal() >= Content.TARGET.ordinal()) objects[world[i].ordinal() - 10]++;
        }
        if (g > guards || c > civilians) return false;
        if (all && (g != guards || c != civilians)) return false;
        for (int n : objects) if (oneOfEachObject && (n > 1 || all && n != 1)) return false;
        return true;
    }

    int size() {
        return worlds.size();
    }

    Content[] world(int number) {
        return worlds.get(number);
    }

    /** Returns what Hitman would see, hear and pay in a world, encoded as one number. */
    int answer(int world, Cell at, Heading heading) {
        if (answerCache.length == 0) return computeAnswer(world, at, heading);
        int pose = 4 * (at.y() * columns + at.x()) + heading.ordinal();
        if (answerCache[world][pose] == 0) answerCache[world][pose] = computeAnswer(world, at, heading);
        return answerCache[world][pose];
    }

    private int computeAnswer(int number, Cell at, Heading heading) {
        if (!worlds.get(number)[at.y() * columns + at.x()].isEnterable()) return -1;
        World world = new World(new WorldMap(columns, worlds.get(number)), RefereeVersion.FINAL);
        return encode(world.vision(at, heading), world.peopleHeard(at), world.guardsSeeing(at));
    }

    static int encode(List<Seen> vision, int heard, int watching) {
        int number = 1;
        for (Seen seen : vision) number = 14 * number + 1 + seen.content().ordinal();
        return 5 * (6 * number + heard) + watching;
    }
}
