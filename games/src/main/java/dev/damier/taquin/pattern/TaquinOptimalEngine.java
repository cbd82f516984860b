package dev.damier.taquin.pattern;

import dev.damier.game.Descriptor;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.Solver;
import dev.damier.taquin.TileBoard;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The default engine of the sliding puzzle. It finds a shortest solution and proves it, see {@link OptimalSolver}. */
public final class TaquinOptimalEngine extends DescribedEngine<TileBoard> {
    private static final Descriptor DESCRIPTOR = new Descriptor(
            "optimal",
            text("name"),
            text("about"),
            List.of(Option.choice("tables", text("tables"), "auto", "auto", "quick", "strong")));

    private static Text text(String key) {
        return Text.of(TaquinOptimalEngine.class, key);
    }

    public TaquinOptimalEngine() {
        super(DESCRIPTOR, TileBoard.class);
    }

    @Override
    protected Solver<TileBoard> newSolver(Map<String, String> options) {
        String tableChoice = DESCRIPTOR.value(options, "tables").toUpperCase(Locale.ROOT);
        return new OptimalSolver(PatternTables.shared(), OptimalSolver.TableChoice.valueOf(tableChoice));
    }
}
