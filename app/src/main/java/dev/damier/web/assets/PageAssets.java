package dev.damier.web.assets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/**
 * The files that the pages load: linked modules, one style sheet, its fonts, and the sprite with the pieces. They are
 * generated from the sources once, when the server starts.
 */
public final class PageAssets {
    private static final String ENTRY = "/js/main.js";
    private static final String STYLE_SHEET = "style.css";
    private static final String SPRITE = "/pieces.svg";
    private static final Pattern STYLE_LINK = Pattern.compile("<link rel=\"stylesheet\" href=\"([^\"]+)\">");
    private static final Pattern FONT = Pattern.compile("\"(/fonts/[^\"]+)\"");
    private static final Pattern IMPORT_MAP =
            Pattern.compile("<script type=\"importmap\">(.*?)</script>", Pattern.DOTALL);
    private static final Pattern PAGE_ENTRY =
            Pattern.compile("(\\w+|\"\"): \\(\\) => import\\(\"\\.(/pages/[^\"]+)\"\\)");

    /**
     * A file.
     *
     * @param compressed the content compressed with gzip, or {@code null} if it is compressed already
     */
    public record Asset(String contentType, byte[] content, byte[] compressed) {}

    private final Map<String, String> libraries = new HashMap<>();
    private final Map<String, Asset> assets = new TreeMap<>();
    private final Map<String, String> pageFiles = new HashMap<>();
    private final String folder;

    /** Generates the files from the page that lists the style sheets and the libraries. */
    public PageAssets(String index) {
        readImportMap(index);
        Map<String, String> texts = new TreeMap<>();
        StringBuilder styles = new StringBuilder();
        Matcher links = STYLE_LINK.matcher(index);
        while (links.find()) styles.append(resource("/web" + links.group(1)));
        texts.put(STYLE_SHEET, styles.toString());
        Matcher fontPaths = FONT.matcher(styles);
        while (fontPaths.find())
            assets.put(fileName(fontPaths.group(1)), new Asset("font/woff2", bytes("/web" + fontPaths.group(1)), null));
        texts.put(fileName(SPRITE), resource("/web" + SPRITE));
        List<ModuleLinker.LinkedFile> linked = new ModuleLinker(this::module).link(ENTRY);
        for (ModuleLinker.LinkedFile file : linked) texts.put(fileName(file.root()), file.code());
        folder = "/assets/" + hash(texts) + "/";
        texts.replaceAll((name, text) -> name.endsWith(".js") ? withUrls(text, linked) : text);
        texts.computeIfPresent(
                STYLE_SHEET, (name, text) -> FONT.matcher(text).replaceAll(font -> "\"" + url(font.group(1)) + "\""));
        texts.forEach((name, text) -> assets.put(name, asset(name, text)));
        Matcher pages = PAGE_ENTRY.matcher(resource("/web" + ENTRY));
        while (pages.find()) pageFiles.put(pages.group(1).replace("\"", ""), url("/js" + pages.group(2)));
    }

    /** Returns the file with this path on the server, or {@code null} if there is none. */
    public Asset find(String path) {
        return path.startsWith(folder) ? assets.get(path.substring(folder.length())) : null;
    }

    /** Returns the URLs of all files. */
    public List<String> urls() {
        return assets.keySet().stream().map(name -> folder + name).toList();
    }

    public String styleSheet() {
        return folder + STYLE_SHEET;
    }

    public List<String> fonts() {
        return urls().stream().filter(url -> url.endsWith(".woff2")).toList();
    }

    public String sprite() {
        return url(SPRITE);
    }

    /** Returns the URL of the file with the entry module. */
    public String entry() {
        return url(ENTRY);
    }

    /** Returns the URL of the file of a page, or {@code null} if there is no such page. */
    public String pageFile(String page) {
        return pageFiles.get(page);
    }

    private String url(String root) {
        return folder + fileName(root);
    }

    private static String fileName(String root) {
        return root.replaceFirst("^/(js/)?", "").replace('/', '-');
    }

    private String withUrls(String code, List<ModuleLinker.LinkedFile> linked) {
        String text = code.replace("\"" + SPRITE + "\"", "\"" + url(SPRITE) + "\"");
        for (ModuleLinker.LinkedFile file : linked)
            text = text.replace(ModuleLinker.reference(file.root()), "\"" + url(file.root()) + "\"");
        return text;
    }

    private void readImportMap(String index) {
        Matcher map = IMPORT_MAP.matcher(index);
        if (!map.find()) throw new IllegalStateException("index.html has no import map");
        try {
            for (Map.Entry<String, JsonNode> entry :
                    new ObjectMapper().readTree(map.group(1)).path("imports").properties())
                libraries.put(entry.getKey(), entry.getValue().asText());
        } catch (IOException e) {
            throw new UncheckedIOException("the import map of index.html is not JSON", e);
        }
    }

    private PageModule module(String path) {
        boolean own = path.startsWith("/js/");
        String source = own
                ? CommentStripper.strip(resource("/web" + path))
                : resource(path.replaceFirst("^/lib/", "/META-INF/resources/_static/"));
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

    /** A gzip stream with the highest compression level. The files are compressed once, when the server starts. */
    private static final class SmallestGzip extends GZIPOutputStream {
        SmallestGzip(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }

    private static Asset asset(String name, String text) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        String type = name.endsWith(".js") ? "text/javascript" : name.endsWith(".css") ? "text/css" : "image/svg+xml";
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new SmallestGzip(compressed)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Asset(type, content, compressed.toByteArray());
    }

    private String hash(Map<String, String> texts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            assets.forEach((name, font) -> digest.update(font.content()));
            texts.forEach((name, text) -> {
                digest.update(name.getBytes(StandardCharsets.UTF_8));
                digest.update(text.getBytes(StandardCharsets.UTF_8));
            });
            return HexFormat.of().formatHex(digest.digest(), 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Returns the text of a file on the class path. */
    public static String resource(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = PageAssets.class.getResourceAsStream(name)) {
            if (in == null) throw new IllegalStateException("missing resource " + name);
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + name, e);
        }
    }
}
