package dev.damier.lightsout;

import dev.damier.game.Descriptor;
import dev.damier.game.Game;
import dev.damier.game.NotationException;
import dev.damier.game.Option;
import dev.damier.game.Setup;
import dev.damier.game.Text;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The game: its descriptor, its notation and its random positions. */
public final class LightsOut implements Game {
    static final int MIN_SIDE = 2;
    static final int MAX_SIDE = 5;

    private static final Descriptor DESCRIPTOR = new Descriptor(
            "lights-out",
            text("name"),
            text("about"),
            List.of(Option.number("size", text("option.size"), MIN_SIDE, MAX_SIDE, "3")));

    static Text text(String key, Object... args) {
        return Text.of(LightsOut.class, key, args);
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
        String[] rows = text.strip().split("/", -1);
        int size = rows.length;
        if (size < MIN_SIDE || size > MAX_SIDE) throw new NotationException(text("bad.size", size, MIN_SIDE, MAX_SIDE));
        long lit = 0;
        for (int y = 0; y < size; y++) {
            if (!rows[y].matches("[ox]{" + size + "}")) throw new NotationException(text("bad.row", rows[y], size));
            for (int x = 0; x < size; x++) if (rows[y].charAt(x) == 'o') lit |= 1L << y * size + x;
        }
        return new Lamps(this, size, lit);
    }

    @Override
    public Setup example() {
        return read("oox/oxx/xxx");
    }

    /** Applies random presses to the solved position, so every random position is solvable. */
    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        int size = DESCRIPTOR.number(options, "size");
        Random random = new Random(seed);
        long lit = 0;
        for (int cell = 0; cell < size * size; cell++) if (random.nextBoolean()) lit ^= Lamps.press(size, cell);
        return new Lamps(this, size, lit);
    }
}
