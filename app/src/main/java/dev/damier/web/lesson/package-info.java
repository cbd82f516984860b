/**
 * A lesson as it is written in {@code docs/learn}: text, a place for each living diagram, and questions whose answers no
 * author wrote down: the engines are run, and the choice whose claim holds of their reports is right. Nothing here knows
 * the web.
 */
package dev.damier.web.lesson;
