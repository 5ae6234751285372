import { continuedAt } from "../../continuedMark.ts";
import { type Block, type BlockId, textOf } from "../../play.ts";
import { speakerKey } from "./layoutPassage.ts";
import { isUnprinted, runAt } from "./passages.ts";

/** Returns the runs that are printed, each with the blocks that are laid out together. */
export function printedRuns(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const runs: (readonly Block[])[] = [];
  for (let at = 0; at < blocks.length; ) {
    const { from, to } = runAt(blocks, at);
    const first = blocks[from];
    if (first && !isUnprinted(first)) runs.push(blocks.slice(from, to));
    at = to;
  }
  return runs;
}

/** Returns the cues of characters who go on speaking after a direction, as the paginator marks them. */
export function continuingCues(runs: readonly (readonly Block[])[]): ReadonlySet<BlockId> {
  const continuing = new Set<BlockId>();
  let speaker = "";
  let isInterrupted = false;
  for (const run of runs) {
    const now = speakerIn(run);
    const isDirection = run[0]?.kind === "direction";
    if (isInterrupted && now === speaker && run[0] && !hasOwnMark(run[0])) continuing.add(run[0].id);
    isInterrupted = isDirection && speaker !== "";
    if (!isDirection) speaker = now;
  }
  return continuing;
}

/** Returns who speaks; empty if nobody or several people do. */
function speakerIn(run: readonly Block[]): string {
  const cues = run.filter((block) => block.kind === "cue" && !isUnprinted(block));
  return cues.length === 1 && cues[0] === run[0] ? speakerKey(cues[0] as Block) : "";
}

/** Returns whether a cue already says that its speaker goes on: `NORA (CONT'D)`. */
export const hasOwnMark = (cue: Block): boolean => continuedAt(textOf(cue).trimEnd()) >= 0;
