import { svg } from "lit";
import { formatCompact } from "../i18n.js";
import { linearRange, logRange } from "../axis-ticks.js";

/**
 * Draws a plot as SVG. Its colours are written into the elements, so that the file is self-contained.
 * @typedef {import("./plots.js").Plot} Plot
 * @typedef {import("./plots.js").Axis} Axis
 * @typedef {{ink: string, soft: string, grid: string, paper: string, tones: string[]}} Palette
 */

/** Width and height. Text keeps its size, so a small screen gets a smaller plot with the same font. */
export const SIZES = { wide: [760, 420], narrow: [400, 340] };

const MARGIN = { left: 64, right: 30, top: 40, bottom: 48 };
const TONES = ["--blue", "--red", "--green", "--yellow-deep", "--silver-deep", "--accent-deep"];
const DASHES = ["", "7 4", "2 3", "10 3 2 3", "4 4", "12 4"];

/** Returns the colours of the current theme. @returns {Palette} */
export function palette() {
  const style = getComputedStyle(document.documentElement);
  const token = (/** @type {string} */ name) => style.getPropertyValue(name).trim();
  return {
    ink: token("--ink"),
    soft: token("--ink-soft"),
    grid: token("--line"),
    paper: token("--panel"),
    tones: TONES.map(token),
  };
}

/**
 * Returns the scale of an axis and its ticks.
 * @param {Axis} axis @param {number[]} values @param {number} from in pixels @param {number} to in pixels
 */
function axisScale(axis, values, from, to) {
  if (axis.names) {
    const step = (to - from) / axis.names.length;
    return { of: (/** @type {number} */ v) => from + (v + 0.5) * step, ticks: axis.names.map((_, i) => i) };
  }
  const { start, end, ticks } = axis.log ? logRange(values) : linearRange(values, { fromZero: true });
  const along = (/** @type {number} */ v) => from + ((v - start) / (end - start)) * (to - from);
  return axis.log
    ? { of: (/** @type {number} */ v) => along(Math.log10(v)), ticks: ticks.map((e) => 10 ** e) }
    : { of: along, ticks };
}

/** @param {number} i @param {number} x @param {number} y @param {string} tone */
function marker(i, x, y, tone) {
  const paths = [
    "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
    "M-4 -4h8v8h-8z",
    "M0 -5l5 9h-10z",
    "M0 -5l5 5l-5 5l-5 -5z",
    "M-4 -4l8 8m0 -8l-8 8",
    "M0 -5v10m-5 -5h10",
  ];
  const open = i % 6 > 3;
  return svg`<path class="point" d="${paths[i % 6]}" transform="translate(${x} ${y})" fill="${open ? "none" : tone}"
    fill-opacity="0.8" stroke="${tone}" stroke-width="1.5" />`;
}

/** @param {Plot} plot @param {Palette} colours @param {string} title @param {number[]} [size] width and height */
export function drawPlot(plot, colours, title, [width, height] = SIZES.wide) {
  const longestName = Math.max(0, ...(plot.y.names ?? []).map((name) => name.length));
  const nameWidth = Math.min(LETTER_PIXELS * longestName, width / 5);
  const legend = (width - 80) / plot.series.length;
  const names = legendNames(
    plot.series.map((s) => s.name),
    legend - 24,
  );
  const all = plot.series.flatMap((s) => s.points);
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  if (plot.diagonal) {
    xs.push(...ys);
    ys.push(...all.map((p) => p.x));
  }
  const x = axisScale(plot.x, xs, MARGIN.left + nameWidth, width - MARGIN.right);
  const y = axisScale(plot.y, ys, height - MARGIN.bottom, MARGIN.top);
  const left = MARGIN.left + nameWidth;
  const bottom = height - MARGIN.bottom;
  const tone = (/** @type {number} */ i) => colours.tones[i % colours.tones.length];
  const text = (
    /** @type {number} */ px,
    /** @type {number} */ py,
    /** @type {string} */ label,
    anchor = "middle",
    fill = colours.soft,
  ) => svg`<text x="${px}" y="${py}" text-anchor="${anchor}" fill="${fill}" font-size="13"
    font-family="system-ui, sans-serif">${label}</text>`;
  return svg`
    <svg class="plot" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"
      xmlns="http://www.w3.org/2000/svg">
      <title>${title}</title>
      <rect width="${width}" height="${height}" fill="${colours.paper}" />
      ${x.ticks.map(
        (v) => svg`
          <line x1="${x.of(v)}" x2="${x.of(v)}" y1="${MARGIN.top}" y2="${bottom}" stroke="${colours.grid}" />
          ${text(x.of(v), bottom + 18, formatCompact(v))}
        `,
      )}
      ${y.ticks.map(
        (v) => svg`
          <line x1="${left}" x2="${width - MARGIN.right}" y1="${y.of(v)}" y2="${y.of(v)}" stroke="${colours.grid}" />
          ${text(left - 8, y.of(v) + 4, plot.y.names ? clipName(plot.y.names[v], left - 20) : formatCompact(v), "end")}
        `,
      )}
      ${
        plot.diagonal
          ? svg`<line x1="${x.of(Math.min(...xs))}" y1="${y.of(Math.min(...xs))}" x2="${x.of(Math.max(...xs))}"
              y2="${y.of(Math.max(...xs))}" stroke="${colours.soft}" stroke-dasharray="4 4" />`
          : ""
      }
      ${plot.series.map((s, i) => {
        const positions = s.points.map((p) => [x.of(p.x), y.of(p.y)]);
        const path = positions
          .map(([px, py], k) => (k === 0 ? `M${px} ${py}` : s.shape === "step" ? `H${px}V${py}` : `L${px} ${py}`))
          .join("");
        return svg`
          ${
            s.shape === "points"
              ? ""
              : svg`<path d="${path}" fill="none" stroke="${tone(i)}" stroke-width="2"
                  stroke-dasharray="${DASHES[i % 6]}" />`
          }
          ${positions.map(([px, py]) => marker(i, px, py, tone(i)))}
        `;
      })}
      ${
        plot.y.names
          ? ""
          : plot.series.map(
              (s, i) => svg`${marker(i, left + 8 + i * legend, 16, tone(i))}
                ${text(left + 18 + i * legend, 20, names[i], "start", colours.ink)}`,
            )
      }
      ${text((left + width) / 2, height - 8, plot.x.title)}
      <text x="14" y="${(MARGIN.top + bottom) / 2}" text-anchor="middle" fill="${colours.soft}" font-size="13"
        font-family="system-ui, sans-serif" transform="rotate(-90 14 ${(MARGIN.top + bottom) / 2})">
        ${plot.y.title}
      </text>
    </svg>
  `;
}

/**
 * Returns the names in the legend. If they do not fit, their common first words are left out.
 * @param {string[]} names @param {number} pixels
 */
function legendNames(names, pixels) {
  const words = names.map((name) => name.split(" "));
  let shared = 0;
  while (words.every((w) => w.length > shared + 1 && w[shared] === words[0][shared])) shared++;
  const fit = names.every((name) => clipName(name, pixels) === name);
  return fit ? names : words.map((w) => clipName(w.slice(shared).join(" "), pixels));
}

/** Average width of a letter. */
const LETTER_PIXELS = 7;

/** Cuts a name to a width. @param {string} name @param {number} pixels */
function clipName(name, pixels) {
  const maxLength = Math.max(3, Math.floor(pixels / LETTER_PIXELS));
  return name.length > maxLength ? name.slice(0, maxLength - 1) + "…" : name;
}
