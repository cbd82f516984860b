package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that every test named in docs/security.md and docs/hosting.md exists, and the limits that they quote. */
class SecurityPageTest {
    private static final Pattern TEST_REFERENCE =
            Pattern.compile("`(\\w+(?:Test|Contract))(?:\\.(\\w+))?`((?:, `[a-z]\\w+`)*)");
    private static final Path SECURITY_PAGE = Path.of("../docs/security.md");
    private static final Pattern FURTHER_METHOD = Pattern.compile("`(\\w+)`");

    @Test
    void namedTestsExist() throws IOException {
        Map<String, String> tests = tests();
        Set<String> missing = new TreeSet<>();
        int named = 0;
        Matcher found = TEST_REFERENCE.matcher(
                Files.readString(SECURITY_PAGE) + Files.readString(Path.of("../docs/hosting.md")));
        while (found.find()) {
            named++;
            String source = tests.getOrDefault(found.group(1), "");
            if (source.isEmpty()) missing.add(found.group(1));
            if (found.group(2) != null && !has(source, found.group(2))) missing.add(found.group());
            Matcher more = FURTHER_METHOD.matcher(found.group(3));
            while (more.find()) if (!has(source, more.group(1))) missing.add(found.group(1) + "." + more.group(1));
        }
        assertThat(missing).isEmpty();
        assertThat(named).isGreaterThan(30);
    }

    /** The resources that clients can use up. */
    private static final List<String> RESOURCES = List.of(
            "heap",
            "threads",
            "connections",
            "file descriptors",
            "disk",
            "processor",
            "sockets",
            "rooms",
            "contests",
            "studies",
            "tables",
            "cache",
            "request bodies",
            "experiments",
            "searches that wait for their events",
            "engine sessions",
            "own engines");

    /** Classes that keep something for clients, with the resources that limit it. */
    private static final Map<String, String> STORES = Map.ofEntries(
            Map.entry("web/TablesApi", "tables"),
            Map.entry("web/LabApi", "experiments"),
            Map.entry("web/SolveApi", "searches that wait for their events"),
            Map.entry("web/SeatsApi", "engine sessions"),
            Map.entry("web/QueuedEngineExecutor", "engine sessions"),
            Map.entry("web/http/RateLimiter", "heap"),
            Map.entry("web/http/EventStream", "connections"),
            Map.entry("web/http/SerialExecutor", "tables"),
            Map.entry("web/http/ExpiringStore", "tables"),
            Map.entry("web/lab/PlanMemory", "experiments"),
            Map.entry("web/net/ConnectionLimiter", "connections"),
            Map.entry("web/net/RequestLimiter", "request bodies"),
            Map.entry("web/net/StreamLimiter", "connections"),
            Map.entry("web/work/WorkQueue", "processor"),
            Map.entry("web/work/HintSearches", "cache"),
            Map.entry("web/work/Client", "processor"),
            Map.entry("web/bot/BotSocket", "sockets"),
            Map.entry("web/bot/InboundBotChannel", "sockets"),
            Map.entry("web/bot/InboundBotSockets", "sockets"),
            Map.entry("web/bot/OwnEngines", "own engines"),
            Map.entry("room/RoomMemory", "rooms"),
            Map.entry("room/RoomEngineRunner", "rooms"),
            Map.entry("room/Rooms", "rooms"),
            Map.entry("room/BidRace", "rooms"),
            Map.entry("room/PuzzleRace", "rooms"),
            Map.entry("room/RoomSettings", "rooms"),
            Map.entry("room/RoomSubscribers", "connections"),
            Map.entry("room/RoomUpdate", "rooms"),
            Map.entry("contest/ContestRoster", "contests"),
            Map.entry("contest/GameTexts", "contests"),
            Map.entry("contest/ContestGames", "contests"),
            Map.entry("contest/ContestListeners", "connections"),
            Map.entry("contest/GamesInProgress", "contests"),
            Map.entry("contest/LadderQueue", "contests"),
            Map.entry("contest/Ratings", "contests"),
            Map.entry("contest/Contests", "contests"));

