package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.game.Text;
import dev.damier.plan.GroundTask.Atom;
import dev.damier.plan.pddl.Expression.Group;
import dev.damier.plan.pddl.Expression.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A planning task as read from a domain and a problem in PDDL, with all names resolved. Immutable. */
public final class PddlTask {
    final String domainName;
    final String problemName;
    final Symbols symbols;
    final List<Schema> schemas;
    final Set<Fact> initial = new HashSet<>();
    final Map<Fact, Integer> values = new HashMap<>();
    /** The goal; its quantified variables use the slots of {@link #goalSlotTypes}. */
    final Condition goal;

    final int[] goalSlotTypes;
    /** Whether the total cost is minimised; otherwise each action costs 1. */
    final boolean usesCosts;

    /** A predicate or function with objects as arguments. */
    record Fact(int symbol, int... objects) {
        @Override
        public boolean equals(Object other) {
            return other instanceof Fact f && f.symbol == symbol && Arrays.equals(f.objects, objects);
        }

        @Override
        public int hashCode() {
            int hash = symbol;
            for (int o : objects) hash = 31 * hash + o;
            return hash * 0x9E3779B9;
        }
    }

    private PddlTask(DomainReader domain, Group text) {
        DomainReader.requireDefine(text, "problem");
        domainName = domain.name;
        symbols = domain.symbols;
        schemas = List.copyOf(domain.schemas);
        problemName = text.get(1, Text.plain("(problem NAME)"))
                .group(Text.plain("(problem NAME)"))
                .get(1, text("expected.problem-name"))
                .word(text("expected.a-name"));
        Group init = null;
        Group goalSection = null;
        boolean metric = false;
        for (Expression item : text.from(2)) {
            Group section = item.group(text("expected.problem-section"));
            switch (section.head()) {
                case ":domain" -> checkDomain(section);
                case ":requirements" -> DomainReader.checkRequirements(section);
                case ":objects" -> DomainReader.readObjects(symbols, section);
                case ":init" -> init = section;
                case ":goal" -> goalSection = section;
                case ":metric" -> metric = isCostMetric(section);
                default -> throw new PddlException(section.place(), text("section.problem", section.head()));
            }
        }
        if (init == null) throw new PddlException(text.place(), text("init.missing"));
        if (goalSection == null) throw new PddlException(text.place(), text("goal.missing"));
        usesCosts = metric;
        for (Expression item : init.from(1)) readInitial(item.group(text("expected.fact")));
        goalSection.requireSize(2, "(:goal CONDITION)");
        Scope scope = new Scope(symbols);
        goal = scope.condition(goalSection.items().get(1));
        goalSlotTypes = scope.slotTypes();
    }

    /**
     * Reads a task.
     *
     * @param domainSource the name of the domain text in messages, such as its file name
     * @param domain the text of the domain
     * @param problemSource the name of the problem text in messages
     * @param problem the text of the problem
     * @throws PddlException if a text is wrong or uses an unsupported feature
     */
    public static PddlTask read(String domainSource, String domain, String problemSource, String problem) {
        DomainReader reader = new DomainReader(ExpressionReader.read(domainSource, domain));
        return new PddlTask(reader, ExpressionReader.read(problemSource, problem));
    }

    static PddlTask of(Group domain, Group problem) {
        return new PddlTask(new DomainReader(domain), problem);
    }

    /** Reads a task from two texts that messages call {@code domain} and {@code problem}. */
    public static PddlTask read(String domain, String problem) {
        return read("domain", domain, "problem", problem);
    }

    /** Returns the name of the domain. */
    public String domainName() {
        return domainName;
    }

    /** Returns the name of the problem. */
    public String problemName() {
        return problemName;
    }

    private void checkDomain(Group section) {
        String given = section.get(1, text("expected.domain-name")).word(text("expected.domain-name"));
        if (!given.equals(domainName)) {
            throw new PddlException(section.items().get(1).place(), text("domain.other", given, domainName));
        }
    }

