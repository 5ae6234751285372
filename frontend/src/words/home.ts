import { plans } from "#domain/subscription/plans.ts";
import { counted } from "./format.ts";

/** The front of the house. */
export const homeWords = {
  headline: ["Write the play.", "The page takes care of itself."],
  lead: "An editor that knows how a stage manuscript looks and keeps every word you type, on your device and on ours.",
  start: "Start writing",
  toPlays: "Go to your plays",
  import: "Import a script",
  small: `Free for ${counted(plans.free.playLimit, "play", "plays")}. Nothing to install.`,
  stageLabel: "A manuscript page to try: write in it",
  stageNote: "Try it: nothing is kept here.",
  stageHelp: "Enter begins the next element, Tab another one. To leave the page with Tab, press Escape first.",
  pageNumber: "I-1-3",
  empty: "Write here",
  reasons: [
    {
      title: "Pages a theatre accepts",
      text: "The Dramatists Guild's modern format, set as you type. What you see is the page that prints, to the line.",
    },
    {
      title: "Not one word lost",
      text: "What you type is kept on your device first and on our server seconds later. Without a network you write on.",
    },
    {
      title: "Yours to take along",
      text: "Bring a script in as Fountain or plain text. Take it out as a manuscript in PDF, or as Fountain, whenever you like.",
    },
  ],
  keysTitle: "Two keys, and your hands stay where they are",
  keysText:
    "Enter begins what usually comes next: after a name the speech, after the speech the next name. Tab takes the other way, to a parenthetical or a direction. An empty element changes into another one. That is all there is to learn, and the foot of the page always says what the two keys will do.",
  keysLink: "All the keys",
  endTitle: "The lamp is on.",
} as const;

/** What lies on the stage when the house opens. */
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
