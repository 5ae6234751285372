import { plans } from "#domain/subscription/plans.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

export const homeWords = translated("homeWords", {
  headline: ["Write stage plays.", "The page takes care of itself."],
  lead: "An editor that knows what a stage manuscript looks like and saves every word you type, on your device and on our server.",
  start: "Start writing",
  toPlays: "Go to your plays",
  import: "Import a script",
  small: `Free for ${counted(plans.free.playLimit, "play", "plays")}. Nothing to install.`,
  stageLabel: "A sample manuscript page you can write on",
  stageNote: "Try it out. It can become your first play.",
  stageHelp:
    "Press Enter for the next element. Once you have written something, press Tab for a different one, or Escape and then Tab to leave the page.",
  pageNumber: "I-1-3",
  empty: "Start writing here",
});

/** The text that the sample page starts with. */
export const openingPage = translated("openingPage", [
  { kind: "direction", text: "The stage is bare but for one lamp on a stand. RUTH enters." },
  { kind: "cue", text: "Ruth" },
  { kind: "dialogue", text: "They told me nobody stays. Not the cast, not the ghosts." },
  { kind: "cue", text: "Walter" },
  { kind: "parenthetical", text: "from the dark" },
  {
    kind: "dialogue",
    text: "Somebody has to, miss. You never leave a house in the dark. You leave it one light, and you leave it on.",
  },
  { kind: "cue", text: "Ruth" },
  { kind: "dialogue", text: "And who pays for the bulb?" },
]);
