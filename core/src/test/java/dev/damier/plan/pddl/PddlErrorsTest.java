package dev.damier.plan.pddl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that wrong PDDL is reported with its line, its column and what to do. */
class PddlErrorsTest {
    private static final String DOMAIN = """
            (define (domain Switch)
              (:requirements :strips :typing)
              (:types lamp room)
              (:predicates (on ?l - lamp) (in ?l - lamp ?r - room) (off ?l - lamp))
              (:functions (total-cost) - number (price ?l - lamp) - number)
              (:action turn-on
                :parameters (?l - lamp)
                :precondition (off ?l)
                :effect (and (on ?l) (not (off ?l)) (increase (total-cost) (price ?l)))))
            """;

    private static final String PROBLEM = """
            (define (problem two)
              (:domain switch)
              (:objects a b - lamp hall - room)
              (:init (off a) (off b) (in a hall) (= (price a) 2) (= (price b) 3))
              (:goal (and (on a) (on b)))
              (:metric minimize (total-cost)))
            """;

    @Test
    void caseIsIgnored() {
        assertThat(PddlTask.read(DOMAIN, PROBLEM).domainName()).isEqualTo("switch");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                ":precondition (off ?l) | :precondition (of ?l) | domain:8:20: unknown predicate 'of' (did you mean 'on'?); declare it in (:predicates …)",
                "?l - lamp) (in | ?l - lanp) (in | domain:4:25: unknown type 'lanp' (did you mean 'lamp'?); declare it in (:types …)",
                "(not (off ?l)) | (not (off ?x)) | domain:9:36: unknown variable '?x'; known here: ?l; add it to :parameters",
                "(on ?l) (not | (on ?l ?l) (not | domain:9:18: predicate 'on' has 1 parameter (declared at line 4), but got 2 arguments",
                ":strips :typing | :strips :timed-initial-literals | domain:2:26: unsupported requirement ':timed-initial-literals'; supported: ",
                ":action turn-on | :durative-action turn-on | domain:6:3: ':durative-action' is not supported",
                ":effect | :efect | domain:9:5: unknown keyword ':efect' in action 'turn-on'; expected :parameters, :precondition or :effect",
                "(:types lamp room) | (:types lamp room)) | domain:4:3: unexpected text after the end of (define …)",
                "(?l - lamp) | (l - lamp) | domain:7:18: expected a variable such as ?x, but got 'l'; start it with '?'",
            })
    void domainErrorsNameTheirPlace(String part, String replacement, String message) {
        String wrong = DOMAIN.replace(part, replacement);
        assertThat(wrong).isNotEqualTo(DOMAIN);
        assertThatThrownBy(() -> PddlTask.read(wrong, PROBLEM))
                .isInstanceOf(PddlException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(in a hall) | (in a cellar) | problem:4:32: unknown object 'cellar'; declare it in (:objects …)",
                "(in a hall) | (in hall a) | problem:4:26: argument 1 of predicate 'in' must be of type 'lamp', but got type 'room'",
                ":domain switch | :domain lights | problem:2:12: the problem is for domain 'lights', but the domain is called 'switch'",
                "a b - lamp | a a - lamp | problem:3:15: object 'a' is declared twice; remove one of them",
                "(= (price b) 3) | (= (price b) 2.5) | problem:4:67: costs must be whole numbers",
                "minimize | maximize | problem:6:3: unsupported metric; expected (:metric minimize (total-cost))",
                "(on b))) | (on b)) | problem:1:1: this '(' is not closed",
            })
    void problemErrorsNameTheirPlace(String part, String replacement, String message) {
        String wrong = PROBLEM.replace(part, replacement);
        assertThat(wrong).isNotEqualTo(PROBLEM);
        assertThatThrownBy(() -> PddlTask.read(DOMAIN, wrong))
                .isInstanceOf(PddlException.class)
                .hasMessageContaining(message);
    }

    /** An object of one of the types has the supertype of all. */
    @Test
    void eitherIsAcceptedWhereItsSupertypeIs() {
        String domain = DOMAIN.replace("(:types lamp room)", "(:types red green - lamp lamp room)")
                .replace(":parameters (?l - lamp)", ":parameters (?l - (either red green))");
        assertThat(PddlTask.read(domain, PROBLEM.replace("a b - lamp", "a - red b - green"))
                        .problemName())
                .isEqualTo("two");
        assertThatThrownBy(() -> PddlTask.read(domain.replace("(either red green)", "(either room)"), PROBLEM))
                .hasMessageContaining("must be of type 'lamp', but got type '(either room)'");
    }

    /** Only an undeclared name is an unsupported feature of a condition. */
    @Test
    void predicateMayHaveTheNameOfAFeature() {
        String domain = DOMAIN.replace("(off ?l", "(over ?l");
        assertThat(PddlTask.read(domain, PROBLEM.replace("off", "over")).problemName())
                .isEqualTo("two");
        assertThatThrownBy(() ->
                        PddlTask.read(DOMAIN.replace(":precondition (off ?l)", ":precondition (over ?l)"), PROBLEM))
                .hasMessageContaining("'over' is not supported in conditions");
    }

    @Test
    void errorsAreWrittenInFrench() {
        assertThatThrownBy(() -> PddlTask.read(DOMAIN.replace("(off ?l)\n", "(of ?l)\n"), PROBLEM))
                .isInstanceOfSatisfying(
                        PddlException.class,
                        e -> assertThat(e.in(Locale.FRENCH))
                                .isEqualTo("domain:8:20: prédicat inconnu « of » (vouliez-vous dire « on » ?) ;"
                                        + " déclarez-le dans (:predicates …) ou corrigez le nom"));
        PddlTask task = PddlTask.read(DOMAIN, PROBLEM);
        assertThat(PlanValidator.validate(task, List.of("(turn-on hall)"))
                        .reason()
                        .in(Locale.FRENCH))
                .isEqualTo(
                        "étape 1 (turn-on hall) : le paramètre ?l doit être de type « lamp », mais « hall » ne l’est pas");
    }

    /** Every text that the reader uses exists in both languages and has the same arguments. */
    @Test
    void messagesAreComplete() throws Exception {
        Map<String, String> english = messages("messages.properties");
        Map<String, String> french = messages("messages_fr.properties");
        assertThat(french.keySet()).isEqualTo(english.keySet());
        Pattern argument = Pattern.compile("\\{(\\d)");
        english.forEach((key, text) -> assertThat(argument.matcher(french.get(key))
                        .results()
                        .map(m -> m.group(1))
                        .distinct()
                        .sorted())
                .as(key)
                .containsExactlyElementsOf(argument.matcher(text)
                        .results()
                        .map(m -> m.group(1))
                        .distinct()
                        .sorted()
                        .toList()));
        Set<String> used = new TreeSet<>();
        try (Stream<Path> sources = Files.list(Path.of("src/main/java/dev/damier/plan/pddl"))) {
            for (Path source : sources.toList())
                Pattern.compile("\\btext\\(\\s*\"([a-z.-]+[a-z])\"")
                        .matcher(Files.readString(source))
                        .results()
                        .forEach(m -> used.add(m.group(1)));
        }
        assertThat(used).hasSizeGreaterThan(60);
        assertThat(english.keySet()).containsAll(used);
    }

    private static Map<String, String> messages(String name) throws Exception {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(Path.of("src/main/resources/dev/damier/plan/pddl/" + name))) {
            properties.load(reader);
        }
        Map<String, String> messages = new TreeMap<>();
        properties.forEach((key, text) -> messages.put((String) key, (String) text));
        return messages;
    }

    /** Removes, repeats and exchanges characters: every text is either read or reported as a {@link PddlException}. */
    @Test
    void damagedTextsThrowOnlyPddlExceptions() {
        Random random = new Random(3);
        int rejected = 0;
        for (int i = 0; i < 2000; i++) {
            StringBuilder text = new StringBuilder(DOMAIN);
            for (int k = 0; k < 3; k++) {
                int at = random.nextInt(text.length());
                if (random.nextBoolean()) text.deleteCharAt(at);
                else text.insert(at, text.charAt(random.nextInt(text.length())));
            }
            try {
                PddlTask.read(text.toString(), PROBLEM);
            } catch (PddlException e) {
                assertThat(e.line()).isPositive();
                rejected++;
            }
        }
        assertThat(rejected).isGreaterThan(1000);
    }
}
