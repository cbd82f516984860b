package dev.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every figure has a command, and the command exists. */
class MeasureTest {

    @Test
    void everyNameRunsSomething() throws Exception {
        for (Measure.Named named : Measure.all()) {
            assertThat(Class.forName(named.mainClass()).getMethod("main", String[].class))
                    .as(named.name())
                    .isNotNull();
        }
    }

    @Test
    void whatAPersonGivesStandsForTheStandardAndNotForWhatIsFixed() {
        Measure.Named named = Measure.Named.of("tables | a.Main folder kind [60 2] | what");
        assertThat(named.arguments(List.of())).containsExactly("folder", "kind", "60", "2");
        assertThat(named.arguments(List.of("120", "1", "38"))).containsExactly("folder", "kind", "120", "1", "38");
        assertThat(Measure.Named.of("plain | a.Main | what").arguments(List.of()))
                .isEmpty();
    }

    @Test
    void thePageNamesOnlyWhatExistsAndNeedsNoClassPath() throws Exception {
        String page = Files.readString(Path.of("../docs/benchmarks.md"));
        Set<String> known = Measure.all().stream().map(Measure.Named::name).collect(Collectors.toSet());
        Set<String> named = Pattern.compile("\\./measure ([a-z0-9-]+)")
                .matcher(page)
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toSet());
        assertThat(named).isNotEmpty().isSubsetOf(known);
        assertThat(page).doesNotContain("-cp ", "class path");
    }
}
