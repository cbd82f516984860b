package dev.damier.web.assets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Tests the linked files of the pages. */
class PageAssetsTest {
    private static List<ModuleLinker.LinkedFile> link(Map<String, String> sources) {
        return new ModuleLinker(path -> PageModule.parse(
                        path,
                        CommentStripper.strip(sources.get(path)),
                        imported -> java.net.URI.create(path).resolve(imported).getPath()))
                .link("/main.js");
    }

    @Test
    void pagesAreLinkedIntoFewFilesAndAlwaysTheSame() {
        PageAssets assets = new PageAssets();
        assertThat(assets.urls()).hasSizeLessThan(25);
        new AssetBuilder(PageAssets.resource("/web/index.html"))
                .files()
                .forEach((name, content) -> assertThat(PageAssets.bytes("/" + PageAssets.RESOURCES + name))
                        .as(name)
                        .isEqualTo(content));
        assertThat(assets.find("/assets/other/" + PageAssets.STYLE_SHEET)).isNull();
        assertThat(assets.find(assets.pageFile(""))).isNotNull();
        assertThat(assets.find(assets.pageFile("play"))).isNotNull();
        assertThat(assets.pageFile("unknown")).isNull();
        String entry = text(assets, assets.entry());
        assertThat(entry).contains(assets.sprite(), assets.pageFile("lab")).doesNotContain("file:/js/");
        assertThat(text(assets, assets.pageFile("lab"))).contains("from \"" + assets.entry() + "\"");
    }

    private static String text(PageAssets assets, String url) {
        return new String(assets.find(url).content(), StandardCharsets.UTF_8);
    }

    @Test
    void sharedModulesAreInTheFirstFile() {
        List<ModuleLinker.LinkedFile> files = link(Map.of(
                "/main.js", "import { a } from \"./a.js\";\na(() => import(\"./p.js\"), () => import(\"./q.js\"));",
                "/a.js", "export function a() {}",
                "/b.js", "export const b = 1;",
                "/c.js", "export { b as c } from \"./b.js\";",
                "/p.js", "import { c } from \"./c.js\";\nexport class P { c = c; }",
                "/q.js", "import { b as x } from \"./b.js\";\nimport * as a from \"./a.js\";\nx;"));
        assertThat(files).extracting(ModuleLinker.LinkedFile::root).containsExactly("/main.js", "/p.js", "/q.js");
        assertThat(files.get(0).code()).contains("// /a.js", "// /b.js", "import(\"file:/p.js\")");
        assertThat(files.get(1).code()).contains("// /c.js", "const { c: c } = ", "return { P, }");
        assertThat(files.get(2).code()).contains("from \"file:/main.js\"", "const { b: x } = ", "const a = $m");
    }

    @Test
    void unsupportedModulesAreRejected() {
        assertThatThrownBy(() -> link(Map.of(
                        "/main.js",
                        "import \"./a.js\";",
                        "/a.js",
                        "import \"./b.js\";",
                        "/b.js",
                        "import \"./a.js\";")))
                .hasMessageContaining("cyclic import: [/main.js, /a.js, /b.js] and /a.js");
        for (String statement : List.of("export let a = 1;", "export default 1;"))
            assertThatThrownBy(() -> link(Map.of("/main.js", statement))).hasMessageContaining("unsupported statement");
    }

    @Test
    void commentsAreRemovedOutsideOfLiterals() {
        assertThat(CommentStripper.strip("/** a */\nconst a = 1; // b\n\n  const b = a / 2; /* c */ b / a;"))
                .isEqualTo("const a = 1;\nconst b = a / 2; b / a;");
        for (String kept : List.of(
                "x = \"// no\" + '/* no */' + '\\'//';",
                "x = `// ${a ? `/* ${b} */` : \"}\"} //`;",
                "x = /[/\"]\\/\\/*/.test(a) ? 1 : 2;",
                "return /\"/;")) assertThat(CommentStripper.strip(kept)).isEqualTo(kept);
        assertThat(CommentStripper.strip("`${/** @type {A} */ (a)}  b`")).isEqualTo("`${ (a)}  b`");
    }
}
