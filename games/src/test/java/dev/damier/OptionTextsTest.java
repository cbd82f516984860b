package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Agent;
import dev.damier.game.Descriptor;
import dev.damier.game.Engine;
import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests the descriptions of all games, engines and agents and of their options, in English and French. */
class OptionTextsTest {
    /** Maximum length of a label in a form, see docs/style.md. */
    private static final int MAX_LABEL_LENGTH = 60;

    @Test
    void descriptionsAreSentencesAndLabelsAreShort() {
        List<Descriptor> descriptors = new ArrayList<>();
        for (Engine<?> engine : Games.all().engines()) descriptors.add(engine.descriptor());
        for (Game game : Games.all().games()) {
            descriptors.add(game.descriptor());
            for (Agent.Kind agent : Games.all().agents(game.descriptor().id())) descriptors.add(agent.descriptor());
        }
        List<String> faults = new ArrayList<>();
        int options = 0;
        for (Descriptor descriptor : descriptors) {
            for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                String about = descriptor.about().in(locale);
                if (Character.isLowerCase(about.charAt(0)) || !about.endsWith("."))
                    faults.add(descriptor.id() + " " + locale + ": description '" + about + "'");
            }
            for (Option option : descriptor.options()) {
                options++;
                for (Locale locale : List.of(Locale.ENGLISH, Locale.FRENCH)) {
                    String name = descriptor.id() + " " + option.id() + " " + locale + ": ";
                    String about = option.about().in(locale);
                    String label = option.label().in(locale);
                    if (!isSentenceCase(about)) faults.add(name + "description '" + about + "'");
                    if (!isSentenceCase(label)) faults.add(name + "label '" + label + "'");
                    if (label.length() > MAX_LABEL_LENGTH) faults.add(name + "label too long '" + label + "'");
                }
            }
        }
        assertThat(options).isGreaterThan(50);
        assertThat(faults).isEmpty();
    }

    private static boolean isSentenceCase(String text) {
        return !Character.isLowerCase(text.charAt(0)) && !text.endsWith(".");
    }
}
