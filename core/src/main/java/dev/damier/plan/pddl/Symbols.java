package dev.damier.plan.pddl;

import dev.damier.plan.pddl.Expression.Word;
import dev.damier.plan.pddl.PddlException.Place;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declared names of a domain and a problem: types, objects, predicates and functions, numbered from 0. */
final class Symbols {
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
        return typeNumbers.computeIfAbsent(name, n -> {
            supertypes.add(new ArrayList<>());
            return supertypes.size() - 1;
        });
    }

    void addSupertype(int type, int parent, Place place) {
        if (type == parent || type == OBJECT) return;
        if (isSubtype(parent, type))
            throw new PddlException(
                    place, "type '" + typeName(type) + "' would be its own supertype; remove the cycle");
        supertypes.get(type).add(parent);
    }

    /** Returns the number of a type, a list {@code (either …)} included. */
    int type(Expression expression) {
        if (expression instanceof Word w) {
            Integer number = typeNumbers.get(w.text());
            if (number == null) throw unknown(w, "type", typeNumbers, "declare it in (:types …) or correct the name");
            return number;
        }
        Expression.Group either = expression.group("a type or (either …)");
        if (!either.head().equals("either") || either.size() < 2)
            throw new PddlException(either.place(), "expected a type name or (either TYPE TYPE …)");
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
        if (type == of || of == OBJECT) return true;
        for (int parent : supertypes.get(type)) if (isSubtype(parent, of)) return true;
        return false;
    }

    /** Returns the objects of each type. */
    List<BitSet> objectsByType() {
        List<BitSet> sets = new ArrayList<>();
        for (int t = 0; t < supertypes.size(); t++) {
            BitSet set = new BitSet();
            for (int o = 0; o < objectNames.size(); o++) if (isSubtype(objectTypes.get(o), t)) set.set(o);
            sets.add(set);
        }
        return sets;
    }

    void addObject(Word name, int type) {
        Integer known = objectNumbers.get(name.text());
        if (known != null) {
            if (known < constants && isSubtype(type, objectTypes.get(known))) return;
            throw new PddlException(name.place(), "object '" + name.text() + "' is declared twice; remove one of them");
        }
        objectNumbers.put(name.text(), objectNames.size());
        objectNames.add(name.text());
        objectTypes.add(type);
    }

    int object(Word name) {
        Integer number = objectNumbers.get(name.text());
        if (number == null)
            throw unknown(
                    name, "object", objectNumbers, "declare it in (:objects …) or (:constants …), or correct the name");
        return number;
    }

    int predicate(Word name) {
        Integer number = predicateNumbers.get(name.text());
        if (number == null)
            throw unknown(name, "predicate", predicateNumbers, "declare it in (:predicates …) or correct the name");
        return number;
    }

    int function(Word name) {
        Integer number = functionNumbers.get(name.text());
        if (number == null)
            throw unknown(name, "function", functionNumbers, "declare it in (:functions …) or correct the name");
        return number;
    }

    /** Checks the number and the types of the arguments of a predicate or function. */
    void checkArguments(String kind, Signature of, int[] types, Place place) {
        if (types.length != of.types.length) {
            throw new PddlException(
                    place,
                    kind + " '" + of.name + "' has " + of.types.length + " parameter"
                            + (of.types.length == 1 ? "" : "s") + " (declared at line " + of.place.line()
                            + "), but got "
                            + types.length + " argument" + (types.length == 1 ? "" : "s"));
        }
        for (int i = 0; i < types.length; i++) {
            if (isSubtype(types[i], of.types[i]) || isSubtype(of.types[i], types[i])) continue;
            throw new PddlException(
                    place,
                    "argument " + (i + 1) + " of " + kind + " '" + of.name + "' must be of type '"
                            + typeName(of.types[i]) + "', but got type '" + typeName(types[i]) + "'");
        }
    }

    static PddlException unknown(Word name, String kind, Map<String, Integer> known, String fix) {
        String best = "";
        int bestDistance = 3;
        for (String candidate : known.keySet()) {
            int distance = distance(name.text(), candidate);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = candidate;
            }
        }
        String hint = best.isEmpty() ? "" : " (did you mean '" + best + "'?)";
        return new PddlException(name.place(), "unknown " + kind + " '" + name.text() + "'" + hint + "; " + fix);
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
