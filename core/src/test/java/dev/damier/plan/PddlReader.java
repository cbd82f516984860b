package dev.damier.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A strict reader of grounded PDDL with action costs, for checking generated files. Every name must be declared once and
 * before its use. Sections must be in the order of the grammar, and no other text is allowed.
 */
public final class PddlReader {
    private static final Pattern TOKEN = Pattern.compile("\\s*([()]|[^\\s()]+)");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

    private final List<String> tokens = new ArrayList<>();
    private int next;

    private PddlReader(String text) {
        String all = text.strip();
        Matcher m = TOKEN.matcher(all);
        while (m.lookingAt()) {
            tokens.add(m.group(1));
            m.region(m.end(), all.length());
        }
        if (m.regionStart() != all.length()) throw new IllegalArgumentException("unread text at " + m.regionStart());
    }

    /** Parses a tree of lists and words. */
    private Object tree() {
        String token = tokens.get(next++);
        if (token.equals(")")) throw new IllegalArgumentException("unexpected ')'");
        if (!token.equals("(")) return token;
        List<Object> list = new ArrayList<>();
        while (!tokens.get(next).equals(")")) list.add(tree());
        next++;
        return list;
    }

    private static List<Object> parse(String text) {
        PddlReader reader = new PddlReader(text);
        Object tree = reader.tree();
        if (reader.next != reader.tokens.size()) throw new IllegalArgumentException("text after the end");
        return list(tree);
    }

    /** Reads the task of a domain and a problem. */
    public static Strips read(String domainText, String problemText) {
        List<Object> domain = parse(domainText);
        List<Object> problem = parse(problemText);
        Strips.Builder task = Strips.builder();
        expect(domain.get(0), "define");
        expect(list(domain.get(1)).get(0), "domain");
        Object name = list(domain.get(1)).get(1);
        expect(domain.get(2), List.of(":requirements", ":strips", ":action-costs"));
        List<Object> predicates = list(domain.get(3));
        expect(predicates.get(0), ":predicates");
        Set<Object> declared = new HashSet<>();
        for (Object p : predicates.subList(1, predicates.size())) {
            if (!declared.add(name(p)) || task.fluent(name(p)) != declared.size() - 1) {
                throw new IllegalArgumentException("declared twice: " + p);
            }
        }
        expect(domain.get(4), List.of(":functions", List.of("total-cost"), "-", "number"));
        Set<Object> actions = new HashSet<>();
        for (Object a : domain.subList(5, domain.size())) {
            if (!actions.add(list(a).get(1))) throw new IllegalArgumentException("action twice: " + list(a).get(1));
            action(task, declared, list(a));
        }
        expect(problem.get(0), "define");
        expect(list(problem.get(1)).get(0), "problem");
        expect(problem.get(2), List.of(":domain", name));
        List<Object> init = list(problem.get(3));
        expect(init.get(0), ":init");
        expect(init.get(init.size() - 1), List.of("=", List.of("total-cost"), "0"));
        task.initial(facts(task, declared, init.subList(1, init.size() - 1)));
        List<Object> goal = list(problem.get(4));
        expect(goal.get(0), ":goal");
        task.goal(facts(task, declared, conjunction(goal.get(1))));
        expect(problem.get(5), List.of(":metric", "minimize", List.of("total-cost")));
        if (problem.size() != 6) throw new IllegalArgumentException("sections left over in the problem");
        return task.build();
    }

    private static void action(Strips.Builder task, Set<Object> declared, List<Object> a) {
        expect(a.get(0), ":action");
        expect(a.get(2), ":parameters");
        expect(a.get(3), List.of());
        expect(a.get(4), ":precondition");
        expect(a.get(6), ":effect");
        if (a.size() != 8) throw new IllegalArgumentException("sections left over in " + a.get(1));
        List<Object> effects = conjunction(a.get(7));
        List<Object> adds = new ArrayList<>();
        List<Object> deletes = new ArrayList<>();
        int cost = -1;
        for (Object e : effects) {
            switch (list(e).get(0).toString()) {
                case "not" -> deletes.add(list(e).get(1));
                case "increase" -> {
                    expect(list(e).get(1), List.of("total-cost"));
                    cost = Integer.parseInt(list(e).get(2).toString());
                }
                default -> adds.add(e);
            }
        }
        String name = a.get(1).toString();
        if (!NAME.matcher(name).matches()) throw new IllegalArgumentException("not a name: " + name);
        task.action(
                name,
                cost,
                facts(task, declared, conjunction(a.get(5))),
                facts(task, declared, adds),
                facts(task, declared, deletes));
    }

    private static int[] facts(Strips.Builder task, Set<Object> declared, List<Object> facts) {
        for (Object f : facts) {
            if (!declared.contains(name(f))) throw new IllegalArgumentException("not declared: " + f);
        }
        return facts.stream().mapToInt(f -> task.fluent(name(f))).toArray();
    }

    private static String name(Object atom) {
        List<Object> list = list(atom);
        if (list.size() != 1 || !NAME.matcher(list.get(0).toString()).matches()) {
            throw new IllegalArgumentException("not a ground atom: " + atom);
        }
        return list.get(0).toString();
    }

    private static List<Object> conjunction(Object tree) {
        List<Object> list = list(tree);
        expect(list.get(0), "and");
        return list.subList(1, list.size());
    }

    @SuppressWarnings("unchecked")
    private static List<Object> list(Object tree) {
        if (!(tree instanceof List)) throw new IllegalArgumentException("expected a list, but got " + tree);
        return (List<Object>) tree;
    }

    private static void expect(Object got, Object wanted) {
        if (!got.equals(wanted)) throw new IllegalArgumentException("expected " + wanted + ", but got " + got);
    }
}
