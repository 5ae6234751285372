import {
  type Block,
  type BlockId,
  type BlockKind,
  type Character,
  type FrontMatter,
  type Span,
  textOf,
} from "#domain/play/play.ts";
import { continuedAt, isContinuedMark } from "../../continuedMark.ts";
import { readCastLine } from "../fountain/cast.ts";
import { isCastHeading } from "../fountain/castHeading.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { kindOfPlainLine } from "../fountain/plainLines.ts";
import { type Asides, asidesOf } from "../plainText/asides.ts";
import { joinSpans, lineOf, plainLayout, splitSpans, textOfSpans, trimSpans } from "../plainText/paragraph.ts";
import { NoticeLog } from "../reading/importNotice.ts";
import type { ReadPlay } from "../reading/readPlay.ts";
import { tidySpans } from "../reading/tidySpans.ts";
import { withAsides } from "../reading/withAsides.ts";
import { asSpeech } from "../typed/asSpeech.ts";
import type { Corrections } from "../typed/corrections.ts";
import { isOtherKind } from "../typed/groupKinds.ts";
import { kindOfStyleName } from "../words/kindOfStyleName.ts";
import { withoutOuterBrackets, withoutOwnBrackets } from "../words/outerBrackets.ts";
import type { XmlElement } from "../xml/parseXml.ts";
import { elementsIn, findChild } from "../xml/tree.ts";
import { alternatesIn, alternatesOf, summaryOf } from "./besideFdxText.ts";
import { FdxGroups } from "./fdxGroups.ts";
import { fdxNotices } from "./fdxNotices.ts";
import { isRevised, notesInParagraph, pagedKinds, scriptParagraphs } from "./fdxParagraphs.ts";
import { NotesOfScript } from "./notesOfScript.ts";
import { liveFdxText, readFdxText, struckInFdx } from "./readFdxText.ts";
import { lengthInScript, rangeAfter, rangeBeforeAll, readNoteText, type ScriptPlace } from "./scriptNotes.ts";

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
  readonly #groups: FdxGroups;
  readonly #notes: NotesOfScript;
  /** What's struck out, and the block before it; `isWhole` if all of the paragraph is. */
  readonly #asides: { asides: Asides | undefined; blockId: BlockId | undefined; isWhole?: true }[] = [];
  readonly #alternates: ReadonlyMap<string, string>;

  constructor(source: Source) {
    this.#source = source;
    this.#notes = new NotesOfScript(source.root, source.isOwn);
    this.#pagedAs = pagedKinds(source.root);
    this.#alternates = alternatesIn(source.root);
    const elements = source.isOwn ? [] : scriptParagraphs(source.content);
    this.#groups = new FdxGroups(elements, (type) => this.#typedKind(type), source.corrections);
  }

  readAll(): void {
    this.#putNotes(this.#notes.takeOwn(rangeBeforeAll));
    let start = 0;
    for (const paragraph of elementsIn(this.#source.content, "Paragraph")) {
      const text = textOfSpans(readFdxText(paragraph));
      const end = start + lengthInScript(paragraph, text);
      this.#readOne(paragraph, { text, start, end });
      this.#putNotes(this.#notes.takeOwn(rangeAfter(start, end)));
      start = end + 1;
    }
    this.#putNotes(this.#notes.takeRest());
  }

  finish(): ReadPlay {
    const { front, newId } = this.#source;
    const notes = this.#notes.read(newId, this.#log);
    const { blocks, notices: asides } = withAsides(this.#blocks, this.#asides, newId);
    const characters = front.characters.length > 0 ? front.characters : this.#characters;
    return {
      play: {
        front: this.#groups.chosenFront.addTo({ ...front, characters }, newId),
        blocks,
        ...(notes && { notes }),
      },
      notices: [...this.#log.list(), ...asides],
      ...this.#groups.list(this.#blocks),
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
    const paragraphs = [paragraph, ...(dual ? elementsIn(dual, "Paragraph") : [])];
    const placed = { ...place, block: block && { id: block.id, text: textOf(block) } };
    this.#notes.add(placed, paragraphs.flatMap(notesInParagraph));
    const here = this.#blocks.at(-1);
    const places = here ? [{ blockId: here.id }] : [];
    this.#log.addMany("sceneNumbers", block && paragraph.attributes.Number ? 1 : 0, places);
    this.#log.addMany("omittedScenes", findChild(paragraph, "OmittedScene") ? 1 : 0, places);
    this.#log.addMany("revisions", paragraphs.filter(isRevised).length, places);
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
    const chosen = this.#groups.chosenFor(paragraph);
    if (chosen && isOtherKind(chosen)) this.#groups.chosenFront.add(chosen, textOfSpans(spans));
    else if (chosen === "speech") this.#readSpeech(spans, isSimultaneous);
    else if (chosen) this.#put(chosen, spans, isSimultaneous && chosen === "cue");
    else this.#readForeign(paragraph, kind, spans, isSimultaneous);
    this.#groups.note(paragraph, this.#blocks[at]);
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
    if (this.#groups.castList.has(paragraph)) {
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

  #put(kind: BlockKind, text: readonly Span[], isSimultaneous = false): BlockId {
    const id = this.#source.newId();
    this.#blocks.push({ id, kind, text, ...(isSimultaneous ? { simultaneous: true } : {}) });
    return id;
  }

  #typedKind(type: string): BlockKind | undefined {
    return kindOfStyleName(type) ?? this.#pagedAs.get(type);
  }
}
