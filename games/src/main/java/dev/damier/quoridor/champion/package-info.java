/**
 * The champion, engine {@code damier}. The door is {@link dev.damier.quoridor.champion.ChampionEngine}; behind it {@code
 * ChampionSearch} deepens and keeps the clock, {@code SearchThread} is the search of one thread, {@code MoveList} and
 * {@code MoveOrdering} say what to look at first, {@code SureRace} and {@code PawnRaceTable} know races that need no
 * search, {@code NetEvaluator} or {@code HandEvaluator} value the horizon, {@code OpeningBook} holds moves of longer
 * searches, and {@code GameMemory} is what stays from move to move.
 *
 * <p>It knows the board and its moves by their codes, never a table, a notation or a drawing.
 */
package dev.damier.quoridor.champion;
