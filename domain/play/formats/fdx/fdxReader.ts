import {
  type Block,
  type BlockId,
  type BlockKind,
  type Character,
  type FrontMatter,
  type PlayNotes,
  type Span,
  textOf,
} from "#domain/play/play.ts";
import { continuedAt, isContinuedMark } from "../../continuedMark.ts";
import { maxNotes } from "../../notes/noteLimits.ts";
import { readCastLine } from "../fountain/cast.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { kindOfPlainLine } from "../fountain/plainLines.ts";
import { type Asides, asidesOf } from "../plainText/asides.ts";
import {
  joinSpans,
  lineOf,
  type Paragraph,
  plainLayout,
  splitSpans,
  type TypedLayout,
  textOfSpans,
  trimSpans,
} from "../plainText/paragraph.ts";
import { NoticeLog } from "../reading/importNotice.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import { withAsides } from "../reading/withAsides.ts";
import { asSpeech } from "../typed/asSpeech.ts";
import type { Corrections } from "../typed/corrections.ts";
import { type Grouping, groupingOf } from "../typed/grouping.ts";
import { ChosenFront, type GroupKind, isOtherKind } from "../typed/groupKinds.ts";
import { groupParagraphs } from "../typed/paragraphGroups.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { withoutOuterBrackets, withoutOwnBrackets } from "../words/outerBrackets.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findChild } from "../xml/tree.ts";
import { alternatesIn, alternatesOf, summaryOf } from "./besideFdxText.ts";
import { fdxNotices } from "./fdxNotices.ts";
import { isRevised, notesInParagraph, pagedKinds, scriptParagraphs, typedParagraph } from "./fdxParagraphs.ts";
import { findCastList } from "./findCastList.ts";
import { liveFdxText, readFdxText, struckInFdx } from "./readFdxText.ts";
import {
  lengthInScript,
  notesAfterScript,
  rangeAfter,
  rangeBeforeAll,
  readNoteText,
  readScriptNotes,
  type ScriptNote,
  type ScriptPlace,
  toScriptNote,
} from "./scriptNotes.ts";

interface Source {
  readonly root: XmlElement;
  readonly content: XmlElement;
  readonly front: FrontMatter;
  readonly newId: () => BlockId;
  /** Whether we wrote the file, so that nothing has to be guessed. */
  readonly isOwn: boolean;
  readonly corrections: Corrections;
}

/** Collects the blocks of a script's paragraphs, in order. */
export class FdxReader {
  readonly #source: Source;
  readonly #blocks: Block[] = [];
  readonly #characters: Character[] = [];
  readonly #log = new NoticeLog(fdxNotices);
  readonly #pagedAs: ReadonlyMap<string, BlockKind>;
  /** The list of characters before the play, with its heading. */
  readonly #castList: ReadonlySet<XmlElement>;
  /** How paragraphs look, and the kinds that the writer chose for them. */
  readonly #typed: ReadonlyMap<XmlElement, Paragraph>;
  readonly #grouping: Grouping;
  readonly #chosen: ReadonlyMap<XmlElement, GroupKind | undefined>;
  readonly #chosenFront = new ChosenFront();
  readonly #firstBlocks = new Map<TypedLayout, BlockId>();
  readonly #parts: ReadonlyMap<TypedLayout, "characters">;
  /** Notes of other programs' files, in the text or after it. */
  readonly #scriptNotes: ScriptNote[];
  readonly #places: ScriptPlace[] = [];
  /** What's struck out, and the block before it; `isWhole` if all of the paragraph is. */
  readonly #asides: { asides: Asides | undefined; blockId: BlockId | undefined; isWhole?: true }[] = [];
  readonly #alternates: ReadonlyMap<string, string>;
  /** In files that we wrote, the notes that are still to be put after the paragraphs before them, by range. */
  readonly #ownNotes = new Map<string, XmlElement[]>();

