import {
  type Block,
  type BlockId,
  type BlockKind,
  type Character,
  type FrontMatter,
  normalizeSpans,
  type Span,
} from "#domain/play/play.ts";
import { continuedAt, isContinuedMark } from "../../continuedMark.ts";
import { readCastLine } from "../fountain/cast.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading, isCastHeading } from "../fountain/headings.ts";
import { kindOfPlainLine } from "../fountain/plainLines.ts";
import { NoticeLog } from "../importNotice.ts";
import { withoutOuterBrackets, withoutOwnBrackets } from "../outerBrackets.ts";
import { cutSpans, lineOf, type Paragraph, type TypedLayout, textOfSpans, trimSpans } from "../plainText/paragraph.ts";
import type { ReadPlay } from "../readPlay.ts";
import { kindOfStyleName } from "../styleNames.ts";
import { tidySpans } from "../tidySpans.ts";
import { ChosenFront, type GroupKind, type GroupKinds, isBlockKind } from "../typed/groupKinds.ts";
import { chosenKinds, groupParagraphs } from "../typed/paragraphGroups.ts";
import { looksOf } from "../typed/paragraphLook.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { allIn, elementsIn, findChild } from "../xml/tree.ts";
import { findCastList } from "./castList.ts";
import { readFdxText } from "./fdxText.ts";

interface Source {
  readonly root: XmlElement;
  readonly content: XmlElement;
  readonly front: FrontMatter;
  readonly newId: () => BlockId;
  /** Whether we wrote the file, so that nothing has to be guessed. */
  readonly isOwn: boolean;
  readonly kinds: GroupKinds;
}

const texts = {
  scriptNotes: { kind: "changed", message: (count: string) => `Script notes (${count}) were imported as notes.` },
  continued: {
    kind: "changed",
    message: (count: string) => `(CONT'D) and (MORE) were removed (${count}), because pages add such marks themselves.`,
  },
  general: {
    kind: "guessed",
    message: (count: string) =>
      `Paragraphs without a stage element (${count}) became stage directions, headings, or centered lines.`,
  },
  cast: { kind: "guessed", message: (count: string) => `The cast list became the list of characters (${count}).` },
  sceneNumbers: { kind: "dropped", message: (count: string) => `Scene numbers (${count}) were left out.` },
} as const;

/** Collects the blocks of a script's paragraphs, in order. */
export class FdxReader {
  readonly #source: Source;
  readonly #blocks: Block[] = [];
  readonly #characters: Character[] = [];
  readonly #log = new NoticeLog<keyof typeof texts>(texts);
  readonly #pagedAs: ReadonlyMap<string, BlockKind>;
  /** The list of characters before the play, with its heading. */
  readonly #castList: ReadonlySet<XmlElement>;
  /** How paragraphs look, and the kinds that the writer chose for them. */
  readonly #typed: ReadonlyMap<XmlElement, Paragraph>;
  readonly #chosen: ReadonlyMap<XmlElement, GroupKind | undefined>;
  readonly #chosenFront = new ChosenFront();
  readonly #firstBlocks = new Map<TypedLayout, BlockId>();
  readonly #parts: ReadonlyMap<TypedLayout, "characters">;

