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

class FogExportTest {
    private static final String POSITION = "...DS##/.#...../T#...n./##.E.ew/......./..##.P._explore-mrmm";

    /** The text as a SAT solver reads it, by the legend in its comments. */
    @Test
    void aSatSolverReadsWhatIsKnownAndConcludesTheSame() throws Exception {
        FogSetup setup = (FogSetup) new Hitman().read(POSITION);
        String text = setup.as(Export.class).orElseThrow().text("dimacs");
        ISolver solver = SolverFactory.newDefault();
        new DimacsReader(solver).parseInstance(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        Deducer known = setup.as(ExplorationState.class).orElseThrow().known;
        int columns = known.grid().columns();
        assertThat(text).contains("c 1 to 13: what (0,0) holds").contains("contents " + Content.LETTERS);
        for (int c = 0; c < known.grid().size(); c++) {
            for (Content content : Content.values()) {
                int y = c / columns;
                int variable = 1 + 13 * (y * columns + c % columns) + Content.LETTERS.indexOf(content.letter);
                assertThat(solver.isSatisfiable(new VecInt(new int[] {variable})))
                        .as("%s at %s", content, known.grid().cell(c))
                        .isEqualTo(known.chances().of(c, content) > 0);
            }
        }
    }

    @Test
    void anUnknownNameListsWhatThereIs() {
        Export export = new Hitman().read(POSITION).as(Export.class).orElseThrow();
        assertThat(export.names()).containsExactly("dimacs");
        assertThatThrownBy(() -> export.text("domain.pddl")).hasMessageContaining("dimacs");
    }
}
