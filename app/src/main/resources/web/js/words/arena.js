import { addMessages } from "../i18n.js";
import { enArena } from "./en-arena.js";
import { frArena } from "./fr-arena.js";

/* The messages of the arena. Modules that use them import this file, so that other pages do not load them. */
addMessages({ en: enArena, fr: frArena });
