import type { ArticleWords } from "./article.ts";
import { translated } from "./translation.ts";

export const aboutWords: ArticleWords = translated("aboutWords", {
  title: "About Ghostlight",
  lead: "When a theater closes for the night, one lamp is left burning on the empty stage. It's called the ghost light. Ghostlight is a place to write plays, and it's named after that lamp: your work is never left in the dark.",
  sections: [
    {
      heading: "What it does",
      paragraphs: [
        "A play has a form that word processors don't know: names in the middle of the page, directions on the right half, acts and scenes that are numbered and counted. Writers spend hours on tab stops. Ghostlight knows the form and lays out the page for you.",
        "You write with Enter and Tab. The pages on your screen are the pages of the PDF. Everything you type is saved on your own device first and on our server a few seconds later, so a dead battery or a train tunnel costs you nothing.",
      ],
    },
    {
      heading: "What it doesn't do",
      paragraphs: [
        "It doesn't write for you, and nobody here reads what you write. The text of your plays never goes into a log, an error report, or a statistic.",
        "It doesn't hold your work hostage. You can export every play on every plan, and you don't lose a single play when a plan ends.",
      ],
    },
    {
      heading: "How it's made",
      paragraphs: [
        "Manuscripts are set in Courier Prime, a typeface made for scripts. You can export your plays in ten formats. One of them is Fountain, an open plain-text format that any text editor can read. Your plays will outlive the program you wrote them in.",
      ],
    },
  ],
});
