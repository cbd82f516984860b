package dev.damier.job;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Identifies the build that a class belongs to: a hash of the whole jar, or of the whole class folder, from which the class was
 * loaded. Any change to any class of that jar changes the identity. Each hash is computed once per process.
 */
public final class BuildIdentity {
    private static final Map<Path, String> HASHES = new ConcurrentHashMap<>();

    private BuildIdentity() {}

    /** Returns the identity of the builds of all these classes; classes of the same jar count once. */
    public static String of(Class<?>... classes) {
        return Arrays.stream(classes)
                .map(BuildIdentity::location)
                .distinct()
                .sorted()
                .map(location -> HASHES.computeIfAbsent(location, BuildIdentity::hash))
                .collect(Collectors.joining("-"));
    }

    private static Path location(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null || source.getLocation() == null)
            throw new IllegalStateException(type + " was loaded from no known place");
        try {
            return Path.of(source.getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Hashes file names and contents, so that a renamed class changes the result too. */
    static String hash(Path jarOrFolder) {
        try (Stream<Path> walk = Files.walk(jarOrFolder)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            byte[] buffer = new byte[1 << 16];
            for (Path file : files) {
                digest.update(jarOrFolder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
                    while (in.read(buffer) >= 0) {
                        // Reading updates the digest.
                    }
                }
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        } catch (IOException | NoSuchAlgorithmException e) {
            throw new IllegalStateException("cannot read " + jarOrFolder, e);
        }
    }
}
