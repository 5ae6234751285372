import { type Block, textOf } from "../../play.ts";
import type { Layout, ParagraphStyle } from "../layout.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { paragraph } from "../lines/paragraph.ts";
import { type Break, breaks, paragraphRows, type Row } from "../lines/row.ts";
import { mirroredStyle, readsRightToLeft } from "../measures/rightToLeft.ts";
import { layoutSpeakerOf, speechRows, splitSpeeches } from "./layoutSpeech.ts";
import { belongsToSpeech, isUnprinted } from "./passages.ts";
import { simultaneousRows } from "./simultaneous.ts";

/** A run of blocks as rows. */
export interface LayoutPassage {
  readonly blocks: readonly Block[];
  readonly rows: readonly Row[];
  /** Never separated from the following rows: a heading, or a name without its speech. */
  readonly keepWithNext: boolean;
  /** Whether a page may end above it. */
  readonly breakAbove: Break;
  /** The speaker in capitals; empty if there is none or more than one. */
  readonly speaker: string;
}

/** Lays out the blocks of one run. `speaksOn` is true if the same character spoke last. */
export function passageOf(blocks: readonly Block[], setting: LayoutSetting, speaksOn: boolean): LayoutPassage {
  const printed = blocks.filter((block) => !isUnprinted(block));
  const first = printed[0];
  if (!first || first.kind === "pageBreak")
    return { blocks, rows: [], keepWithNext: false, breakAbove: breaks.preferred, speaker: "" };
  if (belongsToSpeech(first)) return speechPassage(blocks, printed, setting, speaksOn);
  const rows = blockRows(first, setting);
  const isHeading = first.kind === "act" || first.kind === "scene";
  return { blocks, rows, keepWithNext: isHeading, breakAbove: breakAboveOf(first, setting.layout), speaker: "" };
}

function speechPassage(
  blocks: readonly Block[],
  printed: readonly Block[],
  setting: LayoutSetting,
  speaksOn: boolean,
): LayoutPassage {
  const speeches = splitSpeeches(printed);
  const [only] = speeches;
  const rows =
    speeches.length === 1 && only ? speechRows(only, setting, speaksOn) : simultaneousRows(speeches, setting);
  const cue = speeches.length === 1 ? printed.find((block) => block.kind === "cue") : undefined;
  const keepWithNext = printed.at(-1)?.kind === "cue";
  return { blocks, rows, keepWithNext, breakAbove: breaks.preferred, speaker: cue ? speakerKey(cue) : "" };
}

/** Identifies two cues as the same speaker. */
export const speakerKey = (cue: Block): string => layoutSpeakerOf(cue).toUpperCase();

function blockRows(block: Block, { layout, measure }: LayoutSetting): readonly Row[] {
  const { kind } = block;
  if (kind === "pageBreak" || kind === "note") return [];
  const style: ParagraphStyle = readsRightToLeft(textOf(block))
    ? mirroredStyle(layout.styles[kind], layout)
    : layout.styles[kind];
  const lines = paragraph({ role: kind, text: block.text, blockId: block.id }, style, measure);
  return paragraphRows(lines, style.linesBefore, layout.minLines);
}

/** BLACKOUT and END OF ACT stay with what they end, if possible. */
function breakAboveOf({ kind }: Block, { newPage }: Layout): Break {
  if ((kind === "act" && newPage.act) || (kind === "scene" && newPage.scene)) return breaks.always;
  return kind === "transition" ? breaks.allowed : breaks.preferred;
}
