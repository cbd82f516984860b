package dev.damier.batch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.damier.game.Game;
import dev.damier.game.Games;
import dev.damier.game.Setup;
import dev.damier.job.EngineSpec;
import dev.damier.play.Perft;
import dev.damier.play.Position;
import dev.damier.search.Puzzle;
import dev.damier.search.StateSpace;
import dev.damier.search.Successors;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests every batch job on two threads against the same work without Spark. */
class BatchTest {
    private static final String MISSION = "1A-4A-2B-3B_r11.12_g12.15_b13.1_y4.13_t6.3.yellow";

    @TempDir
    private Path folder;

    /** The output of a command and its exit code. */
    private record CommandOutput(int code, String out, String err) {}

    private CommandOutput runOnTwoThreads(String... args) {
        return run(append(SmallJobSettings.append(args), "--master", "local[2]"));
    }

    /** Runs a job with messages in English, unless the arguments select a language. */
    private static CommandOutput run(String... args) {
        String[] arguments = List.of(args).contains("--lang") ? args : append(args, "--lang", "en");
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream stdout = new ByteArrayOutputStream();
        ByteArrayOutputStream stderr = new ByteArrayOutputStream();
        System.setOut(new PrintStream(stdout, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(stderr, true, StandardCharsets.UTF_8));
        try {
            int code = BatchMain.run(arguments);
            return new CommandOutput(
                    code, stdout.toString(StandardCharsets.UTF_8), stderr.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private static String[] append(String[] args, String... more) {
        return Stream.concat(Stream.of(args), Stream.of(more)).toArray(String[]::new);
    }

    @Test
    void miningEqualsLocalRunAndResumes() throws Exception {
        String out = folder.resolve("mined").toString();
        Path pack = folder.resolve("pack.txt");
        String[] command = {"mine", "ricochet", "--seeds", "11..34", "--set", "max=9", "--nodes", "100k", "--out", out};
        CommandOutput first = runOnTwoThreads(
                append(command, "--order", "deadEnds desc", "--par", "cost", "--save", pack.toString()));
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(Files.readAllLines(pack)).hasSizeGreaterThan(10);
        MineJob job = new MineJob(
                "ricochet", new TreeMap<>(Map.of("max", "9")), 11, 34, new SearchLimits(0, 100_000, 512L << 20, 1));
        assertThat(StoredRows.read(Path.of(out))).isEqualTo(WaveRunner.runLocally(job));

        // A driver that is killed during a wave leaves a folder without the file _SUCCESS.
        Path incompleteWave = Path.of(out, "rows", "wave-000002");
        Path storedWave = Path.of(out, "rows", "wave-000001");
        Object before = modificationTimes(storedWave);
        delete(incompleteWave.resolve("_SUCCESS"));
        // The command in the first line of a pack creates the same pack.
        Path secondPack = Files.createDirectory(folder.resolve("again")).resolve("pack.txt");
        CommandOutput again = runOnTwoThreads(commandOf(pack, out, secondPack));
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(secondPack).hasSameTextualContentAs(pack);
        assertThat(modificationTimes(storedWave)).isEqualTo(before);
        assertThat(incompleteWave.resolve("_SUCCESS")).exists();

        CommandOutput other = runOnTwoThreads("mine", "ricochet", "--seeds", "11..35", "--out", out);
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("contains another job");
        CommandOutput wrong = runOnTwoThreads(append(command, "--where", "costt > 3"));
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err()).contains("costt").doesNotContain("Exception");
    }

    /** Returns the command in the first line of a pack, with other paths. */
    private static String[] commandOf(Path pack, String out, Path save) throws IOException {
        String line = Files.readAllLines(pack).get(0).replaceFirst("^# \\./damier batch ", "");
        return Pattern.compile("\"([^\"]*)\"|(\\S+)")
                .matcher(line)
                .results()
                .map(argument -> argument.group(1) == null ? argument.group(2) : argument.group(1))
                .map(argument -> argument.equals("MINED")
                        ? out
                        : argument.equals(save.getFileName().toString()) ? save.toString() : argument)
                .toArray(String[]::new);
    }

    private static void delete(Path file) throws IOException {
        Files.delete(file);
        Files.deleteIfExists(file.resolveSibling("." + file.getFileName() + ".crc"));
    }

    private static List<Long> modificationTimes(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(file -> file.toFile().lastModified()).toList();
        }
    }

    @Test
    void positionsAreReadFromTextCsvAndParquet() throws IOException {
        Path text = Files.writeString(folder.resolve("p.txt"), "# one\n" + MISSION + "\n");
        Path table = Files.writeString(folder.resolve("p.csv"), "id,position\n7," + MISSION + "\n");
        CommandOutput one = runOnTwoThreads(
                "solve",
                "ricochet",
                "@" + text,
                "--engine",
                "optimal",
                "--engine",
                "breadth-first",
                "--nodes",
                "100,1m",
                "--out",
                folder.resolve("one").toString());
        assertThat(one.out()).contains("optimal").contains("cost 15.00").contains("breadth-first");
        assertThat(StoredRows.read(folder.resolve("one")))
                .as("positions × engines × limits")
                .extracting(row -> row.<String>getAs("engine") + " " + row.getAs("nodes") + " " + row.getAs("outcome"))
                .containsExactly(
                        "optimal 100 stopped",
                        "optimal 1000000 solved",
                        "breadth-first 100 stopped",
                        "breadth-first 1000000 stopped");
        CommandOutput two = runOnTwoThreads(
                "solve", "ricochet", "@" + table, "--out", folder.resolve("two").toString());
        assertThat(two.out()).contains("solved").contains("cost 15.00");
        CommandOutput three = runOnTwoThreads(
                "solve",
                "ricochet",
                "@" + folder.resolve("two/rows/wave-000000"),
                "--out",
                folder.resolve("three").toString());
        assertThat(three.out()).contains("solved").contains("cost 15.00");
        assertThat(StoredRows.read(folder.resolve("three"))
                        .get(0)
                        .<String>getAs("moves")
                        .split(" "))
                .hasSize(15);
    }

    /** A line of the list is the file of a problem, with its domain in the same folder, or a whole task. */
    @Test
    void planningTasksAreInstances() throws IOException {
        String domain = "(define (domain hall) (:predicates (in ?r) (door ?a ?b)) (:action go :parameters (?a ?b)"
                + " :precondition (and (in ?a) (door ?a ?b)) :effect (and (in ?b) (not (in ?a)))))";
        String problem = "(define (problem three) (:domain hall) (:objects x y z)"
                + " (:init (in x) (door x y) (door y z)) (:goal (in z)))";
        Files.writeString(folder.resolve("domain.pddl"), domain);
        Files.writeString(folder.resolve("three.pddl"), problem);
        Path list = Files.writeString(folder.resolve("tasks.txt"), "three.pddl\n" + domain + " " + problem + "\n");
        CommandOutput solved = runOnTwoThreads(
                "solve",
                "pddl",
                "@" + list,
                "--engine",
                "pdb",
                "--engine",
                "greedy",
                "--out",
                folder.resolve("planned").toString());
        assertThat(solved.out()).contains("cost 2.00").contains("greedy");
        assertThat(StoredRows.read(folder.resolve("planned")))
                .extracting(row -> row.<String>getAs("engine") + " " + row.<String>getAs("moves"))
                .hasSize(4)
                .allMatch(row -> row.endsWith(" (go x y) (go y z)"));

        Files.writeString(folder.resolve("three.pddl"), problem.replace("(in z)", "(inn z)"));
        CommandOutput wrong = runOnTwoThreads(
                "solve",
                "pddl",
                "@" + list,
                "--lang",
                "fr",
                "--out",
                folder.resolve("wrong").toString());
        assertThat(wrong.code()).isEqualTo(2);
        assertThat(wrong.err())
                .contains("three.pddl:1:102: prédicat inconnu « inn » (vouliez-vous dire « in » ?) ; déclarez-le");
    }

    @Test
    void perftEqualsLocalCount() {
        String start = "-_-_c1.c5_3.3_1_size5";
        CommandOutput perft = runOnTwoThreads(
                "perft",
                "quoridor",
                start,
                "4",
                "--out",
                folder.resolve("perft").toString());
        Position position =
                Games.all().game("quoridor").read(start).as(Position.class).orElseThrow();
        assertThat(perft.out().strip()).isEqualTo(Long.toString(Perft.count(position, 4)));
    }

    /** The space is undirected, so two levels are known. The expected depths come from an independent enumeration. */
    @Test
    void allStatesOfTwoBlankBoardAreCounted() throws IOException {
        CommandOutput levels = runOnTwoThreads(
                "enumerate",
                "taquin",
                "1,2,3/4,5,6/7,0,0",
                "--parts",
                "5",
                "--out",
                folder.resolve("l").toString());
        List<String> expected;
        try (var file = getClass().getResourceAsStream("/twoholes-3x3-depths.txt")) {
            expected = new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
        assertThat(levels.out().lines()).containsExactlyElementsOf(expected);
        assertThat(levels.err()).contains("181,440 states");
        CommandOutput other = runOnTwoThreads(
                "enumerate",
                "taquin",
                "1,2,3/4,5,6/7,8,0",
                "--out",
                folder.resolve("l").toString());
        assertThat(other.code()).isEqualTo(2);
        assertThat(other.err()).contains("contains another job");
    }

    /** Moves of robots cannot be reversed, so all levels are known. */
    @Test
    void directedSpaceIsCounted() throws IOException {
        Game ricochet = Games.all().game("ricochet");
        String small = ricochet.deal(Map.of("size", "5x4", "robots", "2", "density", "20"), 3)
                .write();
        CommandOutput levels = runOnTwoThreads(
                "enumerate",
                "ricochet",
                small,
                "--parts",
                "3",
                "--out",
                folder.resolve("r").toString());
        assertThat(levels.code()).as(levels.err()).isZero();
        assertThat(levels.out().lines().map(line -> Long.valueOf(line.split(" ")[1])))
                .containsExactlyElementsOf(breadthFirstLevelSizes(ricochet.read(small)));
    }

    private static List<Long> breadthFirstLevelSizes(Setup setup) {
        StateSpace space = setup.as(Puzzle.class).orElseThrow().space();
        long[] root = new long[1];
        space.writeInitial(root, 0);
        Set<Long> seen = new HashSet<>(Set.of(root[0]));
        List<Long> sizes = new ArrayList<>();
        for (Set<Long> level = Set.of(root[0]); !level.isEmpty(); ) {
            sizes.add((long) level.size());
            Set<Long> next = new HashSet<>();
            for (long state : level) {
                Successors out = new Successors(1);
                space.expand(new long[] {state}, 0, out);
                for (int i = 0; i < out.size(); i++) if (seen.add(out.words[i])) next.add(out.words[i]);
            }
            level = next;
        }
        return sizes;
    }

    @Test
    void matchIsReproducibleAndDecidedInOrderOfPairs() throws Exception {
        Path out = folder.resolve("match");
        String[] command = {
            "match",
            "quoridor",
            "alphabeta:depth=2",
            "random",
            "--nodes",
            "2000",
            "--pairs",
            "24",
            "--set",
            "size=5",
            "--sprt",
            "0,200",
            "--out"
        };
        CommandOutput match = runOnTwoThreads(append(command, out.toString()));
        assertThat(match.out()).startsWith("better after ");
        List<Row> rows = StoredRows.read(out);
        assertThat(rows).hasSizeLessThanOrEqualTo(48);
        CommandOutput again =
                runOnTwoThreads(append(command, folder.resolve("again").toString(), "--piece", "2"));
        assertThat(again.out()).isEqualTo(match.out());
    }

    @Test
    void selfplayGamesAreStored() throws Exception {
        Path out = folder.resolve("games");
        CommandOutput games = runOnTwoThreads(
                "selfplay",
                "quoridor",
                "--seeds",
                "5..8",
                "--engine",
                "alphabeta:depth=1",
                "--nodes",
                "300",
                "--set",
                "size=5",
                "--out",
                out.toString());
        assertThat(games.code()).as(games.err()).isZero();
        EngineSpec engine = new EngineSpec("alphabeta", Map.of("depth", "1"));
        PairsJob job = new PairsJob(
                "quoridor",
                new TreeMap<>(Map.of("size", "5")),
                engine,
                engine,
                4,
                5,
                4,
                new SearchLimits(0, 300, 512L << 20, 1));
        assertThat(StoredRows.read(out)).hasSize(8).isEqualTo(WaveRunner.runLocally(job));
        assertThat(runOnTwoThreads("selfplay", "quoridor", "--seeds", "1..2", "--nodes", "1k,2k", "--out", "x")
                        .err())
                .contains("one value each");
    }

    @Test
    void miningCostHasConfidenceInterval() {
        CommandOutput cost = run("cost", "taquin", "--set", "size=3", "--nodes", "100k", "--deals", "30");
        assertThat(cost.code()).as(cost.err()).isZero();
        assertThat(cost.out())
                .matches("taquin: \\S+ ms per position ± \\d+% \\(30 positions\\); \\S+ positions per core-hour;"
                        + " .*10\\^9 positions \\S+ core-hours\n");
        assertThat(run("cost", "taquin", "--deals", "1").err()).contains("at least 2");
    }

    @Test
    void invalidArgumentsGiveOneSentence() {
        assertThat(runOnTwoThreads("mine", "chess", "--seeds", "1..2", "--out", "x")
                        .err())
                .contains("chess")
                .doesNotContain("\tat ");
        assertThat(runOnTwoThreads("mine", "ricochet", "--seeds", "9..2", "--out", "x")
                        .err())
                .contains("FIRST..LAST");
        assertThat(runOnTwoThreads("mine", "ricochet", "--seeds", "1..2").err()).contains("--out");
    }

    @Test
    void invalidArgumentsAreReportedInFrench() {
        assertThat(run("--lang", "fr").err()).contains("aucun travail donné ; travaux disponibles : solve, mine");
        assertThat(run("cost", "taquin", "--deals", "1", "--lang", "fr").err())
                .contains("--deals doit être au moins égal à 2, mais vaut 1");
        assertThat(run("--lang", "fr", "mine", "ricochet", "--seeds", "9..2", "--out", "x")
                        .err())
                .contains("graines invalides « 9..2 » : écrivez PREMIÈRE..DERNIÈRE");
        assertThat(run("--lang", "fr", "mine", "ricochet", "--time", "10").err())
                .contains("durée invalide « 10 »");
    }
}
