import type { Paragraph, TypedLayout } from "../plainText/paragraph.ts";
import type { Corrections, Passage } from "./corrections.ts";
import type { FilePart } from "./fileParts.ts";
import type { GroupKind } from "./groupKinds.ts";
import { describeLook, idOf, looksOf, type ParagraphLook } from "./paragraphLook.ts";
import { type ParagraphTraits, traitsOf } from "./paragraphTraits.ts";
import { describePart, partId, passesSplit, type Splits } from "./splits.ts";

/** The group that a paragraph belongs to. */
export interface GroupOfParagraph {
  /** The same in each reading of the file. */
  readonly id: string;
  readonly description: string;
  readonly look: ParagraphLook;
  /** The group that it's a part of, if the writer split that one. */
  readonly splitFrom?: GroupOfParagraph;
}

/** How the paragraphs of a file are grouped, and what the writer says they are, each in the order of the paragraphs. */
export interface Grouping {
  readonly groups: readonly GroupOfParagraph[];
  readonly traits: readonly ParagraphTraits[];
  /** What an archive or a web page added is left out. */
  readonly chosen: readonly (GroupKind | undefined)[];
  /** How many paragraphs that an archive added are left out. */
  readonly archiveLeftOut: number;
  /** How many paragraphs around the article of a web page are left out. */
  readonly pageLeftOut: number;
}

/** A part of a part of a group, and so on. Nobody needs more. */
const maxDepth = 6;

/** Groups paragraphs by how they look, and by how the writer split the groups. */
export function groupingOf(
  paragraphs: readonly Paragraph[],
  parts: ReadonlyMap<TypedLayout, FilePart>,
  { kinds = {}, splits = {}, passages = [] }: Corrections,
): Grouping {
  const known = new Map<string, GroupOfParagraph>();
  const traits = paragraphs.map(traitsOf);
  const groups = looksOf(paragraphs, parts).map((look, at) => {
    const id = idOf(look);
    const whole = known.get(id) ?? { id, look, description: describeLook(look) };
    known.set(id, whole);
    return partOf(whole, traits[at], { splits, known });
  });
  const chosen = groups.map(({ id, look }) => {
    if (Object.hasOwn(kinds, id)) return kinds[id];
    return look.part === "archive" || look.part === "page" ? "leftOut" : undefined;
  });
  for (const passage of passages) setPassage(chosen, passage);
  const leftOut = (part: FilePart): number =>
    groups.filter(({ look }, at) => look.part === part && chosen[at] === "leftOut").length;
  return { groups, traits, chosen, archiveLeftOut: leftOut("archive"), pageLeftOut: leftOut("page") };
}

interface Parts {
  readonly splits: Splits;
  readonly known: Map<string, GroupOfParagraph>;
}

/** Returns the smallest part of a group that a paragraph belongs to. */
function partOf(whole: GroupOfParagraph, traits: ParagraphTraits | undefined, { splits, known }: Parts) {
  let group = whole;
  for (let depth = 0; depth < maxDepth; depth++) {
    const split = Object.hasOwn(splits, group.id) ? splits[group.id] : undefined;
    if (!split || !traits) return group;
    const passes = passesSplit(split, traits);
    const id = partId(group.id, split, passes);
    const part: GroupOfParagraph = known.get(id) ?? {
      id,
      look: group.look,
      description: `${group.description}, ${describePart(split, passes)}`,
      splitFrom: group,
    };
    known.set(id, part);
    group = part;
  }
  return group;
}

function setPassage(chosen: (GroupKind | undefined)[], { from, to, kind }: Passage): void {
  const end = Math.min(to, chosen.length - 1);
  for (let at = Math.max(0, from); at <= end; at++) chosen[at] = kind;
}
