package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What was public at the last release still is; and nobody who implements an interface has more to do. */
class ApiTest {
    private static final Path KEPT = Path.of("src/test/resources/api.txt");
    private static final String RENEW =
            "; a release with another first number renews it: -Dtest=ApiTest -Ddamier.api=renew (CONTRIBUTING.md)";

    @Test
    void theLastReleaseIsKept() throws Exception {
        SortedSet<String> now = ApiSignatures.of(Path.of("target/classes"));
        assertThat(now)
                .contains("abstract interface dev.damier.search.StateSpace", "final record dev.damier.run.Budget");
        if ("renew".equals(System.getProperty("damier.api"))) Files.write(KEPT, now);
        List<String> before = Files.readAllLines(KEPT);

        SortedSet<String> gone = new TreeSet<>(before);
        gone.removeAll(now);
        assertThat(gone).as("gone since the last release" + RENEW).isEmpty();

        List<String> duties = now.stream()
                .filter(line -> line.startsWith("abstract ") && line.contains("("))
                .filter(line -> !before.contains(line))
                .filter(line -> before.contains("abstract interface " + owner(line)))
                .toList();
        assertThat(duties).as("new duties for who implements" + RENEW).isEmpty();
    }

    private static String owner(String method) {
        String name = method.substring(0, method.indexOf('(')).replaceFirst(".* ", "");
        return name.substring(0, name.lastIndexOf('.'));
    }
}
