/** Saves the board as a picture that stands alone: styles are written into the elements, what they use is copied. */

const SVG = "http://www.w3.org/2000/svg";

const KEPT = [
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

/** @param {SVGSVGElement} drawing @returns {string} */
export function standAlone(drawing) {
  const copy = /** @type {SVGSVGElement} */ (drawing.cloneNode(true));
  const originals = drawing.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, i) => {
    const style = getComputedStyle(originals[i]);
    for (const name of KEPT) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
    if (element.localName === "use") inPlace(element, style);
  });
  copy.prepend(patterns(copy, getComputedStyle(drawing)));
  copy.removeAttribute("class");
  copy.removeAttribute("tabindex");
  copy.setAttribute("xmlns", SVG);
  return new XMLSerializer().serializeToString(copy);
}

/**
 * Puts what an element shows from the sprite of the page in its place, in its colours.
 * @param {Element} use @param {CSSStyleDeclaration} style of the piece that it belongs to
 */
function inPlace(use, style) {
  const shown = document.getElementById(use.getAttribute("href")?.slice(1) ?? "");
  if (!shown) return;
  const symbol = shown.localName === "symbol";
  const body = coloured(/** @type {Element} */ (shown.cloneNode(true)), style);
  const place = document.createElementNS(SVG, symbol ? "svg" : "g");
  for (const { name, value } of use.attributes) if (name !== "href") place.setAttribute(name, value);
  if (symbol) place.setAttribute("viewBox", shown.getAttribute("viewBox") ?? "");
  place.append(...(symbol ? body.childNodes : [body]));
  use.replaceWith(place);
  for (const inner of place.querySelectorAll("use")) inPlace(inner, style);
}

/** The names of colours replaced by the colours. @param {Element} element @param {CSSStyleDeclaration} style */
function coloured(element, style) {
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

/** The patterns that a drawing refers to. @param {SVGSVGElement} drawing @param {CSSStyleDeclaration} style */
function patterns(drawing, style) {
  const defs = document.createElementNS(SVG, "defs");
  const used = [...drawing.querySelectorAll("*")].flatMap((element) =>
    ["fill", "stroke", "clip-path"].map((name) => /url\("?#([\w-]+)"?\)/.exec(element.getAttribute(name) ?? "")?.[1]),
  );
  for (const id of new Set(used)) {
    const there = id && document.getElementById(id);
    if (!there || drawing.contains(there)) continue;
    const pattern = coloured(/** @type {Element} */ (there.cloneNode(true)), style);
    pattern.id = id;
    defs.append(pattern);
  }
  return defs;
}

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** @param {SVGSVGElement} drawing @param {string} name */
export function saveSvg(drawing, name) {
  save(new Blob([standAlone(drawing)], { type: "image/svg+xml" }), name + ".svg");
}

/** @param {SVGSVGElement} drawing @param {string} name */
export async function savePng(drawing, name) {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(standAlone(drawing));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * 2;
  canvas.height = height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, name + ".png"));
}
