package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.game.Text;
import dev.damier.plan.pddl.Condition.And;
import dev.damier.plan.pddl.Condition.Equal;
import dev.damier.plan.pddl.Condition.Holds;
import dev.damier.plan.pddl.Condition.Not;
import dev.damier.plan.pddl.Condition.Or;
import dev.damier.plan.pddl.Condition.Quantified;
import dev.damier.plan.pddl.Expression.Group;
import dev.damier.plan.pddl.Expression.Word;
import dev.damier.plan.pddl.Names.TypedName;
import dev.damier.plan.pddl.Schema.Amount;
import dev.damier.plan.pddl.Schema.SchemaEffect;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The variables of an action or a goal; resolves the names of conditions and effects in it. */
final class Scope {
    private static final String TOTAL_COST = "total-cost";

    /** Maximum number of variables of an action, so that a set of them is a long. */
    private static final int MAX_VARIABLES = 60;

    private final Symbols symbols;
    final List<String> names = new ArrayList<>();
    final List<Integer> types = new ArrayList<>();
    /** The slots of the variables that are visible here, innermost last. */
    private final List<Integer> visible = new ArrayList<>();

    Scope(Symbols symbols) {
        this.symbols = symbols;
    }

    /** Declares variables and returns their slots. */
    int[] declare(List<Expression> items) {
        List<TypedName> declared = Names.read(items, true);
        int[] slots = new int[declared.size()];
        for (int i = 0; i < slots.length; i++) {
            TypedName variable = declared.get(i);
            for (int j = 0; j < i; j++) {
                if (declared.get(j).name().text().equals(variable.name().text()))
                    throw new PddlException(
                            variable.name().place(),
                            text("variable.twice", variable.name().text()));
            }
            if (names.size() >= MAX_VARIABLES)
                throw new PddlException(variable.name().place(), text("variables.many", MAX_VARIABLES));
            slots[i] = names.size();
            names.add(variable.name().text());
            types.add(variable.type() == null ? Symbols.OBJECT : symbols.type(variable.type()));
        }
        for (int slot : slots) visible.add(slot);
        return slots;
    }

    private void hide(int[] slots) {
        for (int i = 0; i < slots.length; i++) visible.remove(visible.size() - 1);
    }

    int[] slotTypes() {
        return types.stream().mapToInt(Integer::intValue).toArray();
    }

    Condition condition(Expression expression) {
        Group list = expression.group(text("expected.condition"));
        if (list.size() == 0) return Condition.TRUE;
        switch (list.head()) {
            case "and", "or" -> {
                List<Condition> parts = new ArrayList<>();
                for (Expression part : list.from(1)) parts.add(condition(part));
                return list.head().equals("and") ? new And(parts) : new Or(parts);
            }
            case "not" -> {
                list.requireSize(2, "(not CONDITION)");
                return new Not(condition(list.items().get(1)));
            }
            case "imply" -> {
                list.requireSize(3, "(imply CONDITION CONDITION)");
                return new Or(List.of(
                        new Not(condition(list.items().get(1))),
                        condition(list.items().get(2))));
            }
            case "forall", "exists" -> {
                list.requireSize(3, "(" + list.head() + " (VARIABLES) CONDITION)");
                int[] slots = declare(
                        list.items().get(1).group(text("expected.variables")).items());
                Condition inner = condition(list.items().get(2));
                hide(slots);
                for (int i = slots.length - 1; i >= 0; i--)
                    inner = new Quantified(list.head().equals("forall"), slots[i], inner);
                return inner;
            }
            case "=" -> {
                list.requireSize(3, "(= TERM TERM)");
                return new Equal(term(list.items().get(1)), term(list.items().get(2)));
            }
            case "<", ">", "<=", ">=", "preference", "at-end", "at-start", "over" -> {
                // A predicate can have such a name.
                if (symbols.predicateNumbers.containsKey(list.head())) return holds(list);
                throw new PddlException(list.place(), text("condition.unsupported", list.head()));
            }
            default -> {
                return holds(list);
            }
        }
    }

    Holds holds(Group list) {
        Expression head = list.get(0, text("expected.predicate"));
        head.word(text("expected.predicate"));
        int predicate = symbols.predicate((Word) head);
        int[] terms = terms(list);
        symbols.checkArguments("predicate", symbols.predicates.get(predicate), types(terms), list.place());
        return new Holds(predicate, terms);
    }

    private int[] terms(Group list) {
        int[] terms = new int[list.size() - 1];
        for (int i = 0; i < terms.length; i++) terms[i] = term(list.items().get(i + 1));
        return terms;
    }

