import { addMessages } from "../i18n.js";
import { enLearn } from "./en-learn.js";
import { frLearn } from "./fr-learn.js";

/* The messages of the lessons. Modules that use them import this file, so that other pages do not load them. */
addMessages({ en: enLearn, fr: frLearn });
