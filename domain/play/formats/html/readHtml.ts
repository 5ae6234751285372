import { Parser } from "htmlparser2";
import type { Paragraph } from "../plainText/paragraph.ts";
import { ParagraphBuilder } from "./paragraphBuilder.ts";
import { kindStyle, merge, readDeclarations, readStyleSheet, type Style } from "./styles.ts";

/* Reads the paragraphs of HTML that word processors put on the clipboard. The HTML is parsed as text and never
   becomes part of a page, so none of its styles, scripts or pictures can have any effect, and the content security
   policy has nothing to report. */

/** Deeper nesting isn't a document and would take too long. */
const maxDepth = 400;

/** Returns the paragraphs; undefined if the text can't be read as HTML. */
export function readHtml(html: string): readonly Paragraph[] | undefined {
  const reader = new HtmlReader(html.includes(fragmentStart));
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (reader.depth > maxDepth) throw new TooDeep();
        reader.open(name, attributes);
      },
      ontext: (text) => reader.text(text),
      onclosetag: () => reader.close(),
      oncomment: (text) => reader.comment(text.trim()),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
  return reader.finish();
}

class TooDeep extends Error {}

const fragmentStart = "<!--StartFragment-->";

const blocks = new Set(
  "p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre table tbody tr section article main header footer aside center address figure figcaption body html".split(
    " ",
  ),
);
/** The text in these elements isn't part of what was copied. Word marks text that was deleted as a tracked change. */
const skipped = new Set(
  "script style head title nav template noscript svg math iframe object select button textarea xml del".split(" "),
);

const tagStyles: Readonly<Record<string, Style>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  center: { centered: true },
  pre: { keepsSpaces: true },
};

interface OpenElement {
  readonly name: string;
  readonly style: Style;
  readonly isBlock: boolean;
  readonly isSkipped: boolean;
}

class HtmlReader {
  readonly #stack: OpenElement[] = [];
  readonly #builder = new ParagraphBuilder();
  #classes: ReadonlyMap<string, Style> = new Map();
  #sheet: string[] | undefined;
  /** Only the text between the fragment markers was copied. */
  #isCopied: boolean;

  constructor(hasFragment: boolean) {
    this.#isCopied = !hasFragment;
  }

  get depth(): number {
    return this.#stack.length;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#stack.at(-1);
    const style = this.#styleOf(name, attributes, parent?.style ?? {});
    const isSkipped = (parent?.isSkipped ?? false) || skipped.has(name) || style.hidden === true;
    const isBlock = blocks.has(name);
    this.#stack.push({ name, style, isBlock, isSkipped });
    if (name === "style") this.#sheet = [];
    if (isSkipped || !this.#isCopied) return;
    if (name === "br" && attributes.class === "Apple-interchange-newline") return;
    if (style.isTab && !parent?.style.isTab) this.#builder.addTab(style);
    this.#begin(name);
  }

  #begin(name: string): void {
    if (name === "tr") this.#builder.beginRow();
    else if (blocks.has(name)) this.#builder.endParagraph();
    else if (name === "br") this.#builder.endLine();
    else if (name === "td" || name === "th") this.#builder.beginCell();
  }

  text(text: string): void {
    const here = this.#stack.at(-1);
    if (here?.name === "style") this.#sheet?.push(text);
    if (!this.#isCopied || here?.isSkipped || here?.style.isTab) return;
    this.#builder.addText(text, here?.style ?? {});
  }

  close(): void {
    const closed = this.#stack.pop();
    if (closed?.name === "style" && this.#sheet) {
      this.#classes = new Map([...this.#classes, ...readStyleSheet(this.#sheet.join(""))]);
      this.#sheet = undefined;
    }
    if (!closed?.isBlock || closed.isSkipped || !this.#isCopied) return;
    if (closed.name === "tr") this.#builder.endRow();
    else this.#builder.endParagraph(/^(p|h\d|pre|li)$/.test(closed.name));
  }

  comment(text: string): void {
    if (text === "StartFragment") this.#isCopied = true;
    else if (text === "EndFragment") {
      this.#builder.endParagraph();
      this.#isCopied = false;
    }
  }

  finish(): readonly Paragraph[] {
    this.#builder.endRow();
    return this.#builder.paragraphs;
  }

  #styleOf(name: string, attributes: Readonly<Record<string, string>>, inherited: Style): Style {
    const { kind: _, hidden: __, name: ___, ...kept } = inherited;
    let style: Style = merge(kept, tagStyles[name] ?? {});
    const classes = (attributes.class ?? "").slice(0, 500).split(/\s+/);
    for (const one of classes) {
      style = merge(style, this.#classes.get(one) ?? {});
      if (one !== "" && /^(p|h[1-6])$/.test(name)) style = merge(style, { ...kindStyle(one), name: one });
    }
    if (attributes.align) style = merge(style, { centered: attributes.align.toLowerCase() === "center" });
    return attributes.style ? merge(style, readDeclarations(attributes.style)) : style;
  }
}
