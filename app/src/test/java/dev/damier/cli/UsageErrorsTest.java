package dev.damier.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.damier.cli.screen.Screen;
import dev.damier.game.Games;
import dev.damier.game.NotationException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that invalid arguments give one clear sentence and exit code 2, never a stack trace. */
class UsageErrorsTest {
    static java.util.List<String> commands() {
        return Commands.names();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slve | did you mean 'solve'",
                "slove | did you mean 'solve'",
                "batch mine | only available in the source tree",
                "batch solve | only available in the source tree",
                "desktop | the desktop window is not included here",
                "solve | GAME",
                "solve chess | unknown game 'chess'; known: hitman, quoridor, ricochet, taquin",
                "solve taquin | missing position",
                "explore taquin 1,0/2,3 | no hidden maps",
                "solve taqin 1,0/2,3 | did you mean 'taquin'",
                "solve taquin 1,0/2,3 --engine astr | did you mean 'astar'",
                "solve taquin 1,0/2,3 --engine astar --set heurstic=P | did you mean 'heuristic'",
                "solve taquin 1,0/2,3 --engine weighted-astar --set weight=abc | weight",
                "solve taquin 1,0/2,3 --engine astar --set heuristic=W2 | unknown heuristic",
                "solve taquin 1,0/2,3 --tim 3s | did you mean '--time'",
                "solve taquin 1,0/2,3 --time 0s | more than zero",
                "solve taquin 1,0/2,3 --time 10 | 200ms, 10s",
                "solve taquin 1,0/2,3 --time -5s | 200ms, 10s",
                "solve taquin 1,0/2,3 --memory 0g | more than zero",
                "solve taquin 1,0/2,3 --memory lots | 64m or 2g",
                "solve taquin 1,0/2,3 --nodes 0 | more than zero",
                "solve taquin 1,0/2,3 --nodes -1 | a positive whole number",
                "solve taquin 1,0/2,3 --threads 0 | more than zero",
                "solve taquin 1,0/2,3 --lang de | en or fr",
                "solve taquin 1,0/2,3 --engine astar --all | cannot list all",
                "solve taquin @/no/such/file | file not found",
                "solve taquin @/ | is a directory",
                "solve taquin 1,0/2,3 more | unexpected argument 'more'",
                "deal taquin --count 0 | more than zero",
                "deal taquin --set siz=3 | did you mean 'size'",
                "deal taquin --seed x | --seed",
                "hint taquin 1,0/2,3 --grade 5 | 1 to 4",
                "perft taquin 1,0/2,3 -1 | depth",
                "lab taquin | --deal",
                "lab taquin --deal 2 --set nosuch=1 | nosuch",
                "play taquin --seat 2=astar | no player 2",
                "referee taquin 1,0/2,3 | no referee",
                "serve --host 300.1.1.1 | unknown host '300.1.1.1'",
                "serve --host 0.0.0.0 | give the server's name",
                "serve --arena nowhere.txt | cannot read 'nowhere.txt'",
                "engine --listen 0 --host 192.0.2.1 | must be a local address",
                "engine --rpc 70000 | --rpc must be from 0 to 65535",
                "show taquin 1,0/2,3 --svg /no/such/folder/x.svg | cannot write"
            })
    void invalidArgumentsGiveOneSentence(String line, String expected) {
        CommandResult commandResult = CommandResult.run(line.split(" "));
        assertThat(commandResult.exitCode()).as(commandResult.err()).isEqualTo(2);
        assertThat(commandResult.out()).isEmpty();
        assertThat(commandResult.err())
                .contains(expected)
                .doesNotContain("Exception")
                .doesNotContain("\tat ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "slve | commande inconnue : « slve » ; vouliez-vous dire « solve »",
                "solve chess | jeu inconnu : « chess » ; connus : hitman, quoridor, ricochet, taquin",
                "solve taquin | position manquante : donnez son texte",
                "solve taquin 1,0/2,3 more | argument inattendu « more »",
                "solve taquin 1,0/2,3 --tim 3s | option inconnue « --tim »",
                "solve taquin 1,0/2,3 --time 10 | durée invalide « 10 »",
                "solve taquin 1,0/2,3 --memory lots | taille invalide « lots »",
                "solve taquin 1,0/2,3 --threads 0 | --threads doit être supérieur à zéro",
                "solve taquin 1,0/2,3 --engine nosuch | moteur inconnu : « nosuch »",
                "batch solve | batch n’est disponible que dans les sources",
                "explore taquin 1,0/2,3 | taquin n’a pas de carte cachée à explorer",
                "explore hitman .N./#T./.P._explore --agent nosuch | agent inconnu : « nosuch »",
                "solve taquin @/no/such/file | fichier introuvable : « /no/such/file »",
                "solve taquin @/ | « / » est un dossier, pas un fichier",
                "solve taquin 1,0/2,3 --time 0s | une durée doit être supérieure à zéro, mais vaut « 0s »",
                "solve taquin 1,0/2,3 --nodes -1 | nombre invalide « -1 » : écrivez un entier positif",
                "solve taquin 1,0/2,3 --lang de | --lang doit valoir en ou fr, et non « de »",
                "solve taquin 1,0/2,3 --engine astar --all | le moteur « astar » ne peut pas énumérer toutes les solutions",
                "solve taquin 1,0/2,3 --engine astar --set heuristic=W2 | nom d’heuristique inconnu : « W2 »",
                "hint taquin 1,0/2,3 --grade 5 | --grade doit être compris entre 1 et 4, mais vaut 5",
                "perft taquin 1,0/2,3 -1 | la profondeur doit être comprise entre 0 et 100, mais vaut -1",
                "lab taquin | lab demande des positions",
                "arena quoridor greedy | un match demande au moins deux bots",
                "play taquin --seat 2=astar | il n’y a pas de joueur 2",
                "referee taquin 1,0/2,3 | taquin n’a pas d’arbitre",
                "data export | data export et data import demandent un FICHIER",
                "solve | argument manquant : GAME",
                "solve taquin --time | valeur manquante pour --time",
                "solve taquin --time --json | valeur manquante pour --time",
                "solve taquin --json --json | --json est donné plusieurs fois",
                "serve --port x | --port : « x » n’est pas un nombre de la plage permise",
                "data expor x | export|import|check : valeur invalide « expor » ; valeurs possibles : export, import, check",
                "data import pom.xml --db mysql://h/d | --db doit être postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM",
                "serve --host 0.0.0.0 | donnez le nom du serveur",
                "serve --arena nowhere.txt | impossible de lire « nowhere.txt »",
                "engine --rpc 70000 | --rpc doit être compris entre 0 et 65535, mais vaut 70000",
                "show taquin 1,0/2,3 --svg /no/such/folder/x.svg | impossible d’écrire « /no/such/folder/x.svg »"
            })
    void errorsAreInTheLanguageOfTheLocale(String line, String expected) {
        CommandResult commandResult = CommandResult.runWith(Map.of("LANG", "fr_FR.UTF-8"), "", "", line.split(" "));
        assertThat(commandResult.exitCode()).as(commandResult.err()).isEqualTo(2);
        assertThat(commandResult.err().replace('\u00a0', ' ').replace('\u202f', ' '))
                .contains(expected)
                .doesNotContain("See:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve --lang fr", "solve --lang=fr"})
    void optionSelectsTheLanguageOfUsageErrors(String line) {
        assertThat(CommandResult.run(line.split(" ")).err()).contains("argument manquant", "Voir");
    }

    /** A message inside another message is in the same language. */
    @Test
    void wholeSentenceIsInTheLanguageOfTheLocale() {
        Map<String, String> french = Map.of("LANG", "fr_FR.UTF-8");
        String position = "1,0/2,2";
        NotationException e = catchThrowableOfType(
                NotationException.class, () -> Games.all().game("taquin").read(position));
        CommandResult lab = CommandResult.runWith(french, "", "1,0/2,3\n" + position + "\n", "lab", "taquin", "-");
        assertThat(lab.err()).contains("ligne 2 : " + e.in(Locale.FRENCH));
        CommandResult session = CommandResult.runWith(french, "", "{}\n", "session");
        assertThat(String.valueOf(session.row().get("error"))).startsWith("\"id\" manquant : un nombre est attendu");
    }

    /** A full disk is not an internal error. */
    @ParameterizedTest
    @EnabledOnOs(OS.LINUX)
    @ValueSource(
            strings = {
                "show taquin 1,0/2,3 --svg /dev/full",
                "arena quoridor greedy random --games 1 --nodes 9 --record /dev/full",
                "lab taquin 1,0/2,3 --engine astar --csv /dev/full",
                "bench --positions 1 --save /dev/full"
            })
    void fullDiskIsReported(String line) {
        CommandResult commandResult = CommandResult.run(line.split(" "));
        assertThat(commandResult.err())
                .contains("cannot write '/dev/full': No space left on device")
                .doesNotContain("internal error");
        assertThat(commandResult.exitCode()).isEqualTo(2);
    }

    /** An exception of the program is not the user's fault, also if the JDK threw the same type for a bad value. */
    @Test
    void otherExceptionsAreInternalErrors() throws Exception {
        InputStream broken = new InputStream() {
            @Override
            public int read() {
                throw new IllegalArgumentException("a fault of the program");
            }
        };
        java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
        Screen screen = new Screen(broken, OutputStream.nullOutputStream(), err, Map.of(), "");
        assertThat(Main.run(new String[] {"session"}, screen)).isEqualTo(70);
        String message = err.toString(java.nio.charset.StandardCharsets.UTF_8);
        assertThat(message.lines()).hasSize(1);
        assertThat(message).contains("internal error").contains("a fault of the program");
        java.nio.file.Path log = java.nio.file.Path.of(message.replaceAll("(?s).*details in (.*)\\).*", "$1"));
        assertThat(log).content().contains("\tat dev.damier.cli");
        java.nio.file.Files.delete(log);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelp(String command) {
        CommandResult commandResult = CommandResult.run(command, "--help");
        assertThat(commandResult.exitCode()).isZero();
        assertThat(commandResult.out()).startsWith("Usage: damier " + command).contains("--help");
    }

    @Test
    void rootHelpListsAllCommands() {
        assertThat(CommandResult.run("--help").out()).contains(Commands.names());
        assertThat(CommandResult.run("--version").out()).startsWith("damier ");
        assertThat(CommandResult.run("completion").out()).contains("complete -F");
    }

    @Test
    void bothLanguagesHaveSameKeys() throws Exception {
        assertThat(keys("messages_fr.properties").keySet())
                .isEqualTo(keys("messages.properties").keySet());
    }

    @Test
    void bothLanguagesHaveSameArguments() throws Exception {
        Properties french = keys("messages_fr.properties");
        keys("messages.properties")
                .forEach((key, english) -> assertThat(arguments(french.get(key)))
                        .as(key.toString())
                        .isEqualTo(arguments(english)));
    }

    private static Set<String> arguments(Object message) {
        return Pattern.compile("\\{\\d")
                .matcher(message.toString())
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toSet());
    }

    private static Properties keys(String name) throws Exception {
        Properties properties = new Properties();
        try (InputStream in = Screen.class.getResourceAsStream(name)) {
            properties.load(in);
        }
        return properties;
    }
}
