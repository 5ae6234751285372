import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, normalizeSpans, type Span } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { typedParagraphs } from "../docx/typedParagraphs.ts";
import { noExtras, type WordParagraph } from "../docx/wordParagraphs.ts";
import type { ParagraphFormat } from "../docx/wordStyles.ts";
import type { ReadOptions, ReadPlay } from "../reading/readPlay.ts";
import { recognizePlay } from "../typed/recognizePlay.ts";
import { decoderOf } from "./decoderOf.ts";
import { type RtfToken, rtfTokens } from "./rtfTokens.ts";

/** Reads a rich text file: by its style names, then by indents and alignment, then by its text. */
export function readRtf(bytes: Uint8Array, newId: () => BlockId, options?: ReadOptions): ReadPlay {
  const reader = new RtfReader();
  // RTF is ASCII; other characters are escaped.
  for (const token of rtfTokens(new TextDecoder("latin1").decode(bytes))) reader.read(token);
  const paragraphs = reader.finish();
  if (!paragraphs.some(({ spans }) => spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text))))
    throw new Refused("invalid", "This rich text file has no text to import.");
  const { typed } = typedParagraphs(paragraphs);
  return recognizePlay(typed, emptyFront, newId, options);
}

interface State {
  readonly isSkipped: boolean;
  readonly isStyleSheet: boolean;
  readonly isHidden: boolean;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly caps: boolean;
  /** How many characters after a `\u` repeat it for old programs. */
  readonly fallbacks: number;
}

const initial: State = {
  isSkipped: false,
  isStyleSheet: false,
  isHidden: false,
  bold: false,
  italic: false,
  underline: false,
  caps: false,
  fallbacks: 1,
};

/** Groups that don't contain text of the document. */
const skippedGroups = new Set(
  "fonttbl colortbl info pict object header headerl headerr headerf footer footerl footerr footerf footnote annotation listtable listoverridetable rsidtbl generator themedata datastore latentstyles xmlnstbl revtbl filetbl fldinst nonshppict mmathPr *".split(
    " ",
  ),
);

const signs: Readonly<Record<string, string>> = {
  tab: "\t",
  line: "\n",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  endash: "–",
  emdash: "—",
  bullet: "•",
  nbsp: "\u00a0",
  nbhyphen: "-",
  emspace: " ",
  enspace: " ",
};

/** Deeper nesting isn't a document. */
const maxDepth = 1000;
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
function formatOf(name: string, value: number): ParagraphFormat {
  const align = alignments[name];
  if (align) return { align };
  const length = lengths[name];
  return length ? { [length]: value / twipsPerPoint } : {};
}

class RtfReader {
  readonly #paragraphs: WordParagraph[] = [];
  readonly #stack: State[] = [];
  readonly #styleNames = new Map<number, string>();
  #state = initial;
  #spans: Span[] = [];
  #format: ParagraphFormat = {};
  #style: number | undefined;
  #decode = decoderOf(1252);
  /** Characters still to skip after a `\u`. */
  #skip = 0;

  read(token: RtfToken): void {
    if (token.type === "open") this.#open();
    else if (token.type === "close") this.#state = this.#stack.pop() ?? initial;
    else if (token.type === "word") this.#word(token.name, token.value);
    else if (token.type === "byte") this.#add(this.#decode(token.code), 1);
    else this.#add(token.text, token.text.length);
  }

  finish(): readonly WordParagraph[] {
    this.#endParagraph();
    return this.#paragraphs;
  }

  #open(): void {
    if (this.#stack.length >= maxDepth)
      throw new Refused(
        "invalid",
        "This rich text file is too complex. Save it as a Word document and import that file.",
      );
    this.#stack.push(this.#state);
    this.#skip = 0;
  }

  #word(name: string, value: number | undefined): void {
    if (skippedGroups.has(name)) this.#state = { ...this.#state, isSkipped: true };
    else if (name === "stylesheet") this.#state = { ...this.#state, isStyleSheet: true };
    else if (name === "u" && value !== undefined) this.#unicode(value);
    else if (signs[name] !== undefined) this.#add(signs[name] ?? "", 1);
    else if (!this.#readText(name, value)) this.#readParagraph(name, value);
  }

  #unicode(value: number): void {
    this.#skip = 0;
    this.#add(String.fromCharCode(value & 0xffff), 0);
    this.#skip = this.#state.fallbacks;
  }

  /** Reads what changes the text; returns whether the word was one of these. */
  #readText(name: string, value: number | undefined): boolean {
    const isOn = value !== 0;
    const changes: Readonly<Record<string, Partial<State>>> = {
      b: { bold: isOn },
      i: { italic: isOn },
      ul: { underline: isOn },
      ulnone: { underline: false },
      caps: { caps: isOn },
      v: { isHidden: isOn },
      deleted: { isHidden: isOn },
      uc: { fallbacks: Math.min(value ?? 1, 10) },
      plain: { bold: false, italic: false, underline: false, caps: false, isHidden: false },
    };
    const change = Object.hasOwn(changes, name) ? changes[name] : undefined;
    if (change) this.#state = { ...this.#state, ...change };
    if (name === "ansicpg") this.#decode = decoderOf(value ?? 1252);
    return change !== undefined;
  }

  #readParagraph(name: string, value = 0): void {
    if (this.#state.isSkipped) return;
    if (name === "par" || name === "sect" || name === "row") this.#endParagraph();
    else if (name === "cell") this.#add("\t", 1);
    else if (name === "s") this.#style = value;
    else if (name === "pard") {
      this.#format = {};
      this.#style = undefined;
    } else this.#format = { ...this.#format, ...formatOf(name, value) };
  }

  #add(given: string, length: number): void {
    const skipped = Math.min(this.#skip, length);
    this.#skip -= skipped;
    const text = skipped > 0 ? given.slice(skipped) : given;
    const { isSkipped, isStyleSheet, isHidden, bold, italic, underline, caps } = this.#state;
    if (text === "" || isSkipped || isHidden) return;
    if (isStyleSheet) {
      const name = text.replace(/;.*$/, "").trim();
      if (name !== "") this.#styleNames.set(this.#style ?? 0, name);
      return;
    }
    this.#spans.push({
      text: caps ? text.toUpperCase() : text,
      ...(bold ? { bold: true } : {}),
      ...(italic ? { italic: true } : {}),
      ...(underline ? { underline: true } : {}),
    });
  }

  #endParagraph(): void {
    this.#paragraphs.push({
      styleName: this.#styleNames.get(this.#style ?? 0) ?? "",
      format: this.#format,
      caps: false,
      spans: normalizeSpans(this.#spans),
      named: [],
      extras: noExtras(),
    });
    this.#spans = [];
  }
}
