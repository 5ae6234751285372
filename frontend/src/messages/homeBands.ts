import { translated } from "./translation.ts";

/** The home page below the stage. */
export const bandWords = translated("bandWords", {
  editor: {
    title: "An editor that knows what a play is",
    text: "Two keys do the formatting. The pages on the screen are the pages of the PDF, line for line.",
    points: [
      {
        title: "Your scenes, at a glance",
        text: "Jump to a scene, or drag it to another place with everything in it.",
      },
      {
        title: "Pages that are already right",
        text: "Names, speeches, directions, and page numbers are where theaters expect them.",
      },
      { title: "Always the next step", text: "The bottom line shows what Enter and Tab will do." },
    ],
  },
  sharing: {
    title: "Readers comment on the line they mean",
    text: "Send a link. Your readers don't need an account or an app: they read on any phone, select a line, and write what they think. You see their comments next to that line.",
    note: "Share links are part of every plan. Collecting comments is part of the Writer and Company plans.",
  },
  formats: {
    title: "Bring what you have. Take what you need.",
    inTitle: "Import",
    inText:
      "PDF, Word, Final Draft, Fountain, Highland, Fade In, Celtx, Downstage, TEI, plain text, RTF, HTML, Markdown, and Ghostlight JSON. You see the first pages before the play is added.",
    outTitle: "Export",
    outText:
      "PDF, Word, Final Draft, Fountain, HTML, EPUB, plain text, Markdown, Downstage, and JSON: the whole play, some scenes, or, with a paid plan, one character's sides.",
    samplesTitle: "Open a sample",
    guide: "How a stage manuscript looks",
  },
  comparison: {
    title: "How it compares",
    text: "A word processor and a screenplay program are good at what they're made for. This is what each of them does for a stage play.",
    caption: "Ghostlight, a word processor, and a screenplay program compared",
    subject: "For a stage play",
    columns: ["Ghostlight", "Word processor", "Screenplay program"],
    rows: [
      [
        "Stage format while you type",
        "Yes, seven layouts",
        "With styles you set up",
        "Made for film; some have a stage template",
      ],
      ["Enter and Tab give the next element", "Yes", "No", "Yes"],
      ["Lines and scenes of each character", "Yes", "No", "Yes"],
      ["Who is on stage, French scenes, sides", "Yes; sides with a paid plan", "No", "Rarely all of them"],
      ["Comments from readers without an account", "Yes, with a paid plan", "In some, through a link", "Rarely"],
      ["Works offline", "Yes", "Yes", "Yes"],
      ["Writing with others at the same time", "No", "In most", "In some"],
      ["Letters, essays, and everything else", "No", "Yes", "No"],
      ["Film budgets and shooting schedules", "No", "No", "In some, or through their files"],
    ],
  },
  prices: {
    title: "Prices",
    text: "The editor, offline writing, and every export format are free. You pay for more plays, sides, and feedback.",
    more: "Compare the plans",
  },
  questions: { title: "Questions", more: "More questions and answers" },
  closing: { title: "The ghost light is on.", text: "Your first play is a click away." },
});
