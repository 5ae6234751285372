import type { Block, BlockId, BlockKind } from "#domain/play/play.ts";
import {
  isMarkedThroughout,
  joinSpans,
  type Paragraph,
  type TypedLayout,
  textOfParagraph,
} from "../plainText/paragraph.ts";
import { isInBrackets } from "../plainText/recognize.ts";
import { hasCapitalsOnly } from "../plainText/speakers.ts";

/** Paragraphs of a file that look alike, so that a writer can correct what all of them became. */
export interface ParagraphGroup {
  /** The same in each reading of the file. */
  readonly id: string;
  /** How they look, e.g. `Style “Body Text”, centered, capitals`. */
  readonly description: string;
  readonly count: number;
  /** The text of the first one. */
  readonly sample: string;
  /** What most of them became. */
  readonly kind: BlockKind;
}

/** What the writer says groups are, by their IDs. */
export type GroupKinds = Readonly<Record<string, BlockKind>>;

/** More groups than anybody corrects. The largest are kept. */
const maxGroups = 40;
const maxSampleLength = 120;
const pointsPerQuarterInch = 18;

interface Look {
  readonly style: string;
  readonly centered: boolean;
  readonly quarterInches: number;
  readonly italic: boolean;
  readonly capitals: boolean;
  readonly brackets: boolean;
}

function lookOf(one: Paragraph): Look {
  const text = textOfParagraph(one);
  return {
    style: one.layout.style ?? "",
    centered: one.layout.centered,
    quarterInches: one.layout.centered ? 0 : Math.round(one.layout.indent / pointsPerQuarterInch),
    italic: isMarkedThroughout(joinSpans(one.lines), "italic"),
    capitals: hasCapitalsOnly(text),
    brackets: isInBrackets(text),
  };
}

const idOf = (look: Look): string => JSON.stringify(Object.values(look));

const describe = ({ style, centered, quarterInches, italic, capitals, brackets }: Look): string => {
  const parts = [
    style === "" ? "" : `style “${style}”`,
    centered ? "centered" : quarterInches > 0 ? `indented ${quarterInches / 4} in` : "at the margin",
    italic ? "italics" : "",
    capitals ? "capitals" : "",
    brackets ? "in brackets" : "",
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

/** Groups paragraphs by how they look; `firstBlocks` says which block each became. */
export function groupParagraphs(
  paragraphs: readonly Paragraph[],
  firstBlocks: ReadonlyMap<TypedLayout, BlockId>,
  blocks: readonly Block[],
): readonly ParagraphGroup[] {
  const kindOf = new Map(blocks.map(({ id, kind }) => [id, kind]));
  const groups = new Map<string, { look: Look; sample: string; count: number; kinds: Map<BlockKind, number> }>();
  for (const one of paragraphs) {
    const id = firstBlocks.get(one.layout);
    const kind = id && kindOf.get(id);
    if (!kind) continue;
    const look = lookOf(one);
    const known = groups.get(idOf(look));
    const group = known ?? { look, sample: textOfParagraph(one).slice(0, maxSampleLength), count: 0, kinds: new Map() };
    group.count++;
    group.kinds.set(kind, (group.kinds.get(kind) ?? 0) + 1);
    groups.set(idOf(look), group);
  }
  return [...groups]
    .map(([id, { look, kinds, ...rest }]) => ({ id, description: describe(look), kind: maxCommon(kinds), ...rest }))
    .sort((a, b) => b.count - a.count)
    .slice(0, maxGroups);
}

const maxCommon = (kinds: ReadonlyMap<BlockKind, number>): BlockKind =>
  [...kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "direction";
