package dev.damier.contest;

import dev.damier.arena.Elo;
import dev.damier.arena.Standings;
import dev.damier.contest.ContestView.State;
import dev.damier.store.ContestStore;
import dev.damier.store.StoredContest;
import dev.damier.store.StoredContestGame;
import dev.damier.store.StoredEntrant;
import dev.damier.store.StoredJson;
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
 * Computes Elo ratings of engines and bots from all public games of two players on this server. Entrants with the same
 * engine and options count as one player; so do external bots with the same name. Ratings are comparable only between
 * players that are connected by games, so unconnected players form separate groups.
 */
public final class Ratings {
    /** Number of latest contests that are used. */
    private static final int MAX_CONTESTS = 200;
    /** Maximum number of rated players. The players with the most games are used. */
    private static final int MAX_RATED = 40;

    /**
     * A player with its rating.
     *
     * @param group number of the group of players connected by games; 0 is the largest
     * @param error half width of the 95% confidence interval
     */
    public record Rated(
            int group, String name, PlayerSpec.Kind kind, int games, double points, double elo, double error) {}

    /** A game between two different players. */
    private record RatedGame(String first, String second, int halfPoints) {}

    /** The displayed name and the kind of a player. */
    private record PlayerIdentity(String name, PlayerSpec.Kind kind) {}

    private final Map<String, PlayerIdentity> identities = new HashMap<>();
    private final Map<String, Integer> gameCounts = new TreeMap<>();
    private final List<RatedGame> games = new ArrayList<>();

    private Ratings() {}

    /** Returns the ratings in a game, group by group, best first. */
    static List<Rated> of(ContestStore store, String game) {
        Ratings ratings = new Ratings();
        for (StoredContest contest : store.latest(MAX_CONTESTS)) {
            ContestConfig config = ContestConfig.fromJson(contest.terms());
            boolean secret = config.hidden() && !contest.published();
            boolean begun = !contest.state().equals(State.OPEN.name());
            if (config.game().equals(game) && config.format() != ContestFormat.RACE && begun && !secret)
                ratings.add(store.entrants(contest.id()), store.games(contest.id()));
        }
        return ratings.computeRatings();
    }

    private void add(List<StoredEntrant> entrants, List<StoredContestGame> played) {
        List<String> keys = new ArrayList<>();
        for (StoredEntrant entrant : entrants) {
            PlayerSpec spec = StoredJson.read(entrant.word(), PlayerSpec.class);
            String key = spec.kind() + " " + spec.id() + " " + new TreeMap<>(spec.options());
            if (spec.kind() == PlayerSpec.Kind.VISITOR) key += entrant.name().toLowerCase(Locale.ROOT);
            identities.putIfAbsent(key, new PlayerIdentity(entrant.name(), spec.kind()));
            keys.add(key);
        }
        for (StoredContestGame stored : played) {
            ContestRecord record = StoredJson.read(stored.record(), ContestRecord.class);
            if (record.number() < 0 || record.hasSinglePlayer()) continue;
            String first = keys.get(record.first());
            String second = keys.get(record.second());
            if (first.equals(second)) continue;
            games.add(new RatedGame(first, second, record.halfPoints()));
            gameCounts.merge(first, 1, Integer::sum);
            gameCounts.merge(second, 1, Integer::sum);
        }
    }

    private List<Rated> computeRatings() {
        TreeSet<String> keys = new TreeSet<>(gameCounts.keySet().stream()
                .sorted(Comparator.comparingInt((String key) -> -gameCounts.get(key))
                        .thenComparing(key -> key))
                .limit(MAX_RATED)
                .toList());
        games.removeIf(game -> !keys.contains(game.first) || !keys.contains(game.second));
        List<List<String>> groups = new ArrayList<>(groups(keys).values());
        groups.removeIf(group -> group.size() < 2);
        groups.sort(Comparator.comparingInt((List<String> group) -> -group.size()));
        List<Rated> rated = new ArrayList<>();
        for (int group = 0; group < groups.size(); group++) rated.addAll(computeRatings(group, groups.get(group)));
        return rated;
    }

    /** Returns the groups of players connected by games, each under the key of one member. */
    private Map<String, List<String>> groups(TreeSet<String> keys) {
        Map<String, String> groupOf = new HashMap<>();
        for (String key : keys) groupOf.put(key, key);
        for (RatedGame game : games) {
            String from = groupOf.get(game.second);
            String to = groupOf.get(game.first);
            if (!from.equals(to)) groupOf.replaceAll((key, group) -> group.equals(from) ? to : group);
        }
        Map<String, List<String>> groups = new LinkedHashMap<>();
        for (String key : keys)
            groups.computeIfAbsent(groupOf.get(key), g -> new ArrayList<>()).add(key);
        return groups;
    }

    private List<Rated> computeRatings(int number, List<String> group) {
        Standings table = new Standings(group);
        for (RatedGame game : games) {
            int first = group.indexOf(game.first);
            if (first >= 0) table.add(first, group.indexOf(game.second), game.halfPoints);
        }
        Elo elo = table.elo();
        List<Rated> rated = new ArrayList<>();
        for (int i = 0; i < group.size(); i++) {
            PlayerIdentity player = identities.get(group.get(i));
            rated.add(new Rated(
                    number, player.name, player.kind, table.games(i), table.points(i), elo.rating(i), elo.error(i)));
        }
        rated.sort(Comparator.comparingDouble(rating -> -rating.elo));
        return rated;
    }
}
