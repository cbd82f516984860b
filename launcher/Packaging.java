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
 * {@code java Packaging.java TYPE OUT VERSION}: creates the release packages from the build. {@code folder} is the
 * application as in the zip file, which needs an installed Java. The other types include a Java runtime: {@code
 * app-image}, a folder, and the installers of the current system: {@code deb} (Debian), {@code rpm}, {@code dmg} and
 * {@code pkg} (macOS), {@code msi} and {@code exe} (Windows, with WiX). The desktop window comes from {@code
 * desktop/target}, with the JavaFX libraries of the current system.
 */
public final class Packaging {
    /** The Java modules that the application and its libraries use; JavaFX needs {@code java.desktop}. */
    private static final String MODULES = String.join(
            ",",
            "java.base,java.desktop,java.instrument,java.logging,java.management,java.naming,java.net.http,java.prefs",
            "java.scripting,java.security.jgss,java.sql,java.transaction.xa,java.xml",
            "jdk.crypto.ec,jdk.jsobject,jdk.localedata,jdk.management,jdk.unsupported,jdk.xml.dom,jdk.zipfs");

    private static final List<String> OPTIONS = List.of("-XX:+UseSerialGC", "-XX:MaxRAMPercentage=75", "-Xss8m");

    /** A program that a package contains a launcher for. */
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
        Packaging packaging = new Packaging(Path.of(args[1]).toAbsolutePath(), args[2]);
        try {
            packaging.createPackage(args[0]);
        } catch (IOException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        } finally {
            delete(packaging.work);
        }
    }

    private void createPackage(String type) throws IOException, InterruptedException {
        switch (type) {
            case "folder" -> copyApplication(out);
            case "app-image" -> createImage(out);
            case "deb" -> createDeb(createImage(work));
            default -> jpackage(installerArguments(type));
        }
    }

    /**
     * Copies the jars and writes {@code damier.jar}, which contains only a manifest: {@code java -jar} starts it, and
     * its class path lists the other jars.
     */
    private void copyApplication(Path to) throws IOException {
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
        // The application jar comes first, because it contains the version.
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

    /** Collects the input of jpackage: the application, the desktop window and JavaFX. */
    private Path collectInput() throws IOException {
        Path input = work.resolve("input");
        copyApplication(input);
        Path desktop = root.resolve("desktop").resolve("target");
        copy(desktop.resolve("damier-desktop.jar"), input.resolve("lib").resolve("damier-desktop.jar"));
        copy(desktop.resolve("lib").resolve("fx"), input.resolve("fx"));
        return input;
    }

    private Path createImage(Path to) throws IOException {
        List<String> arguments = commonArguments("app-image", "damier", COMMAND, "damier-desktop", WINDOW);
        arguments.addAll(List.of("--dest", to.toString()));
        jpackage(arguments);
        Path image = to.resolve("damier");
        if (Files.isDirectory(image.resolve("bin"))) {
            copy(root.resolve("launcher").resolve("run.sh"), image.resolve("damier"));
            Files.setPosixFilePermissions(image.resolve("damier"), PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        return image;
    }

    /**
     * Returns the arguments of jpackage for an installer. The window is the first program, because jpackage assigns the
     * menu entry and the file type to the first one.
     */
    private List<String> installerArguments(String type) throws IOException {
        List<String> arguments = commonArguments(type, "Damier", WINDOW, "damier-cli", COMMAND);
        Path games = Files.writeString(
                work.resolve("games.properties"),
                "extension=damier\nmime-type=application/x-damier\ndescription=Game of Damier\n");
        arguments.addAll(List.of("--dest", out.toString(), "--file-associations", games.toString()));
        if (type.equals("msi") || type.equals("exe"))
            arguments.addAll(List.of("--win-menu", "--win-shortcut", "--win-per-user-install"));
        if (type.equals("rpm"))
            arguments.addAll(List.of("--linux-package-name", "damier", "--linux-shortcut", "--linux-menu-group", "Game;BoardGame"));
        return arguments;
    }

    private List<String> commonArguments(String type, String name, Program main, String otherName, Program other)
            throws IOException {
        Path second = Files.writeString(
                work.resolve("second.properties"),
                "main-class=" + other.mainClass + "\nmain-jar=" + other.jar + "\nwin-console=" + (other == COMMAND)
                        + "\nwin-menu=false\nwin-shortcut=false\nlinux-shortcut=false\njava-options="
                        + String.join(" ", other.options) + "\n");
        List<String> arguments = new ArrayList<>(List.of("--type", type, "--name", name, "--app-version", version));
        arguments.addAll(List.of("--input", collectInput().toString(), "--main-jar", main.jar, "--main-class", main.mainClass));
        for (String option : main.options) arguments.addAll(List.of("--java-options", option));
        arguments.addAll(List.of("--add-launcher", otherName + "=" + second));
        arguments.addAll(List.of("--add-modules", MODULES));
        // The scripts start the java command of the runtime, which jpackage would strip by default.
        arguments.addAll(List.of("--jlink-options", "--strip-debug --no-header-files --no-man-pages --include-locales=en,fr"));
        arguments.addAll(List.of("--vendor", "Damier", "--description", "Play, solve and explain board games"));
        // Other systems need other image formats and have a default icon.
        if (System.getProperty("os.name").equals("Linux"))
            arguments.addAll(List.of("--icon", root.resolve("app/src/main/resources/web/icon-512.png").toString()));
        return arguments;
    }

    /** Creates a Debian package of the image. It has no install scripts: dpkg removes all files that it installed. */
    private void createDeb(Path image) throws IOException, InterruptedException {
        Path tree = work.resolve("tree");
        copy(image, tree.resolve("opt/damier"));
        Files.createDirectories(tree.resolve("usr/bin"));
        Files.createSymbolicLink(tree.resolve("usr/bin/damier"), Path.of("../../opt/damier/damier"));
        Path debFolder = root.resolve("launcher/deb");
        copy(debFolder.resolve("damier.desktop"), tree.resolve("usr/share/applications/damier.desktop"));
        copy(debFolder.resolve("damier.xml"), tree.resolve("usr/share/mime/packages/damier.xml"));
        copy(debFolder.resolve("copyright"), tree.resolve("usr/share/doc/damier/copyright"));
        Path icons = tree.resolve("usr/share/icons/hicolor/scalable");
        Path icon = root.resolve("app/src/main/resources/web/icon.svg");
        copy(icon, icons.resolve("apps/damier.svg"));
        copy(icon, icons.resolve("mimetypes/application-x-damier.svg"));
        writeOutput(image, tree.resolve("usr/share/man/man1/damier.1"), "manual");
        run(List.of("gzip", "-9n", tree.resolve("usr/share/man/man1/damier.1").toString()), null);
        writeOutput(image, tree.resolve("usr/share/bash-completion/completions/damier"), "completion");
        String architecture = System.getProperty("os.arch").equals("aarch64") ? "arm64" : "amd64";
        String control = Files.readString(debFolder.resolve("control"));
        for (Map.Entry<String, String> value : Map.of(
                        "@VERSION@", version, "@ARCHITECTURE@", architecture, "@SIZE@", String.valueOf(size(tree) / 1024))
                .entrySet()) control = control.replace(value.getKey(), value.getValue());
        Files.createDirectories(tree.resolve("DEBIAN"));
        Files.writeString(tree.resolve("DEBIAN/control"), control);
        Path file = out.resolve("damier_" + version + "_" + architecture + ".deb");
        run(List.of("dpkg-deb", "--root-owner-group", "-Zgzip", "-z3", "--build", tree.toString(), file.toString()), null);
    }

    /** Writes the output of a command of the packaged program to a file. */
    private static void writeOutput(Path image, Path to, String command) throws IOException, InterruptedException {
        Files.createDirectories(to.getParent());
        run(List.of(image.resolve("bin/damier").toString(), command), to.toFile());
    }

    private static void jpackage(List<String> arguments) throws IOException {
        ToolProvider tool = ToolProvider.findFirst("jpackage")
                .orElseThrow(() -> new IOException("package: this Java has no jpackage; install a full JDK"));
        PrintWriter log = new PrintWriter(System.err, true);
        int code = tool.run(log, log, arguments.toArray(String[]::new));
        if (code != 0) throw new IOException("package: jpackage " + String.join(" ", arguments) + " failed with exit code " + code);
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
                Path copy = to.resolve(from.relativize(file).toString());
                Files.createDirectories(Files.isDirectory(file) ? copy : copy.getParent());
                if (!Files.isDirectory(file))
                    Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
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
