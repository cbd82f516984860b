// Run in every page of the window: what its engine has not, from Java (damierWindow); what the menu asks (damierMenu).
(() => {
  const lent = window.damierWindow;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text) => lent.copy(String(text)) },
  });

  // Files that the page has made are known by their addresses: the page's own rules forbid to read those.
  const made = new Map();
  const address = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const url = address.call(URL, blob);
    made.set(url, blob);
    return url;
  };

  // Links to files are saved by the window.
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) save(this);
    else click.call(this);
  };
  addEventListener(
    "click",
    (e) => {
      const link = e.target.closest?.("a[download]");
      if (!link) return;
      e.preventDefault();
      save(link);
    },
    true,
  );

  async function save(link) {
    const { download, href } = link;
    const blob = made.get(href) ?? (await (await fetch(href)).blob());
    made.delete(href);
    const reader = new FileReader();
    reader.onload = () => lent.save(download, reader.result);
    reader.readAsDataURL(blob);
  }

  const speak = () => lent.speaks(document.documentElement.lang);
  addEventListener("damier-language", speak);
  speak();

  // The window says that a document is loaded before its modules have run.
  const ready = customElements.whenDefined("damier-app");
  window.damierMenu = {
    async go(path) {
      await ready;
      history.pushState(null, "", path);
      dispatchEvent(new Event("damier-route"));
    },
    async show(text) {
      await ready;
      dispatchEvent(new CustomEvent("damier-open", { detail: text }));
    },
  };
})();
