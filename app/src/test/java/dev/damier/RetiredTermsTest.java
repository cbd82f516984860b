package dev.damier;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/**
 * Checks that messages, page texts, API descriptions and texts in Java code (command help, errors, log lines) do not use retired
 * terms. The standard terms are in docs/style.md. The lists name only terms that are never right.
 */
class RetiredTermsTest {
    private static final Path ROOT = Path.of("..");
    private static final Path WORDS = Path.of("src/main/resources/web/js/words");

    /** A value in a message file of the web pages, without its key. */
    private static final Pattern JS_VALUE = Pattern.compile(":\\s*\"((?:[^\"\\\\]|\\\\.)*+)\"");

    /** Comments come first, so that quotation marks in them do not count. */
    private static final Pattern JAVA_LITERAL = Pattern.compile(
            "//[^\n]*+|/\\*.*?\\*/|'(?:[^'\\\\]|\\\\.)*+'|\"\"\"(.*?)\"\"\"|\"((?:[^\"\\\\\n]|\\\\.)*+)\"",
            Pattern.DOTALL);

    /** English terms that are retired everywhere, with the standard term. */
    private static final Map<String, String> ENGLISH = new LinkedHashMap<>();

    /** English terms that are retired in messages; in Java code the same words are also identifiers or SQL. */
    private static final Map<String, String> ENGLISH_MESSAGES = new LinkedHashMap<>();

    private static final Map<String, String> FRENCH = new LinkedHashMap<>();

    static {
        ENGLISH.put("whoever|whosoever", "the client, the player, the host");
        ENGLISH.put("nobody here|nobody knows|nobody waits|nobody rates", "unknown, cancelled");
        ENGLISH.put("hung up|hangs up|hang up", "disconnected");
        ENGLISH.put("at the least|at the most|the least(?! recently)", "minimum, maximum");
        ENGLISH.put("(?:one|two) a (?:line|row|file|game|move)", "one per line");
        ENGLISH.put(
                "(?:nodes|states|positions|bytes|games|deals|actions|expansions|seconds|milliseconds|time) a"
                        + " (?:second|move|line|game|node|row|core-hour)",
                "nodes per second");
        ENGLISH.put("Standard:", "Default:");
        ENGLISH.put("everybody everybody|the first all others", "round robin, gauntlet");
        ENGLISH.put("(?:is|are|was|were|be) kept|keeps nothing", "is saved, is stored");
        ENGLISH.put("forgotten|forgets", "expired, deleted");
        ENGLISH.put("draws? lots|drawn by lot", "random, randomised");
        ENGLISH.put("moving pictures?", "animated GIF");
        ENGLISH.put("outside bots?|(?:bots? )?from outside", "external bot");
        ENGLISH.put("in (?:your|his|their|its) hands?", "selected");
        ENGLISH.put("shows? the way|shortest way|no way (?:for|into|to)", "solution, path");
        ENGLISH.put("one word too many", "unexpected argument");
        ENGLISH.put("interface for programs", "API");
        ENGLISH.put("table rules", "house rules");
        ENGLISH.put("boards? of the day", "daily puzzle");
        ENGLISH.put("side by side", "in parallel");
        ENGLISH.put("wrong usage", "invalid usage");
        ENGLISH.put("says so|said so|if not said|cannot go on", "state the fact");

        ENGLISH_MESSAGES.put("plates?", "quadrant");
        ENGLISH_MESSAGES.put("curiosity", "exploration constant");
        ENGLISH_MESSAGES.put("that is me|I train|I am ready|I give up|I cannot do it", "a verb without a subject");
        ENGLISH_MESSAGES.put("face down|upright|wishes", "hidden, vertical, options");
        ENGLISH_MESSAGES.put("(?<=[\\d}]) %", "a percent sign without a space");

        FRENCH.put("du dehors|de l’extérieur", "externe");
        FRENCH.put("emporter", "télécharger");
        FRENCH.put("brume", "brouillard");
        FRENCH.put("rendre ma place", "quitter ma place");
        FRENCH.put("prendre place", "rejoindre");
        FRENCH.put("qui a ouvert", "hôte, organisateur");
        FRENCH.put("c’est moi", "se connecter");
        FRENCH.put("tous contre tous", "toutes rondes");
        FRENCH.put("charabia|hors protocole", "erreur de protocole");
        FRENCH.put("raccroch(?:e|er|é)", "se déconnecter");
        FRENCH.put("règles de table", "variantes de règles");
        FRENCH.put("images? animées?", "GIF");
        FRENCH.put("le moindre|la moindre", "minimum");
        FRENCH.put("curiosité", "constante d’exploration");
        FRENCH.put("oubli(?:e|er|é|ée|és|ées)", "expiré, supprimé");
        FRENCH.put("(?:est|sont|était|a été|ont été) gardée?s?", "enregistré");
        FRENCH.put("engendr(?:e|er|é|és|ée|ées)", "généré");
        FRENCH.put("interruptible|à tout moment", "anytime");
        FRENCH.put("féroce", "expert");
        FRENCH.put("casse-têtes?", "problème");
        FRENCH.put("(?:la|une) machine", "le moteur, l’ordinateur");
        FRENCH.put("interface pour programmes", "API");
        FRENCH.put("plateaux? du jour", "problème du jour");
        FRENCH.put("si rien n’est dit|dites-le", "par défaut");
        FRENCH.put("(?<=[\\d}])%", "une espace avant le signe %");
    }

