import { kindWords } from "./editor.ts";
import { translated } from "./translation.ts";
import { viewWords } from "./view.ts";

/** The tips beside the first page that somebody writes. */
export const tipWords = translated("tipWords", {
  title: viewWords.writingTips,
  withKeys: {
    cue: "Type a name in capitals and press Enter. The speech comes next.",
    dialogue: "After a speech, press Enter for the next name, or Tab for a parenthetical.",
    direction: "On an empty line, press Enter or Tab until it's what you need, such as a direction.",
  },
  /** With the bar of elements above an on-screen keyboard, which has no Tab. */
  withBar: {
    cue: "Type a name in capitals and press Enter. The speech comes next.",
    dialogue: `After a speech, press Enter for the next name, or tap ${kindWords.parenthetical} in the bar below.`,
    direction: `On an empty line, tap what you need in the bar below, such as ${kindWords.direction}.`,
  },
  /** In place of the first tip, while the cursor is where a name isn't recognized. */
  inSetting: "Describe the setting and press Enter. Then type a name in capitals and press Enter again.",
  hide: "Hide tips",
  hidden: "To show them again, choose Writing tips in the View menu, or under More on a phone.",
});
