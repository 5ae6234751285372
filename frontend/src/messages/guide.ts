import type { ArticleWords } from "./article.ts";
import { translated } from "./translation.ts";

/** The public guide to the format of a stage play. */
export const guideWords = translated("guideWords", {
  title: "How a stage manuscript looks",
  lead: "What theaters and competitions expect on the page, with samples to download.",
  description:
    "The format of a stage play, element by element: title page, characters, scene headings, stage directions, names, and dialogue. With sample PDFs of seven layouts.",
  sections: [
    {
      heading: "Why the format matters",
      paragraphs: [
        "A reader at a theater sees hundreds of scripts. In the usual format, a page is about a minute on stage, names are found at a glance, and nothing stands between the reader and the play.",
        "There is no official standard. The Dramatists Guild of America publishes guidelines, and many American theaters and competitions ask for a format like theirs. British and European theaters leave more to the writer.",
      ],
    },
    {
      heading: "Paper, font, and margins",
      paragraphs: [
        "In the United States, manuscripts are printed on one side of Letter paper in 12-point Courier, six lines to an inch, with margins of one inch. Elsewhere, A4 paper and another typeface are usual.",
      ],
    },
    {
      heading: "The title page",
      paragraphs: [
        "The title is in the middle of the page, with the author's name below it. The address, phone number, and e-mail address of the author or the agent are at the bottom. If a competition reads blind, it asks for a title page without a name.",
      ],
    },
    {
      heading: "Characters, place, and time",
      paragraphs: [
        "The next page lists the characters with a short description of each, often with age and gender, and says where and when the play takes place. These pages come before page 1.",
      ],
    },
    {
      heading: "Acts and scenes",
      paragraphs: [
        "Each act starts on a new page, with its heading centered and in capitals: ACT ONE. The heading of a scene is centered, too. Below it, the setting says what we see when the lights come up.",
      ],
    },
    {
      heading: "Character names",
      paragraphs: [
        "The name of whoever speaks is in capitals above the speech. In the modern American format it's centered; in the traditional one, it's four inches (10 cm) from the left edge. In British and continental European scripts, names are usually in a column at the left.",
      ],
    },
    {
      heading: "Dialogue",
      paragraphs: [
        "Dialogue runs from margin to margin, single-spaced. If a speech continues on the next page, the name is repeated there with (Continued).",
      ],
    },
    {
      heading: "Stage directions",
      paragraphs: [
        "Directions are set apart from what is spoken: on the right half of the page in the modern format, indented and in parentheses in the traditional one, in italics in Britain. Short directions within a speech are in parentheses on a line of their own.",
      ],
    },
    {
      heading: "Songs",
      paragraphs: [
        "Lyrics are indented and in capitals, with one line of verse to a line, so that they can be told apart from dialogue.",
      ],
    },
    {
      heading: "Page numbers",
      paragraphs: [
        "Page numbers are at the top right and start after the front matter. In American manuscripts, the number often includes the act and the scene: I-2-14 is page 14, in act one, scene two.",
      ],
    },
    {
      heading: "Not a screenplay",
      paragraphs: [
        "A screenplay has INT. and EXT. headings, camera directions, and dialogue in a narrow column. A stage play in that format looks like a film script, and some theaters don't read it.",
      ],
    },
  ],
  samplesTitle: "Samples of every layout",
  samplesText: "The same short play in each of Ghostlight's seven layouts, as PDF files.",
  sample: (layout: string): string => `Sample PDF: ${layout}`,
  endText: "Ghostlight formats all of this while you type.",
  start: "Start writing",
} satisfies ArticleWords & Readonly<Record<string, unknown>>);
