package dev.damier.web.plan;

import dev.damier.game.Export;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The examples of the planner page: tasks in the resources, and the export of a game that has one. */
final class PlanExamples {
    private static final List<String> FILES = List.of("gripper", "blocks", "taquin", "ricochet", "sokoban");
    private static final String DOMAIN = "domain.pddl";
    private static final String PROBLEM = "problem.pddl";

    /**
     * An example.
     *
     * @param id the name of its files, or the id of the game that wrote it
     */
    record Example(String id, String domain, String problem) {}

    private PlanExamples() {}

    static List<Example> all() {
        List<Example> examples = new ArrayList<>();
        for (String id : FILES) examples.add(new Example(id, read(id + "-" + DOMAIN), read(id + "-" + PROBLEM)));
        Games.all().games().forEach(game -> exported(game.example()).ifPresent(examples::add));
        return examples;
    }

    /** Returns the export of a position, with the lifted form if there is one. */
    private static Optional<Example> exported(Setup setup) {
        return setup.as(Export.class)
                .flatMap(export -> List.of("lifted-", "").stream()
                        .filter(form -> export.names().containsAll(List.of(form + DOMAIN, form + PROBLEM)))
                        .findFirst()
                        .map(form -> new Example(
                                setup.game().descriptor().id(),
                                export.text(form + DOMAIN),
                                export.text(form + PROBLEM))));
    }

    private static String read(String name) {
        try (InputStream in = PlanExamples.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
