import { layoutMarkStyleName } from "../docx/playStyles.ts";
import { RunCollector } from "../docx/runCollector.ts";
import { type Extras, noExtras, type WordParagraph } from "../docx/wordParagraph.ts";
import type { RunFormat } from "../docx/wordStyles.ts";
import type { Ruby } from "../reading/rubyText.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, textIn } from "../xml/tree.ts";
import type { OdtStyles } from "./odtStyles.ts";

interface RunPlace {
  readonly styles: OdtStyles;
  /** The IDs of tracked changes that inserted text. */
  readonly insertions: ReadonlySet<string>;
  /** Whether text that's shown in capitals is read as capitals. In our own files, only the layout prints capitals. */
  readonly showsCapitals: boolean;
}

/** How a piece of text looks, and the name of its character style. */
interface OdtFormat extends RunFormat {
  readonly styleName?: string;
}

/** Elements of drawings; those with paragraphs are text boxes. */
export const shapes = new Set(
  "frame rect custom-shape line path polygon polyline ellipse circle connector measure caption g control object".split(
    " ",
  ),
);

/** What's in a paragraph but isn't its text. */
const skipped = new Set("annotation-end bookmark bookmark-start bookmark-end soft-page-break script".split(" "));

/** More spaces than that in a row aren't a document's. */
const maxSpaces = 1000;

/** Reads the text of a paragraph (ISO 26300-1, 6.1). Spaces collapse, as in HTML. */
export class OdtRunReader {
  readonly text: RunCollector;
  readonly named: WordParagraph["named"][number][] = [];
  readonly extras: Extras = noExtras();
  readonly rubies: Ruby[] = [];
  /** Elements with paragraphs that are beside the text. */
  readonly boxes: XmlElement[] = [];
  readonly #place: RunPlace;
  #hasSpace = true;

  constructor(place: RunPlace) {
    this.#place = place;
    this.text = new RunCollector(place.showsCapitals);
  }

  readAll(parent: XmlElement, format: OdtFormat): void {
    for (const child of parent.children) {
      if (typeof child === "string") this.#addText(child, format);
      else this.#readElement(child, format);
    }
  }

  #readElement(element: XmlElement, format: OdtFormat): void {
    const { name, attributes } = element;
    if (name === "span") this.#readSpan(element, format);
    else if (name === "s") this.#addSign(" ".repeat(Math.min(Number(attributes.c ?? 1) || 1, maxSpaces)), format);
    else if (name === "tab") this.#addSign("\t", format);
    else if (name === "line-break") this.#addLineBreak(format);
    else if (name === "ruby") this.#readRuby(element, format);
    else if (shapes.has(name)) this.#readShape(element);
    else if (!this.#countExtra(element) && !skipped.has(name)) this.readAll(element, this.#hiddenIn(element, format));
  }

  #readSpan(span: XmlElement, format: OdtFormat): void {
    const style = this.#place.styles.find("text", span.attributes["style-name"]);
    if (style?.name === layoutMarkStyleName) return;
    this.readAll(span, { ...format, ...style?.run, ...(style?.name && { styleName: style.name }) });
  }

  #hiddenIn({ name, attributes }: XmlElement, format: OdtFormat): OdtFormat {
    const isHidden = (name === "hidden-text" || name === "hidden-paragraph") && attributes["is-hidden"] === "true";
    return isHidden ? { ...format, hidden: true } : format;
  }

  /** Counts what isn't text. Returns whether it was that. */
  #countExtra({ name, attributes }: XmlElement): boolean {
    const id = attributes["change-id"] ?? "";
    if (name === "note") this.extras.footnotes++;
    else if (name === "annotation") this.extras.comments++;
    else if (name === "change") this.extras.deletions++;
    else if (name === "change-start" && this.#place.insertions.has(id)) this.extras.insertions++;
    else return name === "change-start" || name === "change-end";
    return true;
  }

  #readShape(shape: XmlElement): void {
    const box = allIn(shape, "text-box")[0] ?? (elementsIn(shape, "p").length > 0 ? shape : undefined);
    this.extras[box ? "textBoxes" : "pictures"]++;
    if (box) this.boxes.push(box);
  }

  #readRuby(ruby: XmlElement, format: OdtFormat): void {
    const start = this.text.length;
    for (const base of elementsIn(ruby, "ruby-base")) this.readAll(base, format);
    const reading = elementsIn(ruby, "ruby-text").map(textIn).join("").trim();
    if (this.text.length > start) this.rubies.push({ start, end: this.text.length, reading });
  }

  #addText(text: string, format: OdtFormat): void {
    const joined = text.replace(/[ \t\r\n]+/g, " ");
    const shown = this.#hasSpace && joined.startsWith(" ") ? joined.slice(1) : joined;
    if (shown === "") return;
    this.#hasSpace = shown.endsWith(" ");
    this.#add(shown, format);
  }

  #addSign(sign: string, format: OdtFormat): void {
    this.#hasSpace = false;
    this.#add(sign, format);
  }

  #addLineBreak(format: OdtFormat): void {
    this.#hasSpace = true;
    this.#add("\n", format);
  }

  #add(text: string, { styleName = "", ...format }: OdtFormat): void {
    this.text.add(text, format);
    this.named.push({ styleName, text });
  }
}