    private static boolean isCostMetric(Group section) {
        if (section.size() == 3
                && section.items().get(1) instanceof Word w
                && w.text().equals("minimize")
                && section.items().get(2) instanceof Group g
                && g.size() == 1
                && g.head().equals("total-cost")) return true;
        throw new PddlException(section.place(), text("metric"));
    }

    private void readInitial(Group fact) {
        if (fact.head().equals("=") && fact.size() == 3 && fact.items().get(1) instanceof Group term) {
            Expression head = term.get(0, text("expected.function"));
            head.word(text("expected.function"));
            int function = symbols.function((Word) head);
            int[] objects = objects(term);
            symbols.checkArguments("function", symbols.functions.get(function), types(objects), term.place());
            fact.items().get(2).word(text("expected.number"));
            values.put(new Fact(function, objects), (int)
                    Scope.number((Word) fact.items().get(2)));
            return;
        }
        if (fact.head().equals("not")) return; // what is not listed is false anyway
        if (fact.head().equals("at")
                && fact.size() == 3
                && isNumber(fact.items().get(1))) throw new PddlException(fact.place(), text("timed"));
        Expression head = fact.get(0, text("expected.predicate"));
        head.word(text("expected.predicate"));
        int predicate = symbols.predicate((Word) head);
        int[] objects = objects(fact);
        symbols.checkArguments("predicate", symbols.predicates.get(predicate), types(objects), fact.place());
        initial.add(new Fact(predicate, objects));
    }

    private static boolean isNumber(Expression e) {
        return e instanceof Word w
                && !w.text().isEmpty()
                && Character.isDigit(w.text().charAt(0))
                && w.text().matches("[0-9.]+");
    }

    private int[] objects(Group list) {
        int[] objects = new int[list.size() - 1];
        for (int i = 0; i < objects.length; i++) {
            Expression item = list.items().get(i + 1);
            item.word(text("expected.object"));
            objects[i] = symbols.object((Word) item);
        }
        return objects;
    }

    private int[] types(int[] objects) {
        return Arrays.stream(objects).map(o -> symbols.objectTypes.get(o)).toArray();
    }

    String name(Fact fact) {
        StringBuilder out =
                new StringBuilder(symbols.predicates.get(fact.symbol()).name());
        for (int o : fact.objects()) out.append(' ').append(symbols.objectNames.get(o));
        return out.toString();
    }

    /** Returns whether the total cost is minimised; otherwise each action costs 1. */
    public boolean usesCosts() {
        return usesCosts;
    }

    /** Returns the facts of the initial state, in no particular order. */
    public List<Atom> initialAtoms() {
        return initial.stream().map(this::atom).toList();
    }

    /** Returns the facts of the goal if it is a conjunction of facts; otherwise nothing. */
    public Optional<List<Atom>> goalAtoms() {
        List<Condition> parts = goal instanceof Condition.And and ? and.parts() : List.of(goal);
        List<Atom> atoms = new ArrayList<>();
        for (Condition part : parts) {
            if (!(part instanceof Condition.Holds h)) return Optional.empty();
            atoms.add(atom(new Fact(
                    h.predicate(), Arrays.stream(h.terms()).map(t -> ~t).toArray())));
        }
        return Optional.of(atoms);
    }

    /** Returns the value of a function without arguments in the initial state, if it is defined. */
    public OptionalInt value(String function) {
        Integer number = symbols.functionNumbers.get(function);
        Integer value = number == null ? null : values.get(new Fact(number));
        return value == null ? OptionalInt.empty() : OptionalInt.of(value);
    }

    private Atom atom(Fact fact) {
        List<String> arguments = new ArrayList<>();
        for (int o : fact.objects()) arguments.add(symbols.objectNames.get(o));
        return new Atom(symbols.predicates.get(fact.symbol()).name(), List.copyOf(arguments), false);
    }
}
