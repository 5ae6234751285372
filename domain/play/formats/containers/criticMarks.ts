import { type ImportNotice, NoticeLog } from "../reading/importNotice.ts";

/*
 * Marks of revisions as Highland writes them into the text (CriticMarkup): `{++added++}`, `{--deleted--}`,
 * `{~~before~>after~~}`, `{>>comment<<}`, `{==highlighted==}`.
 */

/** Up to the next mark, so that time stays linear. */
const inner = "((?:(?!\\{(?:\\+\\+|--|~~|>>|==)).)*?)";
const marks = new RegExp(
  `\\{(?:\\+\\+${inner}\\+\\+|--${inner}--|~~${inner}~>${inner}~~|>>${inner}<<|==${inner}==)\\}`,
  "gs",
);

const texts = {
  added: {
    kind: "dropped",
    message: (count: string) => `Revision marks were left out (${count}). The revised text is there.`,
  },
  deleted: {
    kind: "changed",
    message: (count: string) => `Passages that are marked as deleted (${count}) became private notes.`,
  },
  comments: {
    kind: "changed",
    message: (count: string) => `Notes (${count}) became private notes. Readers don't see them.`,
  },
} as const;

/** Returns Fountain without these marks. What was deleted and what's noted become notes. */
export function readCriticMarks(text: string): { readonly text: string; readonly notices: readonly ImportNotice[] } {
  const log = new NoticeLog<keyof typeof texts>(texts);
  if (!/\{(\+\+|--|~~|>>|==)/.test(text)) return { text, notices: [] };
  const lineAt = lineCounter(text);
  const out = text.replace(marks, (_: string, added, deleted, before, after, comment, highlighted, at: number) => {
    const place = { line: lineAt(at) };
    if (comment !== undefined) log.add("comments", place);
    if (deleted !== undefined || before !== undefined) log.add("deleted", place);
    if (added !== undefined || after !== undefined) log.add("added", place);
    return `${added ?? after ?? highlighted ?? ""}${noteOf(deleted ?? before ?? comment)}`;
  });
  return { text: out, notices: log.list() };
}

const noteOf = (text: string | undefined): string =>
  text === undefined || text.trim() === "" ? "" : `[[${text.replace(/\[\[|\]\]/g, " ").trim()}]]`;

/** Returns a function that finds the line, from one on, at ascending offsets. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1;
  let at = 0;
  return (offset) => {
    for (; at < offset; at++) if (text[at] === "\n") line++;
    return line;
  };
}
