package dev.damier.hitman;

import dev.damier.game.Export;
import dev.damier.game.Suggestions;
import dev.damier.hitman.deduce.Deducer;
import java.util.List;

/** What an explorer knows, for any SAT solver: what holds in every model holds in the world. */
record FogExport(Deducer known) implements Export {
    private static final List<String> NAMES = List.of("dimacs");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public String text(String name) {
        if (NAMES.contains(name)) return known.dimacs();
        throw new IllegalArgumentException(Suggestions.unknown("hitman: unknown export format", name, NAMES));
    }
}
