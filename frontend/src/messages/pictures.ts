import { translated } from "./translation.ts";

/** What each picture of the product shows, for people who don't see it. `npm run pictures` takes them. */
export const pictureWords = translated("pictureWords", {
  editor: "The editor with a manuscript page, the outline of scenes, and a bar that shows what Enter and Tab will do",
  commands: "The list of commands, with the scenes and commands that match what was typed",
  characters: "The panel that lists every character with their lines, words, and scenes",
  comments: "The editor with a reader's comment next to the line it's about",
  export: "The export dialog with the first pages of a PDF",
  layout: "The page layout dialog with the seven layouts",
  shared: "A shared play on a phone, with a reader's comment",
  shortcuts: "The list of keyboard shortcuts, grouped by what they do",
  saving: "The editor without a connection, which says that changes are stored on this device",
  history: "Version history, with the list of versions and the changes of one of them",
  account: "The account settings, with the theme and the language",
  plan: "The Subscription page with the current plan",
});

export type PictureName = keyof typeof pictureWords;
