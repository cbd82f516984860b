import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.stream.Stream;

/**
 * {@code java Zip.java FOLDER FILE.zip}: creates a zip file that preserves executable permissions and has the same
 * bytes for the same files.
 */
public final class Zip {
    private Zip() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        URI zip = URI.create("jar:" + Path.of(args[1]).toAbsolutePath().toUri());
        try (FileSystem zipFileSystem = FileSystems.newFileSystem(zip, Map.of("create", "true", "enablePosixFileAttributes", "true"));
                Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                Path name = zipFileSystem.getPath(folder.getParent().relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(name);
                } else {
                    Files.copy(file, name);
                    Files.setPosixFilePermissions(name, Files.getPosixFilePermissions(file));
                }
                Files.setLastModifiedTime(name, FileTime.fromMillis(1_767_225_600_000L));
            }
        }
    }
}
