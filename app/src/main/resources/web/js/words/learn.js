import { addWords } from "../i18n.js";
import { enLearn } from "./en-learn.js";
import { frLearn } from "./fr-learn.js";

/* The words of the lessons: whoever says them imports them, so that no other page carries them. */
addWords({ en: enLearn, fr: frLearn });