    private int[] types(int[] terms) {
        int[] result = new int[terms.length];
        for (int i = 0; i < terms.length; i++)
            result[i] = terms[i] >= 0 ? types.get(terms[i]) : symbols.objectTypes.get(~terms[i]);
        return result;
    }

    private int term(Expression expression) {
        String name = expression.word(text("expected.term"));
        Word word = (Word) expression;
        if (!name.startsWith("?")) return ~symbols.object(word);
        for (int i = visible.size() - 1; i >= 0; i--)
            if (names.get(visible.get(i)).equals(name)) return visible.get(i);
        List<String> known = new ArrayList<>();
        for (int slot : visible) known.add(names.get(slot));
        throw new PddlException(
                word.place(),
                text("variable.unknown", name, known.isEmpty() ? text("none") : String.join(", ", known)));
    }

    /** Reads an effect; simple effects and cost increases are added to the lists. */
    void effect(Expression expression, List<SchemaEffect> effects, List<Amount> costs) {
        effect(expression, List.of(), Condition.TRUE, effects, costs);
    }

    private void effect(
            Expression expression,
            List<Integer> slots,
            Condition when,
            List<SchemaEffect> effects,
            List<Amount> costs) {
        Group list = expression.group(text("expected.effect"));
        if (list.size() == 0) return;
        switch (list.head()) {
            case "and" -> {
                for (Expression part : list.from(1)) effect(part, slots, when, effects, costs);
            }
            case "not" -> {
                list.requireSize(2, "(not (PREDICATE …))");
                effects.add(simple(slots, when, false, list.items().get(1).group(text("expected.predicate"))));
            }
            case "when" -> {
                list.requireSize(3, "(when CONDITION EFFECT)");
                Condition inner = condition(list.items().get(1));
                Condition both = when == Condition.TRUE ? inner : new And(List.of(when, inner));
                effect(list.items().get(2), slots, both, effects, costs);
            }
            case "forall" -> {
                list.requireSize(3, "(forall (VARIABLES) EFFECT)");
                int[] declared = declare(
                        list.items().get(1).group(text("expected.variables")).items());
                List<Integer> all = new ArrayList<>(slots);
                for (int slot : declared) all.add(slot);
                effect(list.items().get(2), Collections.unmodifiableList(all), when, effects, costs);
                hide(declared);
            }
            case "increase" -> {
                list.requireSize(3, "(increase (total-cost) AMOUNT)");
                Group target = list.items().get(1).group(Text.plain("(total-cost)"));
                if (!target.head().equals(TOTAL_COST) || target.size() != 1)
                    throw new PddlException(target.place(), text("increase"));
                if (when != Condition.TRUE || !slots.isEmpty())
                    throw new PddlException(list.place(), text("cost.conditional"));
                costs.add(amount(list.items().get(2)));
            }
            case "decrease", "assign", "scale-up", "scale-down" ->
                throw new PddlException(list.place(), text("number.change", list.head()));
            case "oneof", "probabilistic" -> throw new PddlException(list.place(), text("deterministic", list.head()));
            default -> effects.add(simple(slots, when, true, list));
        }
    }

    private SchemaEffect simple(List<Integer> slots, Condition when, boolean add, Group list) {
        if (list.head().equals("=")) throw new PddlException(list.place(), text("effect.equality"));
        Holds fact = holds(list);
        int[] quantified = slots.stream().mapToInt(Integer::intValue).toArray();
        return new SchemaEffect(quantified, when, add, fact.predicate(), fact.terms());
    }

    private Amount amount(Expression expression) {
        if (expression instanceof Word w) return new Amount.Number(number(w));
        Group list = (Group) expression;
        if (list.head().equals("+")) {
            List<Amount> parts = new ArrayList<>();
            for (Expression part : list.from(1)) parts.add(amount(part));
            return new Amount.Sum(parts);
        }
        Expression head = list.get(0, text("expected.function"));
        head.word(text("expected.function"));
        int function = symbols.function((Word) head);
        int[] terms = terms(list);
        symbols.checkArguments("function", symbols.functions.get(function), types(terms), list.place());
        return new Amount.Value(function, terms, list.place());
    }

    static double number(Word word) {
        try {
            double value = Double.parseDouble(word.text());
            if (value >= 0 && value == Math.rint(value) && value < 1 << 24) return value;
        } catch (NumberFormatException e) {
            throw new PddlException(word.place(), text("number", word.text()));
        }
        throw new PddlException(word.place(), text("cost.range", word.text()));
    }
}
