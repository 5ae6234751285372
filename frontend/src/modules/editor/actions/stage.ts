import { actionWords } from "#frontend/messages/editor.ts";
import { screenOf } from "../screen/editorScreen.ts";
import { saveShowsStageStrip } from "../stage/stageStripSetting.ts";
import type { Action } from "./action.ts";
import { openDialog, panelAction } from "./screen.ts";

export const stagePanel = panelAction("stage", actionWords.stagePanel);

/** Shows or hides who is on stage at the cursor, beside the page. */
export const stageStrip: Action = {
  name: "stage-strip",
  label: actionWords.stageStrip,
  keys: [],
  isEverywhere: true,
  run(state, dispatch) {
    const screen = screenOf(state);
    if (screen && dispatch) {
      const hasStageStrip = !screen.shown.get().hasStageStrip;
      screen.show({ hasStageStrip });
      saveShowsStageStrip(hasStageStrip);
    }
    return screen !== undefined;
  },
  isOn: (state) => screenOf(state)?.shown.get().hasStageStrip === true,
};

const boardAction = (name: "sceneGrid" | "statistics", label: string): Action => ({
  name,
  label,
  keys: [],
  isEverywhere: true,
  run: openDialog(name),
});

export const sceneGrid = boardAction("sceneGrid", actionWords.sceneGrid);
export const statistics = boardAction("statistics", actionWords.statistics);
