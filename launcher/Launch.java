import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Builds and runs where there is no shell: {@code damier.cmd} and {@code verify.cmd} hand their words to this file, which Java
 * compiles as it starts. Words are passed as a list, never through a command line, so that blanks and quotes survive.
 */
public final class Launch {
    private static final boolean WINDOWS = File.separatorChar == '\\';

    private Launch() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0 || !(args[0].equals("damier") || args[0].equals("verify"))) {
            System.err.println("launch: the first argument must be damier or verify");
            System.exit(2);
        }
        Path root = root();
        List<String> words = List.of(args).subList(1, args.length);
        System.exit(args[0].equals("verify") ? verify(root, words) : damier(root, words));
    }

    /** The project, as the scripts tell it: no Java says alike on all versions where a source file lay. */
    private static Path root() {
        String told = System.getProperty("damier.root");
        if (told == null) throw new IllegalArgumentException("launch: missing project folder: -Ddamier.root=FOLDER");
        return Path.of(told).toAbsolutePath().normalize();
    }

    /** The window has a module of its own, built when it is first asked for. */
    private static int damier(Path root, List<String> words) throws IOException, InterruptedException {
        boolean window = !words.isEmpty() && words.get(0).equals("desktop");
        String module = window ? "desktop" : "app";
        Path target = root.resolve(module).resolve("target");
        int code = build(root, module, target.resolve("damier.built"));
        if (code != 0) return code;
        List<String> start = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-XX:MaxRAMPercentage=75", "-Xss8m"));
        Path lib = target.resolve("lib");
        if (window) start.addAll(List.of("--module-path", lib.resolve("fx").toString(), "--add-modules", "javafx.web"));
        start.add("-cp");
        start.add(String.join(
                File.pathSeparator,
                target.resolve("damier-" + module + ".jar").toString(),
                lib + File.separator + "*",
                lib.resolve("web") + File.separator + "*"));
        start.add(window ? "dev.damier.desktop.DesktopMain" : "dev.damier.cli.Main");
        start.addAll(window ? words.subList(1, words.size()) : words);
        return run(null, start);
    }

    private static int build(Path root, String module, Path built) throws IOException, InterruptedException {
        if (!stale(root, module, built)) return 0;
        System.err.println("damier: building (the first build takes a minute or two)...");
        List<String> build = new ArrayList<>(maven());
        build.addAll(List.of(
                "-q",
                "-B",
                "-ntp",
                "-pl",
                module,
                "-am",
                "package",
                "-Dmaven.test.skip=true",
                "-Dquick",
                "-Djacoco.skip",
                "-Dspotless.check.skip"));
        int code = run(root, build);
        if (code == 0) Files.writeString(built, "");
        return code;
    }

    private static int verify(Path root, List<String> words) throws IOException, InterruptedException {
        List<String> build = new ArrayList<>(maven());
        build.addAll(List.of("-B", "-ntp", "verify"));
        build.addAll(words);
        return run(root, build);
    }

    private static boolean stale(Path root, String own, Path built) throws IOException {
        if (!Files.exists(built)) return true;
        FileTime since = Files.getLastModifiedTime(built);
        for (String module : new TreeSet<>(List.of("core", "games", "app", own))) {
            try (Stream<Path> files =
                    Files.walk(root.resolve(module).resolve("src").resolve("main"))) {
                if (files.anyMatch(f -> f.toFile().lastModified() > since.toMillis())) return true;
            }
        }
        return false;
    }

    private static List<String> maven() {
        return WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", WINDOWS ? "java.exe" : "java")
                .toString();
    }

    private static int run(Path folder, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        if (folder != null) builder.directory(folder.toFile());
        return builder.start().waitFor();
    }
}
