package dev.damier.contest;

import dev.damier.arena.Elo;
import dev.damier.arena.Standings;
import dev.damier.contest.ContestView.State;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How strong engines and bots are by all games of two that this server has seen and may show. An engine is the same with the
 * same options, a bot from outside with the same name. Ratings compare those who have met, by whatever way: who has not stands
 * in a group of its own.
 */
public final class Ratings {
    /** Contests looked at, the newest. */
    private static final int CONTESTS = 200;
    /** Those with the most games. */
    private static final int MAX_RATED = 40;

    /**
     * Somebody and what the games say.
     *
     * @param group those of one group have met, by whatever way; 0 is the largest
     */
    public record Rated(int group, String name, PlayerSpec.Kind kind, int games, double points, double elo, double error) {}

    /** One game between two who are not the same. */
    private record Met(String first, String second, int halves) {}

    private record Known(String name, PlayerSpec.Kind kind) {}

    private final Map<String, Known> known = new HashMap<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final List<Met> games = new ArrayList<>();

    private Ratings() {}

    static List<Rated> of(ContestStore store, String game) {
        Ratings all = new Ratings();
        for (StoredContest contest : store.latest(CONTESTS)) {
            ContestConfig config = ContestConfig.read(contest.terms());
            boolean secret = config.hidden() && !contest.published();
            boolean begun = !contest.state().equals(State.OPEN.name());
            if (config.game().equals(game) && config.format() != ContestFormat.RACE && begun && !secret)
                all.add(store.entrants(contest.id()), store.games(contest.id()));
        }
        return all.rated();
    }

    private void add(List<StoredEntrant> entrants, List<StoredContestGame> played) {
        List<String> keys = new ArrayList<>();
        for (StoredEntrant entrant : entrants) {
            PlayerSpec spec = ContestJson.read(entrant.word(), PlayerSpec.class);
            String key = spec.kind() + " " + spec.id() + " " + new TreeMap<>(spec.options());
            if (spec.kind() == PlayerSpec.Kind.VISITOR) key += entrant.name().toLowerCase(Locale.ROOT);
            known.putIfAbsent(key, new Known(entrant.name(), spec.kind()));
            keys.add(key);
        }
        for (StoredContestGame one : played) {
            ContestRecord record = ContestJson.read(one.record(), ContestRecord.class);
            if (record.number() < 0 || record.alone()) continue;
            String first = keys.get(record.first());
            String second = keys.get(record.second());
            if (first.equals(second)) continue;
            games.add(new Met(first, second, record.halfPoints()));
            counts.merge(first, 1, Integer::sum);
            counts.merge(second, 1, Integer::sum);
        }
    }

    private List<Rated> rated() {
        TreeSet<String> shown = new TreeSet<>(counts.keySet().stream()
                .sorted(Comparator.comparingInt((String key) -> -counts.get(key))
                        .thenComparing(key -> key))
                .limit(MAX_RATED)
                .toList());
        games.removeIf(game -> !shown.contains(game.first) || !shown.contains(game.second));
        List<List<String>> groups = new ArrayList<>(groups(shown).values());
        groups.removeIf(group -> group.size() < 2);
        groups.sort(Comparator.comparingInt((List<String> group) -> -group.size()));
        List<Rated> rated = new ArrayList<>();
        for (int group = 0; group < groups.size(); group++) rated.addAll(rated(group, groups.get(group)));
        return rated;
    }

    /** Who has met whom, directly or through others, by one of the group. */
    private Map<String, List<String>> groups(TreeSet<String> shown) {
        Map<String, String> of = new HashMap<>();
        for (String key : shown) of.put(key, key);
        for (Met game : games) {
            String from = of.get(game.second);
            String to = of.get(game.first);
            if (!from.equals(to)) of.replaceAll((key, group) -> group.equals(from) ? to : group);
        }
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String key : shown)
            groups.computeIfAbsent(of.get(key), g -> new ArrayList<>()).add(key);
        return groups;
    }

    private List<Rated> rated(int number, List<String> group) {
        Standings table = new Standings(group);
        for (Met game : games) {
            int first = group.indexOf(game.first);
            if (first >= 0) table.add(first, group.indexOf(game.second), game.halves);
        }
        Elo elo = table.elo();
        List<Rated> rated = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            Known who = known.get(group.get(i));
            rated.add(new Rated(
                    number, who.name, who.kind, table.games(i), table.points(i), elo.rating(i), elo.error(i)));
        }
        rated.sort(Comparator.comparingDouble(one -> -one.elo));
        return rated;
    }
}
