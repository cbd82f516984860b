import { addMessages } from "../i18n.js";
import { enLab } from "./en-lab.js";
import { frLab } from "./fr-lab.js";

/* The messages of the Lab. Modules that use them import this file, so that other pages do not load them. */
addMessages({ en: enLab, fr: frLab });
