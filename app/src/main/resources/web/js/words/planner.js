import { addMessages } from "../i18n.js";
import { enPlanner } from "./en-planner.js";
import { frPlanner } from "./fr-planner.js";

/* The messages of the planner page. Modules that use them import this file, so that other pages do not load them. */
addMessages({ en: enPlanner, fr: frPlanner });
