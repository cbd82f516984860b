/**
 * Renderers of scenes: {@link dev.damier.draw.SceneText} draws characters, {@link dev.damier.draw.SceneSvg}, {@link
 * dev.damier.draw.ScenePng} and {@link dev.damier.draw.SceneGif} draw images.
 *
 * <p>Renderers do not depend on the rules of a game. The images share one drawing: {@link dev.damier.draw.ScenePainter}
 * places the shapes, and a {@link dev.damier.draw.Canvas} draws them as SVG or as pixels.
 */
package dev.damier.draw;
