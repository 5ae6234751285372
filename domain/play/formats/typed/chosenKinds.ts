import type { BlockKind } from "#domain/play/play.ts";
import { type Paragraph, type TypedLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { asSpeech } from "./asSpeech.ts";
import type { Grouping } from "./grouping.ts";
import { ChosenFront, isOtherKind } from "./groupKinds.ts";

export interface PlacedParagraphs {
  /** The paragraphs of the play, as the file has them: one for each of `placed`. */
  readonly original: readonly Paragraph[];
  /** The same with the kinds that the writer chose for their groups. */
  readonly placed: readonly Paragraph[];
  /** What the others are. */
  readonly front: ChosenFront;
}

/** Gives paragraphs the kinds that the writer chose for them, and takes out those that are no elements. */
export function withChosenKinds(paragraphs: readonly Paragraph[], { chosen }: Grouping): PlacedParagraphs {
  const original: Paragraph[] = [];
  const placed: Paragraph[] = [];
  const front = new ChosenFront();
  for (const [at, one] of paragraphs.entries()) {
    const kind = chosen[at];
    if (kind && isOtherKind(kind)) front.add(kind, textOfParagraph(one));
    else if (!kind && one.layout.field) front.addField(one.layout.field, textOfParagraph(one));
    else {
      const parts = kind ? chosenParts(one, kind) : [one];
      original.push(...parts.map(() => one));
      placed.push(...parts);
    }
  }
  return { original, placed, front };
}

const chosenParts = (one: Paragraph, kind: BlockKind | "speech"): readonly Paragraph[] =>
  kind === "speech" ? asSpeech(one) : [{ ...one, layout: { ...one.layout, kind, isChosen: true } }];

/** Returns what was found about paragraphs by the layouts that they had before they were given kinds. */
export function byOriginalLayout<T>(
  paragraphs: readonly Paragraph[],
  placed: readonly Paragraph[],
  found: ReadonlyMap<TypedLayout, T>,
): ReadonlyMap<TypedLayout, T> {
  const original = new Map(placed.map(({ layout }, at) => [layout, paragraphs[at]?.layout ?? layout]));
  // Of a paragraph that became a name and a speech, the name comes first.
  return new Map([...found].reverse().map(([layout, value]) => [original.get(layout) ?? layout, value]));
}
