import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * Builds and runs Damier on systems without a Unix shell: {@code damier.cmd} and {@code verify.cmd} pass their
 * arguments to this file, which Java compiles at the start. The arguments are passed as a list, never through a command
 * line, so that spaces and quotes are preserved.
 *
 * <p>{@code maven} runs Maven. If it is not installed, this file downloads it once, so a JDK alone is enough to build.
 */
public final class Launch {
    private static final boolean WINDOWS = File.separatorChar == '\\';

    /** The version of Maven that is downloaded, and the SHA-512 checksum of its zip file. */
    private static final String MAVEN_VERSION = "3.9.9";

    private static final String MAVEN_SHA512 = "8beac8d11ef208f1e2a8df0682b9448a9a363d2ad13ca74af43705549e72e74c"
            + "9378823bf689287801cbbfc2f6ea9596201d19ccacfdfb682ee8a2ff4c4418ba";

    /** The Maven arguments of {@code damier javadoc} and {@code damier clean}. */
    private static final Map<String, List<String>> BUILD_COMMANDS = Map.of(
            "javadoc",
            List.of("-q", "-B", "-ntp", "-pl", "core", "compile", "javadoc:javadoc", "-Prelease", "-Dquick"),
            "clean",
            List.of("-q", "-B", "-ntp", "clean"));

    private Launch() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length == 0 || !List.of("damier", "verify", "maven").contains(args[0])) {
            System.err.println("launch: the first argument must be damier, verify or maven");
            System.exit(2);
        }
        Path root = root();
        List<String> arguments = List.of(args).subList(1, args.length);
        try {
            System.exit(
                    switch (args[0]) {
                        case "verify" -> runVerify(root, arguments);
                        case "maven" -> runMaven(root, arguments);
                        default -> runDamier(root, arguments);
                    });
        } catch (IOException e) {
            System.err.println("damier: " + e.getMessage());
            System.exit(1);
        }
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
        String name = arguments.isEmpty() ? "serve" : arguments.get(0);
        if (BUILD_COMMANDS.containsKey(name)) return runMaven(root, BUILD_COMMANDS.get(name));
        boolean desktop = name.equals("desktop");
        String module = desktop ? "desktop" : "app";
        Path target = root.resolve(module).resolve("target");
        int code = build(root, module, target.resolve("damier.built"));
        if (code != 0) return code;
        if (name.equals("jar")) {
            System.out.println(target.resolve("damier-app.jar"));
            return 0;
        }
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
        int code = runMaven(
                root,
                List.of(
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
        if (code == 0) Files.writeString(built, "");
        return code;
    }

    private static int runVerify(Path root, List<String> arguments) throws IOException, InterruptedException {
        List<String> build = new ArrayList<>(List.of("-B", "-ntp", "verify"));
        if (arguments.contains("quick")) // as in the shell script
            build.addAll(List.of(
                    "-pl",
                    "core,games,app",
                    "-Djacoco.skip",
                    "-DexcludedGroups=slow",
                    "-Dtest=!dev/damier/web/**/*Test",
                    "-Dsurefire.failIfNoSpecifiedTests=false"));
        arguments.stream().filter(argument -> !argument.equals("quick")).forEach(build::add);
        return runMaven(root, build);
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

    private static int runMaven(Path root, List<String> arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(maven());
        command.addAll(arguments);
        return run(root, command);
    }

    /** Returns the command of the installed Maven, else of a downloaded one. */
    private static List<String> maven() throws IOException {
        String name = WINDOWS ? "mvn.cmd" : "mvn";
        for (String folder : System.getenv("PATH").split(File.pathSeparator))
            if (!folder.isEmpty() && Files.isExecutable(Path.of(folder, name)))
                return WINDOWS ? List.of("cmd", "/c", "mvn") : List.of("mvn");
        Path command = downloadedMaven().resolve("bin").resolve(name);
        return WINDOWS
                ? List.of("cmd", "/c", command.toString())
                : List.of("sh", command.toString());
    }

    /** Returns the folder of the downloaded Maven. Downloads it if it is missing and checks its checksum. */
    private static Path downloadedMaven() throws IOException {
        Path folder = Path.of(System.getProperty("user.home"), ".m2", "damier");
        Path home = folder.resolve("apache-maven-" + MAVEN_VERSION);
        if (Files.isDirectory(home)) return home;
        String repository =
                System.getenv().getOrDefault("DAMIER_MAVEN_REPOSITORY", "https://repo.maven.apache.org/maven2");
        String address = repository + "/org/apache/maven/apache-maven/" + MAVEN_VERSION + "/apache-maven-"
                + MAVEN_VERSION + "-bin.zip";
        System.err.println("damier: Maven is not installed; downloading " + address + " (9 MB)...");
        Files.createDirectories(folder);
        Path unpacked = Files.createTempDirectory(folder, "download");
        Path zip = unpacked.resolve("maven.zip");
        try (InputStream in = URI.create(address).toURL().openStream()) {
            Files.copy(in, zip);
        } catch (IOException e) {
            throw new IOException(
                    "Maven cannot be downloaded: " + e + ". Install Maven 3.8 or newer, or set DAMIER_MAVEN_REPOSITORY"
                            + " to the address of a Maven repository",
                    e);
        }
        requireChecksum(zip, address);
        unzip(zip, unpacked);
        Files.delete(zip);
        Files.move(unpacked.resolve(home.getFileName()), home, StandardCopyOption.ATOMIC_MOVE);
        Files.delete(unpacked);
        return home;
    }

    private static void requireChecksum(Path file, String address) throws IOException {
        try {
            String found = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-512").digest(Files.readAllBytes(file)));
            if (!found.equals(MAVEN_SHA512))
                throw new IOException("wrong checksum of " + address + ": expected " + MAVEN_SHA512 + ", got " + found);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void unzip(Path zip, Path to) throws IOException {
        try (ZipInputStream in = new ZipInputStream(Files.newInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                Path file = to.resolve(entry.getName()).normalize();
                if (!file.startsWith(to)) throw new IOException("invalid name in the zip file: " + entry.getName());
                if (entry.isDirectory()) Files.createDirectories(file);
                else Files.copy(in, file);
            }
        }
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
