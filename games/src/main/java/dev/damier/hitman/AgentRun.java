package dev.damier.hitman;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Exploration;
import dev.damier.game.Games;
import dev.damier.game.RefereePort;
import dev.damier.hitman.world.Cell;
import dev.damier.hitman.world.Content;
import dev.damier.hitman.world.RefereeAdapter;
import dev.damier.hitman.world.RefereeVersion;
import dev.damier.hitman.world.WorldMap;
import dev.damier.hitman.world.WorldReferee;
import dev.damier.run.Control;
import dev.damier.run.Counters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a registered agent in a world, through the referee only: phase 1, and phase 2 if the agent starts it. */
record AgentRun(WorldMap map, RefereeVersion version) implements Exploration {
    /** Maximum number of actions. An agent that needs more is considered to run forever. */
    private static final int MAX_ACTIONS = 100_000;

    private static final String GAME = Hitman.DESCRIPTOR.id();

    @Override
    public List<Descriptor> agents() {
        return Games.all().agents(GAME).stream().map(Agent.Kind::descriptor).toList();
    }

    @Override
    public Result explore(String agent, Map<String, String> options, Control control) {
        Agent explorer = Games.all().agent(GAME, agent).create(options);
        RefereePort referee = new RefereeAdapter(new WorldReferee(map, version));
        Map<String, Object> answer = Map.of();
        List<String> actions = new ArrayList<>();
        Content[] sent = new Content[map.size()];
        java.util.Arrays.fill(sent, Content.EMPTY);
        int[] penalties = new int[3];
        int score = 0;
        boolean accomplished = false;
        boolean complete = false;
        Counters counters = new Counters();
        while (actions.size() < MAX_ACTIONS && !control.shouldStopNow()) {
            Agent.Act act = explorer.next(answer);
            if (act.done()) break;
            answer = referee.act(act.action(), act.args());
            actions.add(act.action());
            counters.expanded++;
            if (answer.get("status") instanceof Map<?, ?> fields
                    && fields.get("phase") instanceof Integer phase
                    && fields.get("penalties") instanceof Integer total) penalties[phase] = total;
            if (act.action().equals("send_content")) {
                complete = Boolean.TRUE.equals(answer.get("result"));
                if (act.args().get("content") instanceof List<?> content) recordSubmittedMap(content, sent);
            }
            if (answer.get("result") instanceof Map<?, ?> ending) {
                if (act.action().equals("end_phase1")) score = referee.score();
                else accomplished = Boolean.TRUE.equals(ending.get("ok"));
            }
        }
        String found = new WorldMap(map.columns(), sent).write();
        Optional<MissionResult> mission = actions.contains("start_phase2")
                ? Optional.of(new MissionResult(penalties[2], accomplished))
                : Optional.empty();
        return new Result(penalties[1], score, complete, found, List.copyOf(actions), mission, control.stats(counters));
    }

    private void recordSubmittedMap(List<?> entries, Content[] sent) {
        for (Object entry : entries) {
            List<?> pair = (List<?>) entry;
            List<?> xy = (List<?>) pair.get(0);
            Cell cell = new Cell(((Number) xy.get(0)).intValue(), ((Number) xy.get(1)).intValue());
            Content content = Content.of(pair.get(1).toString().charAt(0));
            if (content != null && map.contains(cell)) sent[map.index(cell)] = content;
        }
    }
}
