package dev.damier.hitman;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Export;
import dev.damier.hitman.agent.ExplorationState;
import dev.damier.hitman.deduce.Deducer;
import dev.damier.hitman.world.Content;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.reader.DimacsReader;
import org.sat4j.specs.ISolver;

/** Tests the DIMACS export of an exploration. */
class FogExportTest {
    private static final String POSITION = "...DS##/.#...../T#...n./##.E.ew/......./..##.P._explore-mrmm";

    /** Reads the export with a SAT solver, using the variable numbers of the legend in its comments. */
    @Test
    void satSolverDeducesTheSameFromTheExport() throws Exception {
        FogSetup setup = (FogSetup) new Hitman().read(POSITION);
        String text = setup.as(Export.class).orElseThrow().text("dimacs");
        ISolver solver = SolverFactory.newDefault();
        new DimacsReader(solver).parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        Deducer deducer = setup.as(ExplorationState.class).orElseThrow().deducer;
        int columns = deducer.grid().columns();
        assertThat(text).contains("c 1 to 13: content of cell (0,0)").contains("contents " + Content.LETTERS);
        for (int c = 0; c < deducer.grid().size(); c++) {
            for (Content content : Content.values()) {
                int y = c / columns;
                int variable = 1 + 13 * (y * columns + c % columns) + Content.LETTERS.indexOf(content.letter);
                assertThat(solver.isSatisfiable(new VecInt(new int[] {variable})))
                        .as("%s at %s", content, deducer.grid().cell(c))
                        .isEqualTo(deducer.probabilities().probability(c, content) > 0);
            }
        }
    }

    @Test
    void unknownFormatListsTheAvailableOnes() {
        Export export = new Hitman().read(POSITION).as(Export.class).orElseThrow();
        assertThat(export.names()).containsExactly("dimacs");
        assertThatThrownBy(() -> export.text("domain.pddl")).hasMessageContaining("dimacs");
    }
}
