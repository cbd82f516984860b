package dev.damier.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Tests {@link FrenchTypography} and its use in the lessons. */
class FrenchTypographyTest {
    @Test
    void spacesDoNotBreakBeforePunctuationOrInNumbers() {
        assertThat(FrenchTypography.ofText("Quoi ? Ceci : 12 345 états ; « oui » à 5 % !"))
                .isEqualTo("Quoi\u00a0? Ceci\u00a0: 12\u202f345 états\u00a0; «\u00a0oui\u00a0» à 5\u00a0%\u00a0!");
        assertThat(FrenchTypography.ofText("a :b 1 2345 (voir : là)")).isEqualTo("a :b 1 2345 (voir\u00a0: là)");
    }

    @Test
    void codeAndAddressesStayAsTheyAre() {
        String code = "`a ? b` [ici](/lab?x=1 : 2)\n```text\nx : y ?\n```\n";
        assertThat(FrenchTypography.ofMarkdown(code)).isEqualTo(code);
    }

    /** Every lesson: no ordinary space before a punctuation mark, and one kind of space in numbers. */
    @Test
    void lessonsAreSetInFrench() {
        for (String topic : List.of(
                "alpha-beta",
                "anytime",
                "astar",
                "breadth-first",
                "course",
                "depth-first",
                "ida-star",
                "mcts",
                "sat",
                "strips")) {
            Lesson lesson = Lesson.of(topic, Locale.FRENCH).orElseThrow();
            String text = lesson.markdown().replaceAll("(?ms)^```.*?^```|`[^`\\n]*`|\\]\\([^)]*\\)", "");
            for (Question question : lesson.questions())
                text += "\n" + question.text() + "\n" + question.explanation() + "\n"
                        + String.join(
                                "\n",
                                question.choices().stream()
                                        .map(Question.Choice::text)
                                        .toList());
            assertThat(text).as(topic).doesNotContainPattern("\\w [:;?!](\\s|$)");
            assertThat(text).as(topic).doesNotContainPattern("\\p{L}[?!;](\\s|$)");
            assertThat(text).as(topic).doesNotContainPattern("\\d[ \u00a0]\\d{3}\\b");
        }
    }
}
