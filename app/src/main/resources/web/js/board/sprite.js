import { svg } from "lit";

/** Pieces whose silhouette depends on the tone as well. @type {Record<string, string[]>} */
const TONED = {
  robot: ["red", "green", "blue", "yellow", "silver"],
  small: ["red", "green", "blue", "yellow", "silver"],
  pawn: ["red", "green", "blue", "yellow"],
};

/**
 * The symbol of a shape in a tone; a tone without a silhouette of its own takes the last one.
 * @param {string} shape @param {string} tone
 */
export function symbol(shape, tone) {
  const own = TONED[shape];
  return own ? `${shape}-${own.includes(tone) ? tone : own[own.length - 1]}` : shape;
}

/**
 * A symbol of the sprite, centred.
 * @param {string} name @param {number} size @param {string} tone
 */
export const use = (name, size, tone) => svg`<use class="t-${tone || "ink"}" href="#piece-${name}"
  x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}"/>`;

/** The sprite lies in the document itself: references between its parts work nowhere else in every browser. */
async function load() {
  const answer = await fetch("/pieces.svg");
  const sprite = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  document.body.append(document.adoptNode(sprite));
}

if (typeof document !== "undefined") load();
