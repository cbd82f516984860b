package dev.damier.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Creates files and folders that only their owner can read. The data of a server contains games with hidden information
 * and hashes of tokens. On file systems without such permissions the defaults apply.
 */
public final class PrivateFiles {
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");
    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");

    private PrivateFiles() {}

    /** Creates a folder and its missing parents. An existing folder is not changed. */
    public static void createFolder(Path folder) throws IOException {
        if (Files.isDirectory(folder)) return;
        if (folder.getParent() != null) Files.createDirectories(folder.getParent());
        try {
            if (isPosix(folder.toAbsolutePath().getParent()))
                Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(FOLDER));
            else Files.createDirectory(folder);
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(folder)) throw e;
        }
    }

    /** Creates an empty file, or removes the access of others from an existing file of this user. */
    public static void createFile(Path file) throws IOException {
        boolean posix = isPosix(file.toAbsolutePath().getParent());
        try {
            if (posix) Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
            else Files.createFile(file);
        } catch (FileAlreadyExistsException e) {
            if (posix && !Files.getPosixFilePermissions(file).equals(FILE)) restrict(file);
        }
    }

    private static void restrict(Path file) throws IOException {
        if (Files.getOwner(file).getName().equals(System.getProperty("user.name")))
            Files.setPosixFilePermissions(file, FILE);
    }

    private static boolean isPosix(Path folder) throws IOException {
        return Files.getFileStore(folder).supportsFileAttributeView("posix");
    }
}
