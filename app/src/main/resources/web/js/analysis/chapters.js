import { html, nothing } from "lit";
import { api } from "../api.js";
import { t } from "../i18n.js";
import { icon } from "../icons.js";
import { fieldValue } from "../field-value.js";
import { getItem, setRecentItem } from "../local-storage.js";
import { analysisUrl } from "../open-position.js";
import { redirect } from "../route.js";
import { reviewKey, storeReview, toPackedReview } from "./review-store.js";
import "../words/analysis.js";

/**
 * The chapters of a study: several games or positions that are kept and shared together. They are stored in this
 * browser; the URL contains the id of the study and the number of the chapter.
 * @typedef {import("./review-store.js").PackedReview} PackedReview
 * @typedef {{record: string, at: string, review: PackedReview|null}} Place a game record, the current place in it, and
 *   its review
 * @typedef {Place & {name: string}} Chapter
 * @typedef {{recordText: () => string, tree: import("./study-tree.js").StudyTree, reviewController:
 *   import("./review-controller.js").ReviewController, attempt: (work: () => unknown) => Promise<void>, requestUpdate:
 *   () => void}} Study
 */

const MAX_CHAPTERS = 64;
const MAX_NAME_LENGTH = 60;

export class Chapters {
  /** @param {Study} study */
  constructor(study) {
    this.study = study;
    this.id = "";
    this.index = 0;
    /** @type {Chapter[]} */
    this.list = [];
    /** Whether the tree on the page is the one of the current chapter; false while a chapter is loaded. */
    this.ready = false;
  }

  /** Reads the study in the URL. @param {URLSearchParams} params */
  open(params) {
    this.ready = false;
    this.id = params.get("study") ?? "";
    this.list = this.id ? readChapters(getItem("study:" + this.id, "[]")) : [];
    this.index = Math.min(Math.max(0, Number(params.get("chapter")) || 0), Math.max(0, this.list.length - 1));
    if (!this.list.length) this.id = "";
  }

  /** Returns the URL parameters of the study. */
  params() {
    return this.id ? { study: this.id, chapter: this.index } : {};
  }

  /** Stores the current chapter. */
  save() {
    if (!this.id || !this.ready) return;
    this.list[this.index] = { ...this.list[this.index], ...this.current() };
    setRecentItem("study", this.id, JSON.stringify(this.list));
  }

  /** Returns the game on the page. @returns {Place} */
  current() {
    const { tree, reviewController } = this.study;
    return { record: this.study.recordText(), at: tree.placeText(), review: reviewController.packed() };
  }

  /** Adds a chapter with the same start position and opens it. */
  add() {
    if (!this.ready || this.list.length >= MAX_CHAPTERS) return;
    if (!this.id) {
      this.id = crypto.getRandomValues(new Uint32Array(2)).join("");
      this.list = [{ name: t("chapters.name", 1), ...this.current() }];
    }
    this.save();
    const head = this.study.recordText().match(/^(\[(Game|Start) .*\]\n?)+/m)?.[0] ?? "";
    this.list.push({ name: t("chapters.name", this.list.length + 1), record: head + "\n*", at: "0", review: null });
    this.go(this.list.length - 1, false);
  }

  /** @param {number} index @param {boolean} [save] whether the current chapter is stored first */
  go(index, save = true) {
    if (save) this.save();
    this.ready = false;
    this.index = index;
    setRecentItem("study", this.id, JSON.stringify(this.list));
    return this.study.attempt(async () => redirect(await chapterUrl(this.id, index, this.list[index])));
  }

  /** @param {string} name */
  rename(name) {
    this.list[this.index].name = name.trim().slice(0, MAX_NAME_LENGTH) || t("chapters.name", this.index + 1);
    this.save();
    this.study.requestUpdate();
  }

  remove() {
    this.list.splice(this.index, 1);
    return this.go(Math.max(0, this.index - 1), false);
  }

  render() {
    return html`
      <div class="chapters row tight">
        ${
          this.id
            ? html`
                <select
                  aria-label="${t("chapters.select")}"
                  @change=${(/** @type {Event} */ e) => this.go(Number(fieldValue(e)))}
                >
                  ${this.list.map(
                    (c, i) => html`
                      <option value="${i}" ?selected=${i === this.index}>${i + 1}. ${c.name}</option>
                    `,
                  )}
                </select>
                <input
                  aria-label="${t("chapters.rename")}"
                  title="${t("chapters.rename")}"
                  maxlength="${MAX_NAME_LENGTH}"
                  .value=${this.list[this.index]?.name ?? ""}
                  @change=${(/** @type {Event} */ e) => this.rename(fieldValue(e))}
                />
                <button
                  class="btn small icon"
                  ?disabled=${this.list.length < 2}
                  title="${t("chapters.remove")}"
                  aria-label="${t("chapters.remove")}"
                  @click=${() => this.remove()}
                >
                  ${icon("cross")}
                </button>
              `
            : nothing
        }
        <button
          class="btn small"
          title="${t("chapters.add")}"
          ?disabled=${!this.ready || this.list.length >= MAX_CHAPTERS}
          @click=${() => this.add()}
        >
          ${icon("plus")}${t("chapters.chapter")}
        </button>
      </div>
    `;
  }
}

/** @param {string} stored @returns {Chapter[]} */
function readChapters(stored) {
  try {
    return toChapters(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** Returns the valid chapters of a list. @param {unknown} list @returns {Chapter[]} */
export const toChapters = (list) =>
  (Array.isArray(list) ? list : [])
    .filter((c) => typeof c?.record === "string")
    .slice(0, MAX_CHAPTERS)
    .map((c) => ({
      name: String(c.name ?? ""),
      record: c.record,
      at: String(c.at ?? "0"),
      review: toPackedReview(c.review),
    }));

/** @param {string} id @param {number} index @param {Chapter} chapter */
const chapterUrl = (id, index, chapter) => placeUrl(chapter, { study: id, chapter: index });

/**
 * Stores the review of a game in this browser and returns the URL that shows the game at its place.
 * @param {Place} place @param {Record<string, string|number|undefined>} [more] further parameters of the URL
 */
export async function placeUrl({ record, at, review }, more = {}) {
  if (review) {
    const { game, start } = await api.parseRecord(record);
    storeReview(reviewKey({ game, start, moves: review.moves }), review.positions);
  }
  return analysisUrl(record, "", "", { at, review: review ? 1 : undefined, ...more });
}

/**
 * Stores shared chapters under a new id and returns the URL of one of them.
 * @param {Chapter[]} chapters @param {number} index
 */
export function openChapters(chapters, index) {
  const id = crypto.getRandomValues(new Uint32Array(2)).join("");
  setRecentItem("study", id, JSON.stringify(chapters));
  return chapterUrl(id, index, chapters[index]);
}
