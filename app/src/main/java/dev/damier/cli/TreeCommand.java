package dev.damier.cli;

import dev.damier.cli.input.EngineOptions;
import dev.damier.cli.screen.Interrupt;
import dev.damier.game.Game;
import dev.damier.game.Setup;
import dev.damier.job.Answer;
import dev.damier.job.Job;
import dev.damier.job.SearchTree;
import dev.damier.run.Control;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the first nodes of a search tree. */
@CommandLine.Command(
        name = "tree",
        description = "Print the first 5,000 nodes of a search tree, in order of generation.")
final class TreeCommand extends PositionCommand {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(3);

    @Option(
            names = "--engine",
            paramLabel = "ID",
            description = "An engine listed by `engines GAME`. Default: the game's default engine.")
    private String engine = "";

    @Mixin
    private EngineOptions options;

    @Override
    void checkArguments(Game game) {
        EngineOptions.check(game, options.engine(engine));
    }

    @Override
    int answer(Setup setup) {
        Job job = options.job(setup, options.engine(engine), DEFAULT_TIME);
        AtomicReference<Control> control = new AtomicReference<>();
        try (Interrupt.Scope watch = screen.interrupt().onInterrupt(() -> cancel(control.get()))) {
            Answer answer = job.answer(setup, budget -> {
                control.set(new Control(budget, SearchTree.MAX_NODES, progress -> {}));
                return control.get();
            });
            SearchTree tree =
                    SearchTree.of(setup, control.get().trace(), answer.report().jsonFields(), () -> {});
            print(tree);
        }
        return 0;
    }

    private static void cancel(Control control) {
        if (control != null) control.cancel();
    }

    private void print(SearchTree tree) {
        if (json) {
            screen.printJson(fields(tree));
            return;
        }
        for (int id = 0; id < tree.moves().size(); id++) {
            String parent = tree.parent()[id] < 0 ? "-" : String.valueOf(tree.parent()[id]);
            String order = tree.order()[id] < 0 ? "-" : String.valueOf(tree.order()[id]);
            screen.println(String.join(
                    " ",
                    String.valueOf(id),
                    parent,
                    tree.moves().get(id),
                    "g=" + tree.g()[id],
                    "h=" + tree.h()[id],
                    "order=" + order));
        }
    }

    private static Map<String, Object> fields(SearchTree tree) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("parent", list(tree.parent()));
        row.put("moves", tree.moves());
        row.put("g", list(tree.g()));
        row.put("h", list(tree.h()));
        row.put("order", list(tree.order()));
        row.put("mark", list(tree.mark()));
        row.put("measure", tree.measure());
        row.put("report", tree.report());
        return row;
    }

    private static List<Integer> list(int[] values) {
        return new ArrayList<>(IntStream.of(values).boxed().toList());
    }
}
