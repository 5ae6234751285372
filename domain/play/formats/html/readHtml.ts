import { Parser } from "htmlparser2";
import type { Paragraph } from "../plainText/paragraph.ts";
import { hasOwnCapitals } from "./ownCapitals.ts";
import { aroundArticle, zoneOf } from "./pageZones.ts";
import { ParagraphBuilder } from "./paragraphBuilder.ts";
import { type SelectedElement, StyleSheet } from "./styleSheet.ts";
import { kindStyle, merge, readDeclarations, type Style } from "./styles.ts";

/* Reads the paragraphs of HTML that word processors put on the clipboard. The HTML is parsed as text and never
   becomes part of a page, so none of its styles, scripts or pictures can have any effect, and the content security
   policy has nothing to report. */

/** Deeper nesting isn't a document and would take too long. */
const maxDepth = 400;

/** Returns the paragraphs; undefined if the text can't be read as HTML. */
export const readHtml = (html: string): readonly Paragraph[] | undefined => parseHtml(html)?.paragraphs;

/** Like `readHtml`, and says what's around the article of a web page. */
export function readWebPage(html: string): readonly Paragraph[] | undefined {
  const read = parseHtml(html);
  return read && aroundArticle(read.paragraphs, read.zones);
}

function parseHtml(html: string): Pick<ParagraphBuilder, "paragraphs" | "zones"> | undefined {
  const reader = new HtmlReader({ hasFragment: html.includes(fragmentStart), showsCapitals: !hasOwnCapitals(html) });
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
    // In XHTML, `<title/>` has an end. In HTML, the page's text would be its content.
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: xhtml.test(html.slice(0, maxDeclaration)) },
  );
  try {
    parser.end(html);
  } catch (error) {
    if (error instanceof TooDeep) return undefined;
    throw error;
  }
  return reader.finish();
}

const xhtml = /xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/;
/** Where the root element of a page ends at the latest. */
const maxDeclaration = 4000;

class TooDeep extends Error {}

const fragmentStart = "<!--StartFragment-->";

const blocks = new Set(
  "p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd blockquote pre table tbody tr section article main header footer aside center address figure figcaption body html".split(
    " ",
  ),
);
/** The text in these elements isn't part of what was copied. */
const skipped = new Set(
  "script style head title nav template noscript svg math iframe object select button textarea xml rp".split(" "),
);

const tagStyles: Readonly<Record<string, Style>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underline: true },
  s: { struck: true },
  strike: { struck: true },
  del: { struck: true },
  center: { centered: true },
  pre: { keepsSpaces: true },
};

interface OpenElement extends SelectedElement {
  readonly style: Style;
  readonly isBlock: boolean;
  readonly isSkipped: boolean;
  /** Whether it's skipped because it isn't shown. */
  readonly isHidden: boolean;
}

const idAndClassesOf = (name: string, attributes: Readonly<Record<string, string>>): SelectedElement => ({
  name,
  id: (attributes.id ?? "").slice(0, 100),
  classes: (attributes.class ?? "").slice(0, 500).split(/\s+/).filter(Boolean),
});

/** The marks and the texts of footnotes in books (EPUB 3 structural semantics, DPUB-ARIA). */
const isNoteMark = ({ role = "", "epub:type": type = "" }: Readonly<Record<string, string>>): boolean =>
  /\bnoteref\b/.test(`${type} ${role}`);
const isNote = ({ role = "", "epub:type": type = "" }: Readonly<Record<string, string>>): boolean =>
  /\b(noteref|(?:foot|end|rear)notes?)\b/.test(`${type} ${role}`);

class HtmlReader {
  readonly #stack: OpenElement[] = [];
  readonly #builder: ParagraphBuilder;
  readonly #rules = new StyleSheet();
  #sheet: string[] | undefined;
  /** Only the text between the fragment markers was copied. */
  #isCopied: boolean;

  constructor({ hasFragment, showsCapitals }: { readonly hasFragment: boolean; readonly showsCapitals: boolean }) {
    this.#isCopied = !hasFragment;
    this.#builder = new ParagraphBuilder(showsCapitals);
  }

