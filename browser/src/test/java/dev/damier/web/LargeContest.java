package dev.damier.web;

import dev.damier.web.http.Json;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.UUID;
import tools.jackson.databind.node.ObjectNode;

/** Writes the largest tournament into a store: 10,000 games of 26 entrants, two of which played only each other. */
final class LargeContest {
    static final int ENTRANTS = 26;
    /** Entrants that are linked by games and therefore rated. */
    static final int RATED = 24;

    private static final int GAMES = 10_000;

    private LargeContest() {}

    /** Stores the tournament and returns its id. */
    static String store(Path folder) throws SQLException {
        String id = UUID.randomUUID().toString().replace("-", "");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("damier.db"))) {
            connection.setAutoCommit(false);
            long now = System.currentTimeMillis();
            try (PreparedStatement contest = connection.prepareStatement(
                    "insert into contest (id, terms, owner, state,"
                            + " published, runner, runner_until, created, touched) values (?, ?, '', 'OVER', 1, '', 0, ?, ?)")) {
                contest.setString(1, id);
                contest.setString(2, config());
                contest.setLong(3, now);
                contest.setLong(4, now);
                contest.executeUpdate();
            }
            storeEntrants(connection, id);
            storeGames(connection, id, now);
            connection.commit();
        }
        return id;
    }

    private static String config() {
        // A gauntlet of 26 entrants with 400 games per pairing has 10,000 games.
        return "{\"title\":\"Large\",\"game\":\"quoridor\",\"format\":\"GAUNTLET\",\"games\":400,\"time\":100,"
                + "\"clock\":0,\"increment\":0,\"plies\":4,\"seed\":1,\"deal\":{},\"sprt\":\"\",\"hidden\":false,"
                + "\"visitors\":true,\"closes\":0}";
    }

    private static void storeEntrants(Connection connection, String id) throws SQLException {
        try (PreparedStatement entrant = connection.prepareStatement(
                "insert into contest_entrant (contest, number, name, word, token) values (?, ?, ?, ?, '')")) {
            for (int i = 0; i < ENTRANTS; i++) {
                entrant.setString(1, id);
                entrant.setInt(2, i);
                entrant.setString(3, "Bot " + i);
                entrant.setString(4, "{\"kind\":\"VISITOR\",\"id\":\"\",\"options\":{}}");
                entrant.addBatch();
            }
            entrant.executeBatch();
        }
    }

    private static void storeGames(Connection connection, String id, long now) throws SQLException {
        try (PreparedStatement game = connection.prepareStatement(
                "insert into contest_game (contest, number, record, at) values (?, ?, ?, ?)")) {
            for (int n = 1; n <= GAMES; n++) {
                game.setString(1, id);
                game.setInt(2, n);
                game.setString(3, record(n));
                game.setLong(4, now);
                game.addBatch();
            }
            game.executeBatch();
        }
    }

    private static String record(int number) {
        boolean separate = number % 100 == 0;
        int first = separate ? RATED : 0;
        int second = separate ? RATED + 1 : 1 + number % (RATED - 1);
        ObjectNode record = (ObjectNode) Json.read("{\"opening\":0,\"cost\":-1,\"score\":null,\"reason\":\"goal\","
                + "\"detail\":\"\",\"failed\":false,\"position\":\"start\",\"given\":2,\"millis\":[900,900],"
                + "\"moves\":[\"e2\",\"e8\",\"e3\",\"e7\",\"e4\",\"e6\"],\"text\":\"\"}");
        record.put("number", number);
        record.put("first", number % 2 == 0 ? first : second);
        record.put("second", number % 2 == 0 ? second : first);
        record.put("winner", number % 3 - 1);
        return record.toString();
    }
}
