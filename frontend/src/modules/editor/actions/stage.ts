import { actionWords } from "#frontend/messages/editor.yaml";
import { dialogAction, panelAction } from "./screen.ts";
import { switchAction } from "./view.ts";

/** Shows or hides who is on stage at the cursor, beside the page. */
export const stageStrip = switchAction("stage-strip", actionWords.stageStrip, "hasStageStrip");
export const stagePanel = panelAction("stage", actionWords.stagePanel);
export const sceneGrid = dialogAction("sceneGrid", actionWords.sceneGrid);
export const statistics = dialogAction("statistics", actionWords.statistics);
export const goals = dialogAction("goals", actionWords.goals);
