package dev.damier.search;

/** A stack of nodes that accounts for its memory. */
final class Stack {
    private final MemoryBudget memory;
    private int[] nodes = {};
    private int size;

    Stack(MemoryBudget memory) {
        this.memory = memory;
    }

    boolean isEmpty() {
        return size == 0;
    }

    void push(int node) {
        if (size == nodes.length) nodes = memory.grow(nodes, Math.max(64, size * 2L));
        nodes[size++] = node;
    }

    int pop() {
        return nodes[--size];
    }
}
