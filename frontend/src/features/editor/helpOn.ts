import { editorWords } from "#frontend/messages/editor.yaml";
import type { HelpLinkProps } from "#frontend/ui/HelpLink.tsx";

/** The sections of the help that explain parts of the editor. */
export const helpPlaces = {
  calls: "sending-a-play#calls",
  characters: "characters-and-notes#characters",
  comments: "feedback#reading-comments",
  export: "import-and-export#exporting",
  frontMatter: "layouts#front-matter",
  goals: "characters-and-notes#goals",
  history: "history#version-history",
  layout: "layouts#page-layout",
  listening: "characters-and-notes#listening",
  notes: "characters-and-notes#notes",
  outline: "finding-your-way#outline-index-cards-and-bookmarks",
  shortcuts: "elements-and-keys#commands-and-shortcuts",
  stage: "characters-and-notes#who-is-on-stage",
  submission: "sending-a-play#send-to",
  typing: "elements-and-keys#quotes-dashes-and-other-marks",
  views: "finding-your-way#views",
} as const;

export type HelpPlace = keyof typeof helpPlaces;

/** Returns the link to the help about a panel or dialog with this title. */
export const helpOn = (title: string, place: HelpPlace): HelpLinkProps => ({
  label: editorWords.helpFor({ title }),
  address: `/help/${helpPlaces[place]}`,
});
