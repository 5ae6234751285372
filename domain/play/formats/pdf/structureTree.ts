import { areHeadingsInOrder, type HeadingLevels, headingLevels } from "./headingLevels.ts";
import { type ObjectNumber, type PdfFile, ref } from "./pdfFile.ts";
import { type StructureTag, structureTags } from "./structureTags.ts";

/** A paragraph or heading, which may continue on the next page. */
interface Element {
  readonly tag: StructureTag;
  readonly parts: { readonly page: number; readonly mark: number }[];
}

/** The order and kinds of paragraphs, for screen readers (ISO 32000-1, 14.7). */
export class StructureTree {
  readonly #elements: Element[] = [];
  /** By page: the elements that its marks belong to. */
  readonly #marks: number[][] = [];

  /** Begins a paragraph; the marks that follow belong to it. */
  begin(tag: StructureTag): void {
    this.#elements.push({ tag, parts: [] });
  }

  /** Returns the number of a new mark on a page, counted from 0. */
  mark(page: number): number {
    const marks = this.#marks[page] ?? [];
    this.#marks[page] = marks;
    const mark = marks.push(this.#elements.length - 1) - 1;
    this.#elements.at(-1)?.parts.push({ page, mark });
    return mark;
  }

  /** Whether the headings begin with the first level and leave none out. */
  get hasOrderedHeadings(): boolean {
    const tags = this.#tags();
    return areHeadingsInOrder(tags, headingLevels(tags));
  }

  #tags(): readonly StructureTag[] {
    return this.#elements.map(({ tag }) => tag);
  }

  /** Writes the tree and returns its root. */
  write(file: PdfFile, pages: readonly ObjectNumber[]): ObjectNumber {
    const root = file.reserve();
    const document = file.reserve();
    const numbers = this.#elements.map((element) => file.add(elementBody(element, document, pages)));
    const marks = pages.map(
      (_, page) => `${page} [${(this.#marks[page] ?? []).map((element) => ref(numbers[element] ?? 0)).join(" ")}]`,
    );
    file.set(document, `<</Type /StructElem /S /Document /P ${ref(root)} /K [${numbers.map(ref).join(" ")}]>>`);
    file.set(
      root,
      `<</Type /StructTreeRoot ${roleMap(headingLevels(this.#tags()))} /K ${ref(document)} /ParentTree <</Nums [${marks.join(" ")}]>> /ParentTreeNextKey ${pages.length}>>`,
    );
    return root;
  }
}

/** The standard name of each of ours. */
const roleMap = (levels: HeadingLevels): string =>
  `/RoleMap <<${structureTags.map((tag) => `/${tag} /${levels[tag] === undefined ? "P" : `H${levels[tag]}`}`).join(" ")}>>`;

function elementBody({ tag, parts }: Element, parent: ObjectNumber, pages: readonly ObjectNumber[]): string {
  const home = parts[0]?.page ?? 0;
  const pageOf = (page: number) => ref(pages[page] ?? 0);
  const content = parts.map(({ page, mark }) =>
    page === home ? String(mark) : `<</Type /MCR /Pg ${pageOf(page)} /MCID ${mark}>>`,
  );
  const only = content.length === 1 ? content[0] : `[${content.join(" ")}]`;
  return `<</S /${tag} /P ${ref(parent)} /Pg ${pageOf(home)} /K ${only}>>`;
}
