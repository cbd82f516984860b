package dev.damier.hitman.plan;

import dev.damier.game.Export;
import dev.damier.plan.Pddl;
import dev.damier.run.BadInputException;
import java.util.List;

/** Exports a mission as PDDL for other planners: grounded, and lifted with a domain that is the same for every map. */
public record MissionExport(MissionTask mission) implements Export {
    private static final List<String> NAMES =
            List.of("domain.pddl", "problem.pddl", "lifted-domain.pddl", "lifted-problem.pddl");

    @Override
    public List<String> names() {
        return NAMES;
    }

    @Override
    public String text(String name) {
        if (!NAMES.contains(name)) {
            throw new BadInputException(
                    dev.damier.game.Suggestions.unknownMessage("hitman: unknown export format", name, NAMES));
        }
        return switch (name) {
            case "lifted-domain.pddl" -> LiftedDomain.text();
            case "lifted-problem.pddl" -> new LiftedMission(mission).problem();
            case "domain.pddl" -> grounded().domain();
            default -> grounded().problem();
        };
    }

    private Pddl grounded() {
        return new Pddl("hitman", new MissionStrips(mission).strips());
    }
}
