import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code java Packaging.java TYPE OUT VERSION}: what was built as what people get. {@code folder} is the application as the zip has it, for those who
 * have Java. With a Java runtime of its own: {@code app-image}, a folder, and the installers of the system this runs on: {@code deb} (Debian),
 * {@code rpm}, {@code dmg} and {@code pkg} (macOS), {@code msi} and {@code exe} (Windows, with WiX). The window is taken from {@code desktop/target}:
 * its JavaFX is that of this system.
 */
public final class Packaging {
    /** What the application and its libraries use of Java; {@code java.desktop} is what JavaFX stands on. */
    private static final String MODULES = String.join(
            ",",
            "java.base,java.desktop,java.instrument,java.logging,java.management,java.naming,java.net.http,java.prefs",
            "java.scripting,java.security.jgss,java.sql,java.transaction.xa,java.xml",
            "jdk.crypto.ec,jdk.jsobject,jdk.localedata,jdk.management,jdk.unsupported,jdk.xml.dom,jdk.zipfs");

    private static final List<String> OPTIONS = List.of("-XX:+UseSerialGC", "-XX:MaxRAMPercentage=75", "-Xss8m");

    /** A program that a package starts. */
    private record Program(String mainClass, String jar, List<String> options) {}

    private static final Program COMMAND = new Program("dev.damier.cli.Main", "damier.jar", OPTIONS);
    private static final Program WINDOW = new Program(
            "dev.damier.desktop.DesktopMain",
            "lib/damier-desktop.jar",
            Stream.concat(OPTIONS.stream(), Stream.of("--module-path", "$APPDIR/fx", "--add-modules", "javafx.web"))
                    .toList());

    private final Path root = Path.of(System.getProperty("damier.root", "")).toAbsolutePath();
    private final Path work;
    private final Path out;
    private final String version;

    private Packaging(Path out, String version) throws IOException {
        this.out = Files.createDirectories(out);
        this.version = version;
        work = Files.createTempDirectory("damier-package");
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        if (args.length != 3) {
            System.err.println("package: expected TYPE OUT VERSION");
            System.exit(2);
        }
        Packaging made = new Packaging(Path.of(args[1]).toAbsolutePath(), args[2]);
        try {
            made.make(args[0]);
        } catch (IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } finally {
            delete(made.work);
        }
    }

    private void make(String type) throws IOException, InterruptedException {
        switch (type) {
            case "folder" -> application(out);
            case "app-image" -> image(out);
            case "deb" -> deb(image(work));
            default -> jpackage(installer(type));
        }
    }

