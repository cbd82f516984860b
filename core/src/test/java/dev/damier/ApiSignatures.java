package dev.damier;

import dev.damier.run.StableApi;
import java.io.IOException;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What programs outside can name in the packages marked {@link StableApi}: a line for each type and member, sorted. */
final class ApiSignatures {
    private ApiSignatures() {}

    /** @param classes the folder of compiled classes */
    static SortedSet<String> of(Path classes) throws IOException {
        SortedSet<String> lines = new TreeSet<>();
        try (Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                String name =
                        classes.relativize(file).toString().replace('/', '.').replaceFirst("\\.class$", "");
                if (!name.endsWith("-info")) add(load(name), lines);
            }
        }
        return lines;
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ApiSignatures.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void add(Class<?> type, SortedSet<String> lines) {
        if (!type.getPackage().isAnnotationPresent(StableApi.class) || !open(type)) return;
        lines.add(modifiers(type.getModifiers()) + kind(type) + " " + type.getName());
        for (Class<?> above : type.getInterfaces()) lines.add(type.getName() + " is " + above.getName());
        if (type.getSuperclass() != null)
            lines.add(type.getName() + " is " + type.getSuperclass().getName());
        Stream.of(type.getDeclaredFields(), type.getDeclaredMethods(), type.getDeclaredConstructors())
                .<AccessibleObject>flatMap(Arrays::stream)
                .filter(member -> visible((Member) member, type))
                .forEach(member -> lines.add(line(type, (Member) member)));
    }

    /** Public, and so is what it stands in. */
    private static boolean open(Class<?> type) {
        for (Class<?> at = type; at != null; at = at.getEnclosingClass()) {
            if (!Modifier.isPublic(at.getModifiers()) || at.isAnonymousClass()) return false;
        }
        return true;
    }

    private static boolean visible(Member member, Class<?> type) {
        boolean inherited = Modifier.isProtected(member.getModifiers()) && !Modifier.isFinal(type.getModifiers());
        return !member.isSynthetic() && (Modifier.isPublic(member.getModifiers()) || inherited);
    }

    private static String line(Class<?> owner, Member member) {
        String before = modifiers(member.getModifiers());
        String name = owner.getName() + "." + member.getName();
        if (member instanceof Field field) return before + field.getType().getTypeName() + " " + name;
        String words = Arrays.stream(((Executable) member).getParameterTypes())
                .map(Class::getTypeName)
                .collect(Collectors.joining(", ", "(", ")"));
        if (member instanceof Constructor) return before + "new " + owner.getName() + words;
        return before + ((Method) member).getReturnType().getTypeName() + " " + name + words;
    }

    /** Only those that a caller or an heir depends on. */
    private static String modifiers(int all) {
        return (Modifier.isAbstract(all) ? "abstract " : "")
                + (Modifier.isStatic(all) ? "static " : "")
                + (Modifier.isFinal(all) ? "final " : "");
    }

    private static String kind(Class<?> type) {
        if (type.isAnnotation()) return "annotation";
        if (type.isRecord()) return "record";
        if (type.isEnum()) return "enum";
        return type.isInterface() ? "interface" : "class";
    }
}