  get depth(): number {
    return this.#stack.length;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#stack.at(-1);
    const element = idAndClassesOf(name, attributes);
    const style = this.#styleOf(element, attributes, parent?.style ?? {});
    const isSkipped = this.#push(element, style, attributes);
    if (name === "style") this.#sheet = [];
    if (this.#isCopied && isNoteMark(attributes)) this.#builder.addFootnote();
    if (isSkipped || !this.#isCopied) return;
    if (name === "br" && attributes.class === "Apple-interchange-newline") return;
    if (style.isTab && !parent?.style.isTab) this.#builder.addTab(style);
    this.#begin(name);
  }

  /** Returns whether the text in the element is skipped. */
  #push(element: SelectedElement, style: Style, attributes: Readonly<Record<string, string>>): boolean {
    const parent = this.#stack.at(-1);
    const { name } = element;
    const isOmitted =
      parent?.isSkipped === true || skipped.has(name) || isNote(attributes) || this.#isTracked(name, attributes);
    const isSkipped = isOmitted || style.hidden === true;
    const isHidden = parent?.isHidden === true || (isSkipped && !isOmitted);
    this.#stack.push({ ...element, style, isBlock: blocks.has(name), isSkipped, isHidden });
    return isSkipped;
  }

  /** Returns whether text was deleted as a tracked change: Word marks it so. Others strike text out. */
  #isTracked(name: string, { cite, datetime }: Readonly<Record<string, string>>): boolean {
    if (name !== "del") return false;
    const isOfWord = this.#stack.some(({ classes }) => classes.some((one) => one.startsWith("Mso")));
    return isOfWord || cite !== undefined || datetime !== undefined;
  }

  #begin(name: string): void {
    if (name === "ruby") this.#builder.beginRuby();
    else if (name === "rt") this.#builder.beginReading();
    else if (name === "tr") this.#builder.beginRow();
    else if (blocks.has(name)) this.#builder.endParagraph();
    else if (name === "br") this.#builder.endLine();
    else if (name === "td" || name === "th") this.#builder.beginCell();
  }

  text(text: string): void {
    const here = this.#stack.at(-1);
    if (here?.name === "style") this.#sheet?.push(text);
    if (!this.#isCopied || here?.style.isTab) return;
    if (here?.isHidden) this.#builder.addHidden(text);
    if (here?.isSkipped) return;
    if (here?.style.isLabel) this.#builder.addLabel(text, here.style);
    else this.#builder.addText(text, here?.style ?? {});
  }

  close(): void {
    const closed = this.#stack.pop();
    if (closed?.name === "style" && this.#sheet) {
      this.#rules.add(this.#sheet.join(""));
      this.#sheet = undefined;
    }
    if (!closed || closed.isSkipped || !this.#isCopied) return;
    if (closed.name === "rt") this.#builder.endReading();
    if (!closed.isBlock) return;
    if (closed.name === "tr") this.#builder.endRow();
    else if (closed.name === "table") this.#builder.endTable();
    else this.#builder.endParagraph(/^(p|h\d|pre|li)$/.test(closed.name));
  }

  comment(text: string): void {
    if (text === "StartFragment") this.#isCopied = true;
    else if (text === "EndFragment") {
      this.#builder.endParagraph();
      this.#isCopied = false;
    }
  }

  finish(): ParagraphBuilder {
    this.#builder.endTable();
    return this.#builder;
  }

  #styleOf(element: SelectedElement, attributes: Readonly<Record<string, string>>, inherited: Style): Style {
    const { name, classes } = element;
    const { kind: _, hidden: __, name: ___, ...kept } = inherited;
    const zone = zoneOf(name, attributes.role, inherited.zone);
    let style: Style = merge(merge(kept, tagStyles[name] ?? {}), this.#rules.styleOf(element, this.#stack));
    if (zone) style = merge(style, { zone });
    if (/^(p|h[1-6])$/.test(name)) for (const one of classes) style = merge(style, { ...kindStyle(one), name: one });
    if (attributes.align) style = merge(style, { centered: attributes.align.toLowerCase() === "center" });
    return attributes.style ? merge(style, readDeclarations(attributes.style)) : style;
  }
}
