import { note, playWith, speech } from "./playBuilder.ts";

/** Every word that identifies the author of `namedPlay`. Only the account knows the last two. */
const authorWords = ["Ibsen", "Oslo", "Suzannah", "Henrietta", "Quill"];

/** The author's names as the account has them. */
export const blindNames = ["Henrietta Quill"];

/** A play with its author's name everywhere it can be. */
export const namedPlay = playWith(
  {
    title: "Ghosts, by Henrik Ibsen",
    subtitle: "as Ibsen wrote it",
    authors: "Henrik Ibsen",
    contact: "H. Ibsen\nOslo",
    copyright: "© Henrik Ibsen",
    dedication: "For Suzannah",
    epigraph: "Quill",
  },
  speech("REGINE", "Thank Henrik Ibsen and Henrietta Quill."),
  note("Ask Ibsen"),
);

/** Returns the names that a text reveals. */
export const namesInPlay = (text: string): readonly string[] =>
  authorWords.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
