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
 * Phase 1 of a world, after some actions. What has been seen follows from the actions, so they are the position.
 *
 * @param steps letters of {@link HitmanNotation#STEPS}, and a last {@code s} once the map has been sent
 */
record FogSetup(Hitman hitman, WorldMap map, RefereeVersion version, String steps) implements Setup {

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

    /** A referee who has seen these actions, for agents. */
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
            return Optional.of(view.cast(new FogExport(new FogTable(this).exploring().known)));
        }
        if (view == Exploration.class) return Optional.of(view.cast(new AgentRun(map, version)));
        if (view == RefereePort.class) return Optional.of(view.cast(new RefereeAdapter(new WorldReferee(map, version))));
        if (view == ExplorationState.class && !sent()) return Optional.of(view.cast(new FogTable(this).exploring()));
        return Optional.empty();
    }

    private boolean sent() {
        return steps.endsWith("s");
    }

    @Override
    public String engine() {
        return SurveyorEngine.ID;
    }

    @Override
    public Hint hint(int grade, Outcome answer) {
        return new FogHints(new FogTable(this), grade).of(answer);
    }

    @Override
    public List<Text> remarks() {
        return WorldRemarks.of(map);
    }
}
