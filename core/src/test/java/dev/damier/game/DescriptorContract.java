package dev.damier.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Contract of a game's registration, texts, options and presentation. */
public interface DescriptorContract extends GameUnderTest {
    @Test
    default void isRegistered() {
        assertThat(Games.all().game(game().descriptor().id()).getClass()).isEqualTo(game().getClass());
    }

    @Test
    default void textsExistInEnglishAndFrench() {
        for (Text text : List.of(game().descriptor().name(), game().descriptor().about())) {
            assertThat(text.in(Locale.ENGLISH)).isNotEqualTo(text.key());
            assertThat(text.in(Locale.FRENCH)).isNotEqualTo(text.key());
        }
    }

    /** Every option of the game and of its engines and agents has texts and a valid default value. */
    @Test
    default void optionsHaveTextsAndValidDefaults() {
        List<Descriptor> descriptors = new ArrayList<>(List.of(game().descriptor()));
        for (String text : positions())
            for (Engine<?> engine : Games.all().engines(game().read(text))) descriptors.add(engine.descriptor());
        for (Agent.Kind kind : Games.all().agents(game().descriptor().id())) descriptors.add(kind.descriptor());
        for (Descriptor descriptor : descriptors) {
            for (Option option : descriptor.options()) {
                String what = descriptor.id() + " " + option.id();
                assertThat(descriptor.value(Map.of(), option.id())).as(what).isEqualTo(option.defaultValue());
                assertThat(option.words()).as(what).hasSameSizeAs(option.values());
                List<Text> texts = new ArrayList<>(option.words());
                texts.add(option.about());
                texts.add(option.label());
                for (Text text : texts)
                    for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                        assertThat(text.bundle().isEmpty() || !text.in(language).equals(text.key()))
                                .as(what + ": " + text.key())
                                .isTrue();
                if (option.type() == Option.Type.NUMBER)
                    assertThatThrownBy(() -> descriptor.value(Map.of(option.id(), "no number"), option.id()))
                            .hasMessageContaining("whole number");
            }
        }
    }

    /** An engine implements a capability if and only if it has the corresponding option. */
    @Test
    default void capabilitiesMatchOptions() {
        for (Engine<?> engine : Games.all().engines(game().example())) {
            Map<String, String> options = new HashMap<>();
            if (engine instanceof EngineCapability.Seeded can) options.putAll(can.withSeed(1));
            if (engine instanceof EngineCapability.Deepening can) options.putAll(can.withDepth(3));
            if (engine instanceof EngineCapability.Pacing can) options.putAll(can.withClock());
            if (engine instanceof EngineCapability.Booked can) options.putAll(can.withoutBook());
            if (engine instanceof EngineCapability.Learning can) options.putAll(can.withoutLearning());
            if (engine instanceof EngineCapability.Listing can) options.putAll(can.withAllSolutions());
            if (engine instanceof EngineCapability.Avoiding can) options.putAll(can.withAvoidedMoves(List.of()));
            if (engine instanceof EngineCapability.Ranking can) options.putAll(can.withLines(3));
            engine.build(options);
            assertThat(EngineCapability.ids(engine)).hasSameSizeAs(options.keySet());
            for (String option : List.of("seed", "book", "learn", "all", "avoid", "lines"))
                assertThat(options.containsKey(option))
                        .as(engine.descriptor().id() + " " + option)
                        .isEqualTo(engine.descriptor().has(option));
        }
    }

    /** Every opponent can be created, every mode and preset can be dealt, and all have texts. */
    @Test
    default void presentationIsValid() {
        Presentation presentation = game().presentation();
        List<Text> texts = new ArrayList<>(
                List.of(presentation.cost().one(), presentation.cost().many()));
        List<Map<String, String>> deals = new ArrayList<>(List.of(Map.of()));
        presentation.modes().forEach(mode -> {
            deals.add(mode.deal());
            texts.addAll(List.of(mode.name(), mode.about()));
        });
        presentation.presets().forEach(preset -> {
            deals.add(preset.deal());
            texts.addAll(List.of(preset.name(), preset.about()));
        });
        presentation.legend().forEach(entry -> texts.add(entry.words()));
        for (Presentation.Opponent opponent : presentation.opponents()) {
            Games.all().engine(game().example(), opponent.engine()).build(opponent.options());
            texts.addAll(List.of(opponent.name(), opponent.strength()));
        }
        assertThat(presentation.opponents().stream().map(Presentation.Opponent::id))
                .containsAll(presentation.rival().isEmpty() ? List.of() : List.of(presentation.rival()));
        boolean match = presentation.kind() == Presentation.Kind.MATCH;
        for (Map<String, String> options : deals) {
            game().descriptor().check(options);
            Table table = game().deal(options, 1).newTable();
            assertThat(table.seats().isEmpty()).isNotEqualTo(match);
            table.seats().forEach(seat -> texts.add(seat.name()));
        }
        for (Text text : texts)
            for (Locale language : List.of(Locale.ENGLISH, Locale.FRENCH))
                assertThat(text.in(language)).isNotBlank().isNotEqualTo(text.key());
    }

    @Test
    default void defaultEngineAppliesToTheExample() {
        Setup example = game().example();
        assertThat(game().read(example.write()).write()).isEqualTo(example.write());
        assertThat(Games.all().engine(example, "").descriptor().id()).isEqualTo(game().defaultEngine());
    }
}
