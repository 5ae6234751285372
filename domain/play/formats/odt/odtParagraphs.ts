import { normalizeSpans } from "#domain/play/play.ts";
import type { ListNumber, WordParagraph } from "../docx/wordParagraph.ts";
import type { ParagraphFormat } from "../docx/wordStyles.ts";
import { paragraphsOfTable } from "../docx/wordTables.ts";
import { asidesOf } from "../plainText/asides.ts";
import { withReadings } from "../reading/rubyText.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild } from "../xml/tree.ts";
import type { CountedList, OdtNumbers } from "./odtNumbering.ts";
import { OdtRunReader, shapes } from "./odtRuns.ts";
import type { OdtStyles } from "./odtStyles.ts";

interface OdtContext {
  readonly styles: OdtStyles;
  readonly numbers: OdtNumbers;
  /** Whether text that's shown in capitals is read as capitals. */
  readonly showsCapitals: boolean;
}

/** Reads the paragraphs of a document's body, its lists, tables and text boxes in order. */
export function readOdtParagraphs(body: XmlElement, context: OdtContext): readonly WordParagraph[] {
  const tracked = findChild(body, "tracked-changes");
  const regions = tracked ? elementsIn(tracked, "changed-region") : [];
  const inserted = regions.filter((region) => findChild(region, "insertion") !== undefined);
  const insertions = new Set(inserted.flatMap(({ attributes }) => attributes.id ?? []));
  const reader = new BodyReader({ ...context, insertions });
  reader.readBlocks(body);
  return reader.paragraphs;
}

/** Elements around paragraphs that only group them. */
const groups = new Set([
  ...["section", "index-body", "index-title", "table-of-content", "illustration-index", "alphabetical-index"],
  ...["user-index", "object-index", "table-index", "bibliography", "numbered-paragraph", "page-sequence"],
]);

const isParagraph = ({ name }: XmlElement): boolean => name === "p" || name === "h";

class BodyReader {
  readonly paragraphs: WordParagraph[] = [];
  readonly #context: OdtContext & { readonly insertions: ReadonlySet<string> };
  #isHidden = false;

  constructor(context: OdtContext & { readonly insertions: ReadonlySet<string> }) {
    this.#context = context;
  }

  readBlocks(parent: XmlElement): void {
    for (const child of elementsIn(parent)) this.#readBlock(child);
  }

  #readBlock(element: XmlElement): void {
    const { name } = element;
    if (isParagraph(element)) this.#addParagraph(element, undefined);
    else if (name === "list") this.#readList(element, 0, undefined);
    else if (name === "table") this.#addTable(element);
    else if (shapes.has(name)) for (const box of allIn(element, "text-box")) this.readBlocks(box);
    else if (groups.has(name)) this.#readGroup(element);
  }

  #readGroup(element: XmlElement): void {
    const { display, "style-name": style } = element.attributes;
    const before = this.#isHidden;
    this.#isHidden ||= display === "none" || this.#context.styles.find("section", style)?.isHidden === true;
    this.readBlocks(element);
    this.#isHidden = before;
  }

  #readList(element: XmlElement, level: number, around: CountedList | undefined): void {
    const { numbers } = this.#context;
    const style = element.attributes["style-name"] ?? around?.style ?? this.#styleOfFirst(element);
    // An inner list counts with the list around it if it has the same style.
    const list = around && around.style === style ? around : numbers.begin(element, style);
    for (const item of elementsIn(element)) this.#readItem(item, level, list);
  }

  /** Reads what's in an item of a list. Only its first paragraph has a number. */
  #readItem(item: XmlElement, level: number, list: CountedList): void {
    const isNumbered = item.name === "list-item";
    const first = isNumbered ? elementsIn(item).find(isParagraph) : undefined;
    for (const child of elementsIn(item)) {
      const start = item.attributes["start-value"];
      if (child.name === "list") this.#readList(child, level + 1, list);
      else if (!isParagraph(child)) this.#readBlock(child);
      else if (child !== first) this.#addParagraph(child, { number: undefined });
      else this.#addParagraph(child, { number: this.#context.numbers.next(list, level, start) });
    }
  }

  /** Returns the list style of a list's first paragraph, which names it if the list doesn't. */
  #styleOfFirst(list: XmlElement): string {
    const [first] = elementsIn(list).flatMap((item) => elementsIn(item).filter(isParagraph));
    return this.#context.styles.find("paragraph", first?.attributes["style-name"])?.listStyle ?? "";
  }

  #addTable(table: XmlElement): void {
    const rows = allIn(table, "table-row").map((row) =>
      elementsIn(row, "table-cell").map((cell) => {
        const reader = new BodyReader(this.#context);
        reader.#isHidden = this.#isHidden;
        reader.readBlocks(cell);
        return reader.paragraphs;
      }),
    );
    this.paragraphs.push(...paragraphsOfTable(rows));
  }

  /** Adds a paragraph. `inList` has the number of a paragraph in a list; other headings count with the outline. */
  #addParagraph(element: XmlElement, inList: { readonly number: ListNumber | undefined } | undefined): void {
    const { styles, numbers, insertions, showsCapitals } = this.#context;
    const style = styles.find("paragraph", element.attributes["style-name"]) ?? styles.normal;
    const level = element.name === "h" ? (outlineLevelOf(element) ?? style.outlineLevel) : undefined;
    const runs = new OdtRunReader({ styles, insertions, showsCapitals });
    const { caps, struck: isStruck, hidden: isHidden } = style.run;
    const hidden = this.#isHidden || isHidden;
    runs.readAll(element, { ...style.direct, ...given({ caps, struck: isStruck, hidden }) });
    const { spans, readings, nameReadings } = withReadings(runs.text.spans, runs.rubies);
    const isHeader = element.attributes["is-list-header"] === "true";
    const start = element.attributes["start-value"];
    const number = inList || level === undefined || isHeader ? inList?.number : numbers.nextHeading(level, start);
    this.paragraphs.push({
      styleName: style.name,
      format: withAbsoluteStops({ ...style.paragraph, ...(level !== undefined && { outlineLevel: level }) }),
      spans: normalizeSpans(spans),
      named: runs.named,
      extras: { ...runs.extras, pageBreaks: style.breaksPage ? 1 : 0 },
      asides: asidesOf({
        struck: runs.text.struck.filter((text) => /\S/.test(text)),
        hidden: runs.text.hidden,
        readings,
        nameReadings,
      }),
      number,
    });
    for (const box of runs.boxes) this.readBlocks(box);
  }
}

/** Leaves out what isn't set. */
const given = (format: Readonly<Record<string, boolean | undefined>>) =>
  Object.fromEntries(Object.entries(format).filter(([, value]) => value !== undefined));

function outlineLevelOf({ attributes }: XmlElement): number | undefined {
  const level = Number(attributes["outline-level"]);
  return level >= 1 && level <= 10 ? level - 1 : undefined;
}

/** Tab stops are measured from the indent; in a Word document, from the margin. */
const withAbsoluteStops = (format: ParagraphFormat): ParagraphFormat =>
  format.tabStops ? { ...format, tabStops: format.tabStops.map((stop) => stop + (format.left ?? 0)) } : format;
