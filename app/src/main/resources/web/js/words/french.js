import { addMessages } from "../i18n.js";
import { fr } from "./fr.js";

/* The French messages of all pages. They are loaded on demand, so that English pages do not load them. */
addMessages({ fr });
