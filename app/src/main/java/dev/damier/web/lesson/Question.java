package dev.damier.web.lesson;

import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.job.Job;
import dev.damier.job.Report;
import dev.damier.run.Budget;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A question at the end of a lesson, written as
 * <pre>
 *  The question, on one line
 *  run a: GAME POSITION ENGINE [OPTION=VALUE]… [nodes=N]
 *  - a choice :: claim about the runs
 *  why: explanation of the correct choice
 * </pre>
 *
 * @param explanation shown after every answer
 */
public record Question(String text, List<Run> runs, List<Choice> choices, String explanation) {

    /** A search whose report decides which choice is correct. */
    public record Run(String name, String game, String position, EngineSpec engine, long nodes) {
        static Run parse(String name, String text) {
            String[] words = text.trim().split("\\s+");
            if (words.length < 3)
                throw new IllegalArgumentException("a run must be GAME POSITION ENGINE OPTION=VALUE…, but got " + text);
            Map<String, String> options = new LinkedHashMap<>();
            for (int i = 3; i < words.length; i++) {
                int equals = words[i].indexOf('=');
                if (equals < 1) throw new IllegalArgumentException("an option must be name=value, but got " + words[i]);
                options.put(words[i].substring(0, equals), words[i].substring(equals + 1));
            }
            String nodes = options.remove("nodes");
            return new Run(
                    name,
                    words[0],
                    words[1],
                    new EngineSpec(words[2], options),
                    nodes == null ? 0 : Long.parseLong(nodes));
        }

        /** Runs the engine within the budget, and within the run's own node limit. */
        public Report report(Budget budget, Function<Job, Report> runner) {
            Setup setup = Games.all().game(game).read(position);
            Budget own = nodes > 0 ? budget.withNodes(nodes) : budget;
            return runner.apply(Job.of(setup, engine, own, 1));
        }
    }

    /** A choice and the claim that must be true for it to be correct. */
    public record Choice(String text, Claim claim) {}

    /** The correct choices, by index, and the reports of the runs by name. */
    public record Verdict(List<Integer> correct, Map<String, Report> reports) {}

    Question withFrenchTypography() {
        return new Question(
                FrenchTypography.ofText(text),
                runs,
                choices.stream()
                        .map(choice -> new Choice(FrenchTypography.ofText(choice.text()), choice.claim()))
                        .toList(),
                FrenchTypography.ofText(explanation));
    }

    static Question parse(String block) {
        List<Run> runs = new ArrayList<>();
        List<Choice> choices = new ArrayList<>();
        String text = "";
        String explanation = "";
        for (String line :
                block.lines().map(String::trim).filter(l -> !l.isEmpty()).toList()) {
            if (line.startsWith("run ")) {
                int colon = line.indexOf(':');
                runs.add(Run.parse(line.substring(4, colon).trim(), line.substring(colon + 1)));
            } else if (line.startsWith("- ")) {
                int claim = line.indexOf("::");
                if (claim < 0)
                    throw new IllegalArgumentException("a choice must be '- text :: claim', but got " + line);
                choices.add(new Choice(line.substring(2, claim).trim(), Claim.parse(line.substring(claim + 2))));
            } else if (line.startsWith("why:")) {
                explanation = line.substring(4).trim();
            } else {
                text = line;
            }
        }
        if (text.isEmpty() || runs.isEmpty() || choices.size() < 2 || explanation.isEmpty())
            throw new IllegalArgumentException(
                    "a question needs a text, a run, at least two choices and a why: " + block);
        return new Question(text, runs, choices, explanation);
    }

    /**
     * Runs the engines and checks the claims.
     *
     * @param runner runs one job
     */
    public Verdict evaluate(Budget budget, Function<Job, Report> runner) {
        Map<String, Report> reports = new LinkedHashMap<>();
        for (Run run : runs) reports.put(run.name(), run.report(budget, runner));
        List<Integer> right = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) if (choices.get(i).claim().holds(reports)) right.add(i);
        return new Verdict(right, reports);
    }
}
