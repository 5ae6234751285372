import type { Block, BlockId } from "#domain/play/play.ts";
import { findStageHeading } from "../fountain/headings.ts";
import { maxPlaces } from "../importNotice.ts";
import {
  isMarkedThroughout,
  joinSpans,
  type Paragraph,
  type TypedLayout,
  textOfParagraph,
} from "../plainText/paragraph.ts";
import { type Cue, findSpeakers } from "../plainText/speakers.ts";
import { hasCapitalsOnly, isInBrackets } from "../plainText/textShape.ts";
import { ChosenFront, type GroupKind, type GroupKinds, isBlockKind } from "./groupKinds.ts";

/** Paragraphs of a file that look alike, so that a writer can correct what all of them became. */
export interface ParagraphGroup {
  /** The same in each reading of the file. */
  readonly id: string;
  /** How they look, e.g. `style “Body Text”, centered, capitals`. */
  readonly description: string;
  readonly count: number;
  /** The first two different texts. */
  readonly samples: readonly string[];
  /** What most of them became, or their beginnings if a paragraph became several blocks. */
  readonly kind: GroupKind;
  /** Whether most of them became a name and its speech. */
  readonly isSpeech: boolean;
  /** The first blocks of the first ones, at most `maxPlaces`. */
  readonly blockIds: readonly BlockId[];
}

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
  /** What it would be as a heading; empty if it isn't worded like one. */
  readonly heading: "" | "act" | "scene";
  /** A name and its speech are in one paragraph. */
  readonly named: boolean;
}

/** Returns how each paragraph looks. It doesn't depend on corrections, so groups are the same in each reading. */
function looksOf(paragraphs: readonly Paragraph[]): readonly Look[] {
  const speakers = findSpeakers(paragraphs);
  return paragraphs.map((one, at) => lookOf(one, speakers.find(one, paragraphs[at + 1])));
}

function lookOf(one: Paragraph, cue: Cue | undefined): Look {
  const text = textOfParagraph(one);
  const { style = "", centered, indent, spaces = 0 } = one.layout;
  return {
    style,
    centered,
    quarterInches: centered ? 0 : Math.round((indent + spaces * pointsPerSpace) / pointsPerQuarterInch),
    italic: isMarkedThroughout(joinSpans(one.lines), "italic"),
    capitals: hasCapitalsOnly(text),
    brackets: isInBrackets(text),
    heading: findStageHeading(text, true) ?? "",
    named: cue !== undefined && (cue.form !== "alone" || one.lines.length > 1),
  };
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
    heading === "act" ? "worded like an act heading" : "",
    heading === "scene" ? "worded like a scene heading" : "",
    named ? "beginning with a name" : "",
  ];
  return parts.filter(Boolean).join(", ");
};

/** Returns what the writer chose for the group of each paragraph. */
export function chosenKinds(paragraphs: readonly Paragraph[], kinds: GroupKinds): readonly (GroupKind | undefined)[] {
  if (Object.keys(kinds).length === 0) return paragraphs.map(() => undefined);
  return looksOf(paragraphs).map((look) => {
    const id = idOf(look);
    return Object.hasOwn(kinds, id) ? kinds[id] : undefined;
  });
}

export interface PlacedParagraphs {
  /** The paragraphs of the play, as the file has them. */
  readonly original: readonly Paragraph[];
  /** The same with the kinds that the writer chose for their groups. */
  readonly placed: readonly Paragraph[];
  /** What the others are. */
  readonly front: ChosenFront;
}

/** Gives paragraphs the kinds that the writer chose for their groups, and takes out those that are no elements. */
export function withGroupKinds(paragraphs: readonly Paragraph[], kinds: GroupKinds): PlacedParagraphs {
  const chosen = chosenKinds(paragraphs, kinds);
  const original: Paragraph[] = [];
  const placed: Paragraph[] = [];
  const front = new ChosenFront();
  for (const [at, one] of paragraphs.entries()) {
    const kind = chosen[at];
    if (kind && !isBlockKind(kind)) front.add(kind, textOfParagraph(one));
    else {
      original.push(one);
      placed.push(kind ? { ...one, layout: { ...one.layout, kind } } : one);
    }
  }
  return { original, placed, front };
}

interface GroupInProgress {
  readonly look: Look;
  readonly samples: string[];
  readonly kinds: Map<GroupKind, number>;
  readonly blockIds: BlockId[];
  count: number;
  /** How many became a name and its speech. */
  speeches: number;
}

interface GroupingOptions {
  /** Which block each paragraph became. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  readonly blocks: readonly Block[];
  readonly kinds: GroupKinds;
}

/** Groups paragraphs by how they look. */
export function groupParagraphs(
  paragraphs: readonly Paragraph[],
  { firstBlocks, blocks, kinds }: GroupingOptions,
): readonly ParagraphGroup[] {
  const becameOf = createLookup(firstBlocks, blocks);
  const looks = looksOf(paragraphs);
  const groups = new Map<string, GroupInProgress>();
  for (const [at, one] of paragraphs.entries()) {
    const look = looks[at];
    const id = look ? idOf(look) : "";
    const became = becameOf(one) ?? otherKindOf(kinds[id]);
    if (!look || !became) continue;
    const group = groups.get(id) ?? startGroup(look);
    groups.set(id, group);
    addTo(group, one, became);
  }
  return [...groups]
    .map(([id, group]) => finishGroup(id, group))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxGroups);
}

interface Became {
  readonly kind: GroupKind;
  /** Its first block, if it's an element of the play. */
  readonly blockId?: BlockId;
  /** Whether it's a name, and its speech is in the same paragraph. */
  readonly isSpeech: boolean;
}

const otherKindOf = (chosen: GroupKind | undefined): Became | undefined =>
  chosen === undefined || isBlockKind(chosen) ? undefined : { kind: chosen, isSpeech: false };

/** Returns a function that finds what a paragraph became; undefined for the title page. */
function createLookup(firstBlocks: ReadonlyMap<TypedLayout, BlockId>, blocks: readonly Block[]) {
  const firsts = new Set(firstBlocks.values());
  const became = new Map<BlockId, Became>();
  for (const [at, block] of blocks.entries()) {
    const next = blocks[at + 1];
    const isSpeech = block.kind === "cue" && next !== undefined && !firsts.has(next.id);
    became.set(block.id, { kind: block.kind, blockId: block.id, isSpeech });
  }
  return ({ layout }: Paragraph): Became | undefined => {
    const id = firstBlocks.get(layout);
    return id && became.get(id);
  };
}

function addTo(group: GroupInProgress, one: Paragraph, { kind, blockId, isSpeech }: Became): void {
  group.count++;
  if (isSpeech) group.speeches++;
  group.kinds.set(kind, (group.kinds.get(kind) ?? 0) + 1);
  if (blockId && group.blockIds.length < maxPlaces) group.blockIds.push(blockId);
  addSample(group.samples, one);
}

const startGroup = (look: Look): GroupInProgress => ({
  look,
  samples: [],
  kinds: new Map(),
  blockIds: [],
  count: 0,
  speeches: 0,
});

const finishGroup = (id: string, { look, kinds, count, speeches, ...rest }: GroupInProgress): ParagraphGroup => ({
  id,
  description: describe(look),
  count,
  kind: maxCommon(kinds),
  isSpeech: speeches > count / 2,
  ...rest,
});

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

const maxCommon = (kinds: ReadonlyMap<GroupKind, number>): GroupKind =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "direction";
