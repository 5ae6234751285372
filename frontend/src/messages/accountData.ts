import { counted, formatNumber } from "./format.ts";
import { translated } from "./translation.ts";

export interface ReadmeFacts {
  readonly person: string;
  readonly day: string;
  readonly plays: number;
  readonly missing: readonly { readonly title: string; readonly why: string }[];
  readonly behind: readonly { readonly title: string; readonly why: string }[];
}

const list = (heading: string, plays: ReadmeFacts["missing"]): readonly string[] =>
  plays.length === 0 ? [] : [heading, ...plays.map(({ title, why }) => `- ${title}: ${why}`), ""];

/** The download of all of a person's data. */
export const accountDataWords = translated("accountDataWords", {
  title: "Your data",
  lead: "Download everything Ghostlight stores about you in one ZIP file: every play as Fountain and JSON, plus your profile, presets, devices, names of versions, share links, feedback, activity, and sign-ins. The file is created in this browser and includes changes that haven't synced yet.",
  start: "Export all my data",
  again: "Try again",
  cancel: "Cancel",
  canceled: "Export canceled. No file was saved.",
  looking: "Looking for your plays",
  progress: (done: number, all: number) => `${formatNumber(done)} of ${counted(all, "play", "plays")} exported`,
  bar: "Export progress",
  done: (plays: number) => `Your data is in your downloads folder, including ${counted(plays, "play", "plays")}.`,
  missing: (count: number) =>
    `We couldn't read ${counted(count, "play", "plays")}. The ZIP file has everything else, and its README.txt lists what's missing.`,
  behind: (count: number) =>
    `${counted(count, "play was", "plays were")} exported from this device only. Recent changes from your other devices may be missing.`,
  failed: "The export failed",
  leaving: "Keep this page open until the download finishes.",
  unreadable: "This version of Ghostlight can't read it. Reload the page and try again, or contact us.",
  fileName: (day: string) => `Ghostlight ${day}.zip`,
  readme: ({ person, day, plays, missing, behind }: ReadmeFacts): string =>
    [
      `Everything Ghostlight stores about ${person}, as of ${day}.`,
      "",
      `This archive has ${counted(plays, "play", "plays")}, ${plays === 1 ? "" : "each "}in two formats:`,
      "",
      ".fountain is plain text. Screenwriting programs and any text editor can open it.",
      ".json     has every element with its ID, the title page, and the characters.",
      "",
      "plays/    the plays on your shelf",
      "bin/      the plays in your bin",
      "account/  profile.json        what you wrote about yourself",
      "          subscription.json   plan, status, and end date",
      "          sign-ins.json       recent sign-ins",
      "          contact.json        what we share with HubSpot, our contact system",
      "          presets.json        settings that you saved under a name",
      "          devices.json        your devices, and what each last reported",
      "          versions.json       the names that you gave to versions",
      "          shares.json         your share links",
      "          feedback.json       what readers wrote about your plays",
      "          activity.json       your entries in the activity log",
      "",
      "Private notes in your plays are included. Passwords aren't, because nobody can read them.",
      "",
      ...list("These plays couldn't be read and are missing:", missing),
      ...list("These plays were exported from one device. Recent changes from other devices may be missing:", behind),
    ].join("\r\n"),
});
