package dev.damier.protocol;

import dev.damier.game.Agent;
import dev.damier.game.Game;
import dev.damier.job.JsonLines;
import dev.damier.run.BadInputException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A player that runs a registered agent in this process. It exchanges the same text as an external agent. */
public final class AgentPlayer implements RefereedPlayer {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Agent.Kind kind;
    private final Map<String, String> options;
    private Agent agent;
    private Duration cpuTime = Duration.ZERO;
    private volatile boolean dismissed;

    public AgentPlayer(Agent.Kind kind, Map<String, String> options) {
        this.kind = kind;
        this.options = Map.copyOf(options);
    }

    @Override
    public void newGame(Game game, Map<String, String> gameOptions, long seed) {
        agent = kind.create(options);
    }

    @Override
    public Reply act(String observation, Limits limits, Duration timeout) throws BotException {
        if (dismissed) throw new BotException(BotException.Kind.EXIT, "was dismissed");
        long cpuBefore = THREADS.getCurrentThreadCpuTime();
        try {
            Agent.Act act = agent.next(observation.isEmpty() ? Map.of() : parseObject(observation));
            cpuTime = cpuTime.plusNanos(THREADS.getCurrentThreadCpuTime() - cpuBefore);
            return new Reply(formatAct(act));
        } catch (RuntimeException e) {
            throw new BotException(BotException.Kind.ERROR, String.valueOf(e));
        }
    }

    /** Parses a JSON object. */
    static Map<String, Object> parseObject(String json) {
        if (!(JsonLines.read(json) instanceof Map<?, ?> map))
            throw new BadInputException("expected a JSON object, but got " + json);
        Map<String, Object> fields = new LinkedHashMap<>();
        map.forEach((key, value) -> fields.put(String.valueOf(key), value));
        return fields;
    }

    /** Formats an action as {@code ACTION}, {@code ACTION {json}}, or {@code none}. */
    static String formatAct(Agent.Act act) {
        if (act.done()) return "none";
        return act.action() + (act.args().isEmpty() ? "" : " " + JsonLines.toJson(act.args()));
    }

    /** Parses the text of an action. */
    public static Agent.Act parseAct(String text) {
        String[] parts = text.strip().split("\\s+", 2);
        if (parts[0].equals("none")) return Agent.Act.DONE;
        return new Agent.Act(parts[0], parts.length > 1 ? parseObject(parts[1]) : Map.of());
    }

    @Override
    public Reply move(PlayedLine line, Limits limits, Duration timeout) throws BotException {
        throw new BotException(BotException.Kind.START, "an agent plays refereed games only and cannot choose moves");
    }

    @Override
    public Optional<Duration> cpuTime() {
        return Optional.of(cpuTime);
    }

    @Override
    public String dismiss() {
        dismissed = true;
        return "";
    }
}
