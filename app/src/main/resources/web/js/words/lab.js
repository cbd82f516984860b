import { addWords } from "../i18n.js";
import { enLab } from "./en-lab.js";
import { frLab } from "./fr-lab.js";

/* The words of the laboratory: whoever says them imports them, so that no other page carries them. */
addWords({ en: enLab, fr: frLab });
