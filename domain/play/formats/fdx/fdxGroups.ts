import type { Block, BlockId, BlockKind } from "#domain/play/play.ts";
import { type Paragraph, type TypedLayout, textOfSpans } from "../plainText/paragraph.ts";
import type { Corrections } from "../typed/corrections.ts";
import { type Grouping, groupingOf } from "../typed/grouping.ts";
import { ChosenFront, type GroupKind } from "../typed/groupKinds.ts";
import { groupParagraphs } from "../typed/paragraphGroups.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { typedParagraph } from "./fdxParagraphs.ts";
import { findCastList } from "./findCastList.ts";
import { readFdxText } from "./readFdxText.ts";

/** How the paragraphs of another program's script look, what the writer says they are, and what they became. */
export class FdxGroups {
  /** The list of characters before the play, with its heading. */
  readonly castList: ReadonlySet<XmlElement>;
  /** What the writer says belongs to the front matter. */
  readonly chosenFront = new ChosenFront();
  readonly #typed: ReadonlyMap<XmlElement, Paragraph>;
  readonly #grouping: Grouping;
  readonly #chosen: ReadonlyMap<XmlElement, GroupKind | undefined>;
  readonly #firstBlocks = new Map<TypedLayout, BlockId>();
  readonly #parts: ReadonlyMap<TypedLayout, "characters">;

  constructor(
    elements: readonly XmlElement[],
    kindOfType: (type: string) => BlockKind | undefined,
    corrections: Corrections,
  ) {
    const typed = elements.map(typedParagraph);
    this.#typed = new Map(elements.map((one, at) => [one, typed[at] ?? typedParagraph(one)]));
    this.castList = new Set(findCastList(elements, kindOfType));
    this.#parts = new Map([...this.castList].flatMap((one) => this.#partOf(one)));
    this.#grouping = groupingOf(typed, this.#parts, corrections);
    this.#chosen = new Map(elements.map((one, at) => [one, this.#grouping.chosen[at]]));
  }

  /** Returns what the writer says a paragraph is. */
  chosenFor(paragraph: XmlElement): GroupKind | undefined {
    return this.#chosen.get(paragraph);
  }

  /** Notes the first block that a paragraph became, if it became any. */
  note(paragraph: XmlElement, block: Block | undefined): void {
    const layout = this.#typed.get(paragraph)?.layout;
    if (block && layout) this.#firstBlocks.set(layout, block.id);
  }

  list(blocks: readonly Block[]) {
    return groupParagraphs([...this.#typed.values()], {
      grouping: this.#grouping,
      firstBlocks: this.#firstBlocks,
      others: this.#parts,
      blocks,
    });
  }

  #partOf(paragraph: XmlElement): readonly (readonly [TypedLayout, "characters"])[] {
    const layout = this.#typed.get(paragraph)?.layout;
    return layout && textOfSpans(readFdxText(paragraph)).trim() !== "" ? [[layout, "characters"]] : [];
  }
}
