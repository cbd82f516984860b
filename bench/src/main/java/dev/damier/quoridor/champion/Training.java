package dev.damier.quoridor.champion;

import dev.damier.quoridor.Board;
import dev.damier.run.Solver;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Trains the net and builds the book of the engine champion: {@code Training --generation G [--folder DIR]}. A
 * generation consists of self-play games of the previous generation, a net trained on them, a gate match that decides
 * whether the net is accepted, and a book. Missing earlier generations are made first. Every finished part is a file,
 * so that an interrupted run can resume.
 */
public final class Training {
    private final TrainingPlan plan;
    private final Path folder;
    private final PrintStream progress;

    Training(TrainingPlan plan, Path folder, PrintStream progress) {
        this.plan = plan;
        this.folder = folder;
        this.progress = progress;
    }

    public static void main(String[] args) throws IOException {
        int generation = -1;
        Path folder = Path.of("training");
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals("--generation") && i + 1 < args.length) generation = Integer.parseInt(args[++i]);
            else if (args[i].equals("--folder") && i + 1 < args.length) folder = Path.of(args[++i]);
            else
                throw new IllegalArgumentException("expected --generation G [--folder DIR], but got '" + args[i] + "'");
        }
        new Training(TrainingPlan.loadDefault(), folder, System.out).make(generation);
    }

    /** Makes all missing generations up to this one. */
    void make(int last) throws IOException {
        plan.generation(last);
        for (int g = 0; g <= last; g++) make(plan.generation(g));
    }

    private void make(TrainingPlan.Generation g) throws IOException {
        Files.createDirectories(generationFolder(g.number));
        playGames(g);
        train(g);
        playGate(g);
        book(g);
        log(g, "net %s, book %s; to ship them, copy them to the champion's resources", net(g.number), book(g.number));
    }

    private void playGames(TrainingPlan.Generation g) throws IOException {
        Solver<Board> player = player(g.number - 1);
        List<Path> files = games(g);
        for (int i = 0; i < files.size(); i++) {
            if (Files.exists(files.get(i))) continue;
            int games = Math.min(g.gamesPerFile(), g.games() - i * g.gamesPerFile());
            writeAtomically(files.get(i), SelfPlay.games(player, games, g.nodes(), g.seed() + i));
            log(g, "games %d of %d", i * g.gamesPerFile() + games, g.games());
        }
    }

    private void train(TrainingPlan.Generation g) throws IOException {
        if (Files.exists(net(g.number))) return;
        List<Path> files = new ArrayList<>();
        for (int from = Math.max(0, g.number - g.generationsUsed() + 1); from <= g.number; from++)
            files.addAll(games(plan.generation(from)));
        Samples data = Samples.read(files, g.resultShare());
        log(g, "%d positions; a value difference of %.0f is one logit", data.size(), data.scale());
        NetTrainer trainer = new NetTrainer(g);
        for (int e = 0; e < g.epochs(); e++) {
            NetTrainer.Loss loss = trainer.epoch(data, e);
            log(g, "epoch %d of %d: loss %.5f, held out %.5f", e + 1, g.epochs(), loss.training(), loss.heldOut());
        }
        writeAtomically(net(g.number), NetFile.write(trainer.weights(data)));
    }

    private void playGate(TrainingPlan.Generation g) throws IOException {
        Path verdict = generationFolder(g.number).resolve("gate.txt");
        if (!Files.exists(verdict)) {
            MoveLimit nodes = MoveLimit.parse("nodes=" + g.gateNodes());
            Match match = new Match(player(g.number), player(g.number - 1), new MoveLimit[] {nodes, nodes});
            for (int game = 0; game < g.gateGames(); game++) match.play(g.gateSeed(), game);
            writeAtomically(
                    verdict, List.of(match.tally().score() + " " + match.tally().result()));
        }
        String line = Files.readString(verdict).strip();
        log(g, "against the previous generation: %s", line.substring(line.indexOf(' ') + 1));
        double score = Double.parseDouble(line.substring(0, line.indexOf(' ')));
        if (score < g.gateScore())
            throw new IllegalStateException(String.format(
                    Locale.ROOT,
                    "generation %d scored %.3f, but %.3f is required; set more games or another seed in"
                            + " training.properties",
                    g.number,
                    score,
                    g.gateScore()));
    }

    private void book(TrainingPlan.Generation g) throws IOException {
        if (Files.exists(book(g.number))) return;
        BookBuilder builder = new BookBuilder(player(g.number), g.bookPlies(), g.bookReplies(), g.bookNodes());
        writeAtomically(book(g.number), builder.build(line -> log(g, "book %s", line)));
    }

    /** Returns the player of this generation; before the first one, the player with the handcrafted evaluation. */
    private Solver<Board> player(int generation) throws IOException {
        if (generation < 0) return Players.champion(HandcraftedEvaluator::new);
        Net net = new Net(NetFile.read(Files.readAllBytes(net(generation))));
        return Players.champion(() -> new NetEvaluator(net));
    }

    private Path generationFolder(int generation) {
        return folder.resolve("generation-" + generation);
    }

    private Path net(int generation) {
        return generationFolder(generation).resolve("standard.net");
    }

    private Path book(int generation) {
        return generationFolder(generation).resolve("standard.book");
    }

    private List<Path> games(TrainingPlan.Generation g) {
        List<Path> files = new ArrayList<>();
        for (int from = 0; from < g.games(); from += g.gamesPerFile())
            files.add(generationFolder(g.number).resolve(String.format(Locale.ROOT, "games-%05d.txt", from)));
        return files;
    }

    private static void writeAtomically(Path file, List<String> lines) throws IOException {
        writeAtomically(file, (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a file atomically, so that an existing file is always complete. */
    private static void writeAtomically(Path file, byte[] bytes) throws IOException {
        Path partial = file.resolveSibling(file.getFileName() + ".partial");
        Files.write(partial, bytes);
        Files.move(partial, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private void log(TrainingPlan.Generation g, String format, Object... args) {
        progress.println("generation " + g.number + ": " + String.format(Locale.ROOT, format, args));
    }
}
