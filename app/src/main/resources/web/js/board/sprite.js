import { svg } from "lit";

/** Shapes with a different silhouette per tone. @type {Record<string, string[]>} */
const TONES_BY_SHAPE = {
  robot: ["red", "green", "blue", "yellow", "silver"],
  small: ["red", "green", "blue", "yellow", "silver"],
  pawn: ["red", "green", "blue", "yellow"],
};

/**
 * Returns the symbol of a shape in a tone. Tones without a silhouette use the last one.
 * @param {string} shape @param {string} tone
 */
export function symbolName(shape, tone) {
  const tones = TONES_BY_SHAPE[shape];
  return tones ? `${shape}-${tones.includes(tone) ? tone : tones[tones.length - 1]}` : shape;
}

/** Draws a symbol of the sprite, centred. @param {string} name @param {number} size @param {string} tone */
export const useSymbol = (name, size, tone) => svg`<use class="t-${tone || "ink"}" href="#piece-${name}"
  x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;

/** Adds the sprite to the document. References between its parts do not work in all browsers otherwise. */
async function loadSprite() {
  const response = await fetch("/pieces.svg");
  const sprite = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  document.body.append(document.adoptNode(sprite));
}

if (typeof document !== "undefined") loadSprite();
