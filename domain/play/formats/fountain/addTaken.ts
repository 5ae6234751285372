import type { BlockKind } from "#domain/play/play.ts";
import { continuedAt } from "../../continuedMark.ts";
import type { Collector } from "./collector.ts";
import { undecorate } from "./decoration.ts";
import type { Taken } from "./lineCursor.ts";
import { trimSpaces } from "./spaces.ts";

/** Adds a block, followed by the notes found next to its lines. */
export function addTaken(kind: BlockKind, { texts, notes }: Taken, collector: Collector): void {
  if (kind === "cue") addCue(texts, collector);
  else if (texts.length > 0) collector.add(kind, undecorate(kind, texts));
  for (const note of notes) collector.add("note", note);
}

function addCue(texts: readonly string[], collector: Collector): void {
  const last = texts.at(-1) ?? "";
  const simultaneous = last.endsWith("^") && !last.endsWith("\\^");
  const cue = trimSpaces(simultaneous ? last.slice(0, -1) : last);
  const continued = continuedAt(cue);
  const name = continued > 0 ? cue.slice(0, continued) : cue;
  collector.add("cue", undecorate("cue", [...texts.slice(0, -1), name]), simultaneous);
}
