package dev.damier.game.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Engine;
import dev.damier.play.Noughts;
import dev.damier.run.Budget;
import dev.damier.run.Control;
import dev.damier.run.Outcome;
import dev.damier.run.Outcome.Chosen;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the generic engines for two players on noughts and crosses. */
class PlayEnginesTest {
    private static final List<Engine<?>> ENGINES = List.of(new AlphaBetaEngine(), new MctsEngine(), new RandomEngine());

    private static <P> Outcome search(Engine<P> engine, Noughts position, Map<String, String> options) {
        Control control = new Control(Budget.UNLIMITED.withNodes(20_000));
        return engine.build(options).solve(engine.requiredView().cast(position), control);
    }

    /** Plays a game between two engines and returns the winner, or -1 for a draw. */
    private static int play(Engine<?> first, Engine<?> second, Map<String, String> options) {
        Noughts position = new Noughts();
        while (position.result(0) == Noughts.UNDECIDED) {
            boolean random = (position.toMove() == 0 ? first : second) instanceof RandomEngine;
            Engine<?> engine = position.toMove() == 0 ? first : second;
            position.play(((Chosen) search(engine, position, random ? options : Map.of())).move());
        }
        return position.result(0) == 1 ? 0 : position.result(1) == 1 ? 1 : -1;
    }

    @Test
    void searchesNeverLoseToRandomMoves() {
        int won = 0;
        for (int seed = 0; seed < 10; seed++) {
            for (Engine<?> searcher : ENGINES.subList(0, 2)) {
                Map<String, String> options = Map.of("seed", Integer.toString(seed));
                assertThat(play(searcher, new RandomEngine(), options)).isNotEqualTo(1);
                assertThat(play(new RandomEngine(), searcher, options)).isNotEqualTo(0);
                if (play(searcher, new RandomEngine(), options) == 0) won++;
            }
        }
        assertThat(won).isGreaterThan(10);
        assertThat(play(new AlphaBetaEngine(), new MctsEngine(), Map.of())).isEqualTo(-1);
    }

    @Test
    void finishedGameHasNoMove() {
        Noughts won = new Noughts();
        for (int move : new int[] {0, 3, 1, 4, 2}) won.play(move);
        for (Engine<?> engine : ENGINES)
            assertThat(search(engine, won, Map.of())).as(engine.descriptor().id()).isInstanceOf(Outcome.Impossible.class);
    }

    @Test
    void textsExistInEnglishAndFrench() {
        for (Engine<?> engine :
                List.of(new AlphaBetaEngine(), new MctsEngine(), new ParanoidEngine(), new RandomEngine())) {
            for (Locale language : new Locale[] {Locale.ENGLISH, Locale.FRENCH}) {
                assertThat(engine.descriptor().name().in(language))
                        .isNotEqualTo(engine.descriptor().name().key());
                assertThat(engine.descriptor().about().in(language))
                        .isNotEqualTo(engine.descriptor().about().key());
                engine.descriptor()
                        .options()
                        .forEach(o -> assertThat(o.about().in(language))
                                .isNotEqualTo(o.about().key()));
            }
        }
    }
}
