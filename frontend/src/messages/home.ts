import { plans } from "#domain/subscription/plans.ts";
import { counted } from "./format.ts";

export const homeWords = {
  headline: ["Write the play.", "The page takes care of itself."],
  lead: "An editor that knows what a stage manuscript looks like and saves every word you type, on your device and on our server.",
  start: "Start writing",
  toPlays: "Go to your plays",
  import: "Import a script",
  small: `Free for ${counted(plans.free.playLimit, "play", "plays")}. Nothing to install.`,
  stageLabel: "A sample manuscript page you can write on",
  stageNote: "Try it out. It can become your first play.",
  stageHelp:
    "Press Enter for the next element or Tab for a different one. To leave the page with Tab, press Escape first.",
  pageNumber: "I-1-3",
  empty: "Start writing here",
  reasons: [
    {
      title: "Pages theaters accept",
      text: "Your play is formatted as you type, in the Dramatists Guild's modern format. What you see is what prints, line for line.",
    },
    {
      title: "Never lose a word",
      text: "What you type is saved on your device first and on our server seconds later. You can keep writing offline.",
    },
    {
      title: "Yours to take anywhere",
      text: "Import a script from Word, Final Draft, Fountain, or plain text. Export it as a PDF manuscript or as Fountain whenever you like.",
    },
  ],
  keysTitle: "Two keys, hands on the keyboard",
  keysText:
    "Enter gives you what usually comes next: a speech after a character name, and the next name after a speech. Tab gives you the alternative, a parenthetical or a direction. In an empty element, both keys switch to another kind. That's all there is to learn, and the bottom of the page always shows what the two keys will do.",
  keysLink: "See all keys",
  endTitle: "The ghost light is on.",
} as const;

/** The text that the sample page starts with. */
export const openingPage = [
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
] as const;
