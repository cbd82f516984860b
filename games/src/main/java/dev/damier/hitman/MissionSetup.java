package dev.damier.hitman;

import dev.damier.game.Exploration;
import dev.damier.game.Export;
import dev.damier.game.Game;
import dev.damier.game.RefereePort;
import dev.damier.game.Setup;
import dev.damier.game.Table;
import dev.damier.game.Text;
import dev.damier.run.Outcome;
import dev.damier.search.Puzzle;
import java.util.List;
import java.util.Optional;

/** Phase 2 from some situation: what planners solve. */
record MissionSetup(Hitman hitman, Situation now) implements Setup {

    @Override
    public Game game() {
        return hitman;
    }

    @Override
    public String write() {
        return Notation.write(now);
    }

    @Override
    public Table seat() {
        return new MissionTable(now);
    }

    @Override
    public <T> Optional<T> as(Class<T> view) {
        if (view == Mission.class) return Optional.of(view.cast(new Mission(now)));
        if (view == Puzzle.class) return Optional.of(view.cast(new MissionPuzzle(new Mission(now))));
        if (view == Export.class) return Optional.of(view.cast(new MissionExport(new Mission(now))));
        boolean fresh =
                now.equals(new Situation(now.map(), now.version(), 0, Heading.N, Situation.Suit.NONE, false, false));
        if (view == Exploration.class && fresh) return Optional.of(view.cast(new Expedition(now.map(), now.version())));
        if (view == RefereePort.class && fresh) {
            return Optional.of(view.cast(new RefereeDesk(new Referee(now.map(), now.version()))));
        }
        return Optional.empty();
    }

    /** What was taken or killed on the way is missing for a reason; only a fresh mission is remarked upon. */
    @Override
    public List<Text> remarks() {
        boolean begun = now.hasWeapon() || now.targetDown() || now.suit() != Situation.Suit.NONE;
        return begun ? List.of() : Remarks.of(now.map());
    }

    @Override
    public Text hint(int grade, Outcome answer) {
        return MissionHints.of(now, grade, answer);
    }
}
