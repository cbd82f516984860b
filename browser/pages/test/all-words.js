import { en as enPages } from "../../../app/src/main/resources/web/js/words/en.js";
import { enAnalysis } from "../../../app/src/main/resources/web/js/words/en-analysis.js";
import { enArena } from "../../../app/src/main/resources/web/js/words/en-arena.js";
import { enLab } from "../../../app/src/main/resources/web/js/words/en-lab.js";
import { enLearn } from "../../../app/src/main/resources/web/js/words/en-learn.js";
import { enPlanner } from "../../../app/src/main/resources/web/js/words/en-planner.js";
import { fr as frPages } from "../../../app/src/main/resources/web/js/words/fr.js";
import { frAnalysis } from "../../../app/src/main/resources/web/js/words/fr-analysis.js";
import { frArena } from "../../../app/src/main/resources/web/js/words/fr-arena.js";
import { frLab } from "../../../app/src/main/resources/web/js/words/fr-lab.js";
import { frLearn } from "../../../app/src/main/resources/web/js/words/fr-learn.js";
import { frPlanner } from "../../../app/src/main/resources/web/js/words/fr-planner.js";

/** All messages of the pages, including those that only some pages load. */
export const en = { ...enPages, ...enAnalysis, ...enArena, ...enLab, ...enLearn, ...enPlanner };
export const fr = { ...frPages, ...frAnalysis, ...frArena, ...frLab, ...frLearn, ...frPlanner };