    /** A field that holds values of clients while the server runs. */
    private static final Pattern STORE = Pattern.compile(
            "(?m)^    private (?:static )?final (?:\\w*Map|ExpiringStore"
                    + "|BlockingQueue|Queue|Deque|Set)<[^;]*= *\\n? *new |^        \\w+ = *\\n? *new (?:ExpiringStore|BoundedMap)<");

    /** A new store of the server must be added to {@link #STORES}, with the resource that limits it. */
    @Test
    void everyStoreOfTheServerBelongsToAResource() throws IOException {
        Set<String> found = new TreeSet<>();
        Path root = Path.of("src/main/java/dev/damier");
        for (String part : List.of("web", "web/http", "web/lab", "web/net", "web/work", "web/bot", "room", "contest"))
            try (Stream<Path> files = Files.list(root.resolve(part))) {
                for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith(".java"))::iterator)
                    if (STORE.matcher(Files.readString(file)).find())
                        found.add(part + "/" + file.getFileName().toString().replace(".java", ""));
            }
        assertThat(found).as("stores of values of clients").contains("web/TablesApi", "web/work/HintSearches");
        found.removeAll(STORES.keySet());
        assertThat(found).as("stores that belong to no resource").isEmpty();
        assertThat(RESOURCES).containsAll(STORES.values());
    }

    @Test
    void everyResourceHasALimit() throws IOException {
        String page = Files.readString(SECURITY_PAGE);
        int from = page.indexOf("### Resources");
        Map<String, String[]> rows = new TreeMap<>();
        page.substring(from, page.indexOf("\n### ", from + 1))
                .lines()
                .filter(line -> line.startsWith("| "))
                .map(line -> line.split("\\|"))
                .forEach(cells -> rows.put(cells[1].strip(), cells));
        assertThat(rows.keySet()).containsAll(RESOURCES);
        for (String resource : RESOURCES) {
            String[] cells = rows.get(resource);
            assertThat(cells)
                    .as(resource + ": total, per client, behaviour and test")
                    .hasSize(6);
            for (String cell : cells) assertThat(cell.strip()).as(resource).isNotEqualTo("none");
            for (int i = 1; i < cells.length; i++)
                assertThat(cells[i]).as(resource).isNotBlank();
            assertThat(cells[5]).as(resource).contains("`");
        }
    }

    /** Rows whose value is a constant: start of the row, value, class and constant. */
    private static final String[][] CONSTANTS = {
        {"Solve a position", "120 s", "web/SolveRequest", "MAX_MILLIS = 120_000;"},
        {"One run of an experiment", "60 s", "web/LabPlan", "MAX_MILLIS = 60_000;"},
        {"Deal the positions of an experiment", "60 s", "web/LabPlan", "DEAL_TIME_LIMIT = Duration.ofSeconds(60);"},
        {"Hint", "5 s", "web/HintApi", " TIME_LIMIT = Duration.ofSeconds(5);"},
        {"Search tree", "20 s", "web/TreeApi", "\"time\", 3000, 1, 20_000)"},
        {"Deal a position", "20 s", "web/PositionsApi", "DEAL_TIME_LIMIT = Duration.ofSeconds(20);"},
        {"View a position", "5 s", "web/PositionsApi", "VIEW_TIME_LIMIT = Duration.ofSeconds(5);"},
        {"Read a record", "10 s", "web/study/RecordsApi", "TIME_LIMIT = Duration.ofSeconds(10);"},
        {"Action of an agent", "20 s", "web/TablesApi", "TIME_LIMIT = Duration.ofSeconds(20);"},
        {"One line of a bot", "20 s", "web/bot/BotSocket", "MAX_LINE_TIME = Duration.ofSeconds(20);"},
        {"Search of a bot", "120 s", "web/bot/BotSocket", "MAX_SEARCH_TIME = Duration.ofMinutes(2);"},
        {"Plan of a planning task", "60 s", "web/plan/PlanApi", "MAX_MILLIS = 60_000;"},
        {"State graph of a planning task", "10 s", "web/plan/PlanApi", "GRAPH_TIME_LIMIT = Duration.ofSeconds(10);"},
        {"Repair of a plan", "20 s", "web/plan/RepairApi", "TIME_LIMIT = Duration.ofSeconds(20);"},
        {"Answer to a question of a lesson", "10 s", "web/LearnApi", "JUDGE_TIME_LIMIT = Duration.ofSeconds(10);"},
        {"Idle time", "12 hours | 30 minutes", "web/TablesApi", "Duration.ofHours(12)"},
        {"Idle time", "12 hours | 30 minutes", "web/SeatsApi", "Duration.ofMinutes(30)"},
        {"Rooms, their actions", "7 days", "room/Rooms", "RETENTION = Duration.ofDays(7);"},
        {"Tournaments and their games", "90 days", "contest/Contests", "RETENTION = Duration.ofDays(90);"},
        {"Best result of each player", "30 days", "web/DailyApi", "RETENTION_DAYS = 30;"},
        {"Pages that a user saved", "one year", "web/SavedPagesApi", "RETENTION = Duration.ofDays(365);"},
        {"Proved solutions", "200,000", "web/Server", "MAX_CACHED_SOLUTIONS = 200_000;"},
        {"Delay", "a quarter of a second", "room/Rooms", "POLL_INTERVAL = Duration.ofMillis(250);"},
        {"Engines", "15 seconds", "room/Rooms", "ENGINE_TAKEOVER_DELAY = Duration.ofSeconds(15);"},
        {"Contests", "40 seconds", "contest/Contests", "LEASE_DURATION = Duration.ofSeconds(30);"},
        {"Contests", "40 seconds", "contest/Contests", "POLL_INTERVAL = Duration.ofSeconds(10);"},
        {"Connections", "2,048", "web/net/ConnectionLimiter", "MAX_TOTAL = 2048;"},
        {"Connections", "512", "web/net/ConnectionLimiter", "MAX_PER_ADDRESS = 512;"},
        {"Database connections", "at most 4", "store/Database", "MAX_CONNECTIONS = 4;"},
    };

    /** The pages quote the value of each constant, so a changed constant or row fails here. */
    @Test
    void quotedLimitsAreThoseOfTheCode() throws IOException {
        List<String> rows = Stream.concat(
                        Files.readAllLines(SECURITY_PAGE).stream(),
                        Files.readAllLines(Path.of("../docs/hosting.md")).stream())
                .filter(line -> line.startsWith("| "))
                .toList();
        for (String[] limit : CONSTANTS) {
            assertThat(rows)
                    .as("row '%s' with %s", limit[0], limit[1])
                    .anyMatch(row -> row.startsWith("| " + limit[0]) && row.contains(limit[1]));
            assertThat(Files.readString(Path.of("src/main/java/dev/damier", limit[2] + ".java")))
                    .as(limit[2])
                    .contains(limit[3]);
        }
    }

    /** Every row of a table with a column of tests names a test. */
    @Test
    void everyRowHasATest() throws IOException {
        Set<String> untested = new TreeSet<>();
        int column = -1;
        int rows = 0;
        for (String line : Files.readAllLines(SECURITY_PAGE)) {
            if (!line.startsWith("|")) {
                column = -1;
                continue;
            }
            List<String> cells = Stream.of(line.split("\\|")).map(String::strip).toList();
            if (cells.contains("Test")) {
                column = cells.indexOf("Test");
            } else if (column > 0 && !line.startsWith("|---")) {
                rows++;
                if (!cells.get(column).contains("`")) untested.add(line);
            }
        }
        assertThat(untested).isEmpty();
        assertThat(rows).isGreaterThan(80);
    }

    private static boolean has(String source, String test) {
        return source.contains(" " + test + "(") || source.contains(" " + test + " =");
    }

    private static Map<String, String> tests() throws IOException {
        Map<String, String> tests = new TreeMap<>();
        for (String module : Set.of("core", "games", "app", "browser", "bench")) {
            try (Stream<Path> files = Files.walk(Path.of("..", module, "src", "test", "java"))) {
                for (Path file :
                        (Iterable<Path>) files.filter(f -> f.toString().matches(".*(Test|Contract)\\.java"))::iterator)
                    tests.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        return tests;
    }
}
