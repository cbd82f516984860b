// Before the first paint: theme and language as chosen last time, else as the system asks.
(function () {
  const root = document.documentElement;
  let theme = null;
  let lang = null;
  try {
    theme = localStorage.getItem("theme");
    lang = localStorage.getItem("lang");
  } catch {
    // storage is off: the system's wishes serve
  }
  root.dataset.theme = theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
  root.lang = lang || (navigator.language.startsWith("fr") ? "fr" : "en");
})();
