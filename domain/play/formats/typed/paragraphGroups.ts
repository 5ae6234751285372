import type { Block, BlockId } from "#domain/play/play.ts";
import { type Paragraph, type TypedLayout, textOfParagraph } from "../plainText/paragraph.ts";
import { maxPlaces } from "../reading/importNotice.ts";
import { ChosenFront, type GroupKind, type GroupKinds, isBlockKind, type OtherKind } from "./groupKinds.ts";
import { describeLook, idOf, type ParagraphLook } from "./paragraphLook.ts";

/** Paragraphs of a file that look alike, so that a writer can correct what all of them became. */
export interface ParagraphGroup {
  /** The same in each reading of the file. */
  readonly id: string;
  /** How they look, e.g. `style “Body Text”, centered, capitals`. */
  readonly description: string;
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
}

/** More groups than anybody corrects. Those around the play and the largest are kept. */
const maxGroups = 40;
const maxSamples = 2;
const maxSampleLength = 120;
/** Returns what the writer chose for the group of each paragraph. What an archive added is left out. */
export const chosenKinds = (looks: readonly ParagraphLook[], kinds: GroupKinds): readonly (GroupKind | undefined)[] =>
  looks.map((look) => {
    const id = idOf(look);
    if (Object.hasOwn(kinds, id)) return kinds[id];
    return look.part === "archive" ? "leftOut" : undefined;
  });

export interface PlacedParagraphs {
  /** The paragraphs of the play, as the file has them. */
  readonly original: readonly Paragraph[];
  /** The same with the kinds that the writer chose for their groups. */
  readonly placed: readonly Paragraph[];
  /** What the others are. */
  readonly front: ChosenFront;
  /** How many paragraphs that an archive added were left out. */
  readonly archiveLeftOut: number;
}

/** Gives paragraphs the kinds that the writer chose for their groups, and takes out those that are no elements. */
export function withGroupKinds(
  paragraphs: readonly Paragraph[],
  looks: readonly ParagraphLook[],
  kinds: GroupKinds,
): PlacedParagraphs {
  const chosen = chosenKinds(looks, kinds);
  const original: Paragraph[] = [];
  const placed: Paragraph[] = [];
  const front = new ChosenFront();
  for (const [at, one] of paragraphs.entries()) {
    const kind = chosen[at];
    if (kind && !isBlockKind(kind)) front.add(kind, textOfParagraph(one));
    else if (!kind && one.layout.field) front.addField(one.layout.field, textOfParagraph(one));
    else {
      original.push(one);
      placed.push(kind ? { ...one, layout: { ...one.layout, kind, isChosen: true } } : one);
    }
  }
  const archiveLeftOut = looks.filter(({ part }, at) => part === "archive" && chosen[at] === "leftOut").length;
  return { original, placed, front, archiveLeftOut };
}

interface GroupInProgress {
  readonly look: ParagraphLook;
  readonly samples: string[];
  readonly kinds: Map<GroupKind, number>;
  readonly blockIds: BlockId[];
  count: number;
  /** How many became a name and its speech. */
  speeches: number;
}

interface GroupingOptions {
  readonly looks: readonly ParagraphLook[];
  /** Which block each paragraph became. */
  readonly firstBlocks: ReadonlyMap<TypedLayout, BlockId>;
  /** What paragraphs were recognized as that are no elements. */
  readonly others: ReadonlyMap<TypedLayout, OtherKind>;
  readonly blocks: readonly Block[];
  readonly kinds: GroupKinds;
}

/** Groups paragraphs by how they look. */
export function groupParagraphs(
  paragraphs: readonly Paragraph[],
  { looks, firstBlocks, others, blocks, kinds }: GroupingOptions,
): readonly ParagraphGroup[] {
  const becameOf = createLookup(firstBlocks, blocks);
  const chosen = chosenKinds(looks, kinds);
  const groups = new Map<string, GroupInProgress>();
  for (const [at, one] of paragraphs.entries()) {
    const look = looks[at];
    const id = look ? idOf(look) : "";
    const became = becameOf(one) ?? otherKindOf(chosen[at] ?? others.get(one.layout));
    if (!look || !became) continue;
    const group = groups.get(id) ?? startGroup(look);
    groups.set(id, group);
    addTo(group, one, became);
  }
  return [...groups]
    .sort(([, a], [, b]) => Number(isAround(b)) - Number(isAround(a)) || b.count - a.count)
    .slice(0, maxGroups)
    .map(([id, group]) => finishGroup(id, group));
}

/** What's around the play is small, and shouldn't be hidden behind groups of the play. */
const isAround = ({ look }: GroupInProgress): boolean => look.part !== "";

interface Became {
  readonly kind: GroupKind;
  /** Its first block, if it's an element of the play. */
  readonly blockId?: BlockId;
  /** Whether it's a name, and its speech is in the same paragraph. */
  readonly isSpeech: boolean;
}

const otherKindOf = (chosen: GroupKind | undefined): Became | undefined =>
  chosen === undefined || isBlockKind(chosen) ? undefined : { kind: chosen, isSpeech: false };

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

const startGroup = (look: ParagraphLook): GroupInProgress => ({
  look,
  samples: [],
  kinds: new Map(),
  blockIds: [],
  count: 0,
  speeches: 0,
});

const finishGroup = (id: string, { look, kinds, count, speeches, ...rest }: GroupInProgress): ParagraphGroup => ({
  id,
  description: describeLook(look),
  style: look.style,
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

/** Returns what was found about paragraphs by the layouts that they had before they were given kinds. */
export function byOriginalLayout<T>(
  paragraphs: readonly Paragraph[],
  placed: readonly Paragraph[],
  found: ReadonlyMap<TypedLayout, T>,
): ReadonlyMap<TypedLayout, T> {
  const original = new Map(placed.map(({ layout }, at) => [layout, paragraphs[at]?.layout ?? layout]));
  return new Map([...found].map(([layout, value]) => [original.get(layout) ?? layout, value]));
}

const maxCommon = (kinds: ReadonlyMap<GroupKind, number>): GroupKind =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "direction";
