/**
 * Saves the board as an SVG or PNG file. The file is self-contained: styles are copied into the elements, and
 * referenced symbols and patterns are included.
 */

const SVG = "http://www.w3.org/2000/svg";

const COPIED_STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "opacity",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
];

/** Returns the board as a self-contained SVG document. @param {SVGSVGElement} drawing @returns {string} */
export function standaloneSvg(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    for (const name of COPIED_STYLES) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
    if (element.localName === "use") inlineUse(element, style);
  });
  copy.prepend(usedPatterns(copy, getComputedStyle(drawing)));
  copy.removeAttribute("class");
  copy.removeAttribute("tabindex");
  copy.setAttribute("xmlns", SVG);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Replaces a `<use>` element by the referenced content, with its colours.
 * @param {Element} use @param {CSSStyleDeclaration} style computed style of the piece
 */
function inlineUse(use, style) {
  const source = document.getElementById(use.getAttribute("href")?.slice(1) ?? "");
  if (!source) return;
  const isSymbol = source.localName === "symbol";
  const body = resolveColours(/** @type {Element} */ (source.cloneNode(true)), style);
  const replacement = document.createElementNS(SVG, isSymbol ? "svg" : "g");
  for (const { name, value } of use.attributes) if (name !== "href") replacement.setAttribute(name, value);
  if (isSymbol) replacement.setAttribute("viewBox", source.getAttribute("viewBox") ?? "");
  replacement.append(...(isSymbol ? body.childNodes : [body]));
  use.replaceWith(replacement);
  for (const inner of replacement.querySelectorAll("use")) inlineUse(inner, style);
}

/**
 * Replaces CSS variables in the attributes by their colours.
 * @param {Element} element @param {CSSStyleDeclaration} style
 */
function resolveColours(element, style) {
  for (const part of [element, ...element.querySelectorAll("*")]) {
    part.removeAttribute("id");
    for (const { name, value } of part.attributes)
      part.setAttribute(
        name,
        value.replace(/var\((--[\w-]+)\)/g, (_, token) => style.getPropertyValue(token).trim()),
      );
  }
  return element;
}

/**
 * Returns a `<defs>` element with the patterns used by a drawing.
 * @param {SVGSVGElement} drawing @param {CSSStyleDeclaration} style
 */
function usedPatterns(drawing, style) {
  const defs = document.createElementNS(SVG, "defs");
  const ids = [...drawing.querySelectorAll("*")].flatMap((element) =>
    ["fill", "stroke", "clip-path"].map((name) => /url\("?#([\w-]+)"?\)/.exec(element.getAttribute(name) ?? "")?.[1]),
  );
  for (const id of new Set(ids)) {
    const source = id && document.getElementById(id);
    if (!source || drawing.contains(source)) continue;
    const pattern = resolveColours(/** @type {Element} */ (source.cloneNode(true)), style);
    pattern.id = id;
    defs.append(pattern);
  }
  return defs;
}

/** Offers a file for download. @param {Blob} blob @param {string} name */
export function saveBlob(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {SVGSVGElement} drawing @param {string} name */
export function saveSvg(drawing, name) {
  saveBlob(new Blob([standaloneSvg(drawing)], { type: "image/svg+xml" }), name + ".svg");
}

/** @param {SVGSVGElement} drawing @param {string} name */
export async function savePng(drawing, name) {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standaloneSvg(drawing));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && saveBlob(blob, name + ".png"));
}
