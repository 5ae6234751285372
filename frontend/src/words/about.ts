import type { ArticleWords } from "./article.ts";

export const aboutWords: ArticleWords = {
  title: "About Ghostlight",
  lead: "When a theatre closes for the night, one lamp is left burning on the empty stage. It is called the ghost light. This is a place to write plays in, named after it: the work is never left in the dark.",
  sections: [
    {
      heading: "What it does",
      paragraphs: [
        "A play has a form that word processors do not know: names in the middle, directions on the right half of the page, acts and scenes that are numbered and counted. Writers spend hours on tab stops. Ghostlight knows the form, so the page takes care of itself.",
        "You write with Enter and Tab. The pages on the screen are the pages of the PDF. Whatever you type is kept on your own device first, and a few seconds later on the server, so that a dead battery or a train tunnel costs you nothing.",
      ],
    },
    {
      heading: "What it does not do",
      paragraphs: [
        "It does not write for you, and nobody here reads what you write. No text of a play goes into a log, an error report or a statistic.",
        "It does not hold your words hostage. Every play can be exported on every plan, and a plan that ends takes no play away.",
      ],
    },
    {
      heading: "How it is made",
      paragraphs: [
        "Manuscripts are set in Courier Prime, a typeface made for scripts. Files go in and out as Fountain, an open plain-text format that any editor can read, so that a play outlives the program in which it was written.",
      ],
    },
  ],
};
