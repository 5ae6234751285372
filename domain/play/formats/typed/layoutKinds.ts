import type { BlockKind } from "#domain/play/play.ts";
import { isClosing } from "../fountain/closingLines.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { isMarkedThroughout, joinSpans, type Paragraph, textOfParagraph } from "../plainText/paragraph.ts";
import { findSpeakers } from "../plainText/speakers.ts";
import { isInBrackets } from "../plainText/textShape.ts";

/*
 * Word processors keep where a paragraph is on the page. In a manuscript, each element has its own place, so that a
 * speech's second paragraph and a direction under a name can be distinguished, which plain text can't do.
 */

/** Two places closer than a quarter of an inch are the same. */
const samePlacePoints = 18;

const placeOf = (one: Paragraph): string =>
  [
    one.layout.centered ? "center" : Math.round(one.layout.indent / samePlacePoints),
    isMarkedThroughout(joinSpans(one.lines), "italic") ? "italic" : "",
  ].join();

/** The most common place after names must be that of at least this share of speeches. */
const usualShare = 0.6;
/** Fewer speeches or directions don't make a pattern. */
const minExamples = 3;

type Role = "cue" | "heading" | "other";

/** Gives paragraphs their kinds by their place, if speeches have one place and directions have others. */
export function withLayoutKinds(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const roles = rolesOf(paragraphs);
  const dialogue = findDialoguePlace(paragraphs, roles);
  if (dialogue === undefined || !hasDirectionsElsewhere(paragraphs, roles, dialogue)) return paragraphs;
  let isSpeaking = false;
  return paragraphs.map((one, at) => {
    const role = roles[at];
    if (role !== "other") {
      isSpeaking = role === "cue";
      return one;
    }
    const next = paragraphs[at + 1];
    const speaksOn = roles[at + 1] === "other" && next !== undefined && isSpoken(next, dialogue);
    const kind = kindAt(one, { dialogue, isSpeaking, isAfterCue: roles[at - 1] === "cue", speaksOn });
    return kind ? { ...one, layout: { ...one.layout, kind } } : one;
  });
}

function rolesOf(paragraphs: readonly Paragraph[]): readonly Role[] {
  const speakers = findSpeakers(paragraphs);
  return paragraphs.map((one, at) => {
    const text = one.lines[0]?.text.trim() ?? "";
    if (one.layout.kind) return one.layout.kind === "cue" ? "cue" : "heading";
    if (findStageHeading(text, one.lines.length === 1) || isClosing(text)) return "heading";
    const isAlone = one.lines.length === 1 && speakers.find(one, paragraphs[at + 1])?.form === "alone";
    return isAlone ? "cue" : "other";
  });
}

/** Returns where speeches are, if that's the same for most of them. */
function findDialoguePlace(paragraphs: readonly Paragraph[], roles: readonly Role[]): string | undefined {
  const counts = new Map<string, number>();
  let total = 0;
  for (const [at, one] of paragraphs.entries()) {
    if (roles[at] !== "other" || roles[at - 1] !== "cue" || isInBrackets(textOfParagraph(one))) continue;
    const place = placeOf(one);
    counts.set(place, (counts.get(place) ?? 0) + 1);
    total++;
  }
  const [place, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
  return count >= minExamples && count >= total * usualShare ? place : undefined;
}

/** If directions have a place of their own, at least one of so many paragraphs between speeches is there. */
const minDirectionShare = 0.25;

/** Returns whether paragraphs between speeches are often in another place. */
function hasDirectionsElsewhere(paragraphs: readonly Paragraph[], roles: readonly Role[], dialogue: string): boolean {
  let elsewhere = 0;
  let total = 0;
  let isSpeaking = false;
  for (const [at, one] of paragraphs.entries()) {
    if (roles[at] !== "other") isSpeaking = roles[at] === "cue";
    else if (isSpeaking && roles[at - 1] !== "cue") {
      total++;
      if (!isSpoken(one, dialogue)) elsewhere++;
    }
  }
  return elsewhere >= minExamples && elsewhere >= total * minDirectionShare;
}

interface Context {
  readonly dialogue: string;
  /** Whether there was a name since the last heading. */
  readonly isSpeaking: boolean;
  readonly isAfterCue: boolean;
  /** Whether speech follows without another name. */
  readonly speaksOn: boolean;
}

const isSpoken = (one: Paragraph, dialogue: string): boolean =>
  placeOf(one) === dialogue && !isInBrackets(textOfParagraph(one));

function kindAt(one: Paragraph, { dialogue, isSpeaking, isAfterCue, speaksOn }: Context): BlockKind | undefined {
  if (!isSpeaking) return undefined;
  if (isSpoken(one, dialogue)) return "dialogue";
  if (isAfterCue) return "parenthetical";
  if (!isInBrackets(textOfParagraph(one))) return "direction";
  return speaksOn ? "parenthetical" : undefined;
}
