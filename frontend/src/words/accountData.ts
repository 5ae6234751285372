import { counted } from "./format.ts";

interface ReadmeFacts {
  readonly person: string;
  readonly day: string;
  readonly plays: number;
  readonly missing: readonly { readonly title: string; readonly why: string }[];
  readonly behind: readonly { readonly title: string; readonly why: string }[];
}

const list = (heading: string, plays: ReadmeFacts["missing"]): readonly string[] =>
  plays.length === 0 ? [] : [heading, ...plays.map(({ title, why }) => `- ${title}: ${why}`), ""];

/** Taking everything along. */
export const accountDataWords = {
  title: "Your data",
  lead: "Everything Ghostlight keeps of you in one ZIP: every play as Fountain and as JSON, profile, share links, feedback, activity and sign-ins. It is packed in this browser, with words that were not sent yet.",
  start: "Export all my data",
  again: "Try again",
  cancel: "Cancel",
  cancelled: "The export was cancelled. Nothing was saved.",
  looking: "Looking for your plays",
  progress: (done: number, all: number) => `${done} of ${counted(all, "play", "plays")} packed`,
  bar: "How far the export is",
  done: (plays: number) =>
    `Your data are in the downloads folder: ${counted(plays, "play", "plays")} and all the rest.`,
  missing: (count: number) =>
    `${counted(count, "play", "plays")} could not be read. The ZIP holds the rest, and its README.txt names what is missing.`,
  behind: (count: number) =>
    `${counted(count, "play was", "plays were")} taken from this device alone: what another device wrote lately may be missing.`,
  failed: "The export could not be made",
  leaving: "Keep this page open until the file is there.",
  unreadable: "This version of Ghostlight cannot read it. Reload the page and try again, or write to us.",
  fileName: (day: string) => `Ghostlight ${day}.zip`,
  readme: ({ person, day, plays, missing, behind }: ReadmeFacts): string =>
    [
      `Everything that Ghostlight keeps of ${person}, on ${day}.`,
      "",
      `Here ${plays === 1 ? "is" : "are"} ${counted(plays, "play", "plays")}, each in two forms:`,
      "",
      ".fountain is plain text that screenplay programs and any editor open;",
      ".json     has every element with its id, the title page and the cast.",
      "",
      "plays/    the plays on your shelf",
      "bin/      those that lay in the bin",
      "account/  profile.json        what you wrote about yourself",
      "          subscription.json   plan, status and end date",
      "          sign-ins.json       recent sign-ins",
      "          contact.json        what HubSpot, which holds our contacts, is told of you",
      "          shares.json         your share links",
      "          feedback.json       what readers wrote about your plays",
      "          activity.json       what the activity log says of you",
      "",
      "Private notes in the plays are included. Passwords are not: nobody can read them.",
      "",
      ...list("These plays could not be read and are missing here:", missing),
      ...list("These were taken from one device; words written elsewhere lately may be missing:", behind),
    ].join("\r\n"),
} as const;
