package dev.damier.ricochet;

import dev.damier.game.Setup;
import dev.damier.ricochet.box.Target;
import dev.damier.ricochet.box.TargetPile;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game on one board: the robots stay where they ended, and the next target is drawn from the pile. */
final class NextTarget {
    private NextTarget() {}

    /**
     * The next round, or nothing when no target of the board is left that can be played. A target that is too easy or too
     * hard for the wishes is passed over as long as another one fits.
     */
    static Optional<RicochetSetup> of(List<Setup> played, RicochetSetup ended, Map<String, String> options, long seed) {
        Layout layout = ended.layout();
        Set<Target> drawn = new HashSet<>();
        for (Setup round : played) drawn.add(target(((RicochetSetup) round).mission(), layout));
        TargetPile pile = new TargetPile(layout.targets(), seed);
        RicochetDealer.DESCRIPTOR.check(options);
        DifficultyFilter filter = DifficultyFilter.of(options);
        return pile.draw(drawn, t -> suits(ended, t, filter))
                .or(() -> pile.draw(drawn, t -> suits(ended, t, DifficultyFilter.NONE)))
                .map(t -> new RicochetSetup(layout, mission(ended, t), RuleMemory.NONE, ended.custom()));
    }

    private static Target target(RicochetMission mission, Layout layout) {
        return new Target(mission.target(), mission.active(), layout.shape(mission.target(), mission.active()));
    }

    private static boolean suits(RicochetSetup ended, Target target, DifficultyFilter filter) {
        return target.colour() < ended.mission().robots().length && filter.met(mission(ended, target));
    }

    private static RicochetMission mission(RicochetSetup ended, Target target) {
        RicochetMission now = ended.mission();
        return new RicochetMission(now.board(), now.robots(), target.cell(), target.colour(), now.rules());
    }
}
