package dev.damier.hitman;

import dev.damier.game.Exploration;
import dev.damier.game.Export;
import dev.damier.game.Game;
import dev.damier.game.Hint;
import dev.damier.game.PlanRepair;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.hitman.plan.MissionExport;
import dev.damier.hitman.plan.MissionPuzzle;
import dev.damier.hitman.plan.MissionTask;
import dev.damier.hitman.world.Heading;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.Situation;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Outcome;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Optional;

/** A position of phase 2: a situation that planners can solve. */
record MissionSetup(Hitman hitman, Situation now) implements Setup {

    @Override
    public Game game() {
        return hitman;
    }

    @Override
    public String write() {
        return HitmanNotation.write(now);
    }

    @Override
    public Table newTable() {
        return new MissionTable(now);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == MissionTask.class) return Optional.of(view.cast(new MissionTask(now)));
        if (view == Puzzle.class) return Optional.of(view.cast(new MissionPuzzle(new MissionTask(now))));
        if (view == Export.class) return Optional.of(view.cast(new MissionExport(new MissionTask(now))));
        boolean fresh =
                now.equals(new Situation(now.map(), now.version(), 0, Heading.N, Situation.Suit.NONE, false, false));
        if (view == Exploration.class && fresh) return Optional.of(view.cast(new AgentRun(now.map(), now.version())));
        if (view == PlanRepair.class && fresh) return Optional.of(view.cast(new MissionRepair(now)));
        if (view == RefereePort.class && fresh) {
            return Optional.of(view.cast(new RefereeAdapter(new WorldReferee(now.map(), now.version()))));
        }
        return Optional.empty();
    }

    /** Returns remarks for new missions only. In a started mission, objects may be missing because Hitman took them. */
    @Override
    public List<Text> remarks() {
        boolean started = now.hasWeapon() || now.targetDown() || now.suit() != Situation.Suit.NONE;
        return started ? List.of() : WorldRemarks.of(now.map());
    }

    @Override
    public Hint hint(int level, Outcome answer) {
        return new MissionHints(now, level).of(answer);
    }
}
