import type { Block, BlockId, BlockKind } from "#domain/play/play.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { maxPlaces } from "../importNotice.ts";
import {
  isMarkedThroughout,
  joinSpans,
  type Paragraph,
  type TypedLayout,
  textOfParagraph,
} from "../plainText/paragraph.ts";
import { isInBrackets } from "../plainText/recognize.ts";
import { findMarkedCue, hasCapitalsOnly } from "../plainText/speakers.ts";

/** Paragraphs of a file that look alike, so that a writer can correct what all of them became. */
export interface ParagraphGroup {
  /** The same in each reading of the file. */
  readonly id: string;
  /** How they look, e.g. `Style “Body Text”, centered, capitals`. */
  readonly description: string;
  readonly count: number;
  /** The first two different texts. */
  readonly samples: readonly string[];
  /** What most of them became. */
  readonly kind: BlockKind;
  /** The first blocks of the first ones, at most `maxPlaces`. */
  readonly blockIds: readonly BlockId[];
}

/** What the writer says groups are, by their IDs. */
export type GroupKinds = Readonly<Record<string, BlockKind>>;

/** More groups than anybody corrects. The largest are kept. */
const maxGroups = 40;
const maxSamples = 2;
const maxSampleLength = 120;
const pointsPerQuarterInch = 18;
/** A character of a typewriter font. */
const pointsPerSpace = 7.2;

interface Look {
  readonly style: string;
  readonly centered: boolean;
  readonly quarterInches: number;
  readonly italic: boolean;
  readonly capitals: boolean;
  readonly brackets: boolean;
  readonly heading: boolean;
  /** A name and its speech are in one paragraph. */
  readonly named: boolean;
}

function lookOf(one: Paragraph): Look {
  const text = textOfParagraph(one);
  const { style = "", centered, indent, spaces = 0 } = one.layout;
  return {
    style,
    centered,
    quarterInches: centered ? 0 : Math.round((indent + spaces * pointsPerSpace) / pointsPerQuarterInch),
    italic: isMarkedThroughout(joinSpans(one.lines), "italic"),
    capitals: hasCapitalsOnly(text),
    brackets: isInBrackets(text),
    heading: findStageHeading(text, true) !== undefined,
    named: beginsWithName(text),
  };
}

/** Returns whether a text begins with a name before a colon, or with a name in capitals before a period. */
function beginsWithName(text: string): boolean {
  const cue = findMarkedCue(text);
  if (!cue || cue.restAt >= text.length) return false;
  return hasCapitalsOnly(cue.name) || text.slice(0, cue.restAt).trimEnd().endsWith(":");
}

const idOf = (look: Look): string => JSON.stringify(Object.values(look));

const placeOf = (centered: boolean, quarterInches: number): string | undefined => {
  if (centered) return "centered";
  return quarterInches > 0 ? `indented ${quarterInches / 4} in` : undefined;
};

const describe = ({ style, centered, quarterInches, italic, capitals, brackets, heading, named }: Look): string => {
  const parts = [
    style === "" ? "" : `style “${style}”`,
    placeOf(centered, quarterInches) ?? (style === "" ? "at the margin" : ""),
    italic ? "italics" : "",
    capitals ? "capitals" : "",
    brackets ? "in brackets" : "",
    heading ? "worded like a heading" : "",
    named ? "beginning with a name" : "",
  ];
  const text = parts.filter(Boolean).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Gives paragraphs the kinds that the writer chose for their groups. */
export function withGroupKinds(paragraphs: readonly Paragraph[], kinds: GroupKinds): readonly Paragraph[] {
  if (Object.keys(kinds).length === 0) return paragraphs;
  return paragraphs.map((one) => {
    const id = idOf(lookOf(one));
    const kind = Object.hasOwn(kinds, id) ? kinds[id] : undefined;
    return kind ? { ...one, layout: { ...one.layout, kind } } : one;
  });
}

interface GroupInProgress {
  readonly look: Look;
  readonly samples: string[];
  readonly kinds: Map<BlockKind, number>;
  readonly blockIds: BlockId[];
  count: number;
}

/** Groups paragraphs by how they look; `firstBlocks` says which block each became. */
export function groupParagraphs(
  paragraphs: readonly Paragraph[],
  firstBlocks: ReadonlyMap<TypedLayout, BlockId>,
  blocks: readonly Block[],
): readonly ParagraphGroup[] {
  const kindOf = new Map(blocks.map(({ id, kind }) => [id, kind]));
  const groups = new Map<string, GroupInProgress>();
  for (const one of paragraphs) {
    const blockId = firstBlocks.get(one.layout);
    const kind = blockId && kindOf.get(blockId);
    if (!blockId || !kind) continue;
    const look = lookOf(one);
    const id = idOf(look);
    const empty: GroupInProgress = { look, samples: [], kinds: new Map(), blockIds: [], count: 0 };
    const group = groups.get(id) ?? empty;
    groups.set(id, group);
    group.count++;
    group.kinds.set(kind, (group.kinds.get(kind) ?? 0) + 1);
    if (group.blockIds.length < maxPlaces) group.blockIds.push(blockId);
    addSample(group.samples, one);
  }
  return [...groups]
    .map(([id, { look, kinds, ...rest }]) => ({ id, description: describe(look), kind: maxCommon(kinds), ...rest }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxGroups);
}

function addSample(samples: string[], one: Paragraph): void {
  if (samples.length === maxSamples) return;
  const sample = textOfParagraph(one).slice(0, maxSampleLength);
  if (!samples.includes(sample)) samples.push(sample);
}

/** Returns the first blocks by the layouts that paragraphs had before they were given kinds. */
export function blocksByLayout(
  paragraphs: readonly Paragraph[],
  placed: readonly Paragraph[],
  firstBlocks: ReadonlyMap<TypedLayout, BlockId>,
): ReadonlyMap<TypedLayout, BlockId> {
  const original = new Map(placed.map(({ layout }, at) => [layout, paragraphs[at]?.layout ?? layout]));
  return new Map([...firstBlocks].map(([layout, id]) => [original.get(layout) ?? layout, id]));
}

const maxCommon = (kinds: ReadonlyMap<BlockKind, number>): BlockKind =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "direction";
