package dev.damier.bench;

import static org.assertj.core.api.Assertions.assertThat;

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
}
