package dev.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Tests that every measurement has an existing main class and that the documentation names only existing measurements.
 */
class MeasureTest {

    @Test
    void everyMeasurementHasMainClass() throws Exception {
        for (Measure.Measurement measurement : Measure.all()) {
            assertThat(Class.forName(measurement.mainClass()).getMethod("main", String[].class))
                    .as(measurement.name())
                    .isNotNull();
        }
    }

    @Test
    void givenArgumentsReplaceDefaultsButNotFixedOnes() {
        Measure.Measurement measurement = Measure.Measurement.of("tables | a.Main folder kind [60 2] | what");
        assertThat(measurement.arguments(List.of())).containsExactly("folder", "kind", "60", "2");
        assertThat(measurement.arguments(List.of("120", "1", "38")))
                .containsExactly("folder", "kind", "120", "1", "38");
        assertThat(Measure.Measurement.of("plain | a.Main | what").arguments(List.of()))
                .isEmpty();
    }

    @Test
    void pageNamesOnlyExistingMeasurements() throws Exception {
        String page = Files.readString(Path.of("../docs/benchmarks.md"));
        Set<String> known =
                Measure.all().stream().map(Measure.Measurement::name).collect(Collectors.toSet());
        Set<String> named = Pattern.compile("\\./measure ([a-z0-9-]+)")
                .matcher(page)
                .results()
                .map(m -> m.group(1))
                .collect(Collectors.toSet());
        assertThat(named).isNotEmpty().isSubsetOf(known);
        assertThat(page).doesNotContain("-cp ", "class path");
    }
}
