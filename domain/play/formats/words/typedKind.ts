import type { BlockKind } from "../../play.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading, isScreenHeading } from "../fountain/headings.ts";
import { markedElement } from "../fountain/markedElement.ts";
import { extension, hasCapitalsOnly, isInBrackets, isLongerThanName } from "../plainText/textShape.ts";
import { bareNumeral } from "./headingWords.ts";

/**
 * Elements whose kind followed from the one before. Lyrics, notes and centered lines are the writer's choice and stay.
 */
const inferredKinds: ReadonlySet<BlockKind> = new Set([
  "act",
  "scene",
  "setting",
  "direction",
  "cue",
  "dialogue",
  "transition",
]);

/** An element as its text suggests it: its kind, and the part of the text that stays. */
export interface TypedElement {
  readonly kind: BlockKind;
  /** Offsets of what's left without Fountain's marks. */
  readonly from: number;
  readonly to: number;
  /** Fountain's mark of a speech that is spoken together with the one before. */
  readonly isSimultaneous?: boolean;
}

/**
 * What else than its text decides what a line is. What takes time to find out is a function, because the status bar asks after
 * every key, and the text alone decides most lines.
 */
export interface TypedPlace {
  readonly kind: BlockKind;
  /** Whether the writer chose the kind, so that only marks and headings change it. */
  readonly isChosen?: boolean;
  /** Whether a character of this name is in the play. */
  readonly speaks: (name: string) => boolean;
  /** Nobody speaks before this line. */
  readonly isBeforeSpeech?: () => boolean;
  /** The line before describes the setting. */
  readonly isAfterSetting?: () => boolean;
  /** A speech here can be spoken together with the one before. */
  readonly followsSpeech?: () => boolean;
}

/** The mark after a name: `NELL ^`. */
const simultaneousMark = /[ \t]*\^[ \t]*$/;

/** Returns what a line becomes when the writer moves on to the next element; undefined if it can stay. */
export function typedElement(text: string, place: TypedPlace): TypedElement | undefined {
  const name = text.replace(simultaneousMark, "");
  if (name === text || name.trim() === "" || !place.followsSpeech?.()) return unmarkedElement(text, place);
  const element = unmarkedElement(name, place) ?? { kind: place.kind, from: 0, to: name.length };
  return element.kind === "cue" ? { ...element, isSimultaneous: true } : unmarkedElement(text, place);
}

function unmarkedElement(text: string, place: TypedPlace): TypedElement | undefined {
  const marked = inferredKinds.has(place.kind) ? markedElement(text) : undefined;
  if (marked) return marked;
  const suggested = typedKind(text, place);
  return suggested && { kind: suggested, from: 0, to: text.length };
}

/**
 * Returns the kind that a line's text suggests when the writer moves on to the next element; undefined if it can stay.
 * In a speech, which may contain anything, only text in capitals counts.
 */
export function typedKind(text: string, place: TypedPlace): BlockKind | undefined {
  const { kind, speaks, isChosen } = place;
  const line = text.trim();
  if (line === "" || !inferredKinds.has(kind) || line.includes("\n")) return undefined;
  if (kind === "cue" && speaks(line)) return undefined;
  if (!isChosen && isDescription(kind) && !isLongerThanName(line) && speaks(line)) return "cue";
  const suggestedKind = headingOrClosing(line, kind) ?? (isChosen ? undefined : likelyKind(line, place));
  return suggestedKind === kind ? undefined : suggestedKind;
}

const likelyKind = (line: string, place: TypedPlace): BlockKind | undefined =>
  inBrackets(line, place.kind) ??
  (isSentence(line, place.kind) ? "direction" : undefined) ??
  (isFirstCue(line, place) ? "cue" : undefined);

const isDescription = (kind: BlockKind): boolean => kind === "setting" || kind === "direction";

/**
 * Nobody's name is known before the first speech, so capitals must be enough. They are also right below a setting, where a
 * scene's first speech begins. Elsewhere, a direction in capitals is more likely a sound: `THUNDER`.
 */
const isFirstCue = (line: string, place: TypedPlace): boolean =>
  place.kind === "direction" &&
  !isLongerThanName(line) &&
  isInCapitals(line) &&
  (place.isBeforeSpeech?.() === true || place.isAfterSetting?.() === true);

function headingOrClosing(line: string, kind: BlockKind): BlockKind | undefined {
  const isSpoken = kind === "dialogue";
  if (isSpoken && !hasCapitalsOnly(line)) return undefined;
  const heading = findStageHeading(line, true);
  if (heading) return heading;
  if (!isSpoken && isScreenHeading(line)) return "scene";
  if (isClosing(line) || (kind === "cue" && isClosing(line.toUpperCase()))) return "transition";
  return isDescription(kind) && bareNumeral(line) !== undefined ? "scene" : undefined;
}

function inBrackets(line: string, kind: BlockKind): BlockKind | undefined {
  if (!isInBrackets(line)) return undefined;
  if (kind === "dialogue") return "parenthetical";
  return isDescription(kind) ? undefined : "direction";
}

/**
 * Returns whether a line is too long for a name or has a period after several words. Capitals are typed for a name,
 * however many speak together: `FIRST WITCH, SECOND WITCH AND THIRD WITCH`.
 */
const isSentence = (line: string, kind: BlockKind): boolean =>
  kind === "cue" && ((isLongerThanName(line) && !isInCapitals(line)) || /\s\p{Ll}\S*(\s.*)?[.!?…]$/u.test(line));

/** An extension in brackets doesn't count. */
const isInCapitals = (line: string): boolean => !/[.!?…]$/u.test(line) && hasCapitalsOnly(line.replace(extension, ""));
