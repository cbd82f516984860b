import { svg, html } from "lit";

/**
 * Icons as SVG paths on a grid of 24, with a stroke of 1.75. Icon fonts may lack symbols.
 * @type {Record<string, string>}
 */
const PATHS = {
  first: "M17 6l-6 6 6 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  last: "M7 6l6 6-6 6M17 6v12",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  undo: "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v1",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v1",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10c-1 1-1 2-1 3H9c0-1 0-2-1-3a6 6 0 0 1 4-10z",
  share: "M12 15V4M8 8l4-4 4 4M5 12v7h14v-7",
  edit: "M4 20h4L19 9l-4-4L4 16z",
  sound: "M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4",
  flip: "M8 4v16l-4-4M16 20V4l4 4",
  reset: "M5 12a7 7 0 1 0 3-5.7M8 2v5h5",
  turn: "M19 12a7 7 0 1 1-3-5.7M16 2v5h-5",
  check: "M5 13l5 5 9-11",
  cross: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  up: "M12 19V5M6 11l6-6 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  left: "M19 12H5M11 6l-6 6 6 6",
  right: "M5 12h14M13 6l6 6-6 6",
  "turn-left": "M5 9h9a5 5 0 0 1 5 5v5M9 5L5 9l4 4",
  "turn-right": "M19 9h-9a5 5 0 0 0-5 5v5M15 5l4 4-4 4",
  clock: "M12 4a8 8 0 1 0 .1 0M12 8v4l3 2",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 1 0 .1 0",
  ear: "M8 10a4.5 4.5 0 1 1 8 3c-1.5 2-2 2.5-2 4.5a3 3 0 0 1-5.5 1.5M10.5 11a2 2 0 1 1 3 1.5",
  person: "M12 4a4 4 0 1 0 .1 0M4.5 20a7.5 7.5 0 0 1 15 0",
  people: "M9 5a3.5 3.5 0 1 0 .1 0M2.5 19a6.5 6.5 0 0 1 13 0M16 5.5a3.3 3.3 0 0 1 0 6.3M18 14a6.3 6.3 0 0 1 3.5 5",
  flag: "M6 21V4h11l-2.5 4 2.5 4H6",
  trophy: "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4a4 4 0 0 0 4 4M16 6h4a4 4 0 0 1-4 4M12 14v4M8 20h8",
  clipboard: "M8 5H6v15h12V5h-2M9 3h6v4H9zM9 11h6M9 15h4",
  moon: "M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z",
  sun: "M12 8a4 4 0 1 0 .1 0M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  contrast: "M12 3a9 9 0 1 0 .1 0M12 3v18M12 7.5a4.5 4.5 0 0 1 0 9",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M5.5 12h.1M12 12h.1M18.5 12h.1",
  grid: "M5 5h14v14H5zM12 5v14M5 12h14",
  graph: "M4 4v16h16M7 15l4-5 3 3 5-7",
  flask: "M9 3h6M10 3v6l-5 9a2 2 0 0 0 2 3h10a2 2 0 0 0 2-3l-5-9V3M7.5 15h9",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  send: "M21 3L3 10l7 3 3 7zM21 3L10 13",
  dice: "M5 5h14v14H5zM9 9h.1M15 15h.1M15 9h.1M9 15h.1M12 12h.1",
  way: "M6 16a3 3 0 1 0 .1 0M18 3a3 3 0 1 0 .1 0M9 19h6a4 4 0 0 0 0-8H9a3 3 0 0 1 0-6h6",
  hand: "M8 12V6a1.5 1.5 0 0 1 3 0v5M11 11V4.5a1.5 1.5 0 0 1 3 0V11M14 11V6a1.5 1.5 0 0 1 3 0v8a7 7 0 0 1-13 3l-2-4c1-1.5 3-1 4 1",
  move: "M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3",
  star: "M12 4l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 17l-5.1 2.7L8 14 3.8 10l5.7-.7z",
  bolt: "M13 3L5 13h6l-1 8 8-11h-6z",
  hourglass: "M7 3h10M7 21h10M8 3c0 5 3 6 3 9s-3 4-3 9M16 3c0 5-3 6-3 9s3 4 3 9",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  copy: "M9 9h10v11H9zM15 9V4H5v11h4",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
};

/** @param {string} name */
export const icon = (name) => html`
  <svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d="${PATHS[name]}"/>`}</svg>
`;
