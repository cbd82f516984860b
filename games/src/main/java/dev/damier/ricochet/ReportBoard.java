package dev.damier.ricochet;

import dev.damier.game.Suite;
import dev.damier.ricochet.RicochetMission.Rules;
import dev.damier.ricochet.box.Target;
import dev.damier.run.BadInputException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** The board, the start and the missions of a student report. They are the positions of the suite {@code reports}. */
final class ReportBoard {
    /** Value of the dealer's option {@code board}. */
    static final String ID = "reports";

    private ReportBoard() {}

    /**
     * Returns a random mission. The board has the targets of all missions, so that a game can continue with them. Short
     * missions are not excluded, unless the options limit the difficulty.
     */
    static RicochetSetup deal(Map<String, String> options, Rules rules, Random random) {
        if (!options.getOrDefault("robots", "4").equals("4"))
            throw new BadInputException(
                    "ricochet: board 'reports' has 4 robots, but got robots=" + options.get("robots"));
        List<RicochetMission> missions = new ArrayList<>();
        List<Target> targets = new ArrayList<>();
        for (String position : Suite.of(RicochetGame.class, ID).get(0).positions()) {
            RicochetMission m = RicochetNotation.read(position).mission();
            missions.add(new RicochetMission(m.board(), m.robots(), m.target(), m.active(), rules));
            targets.add(new Target(m.target(), m.active(), Layout.defaultShape(m.active())));
        }
        targets.sort(Comparator.comparingInt(Target::cell));
        Layout layout = Layout.custom(missions.get(0).board(), targets);
        boolean limited = List.of("min", "max", "needs").stream().anyMatch(options::containsKey);
        DifficultyFilter filter = limited ? DifficultyFilter.of(options) : DifficultyFilter.NONE;
        // The first random numbers of consecutive seeds are similar. nextLong combines two of them.
        Collections.shuffle(missions, new Random(random.nextLong()));
        return missions.stream()
                .filter(filter::accepts)
                .findFirst()
                .map(mission -> new RicochetSetup(layout, mission, RuleMemory.NONE, false))
                .orElseThrow(() -> new BadInputException(
                        "ricochet: no mission of board 'reports' matches these options; relax min, max or needs: "
                                + options));
    }
}
