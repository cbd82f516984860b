package dev.damier.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.damier.run.BadInputException;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the parsing of engine arguments. */
class EngineSpecTest {
    @Test
    void valueMayContainCommas() {
        EngineSpec spec = EngineSpec.parse("damier:avoid=e2,e3,level=3");
        assertThat(spec.options()).isEqualTo(Map.of("avoid", "e2,e3", "level", "3"));
        assertThat(EngineSpec.parse(spec.toString())).isEqualTo(spec);
    }

    @Test
    void optionNeedsNameAndValue() {
        assertThatThrownBy(() -> EngineSpec.parse("astar:P")).isInstanceOf(BadInputException.class);
        assertThatThrownBy(() -> EngineSpec.parse("astar:=P")).isInstanceOf(BadInputException.class);
    }
}
