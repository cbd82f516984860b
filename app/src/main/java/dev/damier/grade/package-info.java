/**
 * Graded search assignments ({@code docs/contest.md}). An {@link dev.damier.grade.Assignment} contains cases. A {@link
 * dev.damier.grade.Grader} runs the program of a student on each case: the program asks for the successors of states and
 * sends its answer, and the {@link dev.damier.grade.Judge} checks the answer with the rules and engines of the games.
 */
package dev.damier.grade;
