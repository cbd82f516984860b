package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.game.Text;
import dev.damier.plan.pddl.Expression.Group;
import dev.damier.plan.pddl.Expression.Word;
import dev.damier.plan.pddl.Names.TypedName;
import dev.damier.plan.pddl.Schema.Amount;
import dev.damier.plan.pddl.Schema.SchemaEffect;
import dev.damier.plan.pddl.Symbols.Signature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads a domain: its types, constants, predicates, functions and actions. */
final class DomainReader {
    private static final Set<String> REQUIREMENTS = Set.of(
            ":strips",
            ":typing",
            ":negative-preconditions",
            ":disjunctive-preconditions",
            ":equality",
            ":existential-preconditions",
            ":universal-preconditions",
            ":quantified-preconditions",
            ":conditional-effects",
            ":adl",
            ":action-costs",
            ":constants",
            ":numeric-fluents",
            ":fluents");

    final Symbols symbols = new Symbols();
    final List<Schema> schemas = new ArrayList<>();
    String name = "";

    DomainReader(Group text) {
        requireDefine(text, "domain");
        name = text.get(1, Text.plain("(domain NAME)"))
                .group(Text.plain("(domain NAME)"))
                .get(1, text("expected.domain-name"))
                .word(text("expected.a-name"));
        List<Group> actions = new ArrayList<>();
        for (Expression item : text.from(2)) {
            Group section = item.group(text("expected.domain-section"));
            switch (section.head()) {
                case ":requirements" -> checkRequirements(section);
                case ":types" -> readTypes(section);
                case ":constants", ":predicates", ":functions" -> {}
                case ":action" -> actions.add(section);
                case ":derived", ":durative-action", ":constraints", ":process", ":event", ":axiom" ->
                    throw new PddlException(section.place(), text("section.unsupported", section.head()));
                default -> throw new PddlException(section.place(), text("section.domain", section.head()));
            }
        }
        for (Group section : sections(text, ":constants")) readObjects(symbols, section);
        symbols.constants = symbols.objectNames.size();
        for (Group section : sections(text, ":predicates"))
            for (Expression item : section.from(1))
                declare(
                        item.group(Text.plain("(PREDICATE VARIABLES)")),
                        "predicate",
                        symbols.predicates,
                        symbols.predicateNumbers);
        for (Group section : sections(text, ":functions")) readFunctions(section);
        for (Group action : actions) schemas.add(readAction(action));
    }

    static void requireDefine(Group text, String kind) {
        if (!text.head().equals("define")) throw new PddlException(text.place(), text("define", kind, text.head()));
        Text form = Text.plain("(" + kind + " NAME)");
        Group title = text.get(1, form).group(form);
        if (!title.head().equals(kind)) {
            throw new PddlException(title.place(), text("title", kind, title.head()));
        }
    }

    private static List<Group> sections(Group text, String head) {
        List<Group> sections = new ArrayList<>();
        for (Expression item : text.from(2))
            if (item instanceof Group g && g.head().equals(head)) sections.add(g);
        return sections;
    }

    static void checkRequirements(Group section) {
        for (Expression item : section.from(1)) {
            String requirement = item.word(text("expected.requirement"));
            if (!REQUIREMENTS.contains(requirement)) {
                throw new PddlException(
                        item.place(),
                        text(
                                "requirement",
                                requirement,
                                String.join(" ", REQUIREMENTS.stream().sorted().toList())));
            }
        }
    }

    private void readTypes(Group section) {
        List<TypedName> names = Names.read(section.from(1), false);
        for (TypedName t : names) symbols.addType(t.name().text());
        for (TypedName t : names) {
            // A type that is only used as a supertype is declared by this use.
            if (t.type() instanceof Word parent) symbols.addType(parent.text());
        }
        for (TypedName t : names) {
            if (t.type() == null) continue;
            symbols.addSupertype(
                    symbols.addType(t.name().text()),
                    symbols.type(t.type()),
                    t.name().place());
        }
    }

    static void readObjects(Symbols symbols, Group section) {
        for (TypedName o : Names.read(section.from(1), false))
            symbols.addObject(o.name(), o.type() == null ? Symbols.OBJECT : symbols.type(o.type()));
    }

    private void declare(Group declaration, String kind, List<Signature> list, Map<String, Integer> numbers) {
        Expression head = declaration.get(0, text("expected." + kind + "-name"));
        String declared = head.word(text("expected." + kind + "-name"));
        Names.check((Word) head, false);
        if (numbers.containsKey(declared))
            throw new PddlException(head.place(), text("declared.twice", text("kind." + kind), declared));
        Scope scope = new Scope(symbols);
        scope.declare(declaration.from(1));
        numbers.put(declared, list.size());
        list.add(new Signature(declared, scope.slotTypes(), head.place()));
    }

    private void readFunctions(Group section) {
        List<Expression> items = section.from(1);
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof Word dash && dash.text().equals("-")) {
                String type = i + 1 < items.size() ? items.get(++i).word(Text.plain("number")) : "";
                if (!type.equals("number")) throw new PddlException(dash.place(), text("function.type", type));
                continue;
            }
            declare(
                    items.get(i).group(Text.plain("(FUNCTION VARIABLES)")),
                    "function",
                    symbols.functions,
                    symbols.functionNumbers);
        }
    }

    private Schema readAction(Group section) {
        Expression title = section.get(1, text("expected.action-name"));
        String action = title.word(text("expected.action-name"));
        Names.check((Word) title, false);
        for (Schema other : schemas) {
            if (other.name().equals(action)) throw new PddlException(title.place(), text("action.twice", action));
        }
        Scope scope = new Scope(symbols);
        Expression precondition = null;
        Expression effect = null;
        int parameters = 0;
        for (int i = 2; i < section.size(); i += 2) {
            Expression key = section.items().get(i);
            String keyword = key.word(text("expected.keyword"));
            Expression value = section.get(i + 1, text("expected.value", keyword));
            switch (keyword) {
                case ":parameters" -> {
                    if (precondition != null || effect != null || !scope.names.isEmpty())
                        throw new PddlException(key.place(), text("parameters.place"));
                    parameters = scope.declare(
                                    value.group(text("expected.parameters")).items())
                            .length;
                }
                case ":precondition" -> precondition = value;
                case ":effect" -> effect = value;
                default -> throw new PddlException(key.place(), text("action.keyword", keyword, action));
            }
        }
        if (effect == null) throw new PddlException(section.place(), text("effect.missing", action));
        Condition condition = precondition == null ? Condition.TRUE : scope.condition(precondition);
        List<SchemaEffect> effects = new ArrayList<>();
        List<Amount> costs = new ArrayList<>();
        scope.effect(effect, effects, costs);
        return new Schema(action, parameters, scope.slotTypes(), List.copyOf(scope.names), condition, effects, costs);
    }
}
