package dev.damier.hitman;

import dev.damier.game.Exploration;
import dev.damier.game.Export;
import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.NotationException;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.hitman.agent.ExplorationState;
import dev.damier.hitman.agent.SurveyorEngine;
import dev.damier.hitman.world.Action;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * A position of phase 1: a world and the actions so far. The observations follow from the actions.
 *
 * @param steps letters of {@link HitmanNotation#STEPS}, and a final {@code s} once the map was submitted
 */
record FogSetup(Hitman hitman, WorldMap map, RefereeVersion version, String steps) implements Setup {

    /** Reads a position. Throws {@link NotationException} if an action is not possible. */
    static FogSetup read(Hitman game, WorldMap map, RefereeVersion version, String steps) {
        FogSetup fog = new FogSetup(game, map, version, "");
        FogTable table = new FogTable(fog);
        for (int i = 0; i < steps.length(); i++) {
            int code = FogTable.code(steps.charAt(i));
            if (table.move(code).isEmpty()) {
                throw new NotationException(Text.of(HitmanNotation.class, "position.step", steps.charAt(i), i + 1));
            }
            table.play(code);
        }
        return new FogSetup(game, map, version, steps);
    }

    @Override
    public Game game() {
        return hitman;
    }

    /** Returns a referee that has processed these actions, for agents. */
    WorldReferee referee() {
        WorldReferee referee = new WorldReferee(map, version);
        referee.startPhase1();
        for (char step : steps.replace("s", "").toCharArray()) {
            referee.act(Action.of(FogTable.code(step)));
        }
        return referee;
    }

    @Override
    public String write() {
        String word = steps.isEmpty() ? "_explore" : "_explore-" + steps;
        return map.write() + word + HitmanNotation.version(version);
    }

    @Override
    public Table newTable() {
        return new FogTable(this);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == Export.class) {
            return Optional.of(view.cast(new FogExport(new FogTable(this).explorationState().deducer)));
        }
        if (view == Exploration.class) return Optional.of(view.cast(new AgentRun(map, version)));
        if (view == RefereePort.class)
            return Optional.of(view.cast(new RefereeAdapter(new WorldReferee(map, version))));
        if (view == ExplorationState.class && !isMapSent())
            return Optional.of(view.cast(new FogTable(this).explorationState()));
        return Optional.empty();
    }

    private boolean isMapSent() {
        return steps.endsWith("s");
    }

    @Override
    public String defaultEngine() {
        return SurveyorEngine.ID;
    }

    @Override
    public Hint hint(int level, Outcome answer) {
        return new FogHints(new FogTable(this), level).of(answer);
    }

    @Override
    public List<Text> remarks() {
        return WorldRemarks.of(map);
    }
}
