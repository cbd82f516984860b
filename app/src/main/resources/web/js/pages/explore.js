import { html, nothing } from "lit";
import { Element } from "../element.js";
import { ExploreController } from "../control/explore-controller.js";
import { exploreView } from "../play/explore-view.js";
import { isShortcutKey } from "../shortcut-key.js";
import { navigate, updateUrl } from "../route.js";
import { t } from "../i18n.js";

/**
 * The page to explore a map under fog of war. Layers show what follows from the observations, and a click on a cell
 * explains it. Its state is in the controller.
 */
class Explore extends Element {
  static properties = { game: {}, params: { attribute: false } };

  constructor() {
    super();
    this.game = "";
    this.params = new URLSearchParams();
    this.controller = new ExploreController({
      requestUpdate: () => this.requestUpdate(),
      updateUrl,
      navigate,
      notify: (text) => dispatchEvent(new CustomEvent("damier-toast", { detail: text })),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.keyListener = (/** @type {KeyboardEvent} */ e) => this.onKey(e);
    document.addEventListener("keydown", this.keyListener);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.keyListener) document.removeEventListener("keydown", this.keyListener);
    this.controller.close();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("params")) this.controller.open(this.game, this.params);
  }

  onLanguageChange() {
    this.controller.open(this.game, this.params);
  }

  /** @param {KeyboardEvent} e */
  onKey(e) {
    const { controller: explore } = this;
    if (!isShortcutKey(e) || explore.agents.watched) return;
    const over = explore.view?.status.over;
    if (e.key === "i" && !over) explore.requestHint();
    else if (e.key === "n") explore.newWorld();
    else if (/^[a-z]$/i.test(e.key) && !over) explore.explainRefusal({ key: e.key.toLowerCase() });
  }

  render() {
    const { controller: explore } = this;
    if (explore.view) return exploreView(explore);
    return explore.error ? errorCard(explore) : nothing;
  }
}

/** Renders the error if the game does not exist or the server is not reachable. @param {ExploreController} explore */
const errorCard = ({ game, gameName, error }) => html`
  <div class="card" role="alert">
    <h1>${gameName}</h1>
    <p>${error}</p>
    <a class="btn main" href="/play/${game}">${t("home.new")}</a>
  </div>
`;

customElements.define("damier-explore", Explore);
