// Before the first paint: theme and language as chosen last time, else as the system asks.
(function () {
  // Of all files that are loaded a note is kept, so that they can be shown without the server. The list holds 250 by
  // itself, and the pages with their library are some 220 files.
  performance.setResourceTimingBufferSize(2000);
  const root = document.documentElement;
  /** What was kept under this name, if it is one of these. @param {string} name @param {string[]} known */
  const kept = (name, known) => {
    try {
      return known.find((k) => k === localStorage.getItem(name));
    } catch {
      return undefined; // storage is off: the system's wishes serve
    }
  };
  root.dataset.theme =
    kept("theme", ["light", "dark", "contrast"]) ??
    (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.lang = kept("lang", ["en", "fr"]) ?? (navigator.language.startsWith("fr") ? "fr" : "en");
})();
