package dev.damier.web.assets;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The HTML document of all pages: the sources' {@code index.html} with the linked files instead of the single modules
 * and style sheets.
 */
public final class PageDocument {
    /** The style sheets and scripts of the source, which are replaced. */
    private static final Pattern SOURCES =
            Pattern.compile("<link rel=\"stylesheet\".*<script type=\"module\"[^>]*></script>", Pattern.DOTALL);

    private static final String LANGUAGE = "<html lang=\"en\">";
    private static final String END = "</body>";

    private final PageAssets assets;
    private final String beforeHead;
    private final String afterHead;
    private final String earlyScript = CommentStripper.strip(PageAssets.resource("/web/js/before-paint.js"));

    public PageDocument(String index, PageAssets assets) {
        this.assets = assets;
        Matcher sources = SOURCES.matcher(index);
        if (!sources.find()) throw new IllegalStateException("index.html has no style sheets or no module");
        beforeHead = index.substring(0, sources.start());
        afterHead = index.substring(sources.end());
    }

    /**
     * Returns the document of a page.
     *
     * @param json responses of the API that the page uses first
     */
    public String html(String page, Locale language, String json) {
        String pageFile = assets.pageFile(page);
        StringBuilder head = new StringBuilder()
                .append("<link rel=\"stylesheet\" href=\"" + assets.styleSheet() + "\">\n")
                .append("<link rel=\"modulepreload\" href=\"" + assets.entry() + "\">\n");
        if (pageFile != null) head.append("<link rel=\"modulepreload\" href=\"" + pageFile + "\">\n");
        if (language.getLanguage().equals("fr"))
            head.append("<link rel=\"modulepreload\" href=\"" + assets.frenchMessages() + "\">\n");
        for (String font : assets.fonts())
            head.append("<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"" + font + "\">\n");
        head.append("<link rel=\"preload\" as=\"fetch\" crossorigin href=\"" + assets.sprite() + "\">\n")
                .append("<script id=\"before-paint\">" + earlyScript + "</script>\n")
                .append("<script type=\"module\" src=\"" + assets.entry() + "\"></script>");
        String data =
                "<script type=\"application/json\" id=\"embedded\">" + json.replace("<", "\\u003c") + "</script>\n";
        return beforeHead.replace(
                        LANGUAGE, "<html lang=\"" + language.getLanguage() + "\" data-page=\"" + escape(page) + "\">")
                + head
                + afterHead.replace(END, data + END);
    }

    private static String escape(String page) {
        return page.matches("[a-z]*") ? page : "";
    }

    /** Returns the policy: no inline script except the one of this document, nothing from elsewhere. */
    public String contentSecurityPolicy() {
        return "default-src 'none'; script-src 'self' 'sha256-" + sha256(earlyScript)
                + "'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src"
                + " 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    private static String sha256(String text) {
        try {
            return Base64.getEncoder()
                    .encodeToString(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
