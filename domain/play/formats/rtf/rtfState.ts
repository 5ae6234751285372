import type { ParagraphFormat } from "../docx/wordStyles.ts";

/** What a group of an RTF file inherits and may change. */
export interface RtfState {
  /** The kind of group, if its text isn't that of the document. */
  readonly destination: "text" | "skipped" | "styles" | "fonts" | "number";
  readonly isHidden: boolean;
  readonly isDeleted: boolean;
  readonly isStruck: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly caps: boolean;
  readonly smallCaps: boolean;
  readonly font: number | undefined;
  /** How many characters after a `\u` repeat it for old programs. */
  readonly fallbacks: number;
}

const plain = {
  isHidden: false,
  isDeleted: false,
  isStruck: false,
  bold: false,
  italic: false,
  underline: false,
  caps: false,
  smallCaps: false,
  font: undefined,
} as const;

export const initialState: RtfState = { ...plain, destination: "text", fallbacks: 1 };

/** Groups that don't contain text of the document. */
const skippedGroups = new Set(
  "colortbl info pict object header headerl headerr headerf footer footerl footerr footerf footnote annotation listtable listoverridetable rsidtbl generator themedata datastore latentstyles xmlnstbl revtbl filetbl fldinst nonshppict mmathPr *".split(
    " ",
  ),
);

/** Returns what a group that begins with this word contains; undefined if the word begins none. */
export function destinationOf(word: string): RtfState["destination"] | undefined {
  if (word === "stylesheet") return "styles";
  if (word === "fonttbl") return "fonts";
  if (word === "listtext" || word === "pntext") return "number";
  return skippedGroups.has(word) ? "skipped" : undefined;
}

type Change = (isOn: boolean, value: number | undefined) => Partial<RtfState>;

const textChanges: Readonly<Record<string, Change>> = {
  b: (bold) => ({ bold }),
  i: (italic) => ({ italic }),
  ul: (underline) => ({ underline }),
  ulnone: () => ({ underline: false }),
  caps: (caps) => ({ caps }),
  scaps: (smallCaps) => ({ smallCaps }),
  strike: (isStruck) => ({ isStruck }),
  striked: (isStruck) => ({ isStruck }),
  v: (isHidden) => ({ isHidden }),
  deleted: (isDeleted) => ({ isDeleted }),
  f: (_, font) => ({ font }),
  uc: (_, value) => ({ fallbacks: Math.min(Math.max(value ?? 1, 0), 10) }),
  plain: () => plain,
};

/** Returns what a control word changes about the text after it; undefined if it's about something else. */
export const textChangeOf = (word: string, value: number | undefined): Partial<RtfState> | undefined =>
  Object.hasOwn(textChanges, word) ? textChanges[word]?.(value !== 0, value) : undefined;

const twipsPerPoint = 20;

const alignments: Readonly<Record<string, ParagraphFormat["align"]>> = {
  ql: "left",
  qj: "left",
  qc: "center",
  qr: "right",
};
const lengths: Readonly<Record<string, "left" | "firstLine" | "before" | "after">> = {
  li: "left",
  fi: "firstLine",
  sb: "before",
  sa: "after",
};

/** Returns what a control word changes about a paragraph. */
export function formatOf(word: string, value: number): ParagraphFormat {
  const align = alignments[word];
  if (align) return { align };
  if (word === "dropcapt") return { isDropCap: true };
  const length = lengths[word];
  return length ? { [length]: value / twipsPerPoint } : {};
}
