package dev.damier.plan.pddl;

import dev.damier.game.Text;
import dev.damier.plan.pddl.PddlException.Place;
import java.util.List;

/** A node of the text: a word, or a list in parentheses. Words are in lower case, because PDDL ignores case. */
sealed interface Expression {
    Place place();

    /** Returns the text of a word; throws {@link PddlException} for a list. */
    default String word(Text expected) {
        if (this instanceof Word w) return w.text;
        throw new PddlException(place(), PddlException.text("not.word", expected));
    }

    /** Returns the list; throws {@link PddlException} for a word. */
    default Group group(Text expected) {
        if (this instanceof Group g) return g;
        throw new PddlException(place(), PddlException.text("not.list", expected, ((Word) this).text));
    }

    /** A word: a name, a variable, a keyword or a number. */
    record Word(String text, Place place) implements Expression {}

    /** A list in parentheses. */
    record Group(List<Expression> items, Place place) implements Expression {
        int size() {
            return items.size();
        }

        Expression get(int i, Text expected) {
            if (i < items.size()) return items.get(i);
            throw new PddlException(place, PddlException.text("list.short", expected, items.size()));
        }

        /** Returns the first word of the list, or an empty text if the list is empty or starts with a list. */
        String head() {
            return !items.isEmpty() && items.get(0) instanceof Word w ? w.text : "";
        }

        List<Expression> from(int start) {
            return items.subList(Math.min(start, items.size()), items.size());
        }

        void requireSize(int size, String form) {
            if (items.size() != size)
                throw new PddlException(place, PddlException.text("list.size", form, items.size()));
        }
    }
}