  constructor(source: Source) {
    this.#source = source;
    const notes = notesAfterScript(source.root);
    this.#scriptNotes = source.isOwn ? [] : notes.map(toScriptNote);
    for (const note of source.isOwn ? notes : []) {
      const { Range: range = "" } = note.attributes;
      const others = this.#ownNotes.get(range);
      if (others) others.push(note);
      else this.#ownNotes.set(range, [note]);
    }
    this.#pagedAs = pagedKinds(source.root);
    this.#alternates = alternatesIn(source.root);
    const elements = source.isOwn ? [] : scriptParagraphs(source.content);
    const typed = elements.map(typedParagraph);
    this.#typed = new Map(elements.map((one, at) => [one, typed[at] ?? typedParagraph(one)]));
    this.#castList = new Set(findCastList(elements, (type) => this.#typedKind(type)));
    this.#parts = new Map([...this.#castList].flatMap((one) => this.#partOf(one)));
    this.#grouping = groupingOf(typed, this.#parts, source.corrections);
    this.#chosen = new Map(elements.map((one, at) => [one, this.#grouping.chosen[at]]));
  }

  readAll(): void {
    this.#putOwnNotes(rangeBeforeAll);
    let start = 0;
    for (const paragraph of elementsIn(this.#source.content, "Paragraph")) {
      const text = textOfSpans(readFdxText(paragraph));
      const end = start + lengthInScript(paragraph, text);
      this.#readOne(paragraph, { text, start, end });
      this.#putOwnNotes(rangeAfter(start, end));
      start = end + 1;
    }
    for (const range of [...this.#ownNotes.keys()]) this.#putOwnNotes(range);
  }

  finish(): ReadPlay {
    const { front, newId } = this.#source;
    const notes = this.#readScriptNotes();
    const typed = [...this.#typed.values()];
    const { blocks, notices: asides } = withAsides(this.#blocks, this.#asides, newId);
    const characters = front.characters.length > 0 ? front.characters : this.#characters;
    return {
      play: {
        front: this.#chosenFront.addTo({ ...front, characters }, newId),
        blocks,
        ...(notes && { notes }),
      },
      notices: [...this.#log.list(), ...asides],
      ...groupParagraphs(typed, {
        grouping: this.#grouping,
        firstBlocks: this.#firstBlocks,
        others: this.#parts,
        blocks: this.#blocks,
      }),
    };
  }

  /** Reads a paragraph of the script, or the speeches in it. */
  #readOne(paragraph: XmlElement, place: ScriptPlace): void {
    const at = this.#blocks.length;
    const dual = findChild(paragraph, "DualDialogue");
    if (dual) this.#readDual(dual);
    else this.#read(paragraph, false);
    // A page break comes before the paragraph's own block.
    const block = dual ? this.#blocks[at] : this.#blocks.slice(at).at(-1);
    this.#places.push({ ...place, block: block && { id: block.id, text: textOf(block) } });
    const paragraphs = [paragraph, ...(dual ? elementsIn(dual, "Paragraph") : [])];
    const here = this.#blocks.at(-1);
    const places = here ? [{ blockId: here.id }] : [];
    this.#log.addMany("sceneNumbers", block && paragraph.attributes.Number ? 1 : 0, places);
    this.#log.addMany("omittedScenes", findChild(paragraph, "OmittedScene") ? 1 : 0, places);
    this.#log.addMany("revisions", paragraphs.filter(isRevised).length, places);
    for (const note of paragraphs.flatMap(notesInParagraph))
      if (!this.#source.isOwn) this.#scriptNotes.push({ note, range: [place.start, place.end] });
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
    // Our older files have notes within the paragraph after them.
    if (this.#source.isOwn) this.#putNotes(notesInParagraph(paragraph));
    const { StartsNewPage, Type: type = "" } = paragraph.attributes;
    const { spans, struck } = this.#textOf(paragraph);
    const isEmpty = textOfSpans(spans).trim() === "";
    const kind = this.#typedKind(type);
    if (StartsNewPage === "Yes" && kind !== "act") this.#put("pageBreak", []);
    if (isEmpty && (!this.#source.isOwn || kind === undefined)) {
      this.#strikeParagraph(struck);
      return;
    }
    if (this.#source.isOwn && kind)
      this.#put(kind, kind === "parenthetical" ? withoutOwnBrackets(spans) : spans, isSimultaneous);
    else this.#readGrouped(paragraph, kind, trimSpans(tidySpans(spans)), isSimultaneous);
    const blockId = this.#blocks.at(-1)?.id;
    this.#asides.push({ asides: asidesOf({ struck, ...this.#besideText(paragraph) }), blockId });
  }

  /** Returns what other programs' files have beside a paragraph's text. */
  #besideText(paragraph: XmlElement): Asides {
    if (this.#source.isOwn) return {};
    return { alternates: alternatesOf(paragraph, this.#alternates), notes: summaryOf(paragraph) };
  }

  /** Returns a paragraph's text, and apart from it what's struck out. */
  #textOf(paragraph: XmlElement): { readonly spans: readonly Span[]; readonly struck: readonly string[] } {
    if (this.#source.isOwn) return { spans: readFdxText(paragraph), struck: [] };
    return { spans: liveFdxText(paragraph), struck: struckInFdx(paragraph) };
  }

  /** Struck-out paragraphs below each other are one passage, such as a name and its speech. */
  #strikeParagraph(struck: readonly string[]): void {
    if (struck.length === 0) return;
    const last = this.#asides.at(-1);
    const text = struck.join(" ");
    if (last?.isWhole) last.asides = { struck: [`${last.asides?.struck?.join("\n")}\n${text}`] };
    else this.#asides.push({ asides: { struck: [text] }, blockId: this.#blocks.at(-1)?.id, isWhole: true });
  }

  /** Reads a paragraph as what the writer says its group is, or else by its type. */
  #readGrouped(paragraph: XmlElement, kind: BlockKind | undefined, spans: readonly Span[], isSimultaneous: boolean) {
    const at = this.#blocks.length;
    const chosen = this.#chosen.get(paragraph);
    if (chosen && isOtherKind(chosen)) this.#chosenFront.add(chosen, textOfSpans(spans));
    else if (chosen === "speech") this.#readSpeech(spans, isSimultaneous);
    else if (chosen) this.#put(chosen, spans, isSimultaneous && chosen === "cue");
    else this.#readForeign(paragraph, kind, spans, isSimultaneous);
    const block = this.#blocks[at];
    const layout = this.#typed.get(paragraph)?.layout;
    if (block && layout) this.#firstBlocks.set(layout, block.id);
  }

  #readSpeech(spans: readonly Span[], isSimultaneous: boolean): void {
    for (const { lines, layout } of asSpeech({ lines: [lineOf(spans)], apart: true, layout: plainLayout }))
      this.#put(layout.kind ?? "dialogue", joinSpans(lines), isSimultaneous && layout.kind === "cue");
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
    this.#put("cue", at > 0 ? trimSpans(splitSpans(spans, [at])[0] ?? []) : spans, isSimultaneous);
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

  #putNotes(notes: readonly XmlElement[]): void {
    for (const note of notes) this.#put("note", readNoteText(note));
  }

  #putOwnNotes(range: string): void {
    this.#putNotes(this.#ownNotes.get(range) ?? []);
    this.#ownNotes.delete(range);
  }

  #readScriptNotes(): PlayNotes | undefined {
    const notes = readScriptNotes(this.#scriptNotes.slice(0, maxNotes), this.#places, this.#source.newId);
    const all = Object.values(notes);
    const places = all.flatMap(({ passage = [] }) => passage.slice(0, 1).map(({ blockId }) => ({ blockId })));
    this.#log.addMany("scriptNotes", all.length, places);
    this.#log.addMany("manyNotes", Math.max(0, this.#scriptNotes.length - maxNotes));
    return all.length > 0 ? notes : undefined;
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
