package dev.damier.web;

import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Converts the project's own Markdown pages to HTML. Raw HTML in them is escaped. */
final class Markdown {
    private static final List<org.commonmark.Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .extensions(TABLES)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();

    private Markdown() {}

    static String html(String markdown) {
        return RENDERER.render(PARSER.parse(markdown));
    }
}
