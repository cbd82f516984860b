package dev.damier.ricochet.box;

import dev.damier.game.Option;
import dev.damier.ricochet.RicochetMessages;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** The quadrants of custom files. Each deal shuffles them, so four of them form a new board with other rotations. */
public final class QuadrantPool {
    private static final int QUADRANTS_PER_BOARD = 4;

    private final List<Quadrant> quadrants = new ArrayList<>();

    private QuadrantPool() {}

    /** Returns whether a text has quadrants but no board line that assigns them to corners. */
    public static boolean matches(String text) {
        List<String> words =
                text.lines().map(line -> new FileLine(0, line).word(0)).toList();
        return words.contains("quadrant") && !words.contains("board");
    }

    /** Reads one file, or several files joined as by {@link Option#files}. Errors contain the file name and the line number. */
    public static QuadrantPool read(String text) {
        QuadrantPool pool = new QuadrantPool();
        Quadrants file = new Quadrants();
        String name = "";
        int number = 0;
        for (String line : text.split("\n", -1)) {
            FileLine words = new FileLine(name, ++number, line);
            if (words.word(0).equals(Option.FILE_HEADER) && !file.isInsideQuadrant()) {
                pool.quadrants.addAll(file.finish().values());
                file = new Quadrants();
                name = line.strip().substring(Option.FILE_HEADER.length()).strip();
                number = 0;
            } else {
                file.addLine(words);
            }
        }
        pool.quadrants.addAll(file.finish().values());
        if (pool.quadrants.size() < QUADRANTS_PER_BOARD)
            throw RicochetMessages.error("file.few-quadrants", pool.quadrants.size());
        if (pool.quadrants.stream().allMatch(quadrant -> quadrant.targets().isEmpty()))
            throw RicochetMessages.error("file.no-targets");
        return pool;
    }

    /** Draws four quadrants in random order. They have four different colour markings if the pool has that many. */
    public Assembly draw(Random random) {
        List<Quadrant> shuffled = new ArrayList<>(quadrants);
        // The first random numbers of consecutive seeds are similar. nextLong combines two of them.
        Collections.shuffle(shuffled, new Random(random.nextLong()));
        boolean coloured = colours(shuffled).size() >= QUADRANTS_PER_BOARD;
        List<Quadrant> four = new ArrayList<>();
        for (Quadrant quadrant : shuffled) {
            if (four.size() == QUADRANTS_PER_BOARD) break;
            if (!coloured || !colours(four).contains(quadrant.colour())) four.add(quadrant);
        }
        return Assembly.of(four);
    }

    private static Set<String> colours(Collection<Quadrant> quadrants) {
        Set<String> colours = new HashSet<>();
        for (Quadrant quadrant : quadrants) colours.add(quadrant.colour());
        return colours;
    }
}