  constructor(source: Source) {
    this.#source = source;
    this.#pagedAs = pagedKinds(source.root);
    const elements = source.isOwn ? [] : paragraphsIn(source.content);
    const typed = elements.map(toTyped);
    this.#typed = new Map(elements.map((one, at) => [one, typed[at] ?? toTyped(one)]));
    this.#castList = new Set(findCastList(elements, (type) => this.#typedKind(type)));
    this.#parts = new Map([...this.#castList].flatMap((one) => this.#partOf(one)));
    const chosen = chosenKinds(looksOf(typed, this.#parts), source.kinds);
    this.#chosen = new Map(elements.map((one, at) => [one, chosen[at]]));
  }

  readAll(): void {
    for (const paragraph of elementsIn(this.#source.content, "Paragraph")) {
      const dual = findChild(paragraph, "DualDialogue");
      if (dual) this.#readDual(dual);
      else this.#read(paragraph, false);
    }
  }

  finish(): ReadPlay {
    const { front, newId, kinds } = this.#source;
    const typed = [...this.#typed.values()];
    const characters = front.characters.length > 0 ? front.characters : this.#characters;
    return {
      play: { front: this.#chosenFront.addTo({ ...front, characters }, newId), blocks: this.#blocks },
      notices: this.#log.list(),
      groups: groupParagraphs(typed, {
        looks: looksOf(typed, this.#parts),
        firstBlocks: this.#firstBlocks,
        others: this.#parts,
        blocks: this.#blocks,
        kinds,
      }),
    };
  }

  /** Reads speeches that are spoken at the same time. */
  #readDual(dual: XmlElement): void {
    let cues = 0;
    for (const paragraph of elementsIn(dual, "Paragraph")) {
      const isCue = this.#typedKind(paragraph.attributes.Type ?? "") === "cue";
      if (isCue) cues++;
      this.#read(paragraph, isCue && cues > 1);
    }
  }

  #read(paragraph: XmlElement, isSimultaneous: boolean): void {
    this.#readNotes(paragraph);
    const { StartsNewPage, Number: number, Type: type = "" } = paragraph.attributes;
    const spans = readFdxText(paragraph);
    const isEmpty = textOfSpans(spans).trim() === "";
    const kind = this.#typedKind(type);
    if (StartsNewPage === "Yes" && kind !== "act") this.#put("pageBreak", []);
    if (isEmpty && (!this.#source.isOwn || kind === undefined)) return;
    if (number) this.#log.add("sceneNumbers");
    if (this.#source.isOwn && kind)
      this.#put(kind, kind === "parenthetical" ? withoutOwnBrackets(spans) : spans, isSimultaneous);
    else this.#readGrouped(paragraph, kind, trimSpans(tidySpans(spans)), isSimultaneous);
  }

  /** Reads a paragraph as what the writer says its group is, or else by its type. */
  #readGrouped(paragraph: XmlElement, kind: BlockKind | undefined, spans: readonly Span[], isSimultaneous: boolean) {
    const at = this.#blocks.length;
    const chosen = this.#chosen.get(paragraph);
    if (chosen && !isBlockKind(chosen)) this.#chosenFront.add(chosen, textOfSpans(spans));
    else if (chosen) this.#put(chosen, spans, isSimultaneous && chosen === "cue");
    else this.#readForeign(paragraph, kind, spans, isSimultaneous);
    const block = this.#blocks[at];
    const layout = this.#typed.get(paragraph)?.layout;
    if (block && layout) this.#firstBlocks.set(layout, block.id);
  }

  #readForeign(paragraph: XmlElement, kind: BlockKind | undefined, spans: readonly Span[], isSimultaneous: boolean) {
    if (kind === "cue") this.#readCue(spans, isSimultaneous);
    else if (kind === "parenthetical") this.#readParenthetical(spans);
    else if (kind === undefined || kind === "direction") this.#readGeneral(paragraph, kind, spans);
    else this.#put(kind, spans);
  }

  #readCue(spans: readonly Span[], isSimultaneous: boolean): void {
    const text = textOfSpans(spans);
    const at = continuedAt(text);
    if (at > 0) this.#log.add("continued");
    this.#put("cue", at > 0 ? trimSpans(cutSpans(spans, [at])[0] ?? []) : spans, isSimultaneous);
  }

  #readParenthetical(spans: readonly Span[]): void {
    const bare = withoutOuterBrackets(spans);
    if (isContinuedMark(textOfSpans(bare).trim())) this.#log.add("continued");
    else this.#put("parenthetical", bare);
  }

  /** Reads a paragraph whose type doesn't tell a heading, the setting and directions apart. */
  #readGeneral(paragraph: XmlElement, typed: BlockKind | undefined, spans: readonly Span[]): void {
    const text = textOfSpans(spans);
    const isCentered = paragraph.attributes.Alignment === "Center";
    const heading = findStageHeading(text, true);
    if (this.#castList.has(paragraph)) {
      if (isCastHeading(text)) return;
      this.#characters.push({ ...readCastLine(text), id: this.#source.newId() });
      this.#log.add("cast");
      return;
    }
    const plain = this.#plainKind(text);
    const kind = heading ?? (isCentered && !isClosing(text) ? "centered" : plain);
    const blockId = this.#put(kind, spans);
    if (typed === undefined || kind !== plain) this.#log.add("general", { blockId });
  }

  #plainKind(text: string): BlockKind {
    const before = this.#blocks.findLast(({ kind }) => kind !== "note")?.kind;
    const kind = kindOfPlainLine(text, true, before);
    return kind === "setting" || kind === "transition" ? kind : "direction";
  }

  #readNotes(paragraph: XmlElement): void {
    for (const note of elementsIn(paragraph, "ScriptNote")) {
      const spans = allIn(note, "Paragraph").flatMap((one, at) => [{ text: at > 0 ? "\n" : "" }, ...readFdxText(one)]);
      if (textOfSpans(spans).trim() === "" && !this.#source.isOwn) continue;
      const blockId = this.#put("note", normalizeSpans(spans));
      if (!this.#source.isOwn) this.#log.add("scriptNotes", { blockId });
    }
  }

  #put(kind: BlockKind, text: readonly Span[], isSimultaneous = false): BlockId {
    const id = this.#source.newId();
    this.#blocks.push({ id, kind, text, ...(isSimultaneous ? { simultaneous: true } : {}) });
    return id;
  }

  #partOf(paragraph: XmlElement): readonly (readonly [TypedLayout, "characters"])[] {
    const layout = this.#typed.get(paragraph)?.layout;
    return layout && textOfSpans(readFdxText(paragraph)).trim() !== "" ? [[layout, "characters"]] : [];
  }

  #typedKind(type: string): BlockKind | undefined {
    return kindOfStyleName(type) ?? this.#pagedAs.get(type);
  }
}

/** Returns the paragraphs of a script, including those of simultaneous speeches. */
const paragraphsIn = (content: XmlElement): readonly XmlElement[] =>
  elementsIn(content, "Paragraph").flatMap((paragraph) => {
    const dual = findChild(paragraph, "DualDialogue");
    return dual ? elementsIn(dual, "Paragraph") : [paragraph];
  });

const toTyped = (paragraph: XmlElement): Paragraph => {
  const { Alignment, Type: style = "" } = paragraph.attributes;
  const lines = [lineOf(trimSpans(tidySpans(readFdxText(paragraph))))];
  return { lines, apart: true, layout: { centered: Alignment === "Center", indent: 0, style } };
};

/** Returns the kinds of a template's own elements, by the standard element that they are paginated as. */
function pagedKinds(root: XmlElement): ReadonlyMap<string, BlockKind> {
  const kinds = new Map<string, BlockKind>();
  for (const { attributes, ...settings } of elementsIn(root, "ElementSettings")) {
    const behavior = findChild({ attributes, ...settings }, "Behavior")?.attributes ?? {};
    const kind = kindOfStyleName(behavior.PaginateAs ?? "");
    if (kind && attributes.Type && attributes.Type !== "General") kinds.set(attributes.Type, kind);
  }
  return kinds;
}
