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

/** Quadrants of one's own files: four of them make a board, shuffled and so turned anew at every deal. */
public final class QuadrantPool {
    private static final int PLACES = 4;

    private final List<Quadrant> all = new ArrayList<>();

    private QuadrantPool() {}

    /** Whether a text has quadrants and no board that says which of them lies where. */
    public static boolean matches(String text) {
        List<String> words =
                text.lines().map(line -> new FileLine(0, line).word(0)).toList();
        return words.contains("quadrant") && !words.contains("board");
    }

    /** Reads one file, or several as {@link Option#files} joins them; what is at fault says in which file and line. */
    public static QuadrantPool read(String text) {
        QuadrantPool pool = new QuadrantPool();
        Quadrants file = new Quadrants();
        String name = "";
        int number = 0;
        for (String line : text.split("\n", -1)) {
            FileLine words = new FileLine(name, ++number, line);
            if (words.word(0).equals(Option.FILE) && !file.inside()) {
                pool.all.addAll(file.finish().values());
                file = new Quadrants();
                name = line.strip().substring(Option.FILE.length()).strip();
                number = 0;
            } else {
                file.line(words);
            }
        }
        pool.all.addAll(file.finish().values());
        if (pool.all.size() < PLACES) throw RicochetMessages.fault("file.few-quadrants", pool.all.size());
        if (pool.all.stream().allMatch(quadrant -> quadrant.signs().isEmpty())) throw RicochetMessages.fault("file.no-targets");
        return pool;
    }

    /** Four of them in an order that decides where each lies; of four colour markings, if there are as many. */
    public Assembly draw(Random random) {
        List<Quadrant> shuffled = new ArrayList<>(all);
        // The first draws of neighbouring seeds are alike; a number made of two draws is not.
        Collections.shuffle(shuffled, new Random(random.nextLong()));
        boolean coloured = colours(shuffled).size() >= PLACES;
        List<Quadrant> four = new ArrayList<>();
        for (Quadrant quadrant : shuffled) {
            if (four.size() == PLACES) break;
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
