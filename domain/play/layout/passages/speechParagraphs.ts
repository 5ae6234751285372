import { type Block, textOf } from "../../play.ts";
import type { CuePlacement, Layout, ParagraphStyle, StyleName } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { joinedParagraph, type ParagraphPiece } from "../lines/joinedParagraph.ts";
import { type ParagraphText, paragraph } from "../lines/paragraph.ts";
import type { LinesAbreast } from "../lines/row.ts";
import type { LayoutLine } from "../pagedManuscript.ts";

/** A paragraph of a speech, as lines. */
export interface SpeechParagraph {
  /** Of its first block. */
  readonly role: StyleName;
  readonly lines: readonly LinesAbreast[];
}

/** What the paragraphs of a speech depend on. */
export interface SpeechSetting extends LayoutSetting {
  readonly cuePlacement: CuePlacement;
  /** Fits a style into the place of the speech. */
  readonly place: (style: ParagraphStyle) => ParagraphStyle;
  /** Printed after the name. */
  readonly nameSuffix: string;
}

/** A block that's printed within a speech. */
interface Part {
  readonly block: Block;
  readonly role: StyleName;
}

/** Lays out the blocks of a speech: each as a paragraph, or as a part of the paragraph before it. */
export function speechParagraphs(speech: readonly Block[], setting: SpeechSetting): readonly SpeechParagraph[] {
  const paragraphs: Part[][] = [];
  for (const block of speech) {
    const role = roleWithin(block);
    if (!role) continue;
    const previous = paragraphs.at(-1);
    const last = previous?.at(-1);
    if (previous && last && isJoined(last.role, role, setting.cuePlacement, setting.layout))
      previous.push({ block, role });
    else paragraphs.push([{ block, role }]);
  }
  return paragraphs.map((parts) => ({ role: parts[0]?.role ?? "dialogue", lines: linesOf(parts, setting) }));
}

function roleWithin({ kind }: Block): StyleName | undefined {
  if (kind === "direction") return "innerDirection";
  return kind === "pageBreak" || kind === "note" ? undefined : kind;
}

/** Returns whether a block goes on in the paragraph of the block before it. Songs always have their own lines. */
function isJoined(above: StyleName, below: StyleName, cuePlacement: CuePlacement, { styles }: Layout): boolean {
  if (above === "lyric" || below === "lyric") return false;
  if (above === "cue") return cuePlacement === "runIn";
  return styles[above].inLine === true || styles[below].inLine === true;
}

/** Returns whether the block at an index of a run goes on in the line of the block before it. */
export function isJoinedTo(run: readonly Block[], index: number, layout: Layout): boolean {
  const [above, below] = [run[index - 1], run[index]];
  const [roleAbove, role] = [above && roleWithin(above), below && roleWithin(below)];
  if (!below || !roleAbove || !role || !isJoined(roleAbove, role, layout.cuePlacement, layout)) return false;
  return !(role === "dialogue" && goesOnInVerse(below, partsOf(run.slice(0, index))));
}

const partsOf = (blocks: readonly Block[]): readonly Part[] =>
  blocks.flatMap((block) => {
    const role = roleWithin(block);
    return role ? [{ block, role }] : [];
  });

function linesOf(parts: readonly Part[], setting: SpeechSetting): readonly LinesAbreast[] {
  const { layout, measure, place } = setting;
  const [first] = parts;
  if (!first) return [];
  const box = place(boxOf(first.role, setting));
  if (parts.length === 1) {
    const own = layout.styles[first.role];
    const style = box === own ? own : { ...own, ...placeOf(box) };
    return paragraph(sourceOf(first, setting), style, measure).map(abreast);
  }
  const pieces = parts.map(
    (part, index): ParagraphPiece => ({
      source: sourceOf(part, setting),
      style: layout.styles[part.role],
      onNewLine: part.role === "dialogue" && goesOnInVerse(part.block, parts.slice(0, index)),
    }),
  );
  return joinedParagraph(pieces, box, measure);
}

const abreast = (line: LayoutLine): LinesAbreast => [line];

const sourceOf = ({ block, role }: Part, { nameSuffix }: SpeechSetting): ParagraphText => ({
  role,
  text: block.text,
  blockId: block.id,
  suffix: role === "cue" ? nameSuffix : "",
});

const placeOf = ({ left, right, align, hanging }: ParagraphStyle) => ({ left, right, align, hanging });

/** Returns where a paragraph is. One without the name goes on under the lines after the first of a run-in name. */
function boxOf(role: StyleName, { cuePlacement, layout: { styles } }: SpeechSetting): ParagraphStyle {
  const style = styles[role].inLine ? styles.dialogue : styles[role];
  const { hanging } = style;
  if (cuePlacement !== "runIn" || role === "cue" || hanging === undefined) return style;
  return { ...style, left: style.left + hanging, hanging: undefined };
}

/** Verse that's interrupted by a direction in the line goes on in a new line. */
const goesOnInVerse = (block: Block, before: readonly Part[]): boolean =>
  before.some(({ role }) => role === "dialogue") &&
  [block, ...before.map((part) => part.block)].some((each) => textOf(each).includes("\n"));
