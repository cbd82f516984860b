package dev.damier.plan.pddl;

import static dev.damier.plan.pddl.PddlException.text;

import dev.damier.plan.pddl.Expression.Word;
import dev.damier.plan.pddl.PddlException.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declared names of a domain and a problem: types, objects, predicates and functions, numbered from 0. */
final class Symbols {
    /** Maximum number of types, those of {@code (either …)} included. */
    private static final int MAX_TYPES = 1000;

    /** The type of all objects. */
    static final int OBJECT = 0;

    /** A predicate or function with the types of its parameters. */
    record Signature(String name, int[] types, Place place) {}

    private final Map<String, Integer> typeNumbers = new LinkedHashMap<>();
    /** The direct supertypes of each type. */
    private final List<List<Integer>> supertypes = new ArrayList<>();

    final Map<String, Integer> objectNumbers = new LinkedHashMap<>();
    final List<String> objectNames = new ArrayList<>();
    final List<Integer> objectTypes = new ArrayList<>();
    /** Number of objects that the domain declares as constants. */
    int constants;

    final Map<String, Integer> predicateNumbers = new LinkedHashMap<>();
    final List<Signature> predicates = new ArrayList<>();
    final Map<String, Integer> functionNumbers = new LinkedHashMap<>();
    final List<Signature> functions = new ArrayList<>();

    Symbols() {
        addType("object");
    }

    int addType(String name) {
        if (typeNumbers.size() >= MAX_TYPES && !typeNumbers.containsKey(name))
            throw new PddlException(text("types.many", MAX_TYPES));
        return typeNumbers.computeIfAbsent(name, n -> {
            supertypes.add(new ArrayList<>());
            return supertypes.size() - 1;
        });
    }

    void addSupertype(int type, int parent, Place place) {
        if (type == parent || type == OBJECT) return;
        if (isSubtype(parent, type)) throw new PddlException(place, text("type.cycle", typeName(type)));
        supertypes.get(type).add(parent);
    }

    /** Returns the number of a type, a list {@code (either …)} included. */
    int type(Expression expression) {
        if (expression instanceof Word w) {
            Integer number = typeNumbers.get(w.text());
            if (number == null) throw unknown(w, "type", typeNumbers);
            return number;
        }
        Expression.Group either = expression.group(text("expected.type"));
        if (!either.head().equals("either") || either.size() < 2)
            throw new PddlException(either.place(), text("either"));
        List<Integer> members = new ArrayList<>();
        for (Expression member : either.from(1)) members.add(type(member));
        String name = "(either "
                + String.join(" ", members.stream().map(this::typeName).toList()) + ")";
        int number = addType(name);
        for (int member : members) addSupertype(member, number, either.place());
        return number;
    }

    String typeName(int type) {
        return List.copyOf(typeNumbers.keySet()).get(type);
    }

    boolean isSubtype(int type, int of) {
        return of == OBJECT || ancestors(type).get(of);
    }

    /** Returns a type and all its supertypes. Each is visited once, however many paths lead to it. */
    private BitSet ancestors(int type) {
        BitSet found = new BitSet();
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(type));
        found.set(type);
        while (!open.isEmpty())
            for (int parent : supertypes.get(open.remove()))
                if (!found.get(parent)) {
                    found.set(parent);
                    open.add(parent);
                }
        return found;
    }

    /** Returns whether an object can be of both types. */
    private boolean overlap(int a, int b) {
        for (int type = 0; type < supertypes.size(); type++) if (isSubtype(type, a) && isSubtype(type, b)) return true;
        return false;
    }

    /** Returns the objects of each type. */
    List<BitSet> objectsByType() {
        List<BitSet> sets = new ArrayList<>();
        List<BitSet> ancestors = new ArrayList<>();
        for (int t = 0; t < supertypes.size(); t++) {
            sets.add(new BitSet());
            ancestors.add(ancestors(t));
        }
        for (int o = 0; o < objectNames.size(); o++) {
            int number = o;
            ancestors.get(objectTypes.get(o)).stream().forEach(t -> sets.get(t).set(number));
            sets.get(OBJECT).set(o);
        }
        return sets;
    }

    void addObject(Word name, int type) {
        Integer known = objectNumbers.get(name.text());
        if (known != null) {
            if (known < constants && isSubtype(type, objectTypes.get(known))) return;
            throw new PddlException(name.place(), text("object.twice", name.text()));
        }
        objectNumbers.put(name.text(), objectNames.size());
        objectNames.add(name.text());
        objectTypes.add(type);
    }

    int object(Word name) {
        Integer number = objectNumbers.get(name.text());
        if (number == null) throw unknown(name, "object", objectNumbers);
        return number;
    }

    int predicate(Word name) {
        Integer number = predicateNumbers.get(name.text());
        if (number == null) throw unknown(name, "predicate", predicateNumbers);
        return number;
    }

    int function(Word name) {
        Integer number = functionNumbers.get(name.text());
        if (number == null) throw unknown(name, "function", functionNumbers);
        return number;
    }

    /** Checks the number and the types of the arguments of a predicate or function. */
    void checkArguments(String kind, Signature of, int[] types, Place place) {
        if (types.length != of.types.length) {
            throw new PddlException(
                    place,
                    text("arity", text("kind." + kind), of.name, of.types.length, of.place.line(), types.length));
        }
        for (int i = 0; i < types.length; i++) {
            if (overlap(types[i], of.types[i])) continue;
            throw new PddlException(
                    place,
                    text(
                            "argument.type",
                            i + 1,
                            text("kind." + kind),
                            of.name,
                            typeName(of.types[i]),
                            typeName(types[i])));
        }
    }

    static PddlException unknown(Word name, String kind, Map<String, Integer> known) {
        String best = "";
        int bestDistance = 3;
        for (String candidate : known.keySet()) {
            int distance = distance(name.text(), candidate);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = candidate;
            }
        }
        Object suggestion = best.isEmpty() ? "" : text("suggestion", best);
        return new PddlException(name.place(), text("unknown." + kind, name.text(), suggestion));
    }

    /** Returns the edit distance of two names. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > 2) return 3;
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(substituted, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
