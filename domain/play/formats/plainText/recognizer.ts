import type { BlockId, BlockKind, Span } from "#domain/play/play.ts";
import { withoutContinuedMark } from "../../continuedMark.ts";
import { isClosing } from "../fountain/closingLines.ts";
import type { Collector } from "../fountain/collector.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { kindOfPlainLine } from "../fountain/plainLines.ts";
import { isOpening } from "../words/headingWords.ts";
import { withoutDirectionBrackets } from "../words/outerBrackets.ts";
import { type CueAbove, findCueAbove } from "./aloneCue.ts";
import type { Cue } from "./cueFinders.ts";
import { Guesses } from "./guesses.ts";
import { findNameBelowSetting } from "./nameBelowSetting.ts";
import { isEntranceLine } from "./ownLines.ts";
import {
  isMarkedThroughout,
  joinSpans,
  type Line,
  type Paragraph,
  type TypedLayout,
  textAfter,
  textOfParagraph,
  trimSpans,
  withoutWholeMarks,
} from "./paragraph.ts";
import { actOf, sceneAfterAct, splitActAndScene } from "./preamble.ts";
import type { Speakers } from "./speakers.ts";
import { splitSpeech } from "./splitSpeech.ts";
import { isInBrackets, isNumberedSong } from "./textShape.ts";

/** What was found in the whole text. */
export interface RecognizedEvidence {
  readonly speakers: Speakers;
  readonly numerals: ReadonlySet<Paragraph>;
  /** If directions are in square brackets, parentheses within a sentence are spoken. */
  readonly hasSquareBrackets: boolean;
}

/** Puts the elements of paragraphs into a collector, one paragraph after the other. */
export class Recognizer {
  readonly guesses = new Guesses();
  readonly firstBlocks = new Map<TypedLayout, BlockId>();
  #layout: TypedLayout | undefined;
  readonly #collector: Collector;
  readonly #evidence: RecognizedEvidence;
  /** Whether a cue was alone in its paragraph: its speech comes next. */
  #awaitsSpeech = false;
  /** The last spoken paragraph, if the next one may continue the speech. */
  #spoken: Paragraph | undefined;
  #act: string | undefined;

  constructor(collector: Collector, evidence: RecognizedEvidence) {
    this.#collector = collector;
    this.#evidence = evidence;
  }

  /** Adds each line of a title page whose title is known from elsewhere. */
  addCentered({ lines, layout }: Paragraph): void {
    this.#layout = layout;
    for (const { spans } of lines) this.#keep("centered", spans);
  }

