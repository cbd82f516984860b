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

/** Tests that every test named in docs/security.md exists. */
class SecurityPageTest {
    private static final Pattern TEST_REFERENCE = Pattern.compile("`(\\w+Test)(?:\\.(\\w+))?`((?:, `[a-z]\\w+`)*)");
    private static final Pattern FURTHER_METHOD = Pattern.compile("`(\\w+)`");

    @Test
    void namedTestsExist() throws IOException {
        Map<String, String> tests = tests();
        Set<String> missing = new TreeSet<>();
        int named = 0;
        Matcher found = TEST_REFERENCE.matcher(Files.readString(Path.of("../docs/security.md")));
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
            Map.entry("contest/LiveContest", "contests"),
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
        String page = Files.readString(Path.of("../docs/security.md"));
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

    /** Every row of a table with a column of tests names a test. */
    @Test
    void everyRowHasATest() throws IOException {
        Set<String> untested = new TreeSet<>();
        int column = -1;
        int rows = 0;
        for (String line : Files.readAllLines(Path.of("../docs/security.md"))) {
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
                for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith("Test.java"))::iterator)
                    tests.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
            }
        }
        return tests;
    }
}
