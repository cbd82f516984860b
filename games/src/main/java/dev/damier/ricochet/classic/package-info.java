/**
 * Simple searches that students' programs used, kept to repeat what was measured with them and to see what they lack. They
 * are engines of the laboratory: none claims that an answer is shortest, and none that there is no answer.
 */
package dev.damier.ricochet.classic;
