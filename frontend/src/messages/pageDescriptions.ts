import { plans } from "#domain/subscription/plans.ts";
import { counted } from "./format.ts";
import { translated } from "./translation.ts";

/** What search engines and previews of links show below the title of a public page. */
export const pageDescriptions = translated("pageDescriptions", {
  home: "Write stage plays in the format that theaters expect. Ghostlight formats the manuscript while you type, saves every word, and works offline.",
  about:
    "Why Ghostlight exists: an editor made for stage plays only, with pages that print as you see them and words that are never lost.",
  contact: "Write to the people who make Ghostlight. A real person reads every message.",
  faq: "Who owns your plays, what's free, which files you can import and export, and how writing offline works.",
  pricing: `Write ${counted(plans.free.playLimit, "play", "plays")} for free with the full editor and every export format. Paid plans add unlimited plays and feedback from readers.`,
  privacy: "What Ghostlight stores about you and your plays, why, for how long, and how to have it deleted.",
  terms: "The terms of using Ghostlight. You own everything you write.",
  cookies: "Every entry that Ghostlight stores in your browser, with its purpose and how long it stays.",
});

/** The structured data for search engines. */
export const structuredWords = translated("structuredWords", {
  category: "Playwriting software",
  system: "Any system with a current web browser",
  pictureText: "A manuscript page of a stage play in Ghostlight's editor",
});
