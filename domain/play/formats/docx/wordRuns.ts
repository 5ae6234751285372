import type { Ruby } from "../reading/rubyText.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild, textIn } from "../xml/tree.ts";
import { layoutMarkStyleName } from "./playStyles.ts";
import { RunCollector } from "./runCollector.ts";
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
  readonly text: RunCollector;
  readonly named: { styleName: string; text: string }[] = [];
  readonly extras: Extras = noExtras();
  readonly rubies: Ruby[] = [];
  symbols = 0;
  readonly #place: RunPlace;

  constructor(place: RunPlace) {
    this.#place = place;
    this.text = new RunCollector(place.showsCapitals);
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
    const start = this.text.length;
    for (const base of elementsIn(ruby, "rubyBase")) this.readAll(base);
    const reading = elementsIn(ruby, "rt").flatMap((rt) => allIn(rt, "t").map(textIn));
    if (this.text.length > start) this.rubies.push({ start, end: this.text.length, reading: reading.join("").trim() });
  }

  #readRun(run: XmlElement): void {
    const properties = findChild(run, "rPr");
    const { styles, around } = this.#place;
    const style = styles.find(properties && findChild(properties, "rStyle")?.attributes.val);
    if (style?.name === layoutMarkStyleName) return;
    const direct = readRunFormat(properties);
    const is = (name: "caps" | "struck" | "hidden") => isToggled(name, direct, [...around, style?.run], styles.run);
    const format = { ...style?.run, ...direct, caps: is("caps"), struck: is("struck"), hidden: is("hidden") };
    const before = this.text.spans.length;
    for (const child of elementsIn(run)) this.#readRunChild(child, format);
    const text = this.text.spans
      .slice(before)
      .map((span) => span.text)
      .join("");
    this.named.push({ styleName: style?.name ?? "", text });
  }

  #readRunChild(child: XmlElement, format: Format): void {
    const { name, attributes } = child;
    const sign = signs[name];
    if (name === "t") this.text.add(textIn(child), format);
    else if (sign !== undefined) this.text.add(sign, format);
    else if (name === "sym") this.#addSymbol(attributes, format);
    else if (name === "ruby") this.#readRuby(child);
    else if (name !== "br") this.#countExtra(child);
    else if (attributes.type === "page" || attributes.type === "column") this.#break(attributes.type);
    else this.text.add("\n", format);
  }

  #break(type: "page" | "column"): void {
    if (type === "page") this.extras.pageBreaks++;
    this.text.break();
  }

  #addSymbol({ char, font }: Readonly<Record<string, string>>, format: Format): void {
    const symbol = symbolOf(char, font);
    if (symbol === undefined) this.symbols++;
    this.text.add(symbol ?? "□", format);
  }

  #countExtra({ name, ...element }: XmlElement): void {
    if (name === "commentReference") this.extras.comments++;
    else if (name === "footnoteReference" || name === "endnoteReference") this.extras.footnotes++;
    else if (name === "drawing" || name === "pict" || name === "object" || name === "AlternateContent") {
      const isBox = allIn({ name, ...element }, "txbxContent").length > 0;
      this.extras[isBox ? "textBoxes" : "pictures"]++;
    }
  }
}
