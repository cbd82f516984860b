// Runs in every page of the desktop window. It adds functions that the window's browser engine lacks, by calling Java
// (damierWindow), and offers functions to the window's menu (damierMenu).
(() => {
  const bridge = window.damierWindow;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text) => bridge.copy(String(text)) },
  });

  // The content security policy forbids fetching blob URLs, so the blobs are stored by their URL.
  const blobs = new Map();
  const createObjectURL = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };

  // The window saves the files of download links.
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
    const blob = blobs.get(href) ?? (await (await fetch(href)).blob());
    blobs.delete(href);
    const reader = new FileReader();
    reader.onload = () => bridge.save(download, reader.result);
    reader.readAsDataURL(blob);
  }

  // The browser engine of the window has no Web Audio.
  window.damierSound = {
    available: () => bridge.hasSound(),
    play: (kind, cells, volume) => bridge.playSound(kind, cells, volume),
    music: (on, volume) => bridge.setMusic(on, volume),
  };

  const reportLanguage = () => bridge.speaks(document.documentElement.lang);
  addEventListener("damier-language", reportLanguage);
  reportLanguage();

  // The window runs this script before the modules of the page have run.
  const ready = customElements.whenDefined("damier-app");
  window.damierMenu = {
    async go(path) {
      await ready;
      history.pushState(null, "", path);
      dispatchEvent(new Event("damier-route"));
    },
    async switchMusic() {
      const { settings, changeSettings } = await import("/js/sound.js");
      changeSettings({ music: !settings().music });
    },
    async show(text) {
      await ready;
      dispatchEvent(new CustomEvent("damier-open", { detail: text }));
    },
  };
})();
