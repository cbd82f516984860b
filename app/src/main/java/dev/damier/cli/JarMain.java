package dev.damier.cli;

import java.io.File;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The main class of {@code app/target/damier-app.jar}. {@code java -jar} ignores the class path, so this class loads the
 * libraries from the folders {@code lib} and {@code lib/web} next to the jar. It uses only the JDK.
 */
public final class JarMain {
    private JarMain() {}

    public static void main(String[] args) throws ReflectiveOperationException, URISyntaxException {
        Path jar = Path.of(JarMain.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path lib = jar.resolveSibling("lib");
        List<URL> jars = new ArrayList<>();
        addJars(lib, jars);
        addJars(lib.resolve("web"), jars);
        if (jars.isEmpty()) {
            System.err.println("damier: there are no libraries in " + lib
                    + ". Build them with ./damier jar, or start damier.jar of a release.");
            System.exit(1);
        }
        jars.add(url(jar.toFile()));
        // Never closed, because the program runs until the process ends.
        URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        loader.loadClass("dev.damier.cli.Main")
                .getMethod("main", String[].class)
                .invoke(null, (Object) args);
    }

    private static void addJars(Path folder, List<URL> to) {
        File[] files = folder.toFile().listFiles((at, name) -> name.endsWith(".jar"));
        if (files != null) for (File file : files) to.add(url(file));
    }

    private static URL url(File file) {
        try {
            return file.toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
