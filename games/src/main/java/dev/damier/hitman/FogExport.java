package dev.damier.hitman;

import dev.damier.game.Export;
import dev.damier.game.Suggestions;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.run.BadInputException;
import java.util.List;

/** Exports the observations of an exploration for SAT solvers. What is true in every model is true in the world. */
record FogExport(Deducer deducer) implements Export {
    private static final List<String> NAMES = List.of("dimacs");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public String text(String name) {
        if (NAMES.contains(name)) return deducer.toDimacs();
        throw new BadInputException(Suggestions.unknownMessage("hitman: unknown export format", name, NAMES));
    }
}
