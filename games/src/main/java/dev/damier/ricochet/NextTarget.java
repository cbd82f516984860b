package dev.damier.ricochet;

import dev.damier.game.Setup;
import dev.damier.ricochet.box.Target;
import dev.damier.ricochet.box.TargetPile;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Creates the next round of a game on one board: the robots stay on their cells, and the next target is drawn. */
final class NextTarget {
    private NextTarget() {}

    /**
     * Returns the next round, or nothing if no playable target is left on the board. Targets that do not match the
     * difficulty options are drawn only if no other target is left.
     */
    static Optional<RicochetSetup> of(List<Setup> played, RicochetSetup ended, Map<String, String> options, long seed) {
        Layout layout = ended.layout();
        Set<Target> drawn = new HashSet<>();
        for (Setup round : played) drawn.add(target(((RicochetSetup) round).mission(), layout));
        TargetPile pile = new TargetPile(layout.targets(), seed);
        RicochetDealer.DESCRIPTOR.check(options);
        DifficultyFilter filter = DifficultyFilter.of(options);
        return pile.draw(drawn, t -> isPlayable(ended, t, filter))
                .or(() -> pile.draw(drawn, t -> isPlayable(ended, t, DifficultyFilter.NONE)))
                .map(t -> new RicochetSetup(layout, mission(ended, t), RuleMemory.NONE, ended.custom()));
    }

    private static Target target(RicochetMission mission, Layout layout) {
        return new Target(mission.target(), mission.active(), layout.shape(mission.target(), mission.active()));
    }

    private static boolean isPlayable(RicochetSetup ended, Target target, DifficultyFilter filter) {
        return target.colour() < ended.mission().robots().length && filter.accepts(mission(ended, target));
    }

    private static RicochetMission mission(RicochetSetup ended, Target target) {
        RicochetMission last = ended.mission();
        return new RicochetMission(last.board(), last.robots(), target.cell(), target.colour(), last.rules());
    }
}
