package dev.damier.hitman.plan;

import dev.damier.game.Export;
import dev.damier.plan.Pddl;
import java.util.List;

/** The mission for other planners. */
public record MissionExport(MissionTask mission) implements Export {
    private static final List<String> NAMES = List.of("domain.pddl", "problem.pddl");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public String text(String name) {
        if (!NAMES.contains(name)) {
            throw new IllegalArgumentException(dev.damier.game.Nearest.unknown("hitman: unknown export", name, NAMES));
        }
        Pddl pddl = new Pddl("hitman", new MissionStrips(mission).strips());
        return name.equals("domain.pddl") ? pddl.domain() : pddl.problem();
    }
}
