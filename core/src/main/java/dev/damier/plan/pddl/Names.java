package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Expression.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads lists of names with types: {@code a b - cell c}. A name without a type has the type {@code object}. */
final class Names {
    private static final Pattern NAME = Pattern.compile("[^?:()\\s-][^?:()\\s]*");

    private Names() {}

    /** A name and the expression of its type; null if the list gives no type. */
    record TypedName(Word name, @Nullable Expression type) {}

    static List<TypedName> read(List<Expression> items, boolean variables) {
        List<TypedName> names = new ArrayList<>();
        int untyped = 0;
        for (int i = 0; i < items.size(); i++) {
            Word word = wordOf(items.get(i), variables);
            if (!word.text().equals("-")) {
                check(word, variables);
                names.add(new TypedName(word, null));
                continue;
            }
            if (i + 1 == items.size()) throw new PddlException(word.place(), text("type.missing"));
            Expression type = items.get(++i);
            for (; untyped < names.size(); untyped++) names.set(untyped, new TypedName(names.get(untyped).name, type));
        }
        return names;
    }

    private static Word wordOf(Expression item, boolean variables) {
        if (item instanceof Word w) return w;
        throw new PddlException(item.place(), text(variables ? "not.variable" : "not.name"));
    }

    static void check(Word word, boolean variable) {
        boolean isVariable = word.text().startsWith("?") && word.text().length() > 1;
        if (variable && !isVariable) throw new PddlException(word.place(), text("variable.mark", word.text()));
        if (!variable && !NAME.matcher(word.text()).matches())
            throw new PddlException(word.place(), text("name", word.text()));
    }
}
