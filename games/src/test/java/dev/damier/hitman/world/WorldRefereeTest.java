package dev.damier.hitman.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.game.Text;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Tests phases, penalties, scores and the secrecy of the referee. */
class WorldRefereeTest {
    private static final WorldMap MAP = MapReader.read("T.s/.P./.D.");

    /** Visits every type that an agent can obtain from a referee without reflection. None of them contains a world. */
    @Test
    void refereeExposesNoReferenceToTheWorld() {
        Set<Class<?>> known = new HashSet<>();
        ArrayDeque<Type> pending = new ArrayDeque<>(List.of(WorldReferee.class));
        while (!pending.isEmpty()) {
            Type type = pending.remove();
            if (type instanceof ParameterizedType p) {
                pending.addAll(List.of(p.getActualTypeArguments()));
                type = p.getRawType();
            }
            if (!(type instanceof Class<?> c) || !c.getName().startsWith("dev.damier") || !known.add(c)) continue;
            for (Method m : c.getDeclaredMethods()) {
                if (!Modifier.isPrivate(m.getModifiers())) pending.add(m.getGenericReturnType());
            }
            for (Field f : c.getDeclaredFields()) {
                if (!Modifier.isPrivate(f.getModifiers())) pending.add(f.getGenericType());
            }
        }
        assertThat(known)
                .containsExactlyInAnyOrder(
                        WorldReferee.class,
                        RefereeStatus.class,
                        Seen.class,
                        Cell.class,
                        Content.class,
                        Heading.class,
                        PhaseEnding.class,
                        Text.class);
    }

    /**
     * The referee returns the true map only after a submission. Phase 2 does not change the map passed to the referee.
     */
    @Test
    void trueMapIsReturnedOnlyAfterSubmission() {
        WorldReferee referee = new WorldReferee(MAP);
        referee.startPhase1();
        assertThat(referee.endPhase1().map()).isEmpty();
        referee.sendContent(Map.of());
        Map<Cell, Content> truth = new LinkedHashMap<>();
        for (int i = 0; i < MAP.size(); i++) truth.put(MAP.cell(i), MAP.at(i));
        assertThat(referee.endPhase1().map()).isEqualTo(truth);
        assertThat(referee.endPhase1().message()).isEqualTo("Your score is 0");

        referee.startPhase2();
        referee.act(Action.TURN_CLOCKWISE);
        referee.act(Action.MOVE);
        assertThat(referee.act(Action.TAKE_SUIT).hasSuit()).isTrue();
        assertThat(MAP.count(Content.SUIT)).isEqualTo(1);
        assertThatThrownBy(referee::endPhase1).hasMessage("Err: invalid phase");
    }

    @Test
    void submittedMapIsScoredPerCell() {
        WorldReferee referee = new WorldReferee(MAP);
        referee.startPhase1();
        referee.act(Action.TURN_CLOCKWISE);
        assertThat(referee.sendContent(Map.of(
                        new Cell(0, 2), Content.TARGET, new Cell(2, 2), Content.CIVIL_N, new Cell(9, 9), Content.WALL)))
                .isFalse();
        assertThatThrownBy(() -> referee.sendContent(Map.of())).hasMessage("Err: cand only send content once");
        assertThat(referee.endPhase1().message()).isEqualTo("Your score is 1");
    }

    @Test
    void actionInWrongPhaseIsRejected() {
        WorldReferee referee = new WorldReferee(MAP);
        assertThatThrownBy(() -> referee.act(Action.MOVE)).hasMessage("Err: invalid phase");
        referee.startPhase1();
        assertThatThrownBy(() -> referee.act(Action.TAKE_SUIT)).hasMessage("Err: invalid phase");
        assertThatThrownBy(referee::startPhase1).hasMessage("Err: invalid phase");
        assertThat(referee.act(Action.MOVE).penalties()).isEqualTo(1);
    }

    /** In the June version a second civilian, who looks at the first one's cell, counts too. */
    @Test
    void juneVersionCountsAllCivilians() {
        WorldMap two = MapReader.read("s../D../nw.");
        for (RefereeVersion version : RefereeVersion.values()) {
            WorldReferee referee = new WorldReferee(two, version);
            referee.startPhase2();
            referee.act(Action.MOVE);
            referee.act(Action.TAKE_SUIT);
            referee.act(Action.TURN_CLOCKWISE);
            referee.act(Action.TURN_CLOCKWISE);
            referee.act(Action.MOVE);
            int seen = referee.act(Action.PUT_ON_SUIT).penalties() - 6;
            assertThat(seen).isEqualTo(version == RefereeVersion.FINAL ? 100 : 200);
        }
    }

    @Test
    void killCostsPerWitness() {
        WorldReferee referee = new WorldReferee(MapReader.read("s./TW/P./.."));
        referee.startPhase2();
        referee.act(Action.MOVE);
        referee.act(Action.TAKE_WEAPON);
        int before = referee.act(Action.MOVE).penalties();
        assertThat(before).isEqualTo(1 + 1 + 1 + 5);
        assertThat(referee.currentStatus().penalties()).isEqualTo(before);
        assertThat(referee.act(Action.KILL_TARGET).penalties() - before).isEqualTo(1 + 5 + 100 * 2);
    }

    @Test
    void statusBeforeStartIsRejected() {
        assertThatThrownBy(new WorldReferee(MAP)::currentStatus).hasMessage("Err: invalid phase");
    }

    /** Each phase counts once, even if it is ended repeatedly. A rejected end scores nothing. */
    @Test
    void adapterAddsUpTheScore() {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(MAP));
        referee.act("start_phase1", Map.of());
        referee.act("turn_clockwise", Map.of());
        referee.act("send_content", Map.of("content", List.of(List.of(List.of(0, 0), "."))));
        assertThat(referee.score()).isZero();
        referee.act("end_phase1", Map.of());
        referee.act("end_phase1", Map.of());
        assertThat(referee.score()).isEqualTo(2 - 1);
        referee.act("start_phase2", Map.of());
        referee.act("end_phase2", Map.of());
        assertThat(referee.score()).isEqualTo(1);
        String mission =
                "move turn_clockwise move take_weapon turn_anti_clockwise turn_anti_clockwise move turn_clockwise"
                        + " move kill_target turn_clockwise turn_clockwise move move end_phase2";
        for (String action : mission.split(" ")) referee.act(action, Map.of());
        assertThat(referee.score()).isEqualTo(1 - 14);
    }

    @Test
    void adapterExplainsInvalidRequests() {
        RefereeAdapter referee = new RefereeAdapter(new WorldReferee(MAP));
        assertThat(referee.act("jump", Map.of()).get("error").toString()).contains("unknown action 'jump'");
        referee.act("start_phase1", Map.of());
        assertThat(referee.act("send_content", Map.of()).get("error").toString())
                .contains("[[x, y], letter]");
    }
}
