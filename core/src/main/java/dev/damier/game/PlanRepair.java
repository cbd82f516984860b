package dev.damier.game;

import dev.damier.run.Control;
import java.util.List;

/**
 * A view of a setup as what a player believes. The player plans, plays the plan in the actual position, and repairs it from
 * the current state when something differs or an action is impossible.
 */
public interface PlanRepair {
    /**
     * Plays until the goal is reached, no plan is left, or the control stops it.
     *
     * @param actual the actual position, of the same game and size
     * @throws NotationException if the positions do not fit together
     */
    Run play(Setup actual, Control control);

    /** Returns a position that differs from the believed one, as an example. */
    String exampleOfActual();

    /**
     * A finished run.
     *
     * @param accomplished whether the goal was reached
     * @param cost the cost of all actions
     * @param start the position as believed after the first look
     * @param reasons why the plan was made again before the first action, or why there is none
     * @param plan the first plan, as moves
     * @param steps the actions, in order
     */
    record Run(boolean accomplished, int cost, String start, List<Text> reasons, List<String> plan, List<Step> steps) {}

    /**
     * An action.
     *
     * @param move the move
     * @param words the move, localised
     * @param possible whether the action was possible
     * @param position the position as believed afterwards
     * @param reasons why the plan was repaired after this action; empty if it was not
     * @param plan the repaired plan, as moves; empty if there is none or it was not repaired
     */
    record Step(String move, Text words, boolean possible, String position, List<Text> reasons, List<String> plan) {}
}
