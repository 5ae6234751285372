import type { Span } from "#domain/play/play.ts";
import type { Ruby } from "../reading/rubyText.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { layoutMarkStyleName } from "./playStyles.ts";
import { symbolOf } from "./symbols.ts";
import { type Extras, noExtras } from "./wordParagraph.ts";
import { isToggled, type RunFormat, readRunFormat, type WordStyles } from "./wordStyles.ts";

/** What surrounds a paragraph's runs and decides how they look. */
export interface RunPlace {
  readonly styles: WordStyles;
  /** The formats of the table's and the paragraph's styles. */
  readonly around: readonly (RunFormat | undefined)[];
  /** Whether text that's shown in capitals is read as capitals. In our own files, only the layout prints capitals. */
  readonly showsCapitals: boolean;
}

/** Elements around runs whose content is text of the document. */
const inlineGroups = new Set([
  ...["smartTag", "hyperlink", "sdt", "sdtContent", "customXml", "fldSimple", "bdo", "dir", "moveTo"],
  ...["AlternateContent", "Choice", "rubyBase"],
]);

/** What stands for a character. */
const signs: Readonly<Record<string, string>> = { tab: "\t", ptab: "\t", cr: "\n", noBreakHyphen: "-" };

interface Format extends RunFormat {
  readonly caps: boolean;
  readonly struck: boolean;
  readonly hidden: boolean;
}

/** Reads the text of a paragraph's runs. */
export class RunReader {
  readonly spans: Span[] = [];
  readonly named: { styleName: string; text: string }[] = [];
  readonly extras: Extras = noExtras();
  readonly struck: string[] = [];
  readonly rubies: Ruby[] = [];
  hidden = 0;
  symbols = 0;
  readonly #place: RunPlace;
  #length = 0;
  /** After a break of the column or page, which separates words. */
  #isBroken = false;
  /** Whether the last text was struck out or hidden, so that more of it is the same passage. */
  #last: "struck" | "hidden" | "shown" = "shown";

  constructor(place: RunPlace) {
    this.#place = place;
  }

  readAll(parent: XmlElement): void {
    for (const child of elementsIn(parent)) {
      if (child.name === "r") this.#readRun(child);
      else if (child.name === "ins") this.#readInserted(child);
      else if (child.name === "del" || child.name === "moveFrom") this.extras.deletions++;
      else if (child.name === "ruby") this.#readRuby(child);
      else if (inlineGroups.has(child.name)) this.readAll(child);
    }
  }

  #readInserted(inserted: XmlElement): void {
    this.extras.insertions++;
    this.readAll(inserted);
  }

  #readRuby(ruby: XmlElement): void {
    const start = this.#length;
    for (const base of elementsIn(ruby, "rubyBase")) this.readAll(base);
    const reading = elementsIn(ruby, "rt").flatMap((rt) => allIn(rt, "t").map(textIn));
    if (this.#length > start) this.rubies.push({ start, end: this.#length, reading: reading.join("").trim() });
  }

  #readRun(run: XmlElement): void {
    const properties = findChild(run, "rPr");
    const { styles, around } = this.#place;
    const style = styles.find(properties && findChild(properties, "rStyle")?.attributes.val);
    if (style?.name === layoutMarkStyleName) return;
    const direct = readRunFormat(properties);
    const is = (name: "caps" | "struck" | "hidden") => isToggled(name, direct, [...around, style?.run], styles.run);
    const format = { ...style?.run, ...direct, caps: is("caps"), struck: is("struck"), hidden: is("hidden") };
    const before = this.spans.length;
    for (const child of elementsIn(run)) this.#readRunChild(child, format);
    const text = this.spans
      .slice(before)
      .map((span) => span.text)
      .join("");
    this.named.push({ styleName: style?.name ?? "", text });
  }

  #readRunChild(child: XmlElement, format: Format): void {
    const { name, attributes } = child;
    const sign = signs[name];
    if (name === "t") this.#add(textIn(child), format);
    else if (sign !== undefined) this.#add(sign, format);
    else if (name === "sym") this.#addSymbol(attributes, format);
    else if (name === "ruby") this.#readRuby(child);
    else if (name !== "br") this.#countExtra(child);
    else if (attributes.type === "page" || attributes.type === "column") this.#break(attributes.type);
    else this.#add("\n", format);
  }

  #break(type: "page" | "column"): void {
    if (type === "page") this.extras.pageBreaks++;
    this.#isBroken = true;
  }

  #addSymbol({ char, font }: Readonly<Record<string, string>>, format: Format): void {
    const symbol = symbolOf(char, font);
    if (symbol === undefined) this.symbols++;
    this.#add(symbol ?? "□", format);
  }

  #countExtra({ name, ...element }: XmlElement): void {
    if (name === "commentReference") this.extras.comments++;
    else if (name === "footnoteReference" || name === "endnoteReference") this.extras.footnotes++;
    else if (name === "drawing" || name === "pict" || name === "object" || name === "AlternateContent") {
      const isBox = allIn({ name, ...element }, "txbxContent").length > 0;
      this.extras[isBox ? "textBoxes" : "pictures"]++;
    }
  }

  #add(text: string, format: Format): void {
    if (text === "") return;
    if (format.hidden) this.#countHidden(text);
    else if (format.struck) this.#strike(text);
    else this.#show(text, format);
  }

  #countHidden(text: string): void {
    if (!/\S/.test(text)) return;
    if (this.#last !== "hidden") this.hidden++;
    this.#last = "hidden";
  }

  #strike(text: string): void {
    if (this.#last === "struck") this.struck.push((this.struck.pop() ?? "") + text);
    else this.struck.push(text);
    this.#last = "struck";
  }

  #show(given: string, { bold, italic, underline, caps }: Format): void {
    const text = this.#separated(caps && this.#place.showsCapitals ? given.toUpperCase() : given);
    this.#length += text.length;
    if (/\S/.test(text)) this.#last = "shown";
    this.spans.push({
      text,
      ...(bold ? { bold: true } : {}),
      ...(italic ? { italic: true } : {}),
      ...(underline ? { underline: true } : {}),
    });
  }

  /** Puts a space or a line break where the paragraph goes on in another column or on another page. */
  #separated(text: string): string {
    const before = this.spans.at(-1)?.text ?? "";
    // Both spaces around what's struck out are one.
    if (this.#last === "struck" && /\s$/.test(before) && text.startsWith(" ")) return text.slice(1);
    const isBroken = this.#isBroken && before !== "";
    this.#isBroken = false;
    if (!isBroken || /\s$/.test(before) || /^\s/.test(text)) return text;
    return /[.!?…:"”’»)\]]$/.test(before) && /^\P{Ll}/u.test(text) ? `\n${text}` : ` ${text}`;
  }
}