    /** The jars, and one of nothing but names: what {@code java -jar} starts, and the one place that lists the others. */
    private void application(Path to) throws IOException {
        Path built = root.resolve("app").resolve("target");
        Path lib = to.resolve("lib");
        copy(built.resolve("damier-app.jar"), lib.resolve("damier-app.jar"));
        for (Path jars : List.of(built.resolve("lib"), built.resolve("lib").resolve("web")))
            for (Path jar : jars(jars)) copy(jar, lib.resolve(jar.getFileName()));
        Manifest names = new Manifest();
        Attributes main = names.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.put(Attributes.Name.MAIN_CLASS, "dev.damier.cli.Main");
        main.put(Attributes.Name.IMPLEMENTATION_VERSION, version);
        // Ours first: it knows the version.
        main.put(
                Attributes.Name.CLASS_PATH,
                jars(lib).stream()
                        .map(jar -> "lib/" + jar.getFileName())
                        .sorted(Comparator.comparing((String name) -> !name.equals("lib/damier-app.jar")).thenComparing(name -> name))
                        .collect(Collectors.joining(" ")));
        JarOutputStream jar = new JarOutputStream(Files.newOutputStream(to.resolve("damier.jar")), names);
        jar.close();
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    /** What goes into a package: the application, the window, JavaFX. */
    private Path input() throws IOException {
        Path input = work.resolve("input");
        application(input);
        Path desktop = root.resolve("desktop").resolve("target");
        copy(desktop.resolve("damier-desktop.jar"), input.resolve("lib").resolve("damier-desktop.jar"));
        copy(desktop.resolve("lib").resolve("fx"), input.resolve("fx"));
        return input;
    }

    private Path image(Path to) throws IOException {
        List<String> words = described("app-image", "damier", COMMAND, "damier-desktop", WINDOW);
        words.addAll(List.of("--dest", to.toString()));
        jpackage(words);
        Path image = to.resolve("damier");
        if (Files.isDirectory(image.resolve("bin"))) {
            copy(root.resolve("launcher").resolve("run.sh"), image.resolve("damier"));
            Files.setPosixFilePermissions(image.resolve("damier"), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        return image;
    }

    /** What is clicked on, in a menu or as a game's file, is the window: jpackage ties both to the first program. */
    private List<String> installer(String type) throws IOException {
        List<String> words = described(type, "Damier", WINDOW, "damier-cli", COMMAND);
        Path games = Files.writeString(
                work.resolve("games.properties"),
                "extension=damier\nmime-type=application/x-damier\ndescription=Game of Damier\n");
        words.addAll(List.of("--dest", out.toString(), "--file-associations", games.toString()));
        if (type.equals("msi") || type.equals("exe"))
            words.addAll(List.of("--win-menu", "--win-shortcut", "--win-per-user-install"));
        if (type.equals("rpm"))
            words.addAll(List.of("--linux-package-name", "damier", "--linux-shortcut", "--linux-menu-group", "Game;BoardGame"));
        return words;
    }

    private List<String> described(String type, String name, Program main, String otherName, Program other)
            throws IOException {
        Path second = Files.writeString(
                work.resolve("second.properties"),
                "main-class=" + other.mainClass + "\nmain-jar=" + other.jar + "\nwin-console=" + (other == COMMAND)
                        + "\nwin-menu=false\nwin-shortcut=false\nlinux-shortcut=false\njava-options="
                        + String.join(" ", other.options) + "\n");
        List<String> words = new ArrayList<>(List.of("--type", type, "--name", name, "--app-version", version));
        words.addAll(List.of("--input", input().toString(), "--main-jar", main.jar, "--main-class", main.mainClass));
        for (String option : main.options) words.addAll(List.of("--java-options", option));
        words.addAll(List.of("--add-launcher", otherName + "=" + second));
        words.addAll(List.of("--add-modules", MODULES));
        // The scripts start the runtime's own java, which jpackage would leave out.
        words.addAll(List.of("--jlink-options", "--strip-debug --no-header-files --no-man-pages --include-locales=en,fr"));
        words.addAll(List.of("--vendor", "Damier", "--description", "Play, solve and explain board games"));
        // Other systems take other kinds of pictures, and have one of their own for what has none.
        if (System.getProperty("os.name").equals("Linux"))
            words.addAll(List.of("--icon", root.resolve("app/src/main/resources/web/icon-512.png").toString()));
        return words;
    }

    /** A Debian package of the image: what dpkg puts there it takes away again, and there is nothing to run for either. */
    private void deb(Path image) throws IOException, InterruptedException {
        Path tree = work.resolve("tree");
        copy(image, tree.resolve("opt/damier"));
        Files.createDirectories(tree.resolve("usr/bin"));
        Files.createSymbolicLink(tree.resolve("usr/bin/damier"), Path.of("../../opt/damier/damier"));
        Path own = root.resolve("launcher/deb");
        copy(own.resolve("damier.desktop"), tree.resolve("usr/share/applications/damier.desktop"));
        copy(own.resolve("damier.xml"), tree.resolve("usr/share/mime/packages/damier.xml"));
        copy(own.resolve("copyright"), tree.resolve("usr/share/doc/damier/copyright"));
        Path icons = tree.resolve("usr/share/icons/hicolor/scalable");
        Path icon = root.resolve("app/src/main/resources/web/icon.svg");
        copy(icon, icons.resolve("apps/damier.svg"));
        copy(icon, icons.resolve("mimetypes/application-x-damier.svg"));
        said(image, tree.resolve("usr/share/man/man1/damier.1"), "manual");
        run(List.of("gzip", "-9n", tree.resolve("usr/share/man/man1/damier.1").toString()), null);
        said(image, tree.resolve("usr/share/bash-completion/completions/damier"), "completion");
        String architecture = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
        String control = Files.readString(own.resolve("control"));
        for (Map.Entry<String, String> value : Map.of(
                        "@VERSION@", version, "@ARCHITECTURE@", architecture, "@SIZE@", String.valueOf(size(tree) / 1024))
                .entrySet()) control = control.replace(value.getKey(), value.getValue());
        Files.createDirectories(tree.resolve("DEBIAN"));
        Files.writeString(tree.resolve("DEBIAN/control"), control);
        Path file = out.resolve("damier_" + version + "_" + architecture + ".deb");
        run(List.of("dpkg-deb", "--root-owner-group", "-Zgzip", "-z3", "--build", tree.toString(), file.toString()), null);
    }

    /** What the packaged program says of itself. */
    private static void said(Path image, Path to, String command) throws IOException, InterruptedException {
        Files.createDirectories(to.getParent());
        run(List.of(image.resolve("bin/damier").toString(), command), to.toFile());
    }

    private static void jpackage(List<String> words) throws IOException {
        ToolProvider tool = ToolProvider.findFirst("jpackage")
                .orElseThrow(() -> new IOException("package: this Java has no jpackage; install a full JDK"));
        PrintWriter log = new PrintWriter(System.err, true);
        int code = tool.run(log, log, words.toArray(String[]::new));
        if (code != 0) throw new IOException("package: jpackage " + String.join(" ", words) + " failed with exit code " + code);
    }

    private static void run(List<String> command, File out) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.redirectOutput(out == null ? ProcessBuilder.Redirect.DISCARD : ProcessBuilder.Redirect.to(out));
        int code = builder.start().waitFor();
        if (code != 0) throw new IOException("package: " + String.join(" ", command) + " failed with exit code " + code);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path there = to.resolve(from.relativize(file).toString());
                Files.createDirectories(Files.isDirectory(file) ? there : there.getParent());
                if (!Files.isDirectory(file))
                    Files.copy(file, there, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static long size(Path tree) throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            return files.filter(Files::isRegularFile).mapToLong(f -> f.toFile().length()).sum();
        }
    }

    private static void delete(Path tree) throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) Files.delete(file);
        }
    }
}
