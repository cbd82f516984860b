// Runs before the first paint: sets the stored theme and language, or those of the system.
(function () {
  // The service worker needs the list of all loaded files. The default limit of 250 entries leaves
  // little room for the about 220 files of the pages and their libraries.
  performance.setResourceTimingBufferSize(2000);
  const root = document.documentElement;
  /** Returns the stored value, if it is one of the allowed ones. @param {string} name @param {string[]} allowed */
  const stored = (name, allowed) => {
    try {
      return allowed.find((k) => k === localStorage.getItem(name));
    } catch {
      return undefined; // Without storage, the system settings apply.
    }
  };
  root.dataset.theme =
    stored("theme", ["light", "dark", "contrast"]) ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.lang = stored("lang", ["en", "fr"]) ?? (navigator.language.startsWith("fr") ? "fr" : "en");
})();
