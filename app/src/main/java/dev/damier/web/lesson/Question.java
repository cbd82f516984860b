package dev.damier.web.lesson;

import dev.damier.game.Games;
import dev.damier.game.Setup;
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
 *
 * <pre>
 * What is asked, on one line
 * run a: GAME POSITION ENGINE [OPTION=VALUE]… [nodes=N]
 * - a choice :: claim about the runs
 * why: what explains the right one
 * </pre>
 *
 * @param why said whatever was chosen
 */
public record Question(String text, List<Run> runs, List<Choice> choices, String why) {

    /** A search whose report decides. */
    public record Run(
            String name, String game, String position, String engine, Map<String, String> options, long nodes) {
        static Run read(String name, String words) {
            String[] word = words.trim().split("\\s+");
            if (word.length < 3)
                throw new IllegalArgumentException(
                        "a run must be GAME POSITION ENGINE OPTION=VALUE…, but got " + words);
            Map<String, String> options = new LinkedHashMap<>();
            for (int i = 3; i < word.length; i++) {
                int is = word[i].indexOf('=');
                if (is < 1) throw new IllegalArgumentException("an option must be name=value, but got " + word[i]);
                options.put(word[i].substring(0, is), word[i].substring(is + 1));
            }
            String nodes = options.remove("nodes");
            return new Run(name, word[0], word[1], word[2], options, nodes == null ? 0 : Long.parseLong(nodes));
        }

        /** What the engine finds, within a budget for all of them. */
        public Report report(Budget budget, Function<Job, Report> runner) {
            Setup setup = Games.all().game(game).read(position);
            Budget own = nodes > 0 ? budget.withNodes(nodes) : budget;
            return runner.apply(new Job(game, setup.write(), engine, options, own, 1));
        }
    }

    /** A choice and what must hold for it to be right. */
    public record Choice(String text, Claim claim) {}

    /** The engines' own answer: which choices hold, and what the engines found. */
    public record Verdict(List<Integer> right, Map<String, Report> reports) {}

    static Question read(String block) {
        List<Run> runs = new ArrayList<>();
        List<Choice> choices = new ArrayList<>();
        String asked = "";
        String why = "";
        for (String line :
                block.lines().map(String::trim).filter(l -> !l.isEmpty()).toList()) {
            if (line.startsWith("run ")) {
                int colon = line.indexOf(':');
                runs.add(Run.read(line.substring(4, colon).trim(), line.substring(colon + 1)));
            } else if (line.startsWith("- ")) {
                int claim = line.indexOf("::");
                if (claim < 0)
                    throw new IllegalArgumentException("a choice must be '- text :: claim', but got " + line);
                choices.add(new Choice(line.substring(2, claim).trim(), Claim.read(line.substring(claim + 2))));
            } else if (line.startsWith("why:")) {
                why = line.substring(4).trim();
            } else {
                asked = line;
            }
        }
        if (asked.isEmpty() || runs.isEmpty() || choices.size() < 2 || why.isEmpty())
            throw new IllegalArgumentException(
                    "a question needs a text, a run, at least two choices and a why: " + block);
        return new Question(asked, runs, choices, why);
    }

    /** Runs the engines and compares; {@code runner} does one job. */
    public Verdict judge(Budget budget, Function<Job, Report> runner) {
        Map<String, Report> reports = new LinkedHashMap<>();
        for (Run run : runs) reports.put(run.name(), run.report(budget, runner));
        List<Integer> right = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) if (choices.get(i).claim().holds(reports)) right.add(i);
        return new Verdict(right, reports);
    }
}
