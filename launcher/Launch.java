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
 * Builds and runs Damier on systems without a Unix shell: {@code damier.cmd} and {@code verify.cmd} pass their
 * arguments to this file, which Java compiles at the start. The arguments are passed as a list, never through a command
 * line, so that spaces and quotes are preserved.
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
        List<String> arguments = List.of(args).subList(1, args.length);
        System.exit(args[0].equals("verify") ? runVerify(root, arguments) : runDamier(root, arguments));
    }

    /**
     * Returns the project folder, which the scripts pass: Java versions differ in how they report the location of a
     * source file.
     */
    private static Path root() {
        String folder = System.getProperty("damier.root");
        if (folder == null) throw new IllegalArgumentException("launch: missing project folder: -Ddamier.root=FOLDER");
        return Path.of(folder).toAbsolutePath().normalize();
    }

    /** Builds the module if necessary and starts the program. The desktop window has its own module. */
    private static int runDamier(Path root, List<String> arguments) throws IOException, InterruptedException {
        boolean desktop = !arguments.isEmpty() && arguments.get(0).equals("desktop");
        String module = desktop ? "desktop" : "app";
        Path target = root.resolve(module).resolve("target");
        int code = build(root, module, target.resolve("damier.built"));
        if (code != 0) return code;
        List<String> command = new ArrayList<>(List.of(java(), "-XX:+UseSerialGC", "-XX:MaxRAMPercentage=75", "-Xss8m"));
        Path lib = target.resolve("lib");
        if (desktop) command.addAll(List.of("--module-path", lib.resolve("fx").toString(), "--add-modules", "javafx.web"));
        command.add("-cp");
        command.add(String.join(
                File.pathSeparator,
                target.resolve("damier-" + module + ".jar").toString(),
                lib + File.separator + "*",
                lib.resolve("web") + File.separator + "*"));
        command.add(desktop ? "dev.damier.desktop.DesktopMain" : "dev.damier.cli.Main");
        command.addAll(desktop ? arguments.subList(1, arguments.size()) : arguments);
        return run(null, command);
    }

    private static int build(Path root, String module, Path built) throws IOException, InterruptedException {
        if (!isStale(root, module, built)) return 0;
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

    private static int runVerify(Path root, List<String> arguments) throws IOException, InterruptedException {
        List<String> build = new ArrayList<>(maven());
        build.addAll(List.of("-B", "-ntp", "verify"));
        build.addAll(arguments);
        return run(root, build);
    }

    private static boolean isStale(Path root, String mainModule, Path built) throws IOException {
        if (!Files.exists(built)) return true;
        FileTime builtAt = Files.getLastModifiedTime(built);
        for (String module : new TreeSet<>(List.of("core", "games", "app", mainModule))) {
            try (Stream<Path> files =
                    Files.walk(root.resolve(module).resolve("src").resolve("main"))) {
                if (files.anyMatch(f -> f.toFile().lastModified() > builtAt.toMillis())) return true;
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
