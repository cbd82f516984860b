import { svg, html } from "lit";

/** Icons are inline drawings: a font may lack the symbol. @type {Record<string, string>} */
const PATHS = {
  first: "M18 6l-8 6 8 6zM6 6v12",
  back: "M15 6l-8 6 8 6",
  forward: "M9 6l8 6-8 6",
  last: "M6 6l8 6-8 6zM18 6v12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 0 12",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 0 0 0 12",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10c-1 1-1 2-1 3H9c0-1 0-2-1-3a6 6 0 0 1 4-10z",
  share: "M8 12l8-5M8 12l8 5M6 10a2 2 0 1 0 .1 4M18 5a2 2 0 1 0 .1 4M18 15a2 2 0 1 0 .1 4",
  edit: "M4 20h4L19 9l-4-4L4 16z",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6",
  mute: "M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4",
  flip: "M7 4v16l-4-4M17 20V4l4 4",
  reset: "M5 12a7 7 0 1 0 3-5.7M8 2v5h5",
};

/** @param {string} name */
export const icon = (name) => html`
  <svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d="${PATHS[name]}"/>`}</svg>
`;
