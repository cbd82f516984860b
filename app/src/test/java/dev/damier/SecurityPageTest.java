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
            "cache");

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
