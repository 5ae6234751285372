import type { Block, BlockId } from "#domain/play/play.ts";
import { type Paragraph, type TypedLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { maxPlaces } from "../reading/importNotice.ts";
import type { FilePart } from "./fileParts.ts";
import type { Grouping, GroupOfParagraph } from "./grouping.ts";
import { type GroupKind, isOtherKind, type OtherKind } from "./groupKinds.ts";
import type { ParagraphTraits } from "./paragraphTraits.ts";
import { type SplitTest, testsFor } from "./splits.ts";

/** Paragraphs of a file that look alike, so that a writer can correct what all of them became. */
export interface ParagraphGroup {
  /** The same in each reading of the file. */
  readonly id: string;
  /** How they look, e.g. `style “Body Text”, centered, capitals`. */
  readonly description: string;
  /** The part of the file that they belong to by their place; empty for the play. */
  readonly part: FilePart | "";
  /** The name of their paragraph style; empty if they have none. */
  readonly style: string;
  readonly count: number;
  /** The first two different texts. */
  readonly samples: readonly string[];
  /** What most of them became, or their beginnings if a paragraph became several blocks. */
  readonly kind: GroupKind;
  /** Whether most of them became a name and its speech. */
  readonly isSpeech: boolean;
  /** The first blocks of the first ones, at most `maxPlaces`. */
  readonly blockIds: readonly BlockId[];
  /** By what the group can be split. */
  readonly tests: readonly SplitTest[];
  /** The ID of the group that this one is a part of, if the writer split it. */
  readonly splitFrom: string | undefined;
}

/** More groups than anybody corrects. Those around the play and the largest are kept. */
const maxGroups = 40;
/** Several times the paragraphs of a long play. The page gets all of them from its worker. */
const maxListed = 20_000;
const maxSamples = 2;
const maxSampleLength = 120;

interface GroupInProgress {
  readonly of: GroupOfParagraph;
  readonly traits: ParagraphTraits[];
  readonly samples: string[];
  readonly kinds: Map<GroupKind, number>;
  readonly blockIds: BlockId[];
  count: number;
  /** How many became a name and its speech. */
  speeches: number;
}

interface GroupOptions {
  readonly grouping: Grouping;
  /** Which block each paragraph became. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  /** What paragraphs were recognized as that are no elements. */
  readonly others: ReadonlyMap<TypedLayout, OtherKind>;
  readonly blocks: readonly Block[];
}

/** One paragraph of a file, for a writer who says what it is. */
export interface ListedParagraph {
  /** Its beginning. */
  readonly text: string;
  /** The ID of its group. */
  readonly group: string;
  /** What it became; undefined if it has become part of another one. */
  readonly kind: GroupKind | undefined;
  /** The first block that it became, if it's an element of the play. */
  readonly blockId: BlockId | undefined;
  readonly traits: ParagraphTraits;
}

export interface GroupedParagraphs {
  readonly groups: readonly ParagraphGroup[];
  /** The paragraphs of the file, in order, at most `maxListed`. */
  readonly paragraphs: readonly ListedParagraph[];
}

/** Groups paragraphs by how they look, and lists them. */
export function groupParagraphs(
  paragraphs: readonly Paragraph[],
  { grouping, firstBlocks, others, blocks }: GroupOptions,
): GroupedParagraphs {
  const becameOf = createLookup(firstBlocks, blocks);
  const groups = new Map<string, GroupInProgress>();
  const listed = paragraphs.map((one, at): ListedParagraph => {
    const of = grouping.groups[at];
    const traits = grouping.traits[at] ?? { has: [], indent: 0, words: 0 };
    const became = becameOf(one) ?? otherKindOf(grouping.chosen[at] ?? others.get(one.layout));
    if (of && became) {
      const group = groups.get(of.id) ?? startGroup(of);
      groups.set(of.id, group);
      group.traits.push(traits);
      addTo(group, one, became);
    }
    const kind = became?.isSpeech ? "speech" : became?.kind;
    return { text: beginningOf(one), group: of?.id ?? "", kind, blockId: became?.blockId, traits };
  });
  const sorted = [...groups.values()].sort((a, b) => Number(isAround(b)) - Number(isAround(a)) || b.count - a.count);
  return { groups: sorted.slice(0, maxGroups).map(finishGroup), paragraphs: listed.slice(0, maxListed) };
}

/** What's around the play is small, and shouldn't be hidden behind groups of the play. */
const isAround = ({ of }: GroupInProgress): boolean => of.look.part !== "";

interface Became {
  readonly kind: GroupKind;
  /** Its first block, if it's an element of the play. */
  readonly blockId?: BlockId;
  /** Whether it's a name, and its speech is in the same paragraph. */
  readonly isSpeech: boolean;
}

const otherKindOf = (chosen: GroupKind | undefined): Became | undefined =>
  chosen !== undefined && isOtherKind(chosen) ? { kind: chosen, isSpeech: false } : undefined;

/** Returns a function that finds what a paragraph became; undefined for those that are no elements. */
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

const startGroup = (of: GroupOfParagraph): GroupInProgress => ({
  of,
  traits: [],
  samples: [],
  kinds: new Map(),
  blockIds: [],
  count: 0,
  speeches: 0,
});

const finishGroup = ({ of, traits, kinds, speeches, ...group }: GroupInProgress): ParagraphGroup => ({
  id: of.id,
  description: of.description,
  part: of.look.part,
  style: of.look.style,
  kind: maxCommon(kinds),
  isSpeech: speeches > group.count / 2,
  tests: testsFor(traits),
  splitFrom: of.splitFrom?.id,
  ...group,
});

const beginningOf = (one: Paragraph): string => textOfParagraph(one).slice(0, maxSampleLength);

function addSample(samples: string[], one: Paragraph): void {
  const sample = beginningOf(one);
  if (samples.length < maxSamples && !samples.includes(sample)) samples.push(sample);
}

const maxCommon = (kinds: ReadonlyMap<GroupKind, number>): GroupKind =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "direction";