    private record Text(Path file, String words) {}

    @Test
    void noRetiredTermIsUsed() throws IOException {
        List<String> found = new ArrayList<>();
        search(found, english(), ENGLISH);
        search(found, english(), ENGLISH_MESSAGES);
        search(found, java(), ENGLISH);
        search(found, french(), FRENCH);
        assertThat(found).isEmpty();
    }

    @Test
    void retiredTermIsFound() {
        List<String> found = new ArrayList<>();
        search(found, List.of(new Text(ROOT, "Only whoever opened the room may do that.")), ENGLISH);
        search(found, List.of(new Text(ROOT, "bots du dehors")), FRENCH);
        assertThat(found).hasSize(2);
        assertThat(literals("/* \"whoever\" */ String s = \"a \\\"b\\\" c\"; // \"hung up\""))
                .containsExactly("a \\\"b\\\" c");
    }

    private static void search(List<String> found, List<Text> texts, Map<String, String> retired) {
        retired.forEach((term, standard) -> {
            Pattern pattern = Pattern.compile(
                    "(?<!\\p{L})(?:" + term + ")(?!\\p{L})", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
            for (Text text : texts)
                if (pattern.matcher(text.words).find())
                    found.add(text.file + ": \"" + text.words.strip() + "\" (" + term + "; use: " + standard + ")");
        });
    }

    private static List<Text> english() throws IOException {
        List<Text> texts = properties("messages.properties");
        texts.addAll(words("en.*\\.js"));
        Path api = Path.of("src/main/resources/web/openapi.json");
        descriptions(new ObjectMapper().readTree(api.toFile()), sentence -> texts.add(new Text(api, sentence)));
        assertThat(texts).hasSizeGreaterThan(2000);
        return texts;
    }

    private static List<Text> french() throws IOException {
        List<Text> texts = properties("messages_fr.properties");
        texts.addAll(words(".*fr.*\\.js"));
        assertThat(texts).hasSizeGreaterThan(2000);
        return texts;
    }

    private static List<Text> java() throws IOException {
        List<Text> texts = new ArrayList<>();
        for (Path file : files(".*/src/main/java/.*\\.java"))
            literals(Files.readString(file)).forEach(literal -> texts.add(new Text(file, literal)));
        assertThat(texts).hasSizeGreaterThan(5000);
        return texts;
    }

    private static List<Text> properties(String name) throws IOException {
        List<Text> texts = new ArrayList<>();
        for (Path file : files(".*/src/main/resources/.*/" + name)) {
            Properties messages = new Properties();
            try (Reader reader = Files.newBufferedReader(file)) {
                messages.load(reader);
            }
            for (String key : new TreeSet<>(messages.stringPropertyNames()))
                texts.add(new Text(file, messages.getProperty(key)));
        }
        return texts;
    }

    private static List<Text> words(String name) throws IOException {
        List<Text> texts = new ArrayList<>();
        try (Stream<Path> files = Files.list(WORDS)) {
            for (Path file : files.filter(f -> f.getFileName().toString().matches(name))
                    .sorted()
                    .toList()) {
                Matcher value = JS_VALUE.matcher(Files.readString(file));
                while (value.find()) texts.add(new Text(file, value.group(1)));
            }
        }
        return texts;
    }

    private static void descriptions(JsonNode node, java.util.function.Consumer<String> each) {
        node.properties().forEach(field -> {
            boolean text = field.getKey().equals("summary") || field.getKey().equals("description");
            if (text && field.getValue().isString())
                each.accept(field.getValue().asString());
        });
        node.forEach(child -> descriptions(child, each));
    }

    private static List<String> literals(String source) {
        List<String> literals = new ArrayList<>();
        Matcher literal = JAVA_LITERAL.matcher(source);
        while (literal.find()) {
            String words = literal.group(1) == null ? literal.group(2) : literal.group(1);
            if (words != null) literals.add(words);
        }
        return literals;
    }

    private static List<Path> files(String name) throws IOException {
        try (Stream<Path> files =
                Files.find(ROOT, 16, (path, file) -> path.toString().matches(name))) {
            return files.filter(path -> !path.toString().contains("/target/"))
                    .sorted()
                    .toList();
        }
    }
}
