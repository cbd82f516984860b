import { en as enPages } from "../../../app/src/main/resources/web/js/words/en.js";
import { enLab } from "../../../app/src/main/resources/web/js/words/en-lab.js";
import { enLearn } from "../../../app/src/main/resources/web/js/words/en-learn.js";
import { fr as frPages } from "../../../app/src/main/resources/web/js/words/fr.js";
import { frLab } from "../../../app/src/main/resources/web/js/words/fr-lab.js";
import { frLearn } from "../../../app/src/main/resources/web/js/words/fr-learn.js";

/** All words of the pages, those too that only some of them carry. */
export const en = { ...enPages, ...enLab, ...enLearn };
export const fr = { ...frPages, ...frLab, ...frLearn };
