package dev.damier.grade;

import dev.damier.arena.MissionPenalties;
import dev.damier.game.Agent;
import dev.damier.game.RefereePort;
import dev.damier.job.JsonLines;
import dev.damier.protocol.AgentPlayer;
import dev.damier.protocol.BotException;
import dev.damier.protocol.BotLink;
import dev.damier.run.BadInputException;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * The run of a program on one case. The program starts anew for each case. It sends {@code expand NUMBER} or {@code act
 * NAME}, and finally {@code answer …}.
 */
final class CaseRun {
    /** How much longer than the time limit the first line may take, because interpreters start slowly. */
    private static final Duration START_TIME = Duration.ofSeconds(2);

    private static final Duration QUIT_TIME = Duration.ofMillis(500);
    private static final int MAX_COMMANDS = 10_000_000;

    private final Assignment assignment;
    private final GradeCase given;
    private final Judge judge;
    private final SearchStates states;
    private final MissionPenalties penalties = new MissionPenalties();
    private final RefereePort referee;
    private BotLink link;
    private long deadlineNanos;
    private long startNanos;
    private long ownNanos;

    CaseRun(Assignment assignment, GradeCase given, Judge judge) {
        this.assignment = assignment;
        this.given = given;
        this.judge = judge;
        states = new SearchStates(given.setup(), assignment.heuristic());
        referee =
                given.ask() == Ask.EXPLORE ? given.setup().as(RefereePort.class).orElseThrow() : null;
    }

    /** Runs the program and returns the result. */
    CaseResult run(List<String> command) {
        startNanos = System.nanoTime();
        Judgement judgement;
        try {
            link = BotLink.process(command);
            judgement = converseWithinLimits();
        } catch (BotException e) {
            judgement = judgement(e);
        } finally {
            if (link != null) link.close("quit", QUIT_TIME);
        }
        long millis = (System.nanoTime() - startNanos - ownNanos) / 1_000_000;
        return new CaseResult(
                given,
                judgement.fault(),
                judgement.explanation(),
                states.expansions(),
                states.repeatedExpansions(),
                millis);
    }

    private Judgement converseWithinLimits() throws BotException {
        try (ResourceWatcher watcher =
                new ResourceWatcher(link.processTree().orElseThrow(), assignment.memoryBytes())) {
            try {
                return converse();
            } catch (BotException e) {
                return watcher.exceeded().orElseGet(() -> judgement(e));
            }
        }
    }

    /** Stops the program. The run then ends with a failure. */
    void cancel() {
        BotLink running = link;
        if (running != null) running.processTree().ifPresent(tree -> tree.killAll());
    }

    private Judgement converse() throws BotException {
        deadlineNanos = System.nanoTime() + assignment.time().plus(START_TIME).toNanos();
        link.send("grade 1");
        link.send("game " + assignment.game().descriptor().id());
        link.send("ask " + given.ask() + (given.depth() > 0 ? " " + given.depth() : ""));
        link.send("limit time " + assignment.time().toMillis());
        if (given.maxExpanded().isPresent())
            link.send("limit expanded " + given.maxExpanded().getAsLong());
        if (given.maxCost().isPresent())
            link.send("limit cost " + given.maxCost().getAsInt());
        if (referee == null) link.send(states.initialLine());
        link.send("go");
        for (int i = 0; i < MAX_COMMANDS; i++) {
            String line = link.receive(deadlineNanos).strip();
            long received = System.nanoTime();
            Judgement end = handle(line);
            long spent = System.nanoTime() - received;
            deadlineNanos += spent;
            ownNanos += spent;
            if (end != null) return end;
        }
        return Judgement.failed(Fault.RESOURCES, "limit.commands", (long) MAX_COMMANDS);
    }

    /** Answers one line. Returns the judgement if the case is decided, else null. */
    private Judgement handle(String line) throws BotException {
        List<String> words = List.of(line.split("\\s+"));
        return switch (words.get(0)) {
            case "expand" -> expand(line, words);
            case "act" -> act(line);
            case "answer" -> referee != null ? judgeExploration() : judge.judge(given, words.subList(1, words.size()));
            default -> Judgement.failed(Fault.PROTOCOL, "protocol.line", Judge.shorten(line));
        };
    }

    private Judgement expand(String line, List<String> words) throws BotException {
        if (referee != null) return Judgement.failed(Fault.PROTOCOL, "protocol.no-states");
        boolean number = words.size() == 2 && words.get(1).matches("\\d{1,9}");
        if (!number || !states.contains(Integer.parseInt(words.get(1))))
            return Judgement.failed(Fault.PROTOCOL, "protocol.state", Judge.shorten(line));
        if (given.maxExpanded().isPresent()
                && states.expansions() >= given.maxExpanded().getAsLong()) {
            String key = isRepeating() ? "limit.expanded-repeated" : "limit.expanded";
            return Judgement.failed(Fault.EXPANDED, key, given.maxExpanded().getAsLong(), states.repeatedExpansions());
        }
        for (String next : states.expand(Integer.parseInt(words.get(1)))) link.send(next);
        link.send("end");
        return null;
    }

    /** Returns whether at least half of the expansions are of states that were expanded before. */
    private boolean isRepeating() {
        return states.repeatedExpansions() > 0 && states.repeatedExpansions() * 2 >= states.expansions();
    }

    private Judgement act(String line) throws BotException {
        if (referee == null) return Judgement.failed(Fault.PROTOCOL, "protocol.no-referee");
        try {
            Agent.Act act = AgentPlayer.parseAct(line.substring("act".length()).strip());
            Map<String, Object> observation = referee.act(act.action(), act.args());
            penalties.record(observation);
            link.send("observe " + JsonLines.toJson(observation));
            return null;
        } catch (BadInputException e) {
            return Judgement.failed(Fault.PROTOCOL, "protocol.act", Judge.shorten(line), e.getMessage());
        }
    }

    private Judgement judgeExploration() {
        int total = penalties.total();
        if (penalties.reason().equals("unfinished")) return Judgement.failed(Fault.WRONG, "wrong.unfinished");
        if (penalties.reason().equals("incomplete")) return Judgement.failed(Fault.WRONG, "wrong.report");
        if (given.maxCost().isPresent() && total > given.maxCost().getAsInt())
            return Judgement.failed(
                    Fault.QUALITY, "quality.penalties", total, given.maxCost().getAsInt());
        return Judgement.passed("right.explored", total);
    }

    private Judgement judgement(BotException e) {
        return switch (e.kind()) {
            case TIME ->
                Judgement.failed(
                        Fault.TIME,
                        isRepeating() ? "limit.time-repeated" : "limit.time",
                        assignment.time().toMillis(),
                        states.expansions(),
                        states.repeatedExpansions());
            case FLOOD, LONG_LINE -> Judgement.failed(Fault.RESOURCES, "limit.output", e.getMessage());
            default -> Judgement.failed(Fault.CRASH, "crash", e.getMessage());
        };
    }
}
