import js from "@eslint/js";
import css from "@eslint/css";
import stylistic from "@stylistic/eslint-plugin";
import globals from "globals";

const web = "app/src/main/resources/web";

/** Prettier formats the code; these rules find mistakes, and lines that Prettier could not break. */
export default [
  { ignores: ["**/node_modules/", "**/target/"] },
  {
    files: [`${web}/*.js`, `${web}/js/**/*.js`, "browser/pages/**/*.js"],
    ...js.configs.recommended,
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { "@stylistic": stylistic },
    rules: {
      ...js.configs.recommended.rules,
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@stylistic/max-len": ["error", { code: 120, ignoreStrings: true }],
    },
  },
  {
    files: [`${web}/css/**/*.css`],
    plugins: { css },
    language: "css/css",
    rules: {
      "css/no-duplicate-imports": "error",
      "css/no-empty-blocks": "error",
      "css/no-invalid-at-rules": "error",
      "css/no-duplicate-keyframe-selectors": "error",
    },
  },
];
