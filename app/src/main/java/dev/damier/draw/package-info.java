/**
 * Scenes drawn: {@link dev.damier.draw.SceneText} as characters, {@link dev.damier.draw.SceneSvg} and {@link
 * dev.damier.draw.ScenePng} as pictures.
 *
 * <p>No renderer knows a rule. The two pictures are one drawing: {@link dev.damier.draw.ScenePainter} says where the
 * shapes go, and a {@link dev.damier.draw.Canvas} makes them markup or pixels.
 */
package dev.damier.draw;
