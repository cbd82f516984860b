package dev.damier.taquin.pattern;

import dev.damier.game.Descriptor;
import dev.damier.game.EngineCapability;
import dev.damier.game.Option;
import dev.damier.game.Text;
import dev.damier.game.engines.DescribedEngine;
import dev.damier.run.BadInputException;
import dev.damier.run.Control;
import dev.damier.run.Solver;
import dev.damier.taquin.TileBoard;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The default engine of the sliding puzzle. It finds a shortest solution and proves it, see {@link OptimalSolver}. */
public final class TaquinOptimalEngine extends DescribedEngine<TileBoard>
        implements EngineCapability.Tabled<TileBoard> {
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
    public boolean buildTables(TileBoard board, Control control) {
        PatternPlan strong = PatternPlan.strong(NormalizedBoard.of(board));
        if (!PatternTables.shared().fitsInHeap(strong.patterns()))
            throw new BadInputException("the tables do not fit into the memory; set it with DAMIER_JAVA_OPTS=-Xmx8g");
        return PatternTables.shared().getAll(strong.patterns(), control);
    }

    @Override
    protected Solver<TileBoard> newSolver(Map<String, String> options) {
        String tableChoice = DESCRIPTOR.value(options, "tables").toUpperCase(Locale.ROOT);
        return new OptimalSolver(PatternTables.shared(), OptimalSolver.TableChoice.valueOf(tableChoice));
    }
}
