import { addMessages } from "../i18n.js";
import { enAnalysis } from "./en-analysis.js";
import { frAnalysis } from "./fr-analysis.js";

/* The messages of the analysis page. Modules that use them import this file, so that other pages do not load them. */
addMessages({ en: enAnalysis, fr: frAnalysis });
