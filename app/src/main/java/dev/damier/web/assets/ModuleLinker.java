package dev.damier.web.assets;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Links ECMAScript modules into few files, so that a page needs few requests. The first file contains the entry module
 * and every module that is used by several pages. Each module that is loaded on demand gets a file with the modules
 * that only it uses.
 *
 * <p>Each module becomes a function that is called once, in the order of evaluation of the standard. It receives the
 * values of its imports, so cyclic imports and variables that change after their export are not supported; the linker
 * rejects both.
 */
final class ModuleLinker {
    private final Function<String, PageModule> load;
    private final Map<String, PageModule> modules = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** @param load returns the module of a path */
    ModuleLinker(Function<String, PageModule> load) {
        this.load = load;
    }

    /** A linked file: the module at its root, and its code, in which other files are named by {@link #reference}. */
    record LinkedFile(String root, String code) {}

    /** Returns the text that stands for the URL of a linked file. */
    static String reference(String root) {
        return "\"file:" + root + "\"";
    }

    /** Links the entry module and everything that it loads. The file of the entry module comes first. */
    List<LinkedFile> link(String entry) {
        Map<String, Set<String>> closures = new LinkedHashMap<>();
        Deque<String> roots = new ArrayDeque<>(List.of(entry));
        while (!roots.isEmpty()) {
            String root = roots.remove();
            if (closures.containsKey(root)) continue;
            Set<String> closure = new LinkedHashSet<>();
            visit(root, closure, new LinkedHashSet<>());
            closures.put(root, closure);
            for (String module : closure) roots.addAll(modules.get(module).dynamic());
        }
        Map<String, String> fileOf = assign(entry, closures);
        List<LinkedFile> files = new ArrayList<>();
        for (String root : closures.keySet()) files.add(new LinkedFile(root, code(root, fileOf)));
        return files;
    }

    /** Adds a module and its dependencies in the order of their evaluation. */
    private void visit(String path, Set<String> visited, Set<String> ancestors) {
        if (visited.contains(path)) return;
        if (!ancestors.add(path)) throw new IllegalStateException("cyclic import: " + ancestors + " and " + path);
        PageModule module = modules.get(path);
        if (module == null) module = load.apply(path);
        for (String dependency : module.dependencies()) visit(dependency, visited, ancestors);
        ancestors.remove(path);
        visited.add(path);
        if (modules.putIfAbsent(path, module) == null) numbers.put(path, numbers.size());
    }

    /** Returns the root of the file of each module. */
    private static Map<String, String> assign(String entry, Map<String, Set<String>> closures) {
        Map<String, String> fileOf = new HashMap<>();
        closures.forEach((root, closure) -> {
            for (String module : closure) fileOf.merge(module, root, (one, other) -> entry);
        });
        return fileOf;
    }

    private String code(String root, Map<String, String> fileOf) {
        List<PageModule> inside = modules.values().stream()
                .filter(m -> fileOf.get(m.path()).equals(root))
                // The root is evaluated last.
                .sorted((a, b) ->
                        Boolean.compare(a.path().equals(root), b.path().equals(root)))
                .toList();
        Map<String, Set<String>> imports = new LinkedHashMap<>();
        StringBuilder body = new StringBuilder();
        for (PageModule module : inside) {
            for (String dependency : module.dependencies()) {
                String file = fileOf.get(dependency);
                if (!file.equals(root))
                    imports.computeIfAbsent(file, k -> new LinkedHashSet<>()).add(name(dependency));
            }
            body.append(function(module));
        }
        StringBuilder code = new StringBuilder();
        imports.forEach((file, names) -> code.append("import { ")
                .append(String.join(", ", names))
                .append(" } from ")
                .append(reference(file))
                .append(";\n"));
        code.append(body);
        String exported = inside.stream().map(m -> name(m.path())).collect(Collectors.joining(", "));
        return code.append("export { ").append(exported).append(" };\n").toString();
    }

    private String function(PageModule module) {
        StringBuilder code =
                new StringBuilder("// " + module.path() + "\nconst " + name(module.path()) + " = (() => {\n");
        for (PageModule.Import statement : module.imports()) {
            if (statement.target().isEmpty()) continue;
            code.append("const ")
                    .append(statement.target())
                    .append(" = ")
                    .append(name(statement.module()))
                    .append(";\n");
        }
        String moduleCode = module.code();
        for (String dynamic : module.dynamic())
            moduleCode = moduleCode.replace("import(\"" + dynamic + "\")", "import(" + reference(dynamic) + ")");
        code.append(moduleCode.strip()).append("\nreturn { ");
        for (String all : module.reexported())
            code.append("...").append(name(all)).append(", ");
        module.exports()
                .forEach((exported, local) -> code.append(exported)
                        .append(exported.equals(local) ? "" : ": " + local)
                        .append(", "));
        return code.append("};\n})();\n").toString();
    }

    private String name(String path) {
        return "$m" + numbers.get(path);
    }
}
