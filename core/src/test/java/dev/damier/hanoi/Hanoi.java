package dev.damier.hanoi;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.NotationException;
import dev.damier.game.Option;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The game: its descriptor, its notation and its random positions. */
public final class Hanoi implements Game {
    static final int PEGS = 3;
    static final int MAX_DISKS = 9;

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "hanoi",
            text("name"),
            text("about"),
            List.of(Option.number("disks", text("option.disks"), 1, MAX_DISKS, "3")));

    static Text text(String key, Object... args) {
        return Text.of(Hanoi.class, key, args);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public String defaultEngine() {
        return "astar";
    }

    @Override
    public Setup read(String text) {
        String[] pegs = text.strip().split("/", -1);
        if (pegs.length != PEGS) throw new NotationException(text("bad.pegs", pegs.length));
        int disks = text.strip().length() - (PEGS - 1);
        if (disks < 1 || disks > MAX_DISKS) throw new NotationException(text("bad.disks", disks, MAX_DISKS));
        int[] peg = new int[disks];
        Arrays.fill(peg, -1);
        for (int p = 0; p < PEGS; p++) {
            int below = disks + 1;
            for (char c : pegs[p].toCharArray()) {
                int size = c - '0';
                if (size < 1 || size > disks) throw new NotationException(text("bad.disk", c, disks));
                if (peg[size - 1] >= 0) throw new NotationException(text("bad.twice", size));
                if (size >= below) throw new NotationException(text("bad.order", size, below));
                peg[size - 1] = p;
                below = size;
            }
        }
        return new Towers(this, peg);
    }

    @Override
    public Setup example() {
        return read("321//");
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        Random random = new Random(seed);
        int disks = DESCRIPTOR.number(options, "disks");
        return new Towers(this, random.ints(disks, 0, PEGS).toArray());
    }
}
