package dev.damier.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Reserves a data folder for one server. Two servers on one folder would run the same clocks twice. The operating system
 * releases the lock when the process ends, however it ends.
 */
final class FolderLock implements AutoCloseable {
    static final String FILE_NAME = "damier.lock";

    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /** Locks a folder. Throws {@link StoreException} with the process that uses it. */
    static FolderLock acquire(Path folder) {
        Path file = folder.resolve(FILE_NAME);
        try {
            PrivateFiles.createFile(file);
            FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (!tryLock(channel)) {
                channel.close();
                throw inUse(folder, Files.readString(file).strip());
            }
            String owner = ProcessHandle.current().pid() + "\n";
            channel.truncate(0);
            int ignored = channel.write(ByteBuffer.wrap(owner.getBytes(StandardCharsets.US_ASCII)));
            return new FolderLock(channel);
        } catch (IOException e) {
            throw StoreException.of(e, "folder.lock", folder, String.valueOf(e.getMessage()));
        }
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // another server of this process
        }
    }

    private static StoreException inUse(Path folder, String process) {
        return process.isEmpty()
                ? StoreException.of(null, "folder.in-use", folder)
                : StoreException.of(null, "folder.in-use-by", folder, process);
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw StoreException.of(e, "folder.release");
        }
    }
}
