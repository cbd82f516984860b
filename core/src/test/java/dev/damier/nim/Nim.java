package dev.damier.nim;

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
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game: its descriptor, its notation and its random positions. */
public final class Nim implements Game {
    static final int MAX_HEAPS = 5;
    static final int MAX_MATCHES = 7;

    private static final Pattern NOTATION = Pattern.compile("([0-7](?:-[0-7]){0,4})_([12])");
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "nim",
            text("name"),
            text("about"),
            List.of(Option.number("heaps", text("option.heaps"), 1, MAX_HEAPS, "3")));

    static Text text(String key, Object... args) {
        return Text.of(Nim.class, key, args);
    }

    @Override
    public Descriptor descriptor() {
        return DESCRIPTOR;
    }

    @Override
    public String defaultEngine() {
        return "alphabeta";
    }

    @Override
    public Setup read(String text) {
        Matcher fields = NOTATION.matcher(text.strip());
        if (!fields.matches()) throw new NotationException(text("bad", text.strip()));
        int[] heaps = Arrays.stream(fields.group(1).split("-"))
                .mapToInt(Integer::parseInt)
                .toArray();
        return new Heaps(this, heaps, Integer.parseInt(fields.group(2)) - 1);
    }

    @Override
    public Setup example() {
        return read("3-4-5_1");
    }

    @Override
    public Setup deal(Map<String, String> options, long seed) {
        DESCRIPTOR.check(options);
        int heaps = DESCRIPTOR.number(options, "heaps");
        return new Heaps(this, new Random(seed).ints(heaps, 1, MAX_MATCHES + 1).toArray(), 0);
    }
}
