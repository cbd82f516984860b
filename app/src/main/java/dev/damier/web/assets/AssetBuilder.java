package dev.damier.web.assets;

import dev.damier.job.JsonLines;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * Generates the files of {@link PageAssets} from the sources of the pages. Maven runs it when the application is built,
 * because it would take half of the processor time of a server start.
 */
public final class AssetBuilder {
    private static final Pattern STYLE_LINK = Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\">");
    private static final Pattern STYLE_COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\\n\\s*");
    private static final Pattern FONT = Pattern.compile("\"(/fonts/[^\"]+)\"");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern PAGE_ENTRY =
            Pattern.compile("(\\w+|\"\"): \\(\\) => import\\(\"\\.(/pages/[^\"]+)\"\\)");

    private final Map<String, String> libraries = new HashMap<>();
    private final Map<String, byte[]> files = new TreeMap<>();
    private final Map<String, String> index = new TreeMap<>();
    private final String folder;

    /** Writes the files into the given folder of compiled classes. */
    public static void main(String[] args) throws IOException {
        Path target = Path.of(args[0], PageAssets.RESOURCES);
        Files.createDirectories(target);
        Map<String, byte[]> files = new AssetBuilder(PageAssets.resource("/web/index.html")).files();
        for (Map.Entry<String, byte[]> file : files.entrySet())
            Files.write(target.resolve(file.getKey()), file.getValue());
        try (Stream<Path> existing = Files.list(target)) {
            for (Path file : existing.toList())
                if (!files.containsKey(file.getFileName().toString())) Files.delete(file);
        }
    }

    /** Generates the files from the page that lists the style sheets and the libraries. */
    AssetBuilder(String page) {
        readImportMap(page);
        Map<String, String> texts = new TreeMap<>();
        StringBuilder styles = new StringBuilder();
        Matcher links = STYLE_LINK.matcher(page);
        while (links.find()) styles.append(PageAssets.resource("/web" + links.group(1)));
        texts.put(PageAssets.STYLE_SHEET, withoutComments(styles));
        Matcher fonts = FONT.matcher(styles);
        while (fonts.find()) files.put(PageAssets.fileName(fonts.group(1)), PageAssets.bytes("/web" + fonts.group(1)));
        files.keySet().forEach(font -> index.put(PageAssets.FILE + font, "font/woff2"));
        texts.put(PageAssets.fileName(PageAssets.SPRITE), PageAssets.resource("/web" + PageAssets.SPRITE));
        List<ModuleLinker.LinkedFile> linked = new ModuleLinker(this::module).link(PageAssets.ENTRY);
        for (ModuleLinker.LinkedFile file : linked) texts.put(PageAssets.fileName(file.root()), file.code());
        folder = "/assets/" + hash(texts) + "/";
        index.put(PageAssets.FOLDER, folder);
        texts.replaceAll((name, text) -> name.endsWith(".js") ? withUrls(text, linked) : text);
        texts.computeIfPresent(
                PageAssets.STYLE_SHEET,
                (name, text) -> FONT.matcher(text).replaceAll(font -> "\"" + url(font.group(1)) + "\""));
        texts.forEach(this::add);
        Matcher pages = PAGE_ENTRY.matcher(PageAssets.resource("/web" + PageAssets.ENTRY));
        while (pages.find())
            index.put(PageAssets.PAGE + pages.group(1).replace("\"", ""), PageAssets.fileName("/js" + pages.group(2)));
        StringBuilder lines = new StringBuilder();
        index.forEach((key, value) -> lines.append(key + "=" + value + "\n"));
        files.put(PageAssets.INDEX, lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the contents of the generated files by name. */
    Map<String, byte[]> files() {
        return files;
    }

    /** Removes the comments and the indentation of a style sheet. */
    private static String withoutComments(CharSequence styles) {
        return LINE_BREAK.matcher(STYLE_COMMENT.matcher(styles).replaceAll("")).replaceAll("\n");
    }

    private void add(String name, String text) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        files.put(name, content);
        files.put(name + PageAssets.COMPRESSED, compress(content));
        String type = name.endsWith(".js") ? "text/javascript" : name.endsWith(".css") ? "text/css" : "image/svg+xml";
        index.put(PageAssets.FILE + name, type);
    }

    private static byte[] compress(byte[] content) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new SmallestGzip(compressed)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.toByteArray();
    }

    /** A gzip stream with the highest compression level. */
    private static final class SmallestGzip extends GZIPOutputStream {
        SmallestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private String url(String path) {
        return folder + PageAssets.fileName(path);
    }

    private String withUrls(String code, List<ModuleLinker.LinkedFile> linked) {
        String text = code.replace("\"" + PageAssets.SPRITE + "\"", "\"" + url(PageAssets.SPRITE) + "\"");
        for (ModuleLinker.LinkedFile file : linked)
            text = text.replace(ModuleLinker.reference(file.root()), "\"" + url(file.root()) + "\"");
        return text;
    }

    private void readImportMap(String page) {
        Matcher map = IMPORT_MAP.matcher(page);
        if (!map.find()) throw new IllegalStateException("index.html has no import map");
        if (JsonLines.read(map.group(1)) instanceof Map<?, ?> document
                && document.get("imports") instanceof Map<?, ?> imports)
            imports.forEach((name, address) -> libraries.put(name.toString(), address.toString()));
    }

    private PageModule module(String path) {
        boolean own = path.startsWith("/js/");
        String source = own
                ? CommentStripper.strip(PageAssets.resource("/web" + path))
                : PageAssets.resource(path.replaceFirst("^/lib/", "/META-INF/resources/_static/"));
        return PageModule.parse(path, source, imported -> resolve(path, imported));
    }

    /** Returns the path of an imported module: relative to the importing one, or by the import map. */
    private String resolve(String from, String imported) {
        if (imported.startsWith(".") || imported.startsWith("/"))
            return URI.create(from).resolve(imported).getPath();
        String exact = libraries.get(imported);
        if (exact != null) return exact;
        for (int end = imported.lastIndexOf('/'); end > 0; end = imported.lastIndexOf('/', end - 1)) {
            String folderOf = libraries.get(imported.substring(0, end + 1));
            if (folderOf != null) return folderOf + imported.substring(end + 1);
        }
        throw new IllegalStateException(from + " imports unknown module " + imported);
    }

    private String hash(Map<String, String> texts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            files.values().forEach(digest::update);
            texts.forEach((name, text) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(text.getBytes(StandardCharsets.UTF_8));
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
