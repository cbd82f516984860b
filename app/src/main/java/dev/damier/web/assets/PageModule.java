package dev.damier.web.assets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An ECMAScript module, split into its imports, its exports and its remaining code.
 *
 * @param path path of the module on the server
 * @param imports statements that bind names of another module
 * @param reexported modules whose exports are all exported
 * @param exports local names by exported name
 * @param dynamic modules that are loaded on demand
 * @param code the code without import and export keywords
 */
record PageModule(
        String path,
        List<Import> imports,
        Set<String> reexported,
        Map<String, String> exports,
        Set<String> dynamic,
        String code) {
    /**
     * An import.
     *
     * @param target the constant that is declared: {@code { name: local }} or the name of the whole module, or ""
     */
    record Import(String module, String target) {}

    private static final String START = "(?:(?m:^)|(?<=[;}/]))";
    private static final Pattern REEXPORT =
            Pattern.compile(START + "export\\s*(?:\\*|\\{([^}]*)})\\s*from\\s*\"([^\"]+)\";?");
    private static final Pattern IMPORT =
            Pattern.compile(START + "import\\s*(?:(?:\\{([^}]*)}|\\*\\s*as\\s+([\\w$]+))\\s*from\\s*)?\"([^\"]+)\";?");
    private static final Pattern EXPORT_LIST = Pattern.compile(START + "export\\s*\\{([^}]*)};?");
    private static final Pattern EXPORT =
            Pattern.compile(START + "export\\s+((?:async\\s+)?function\\*?|class|const)\\s+([\\w$]+)");
    private static final Pattern DYNAMIC_IMPORT = Pattern.compile("\\bimport\\(\"([^\"]+)\"\\)");
    private static final Pattern UNSUPPORTED = Pattern.compile(START + "(?:import|export)\\b[^(][^\\n]{0,60}");

    /**
     * Splits a module.
     *
     * @param resolve returns the path of an imported module
     */
    static PageModule parse(String path, String source, UnaryOperator<String> resolve) {
        Parts parts = new Parts(resolve);
        String code = replaceAll(REEXPORT, source, parts::reexport);
        code = replaceAll(IMPORT, code, parts::addImport);
        code = replaceAll(EXPORT_LIST, code, parts::exportList);
        code = replaceAll(EXPORT, code, parts::exportDeclaration);
        code = replaceAll(DYNAMIC_IMPORT, code, parts::dynamicImport);
        Matcher unsupported = UNSUPPORTED.matcher(code);
        if (unsupported.find())
            throw new IllegalStateException(path + ": unsupported statement: " + unsupported.group());
        return new PageModule(path, parts.imports, parts.reexported, parts.exports, parts.dynamic, code);
    }

    /** Returns the modules that must be evaluated before this one, in order. */
    Set<String> dependencies() {
        Set<String> modules = new LinkedHashSet<>();
        for (Import statement : imports) modules.add(statement.module);
        modules.addAll(reexported);
        return modules;
    }

    private static String replaceAll(Pattern pattern, String text, java.util.function.Function<Matcher, String> by) {
        Matcher matcher = pattern.matcher(text);
        StringBuilder out = new StringBuilder();
        while (matcher.find()) matcher.appendReplacement(out, Matcher.quoteReplacement(by.apply(matcher)));
        return matcher.appendTail(out).toString();
    }

    /** Collects the statements of a module; each method returns the text that replaces its statement. */
    private static final class Parts {
        final List<Import> imports = new ArrayList<>();
        final Set<String> reexported = new LinkedHashSet<>();
        final Map<String, String> exports = new LinkedHashMap<>();
        final Set<String> dynamic = new LinkedHashSet<>();
        final UnaryOperator<String> resolve;

        Parts(UnaryOperator<String> resolve) {
            this.resolve = resolve;
        }

        String addImport(Matcher m) {
            List<String> bindings = new ArrayList<>();
            names(m.group(1)).forEach((local, name) -> bindings.add(name + ": " + local));
            String whole = m.group(2) == null ? "" : m.group(2);
            imports.add(new Import(resolve.apply(m.group(3)), bindings.isEmpty() ? whole : pattern(bindings)));
            return "";
        }

        String reexport(Matcher m) {
            String module = resolve.apply(m.group(2));
            if (m.group(1) == null) {
                reexported.add(module);
                return "";
            }
            List<String> bindings = new ArrayList<>();
            names(m.group(1)).forEach((exported, name) -> {
                String local = "$export_" + exported;
                bindings.add(name + ": " + local);
                exports.put(exported, local);
            });
            imports.add(new Import(module, pattern(bindings)));
            return "";
        }

        private static String pattern(List<String> bindings) {
            return "{ " + String.join(", ", bindings) + " }";
        }

        String exportList(Matcher m) {
            exports.putAll(names(m.group(1)));
            return "";
        }

        String exportDeclaration(Matcher m) {
            exports.put(m.group(2), m.group(2));
            return m.group(1) + " " + m.group(2);
        }

        String dynamicImport(Matcher m) {
            String module = resolve.apply(m.group(1));
            dynamic.add(module);
            return "import(\"" + module + "\")";
        }

        /** Parses {@code a, b as c} to the names by their new names. */
        private static Map<String, String> names(String list) {
            Map<String, String> names = new LinkedHashMap<>();
            if (list == null) return names;
            for (String item : list.split(",")) {
                if (item.isBlank()) continue;
                String[] parts = item.strip().split("\\s+as\\s+");
                names.put(parts[parts.length - 1], parts[0]);
            }
            return names;
        }
    }
}
