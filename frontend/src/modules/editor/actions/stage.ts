import { actionWords } from "#frontend/messages/editor.yaml";
import { boardAction, dialogAction, panelAction } from "./screen.ts";
import { switchAction } from "./view.ts";

/** Shows or hides who is on stage at the cursor, beside the page. */
export const stageStrip = switchAction("stage-strip", actionWords.stageStrip, "hasStageStrip");
export const stagePanel = panelAction("stage", actionWords.stagePanel);
export const sceneGrid = boardAction("sceneGrid", actionWords.sceneGrid);
export const statistics = boardAction("statistics", actionWords.statistics);
export const goals = dialogAction("goals", actionWords.goals);
