import type { Block, FrontMatter, Play } from "#domain/play/play.ts";
import { marksIn } from "#domain/play/stage/stageMark.ts";
import { playFormat, playFormatVersion } from "./playSchema.ts";

/** Writes a play with its IDs in our own format, which keeps everything. One block a line, so that versions compare. */
export function writeJson({
  front,
  blocks,
  pageLayout,
  typing,
  outline,
  characterSettings,
  stage,
  timedReading,
  notes,
}: Play): string {
  const marks = stage && marksIn(stage, blocks);
  const head = JSON.stringify({
    format: playFormat,
    version: playFormatVersion,
    ...(pageLayout && { pageLayout }),
    ...(typing && { typing }),
    ...(characterSettings && { characterSettings }),
    ...(marks && { stage: marks }),
    ...(timedReading && { timedReading }),
    front: frontToJson(front),
    ...(outline && { outline }),
    ...(notes && { notes }),
  }).slice(1, -1);
  return `{${head},"blocks":[\n${blocks.map((block) => JSON.stringify(blockToJson(block))).join(",\n")}\n]}\n`;
}

/** Leaves out empty fields. */
export const frontToJson = (front: FrontMatter): object =>
  Object.fromEntries(Object.entries(front).filter(([, value]) => value.length > 0));

function blockToJson({ id, kind, text, simultaneous }: Block): object {
  const [first, ...more] = text;
  const isPlain = more.length === 0 && (!first || Object.keys(first).length === 1);
  return {
    id,
    kind,
    ...(text.length > 0 ? { text: isPlain ? first?.text : text } : {}),
    ...(simultaneous ? { simultaneous } : {}),
  };
}