  addListed({ lines, layout }: Paragraph): void {
    this.#layout = layout;
    this.#end();
    this.guesses.add("listed", this.#put("direction", joinSpans(lines)));
  }

  add(one: Paragraph, next: Paragraph | undefined): void {
    const [first, ...more] = one.lines;
    if (!first) return;
    this.#layout = one.layout;
    if (one.layout.kind) this.#addStyled(one.layout.kind, one);
    else if (this.#addHeading(first, more, one)) this.#end();
    else if (isClosing(first.text.trim()) && more.length === 0) {
      this.#end();
      this.#put("transition", trimSpans(first.spans));
    } else if (isNumberedSong(first.text) && more.length === 0) {
      this.#end();
      this.#put("centered", trimSpans(first.spans));
    } else this.#addPlain(one, next);
  }

  /** Adds a paragraph whose kind is given by the source's own paragraph style. */
  #addStyled(kind: BlockKind, one: Paragraph): void {
    const spans = joinSpans(one.lines);
    if (kind === "dialogue" && !one.layout.isWhole) this.#addSpoken(spans);
    else if (kind === "direction") this.#addOther(one);
    else this.#put(kind, kind === "parenthetical" ? withoutDirectionBrackets(spans) : spans);
    this.#awaitsSpeech = kind === "cue";
    this.#spoken = undefined;
  }

  #addPlain(one: Paragraph, next: Paragraph | undefined): void {
    const cue = this.#evidence.speakers.find(one, next) ?? findCueAbove(one) ?? this.#findNewName(one, next);
    if (cue) this.#addSpeech(cue, one);
    else if (this.#awaitsSpeech) this.#addAwaited(one);
    else if (this.#continuesSpeech(one)) this.#addSpoken(joinSpans(one.lines));
    else {
      this.#end();
      this.#addOther(one);
    }
  }

  /** Nobody has spoken in the scene yet, so a name that isn't known is more likely a speaker than a sound. */
  #findNewName(one: Paragraph, next: Paragraph | undefined): Cue | undefined {
    if (this.#collector.before !== "setting" || this.#collector.isOnScreen || !next) return undefined;
    const isSpeech = this.#evidence.speakers.find(next, undefined) !== undefined || findCueAbove(next) !== undefined;
    return isSpeech || next.layout.kind ? undefined : findNameBelowSetting(one, next);
  }

  #addHeading(first: Line, more: readonly Line[], one: Paragraph): boolean {
    const text = first.text.trim();
    const isNumeral = this.#evidence.numerals.has(one);
    const kind = isNumeral ? "scene" : findStageHeading(text, more.length === 0);
    const { speakers } = this.#evidence;
    if (!kind || (isOpening(text) && (speakers.has(text) || speakers.isOpeningName(one)))) return false;
    const scene = kind === "act" ? sceneAfterAct(first.text) : undefined;
    const act = actOf(text);
    if (isNumeral) this.guesses.add("numerals", this.#put("scene", trimSpans(first.spans)));
    else if (scene === undefined) this.#put(kind, trimSpans(first.spans));
    else if (act === this.#act) this.#put("scene", trimSpans(first.spans));
    else {
      const [ofAct = [], ofScene = []] = splitActAndScene(first, scene);
      this.#put("act", ofAct);
      this.#put("scene", ofScene);
    }
    this.#act = act ?? this.#act;
    if (more.length > 0) this.add({ ...one, lines: more }, undefined);
    return true;
  }

  #addSpeech(cue: Cue | CueAbove, one: Paragraph): void {
    const [first, ...more] = one.lines;
    if (!first) return;
    const id = this.#keep("cue", [{ text: withoutContinuedMark(cue.name) }]);
    this.guesses.add(cue.form, id);
    if (one.isUnclear) this.guesses.add("speechEnds", id);
    if (cue.manner) this.#put("parenthetical", [{ text: cue.manner }]);
    const rest = textAfter(first, cue.restAt);
    const lines = rest.text.trim() === "" ? more : [rest, ...more];
    this.#awaitsSpeech = lines.length === 0;
    this.#spoken = lines.length > 0 && cue.form === "below" ? one : undefined;
    if (lines.length > 0) this.#addSpoken(joinSpans(lines));
  }

  #addAwaited(one: Paragraph): void {
    const spans = joinSpans(one.lines);
    const isBracketed = isInBrackets(textOfParagraph(one));
    if (isBracketed && textOfParagraph(one).trim().startsWith("[")) {
      this.#addOther(one);
      return;
    }
    this.#addSpoken(spans);
    this.#awaitsSpeech = isBracketed;
    this.#spoken = isBracketed ? undefined : one;
  }

  /** Whether a paragraph continues a speech: it's placed like the first, and differently from directions. */
  #continuesSpeech(one: Paragraph): boolean {
    const last = this.#spoken;
    const text = textOfParagraph(one);
    if (!last || isInBrackets(text) || isEntranceLine(text)) return false;
    if (isMarkedThroughout(joinSpans(one.lines), "italic")) return false;
    const isSame = last.layout.indent === one.layout.indent && last.layout.centered === one.layout.centered;
    return isSame && (one.layout.indent > 0 || !one.apart) && !last.layout.centered && last.apart !== one.apart;
  }

  #addSpoken(spans: readonly Span[]): void {
    for (const part of splitSpeech(spans, !this.#evidence.hasSquareBrackets)) {
      const id = this.#put(part.kind, part.spans);
      if (part.kind === "parenthetical") this.guesses.add("brackets", id);
    }
  }

  #addOther(one: Paragraph): void {
    const text = one.lines[0]?.text.trim() ?? "";
    const kind = this.#kindOf(text, one);
    const id = this.#put(kind, withoutDirectionBrackets(joinSpans(one.lines)));
    if (kind !== "direction" && !(kind === "setting" && /[!?]/.test(text))) return;
    if (this.#evidence.speakers.isOfForm(one)) this.guesses.add("unspoken", id);
    else if (one.isUnclear) this.guesses.add("unnamed", id);
  }

  #kindOf(text: string, one: Paragraph): BlockKind {
    const kind = kindOfPlainLine(text, one.lines.length === 1, this.#collector.before);
    return kind === "setting" || kind === "transition" ? kind : "direction";
  }

  #end(): void {
    this.#awaitsSpeech = false;
    this.#spoken = undefined;
  }

  #put(kind: BlockKind, spans: readonly Span[]): BlockId | undefined {
    const trimmed = trimSpans(spans);
    if (trimmed.length === 0) return undefined;
    return this.#keep(kind, keepsEmphasis.has(kind) ? trimmed : withoutWholeMarks(trimmed));
  }

  #keep(kind: BlockKind, spans: readonly Span[]): BlockId {
    const id = this.#collector.addSpans(kind, spans);
    if (this.#layout && !this.firstBlocks.has(this.#layout)) this.firstBlocks.set(this.#layout, id);
    return id;
  }
}

/** Kinds in which continuous emphasis is the writer's; in others, it's how the source prints such paragraphs. */
const keepsEmphasis: ReadonlySet<BlockKind> = new Set(["dialogue", "lyric", "note", "centered"]);
