package dev.damier.web.lesson;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of {@code docs/learn}, which the build copies to the class path.
 *
 * @param markdown the text without the questions
 */
public record Lesson(String markdown, List<Question> questions) {
    private static final Pattern TOPIC = Pattern.compile("[a-z-]{1,40}");
    private static final Pattern QUESTION =
            Pattern.compile("^```question\\n(.*?)^```\\n?", Pattern.DOTALL | Pattern.MULTILINE);

    /** Returns the lesson on a topic in a language; empty if there is none. */
    public static Optional<Lesson> of(String topic, Locale language) {
        boolean french = language.equals(Locale.FRENCH);
        String name = "/learn/" + topic + (french ? ".fr.md" : ".md");
        try (InputStream in = TOPIC.matcher(topic).matches() ? Lesson.class.getResourceAsStream(name) : null) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(parse(new String(in.readAllBytes(), StandardCharsets.UTF_8)))
                            .map(lesson -> french ? lesson.withFrenchTypography() : lesson);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Lesson withFrenchTypography() {
        return new Lesson(
                FrenchTypography.ofMarkdown(markdown),
                questions.stream().map(Question::withFrenchTypography).toList());
    }

    static Lesson parse(String text) {
        List<Question> questions = new ArrayList<>();
        Matcher block = QUESTION.matcher(text);
        while (block.find()) questions.add(Question.parse(block.group(1)));
        return new Lesson(QUESTION.matcher(text).replaceAll(""), questions);
    }
}
