import type { Node } from "prosemirror-model";
import { speakerOf } from "#domain/play/count.ts";
import type { BlockId } from "#domain/play/play.ts";
import { idOf } from "./flat.ts";
import { attributesOf } from "./schema.ts";

interface SpokenCue {
  readonly id: BlockId;
  readonly name: string;
}

export interface SpeakerCount {
  readonly name: string;
  readonly cues: number;
}

const known = new WeakMap<Node, readonly SpokenCue[]>();

/** The cues of a group. Groups never change, so each is read once. */
function cuesOf(group: Node): readonly SpokenCue[] {
  const cues =
    known.get(group) ??
    group.children.filter(isCue).map((node) => ({ id: idOf(node), name: speakerOf(node.textContent) }));
  known.set(group, cues);
  return cues;
}

const isCue = (node: Node): boolean => attributesOf(node).kind === "cue" && node.content.size > 0;

/** Who speaks in the play, but for one cue: those who spoke last before it come first. */
export const speakersBefore = (doc: Node, here: BlockId): readonly string[] =>
  countSpeakers(doc, here).map(({ name }) => name);

/** The same, with how many cues each has. */
export function countSpeakers(doc: Node, here: BlockId): readonly SpeakerCount[] {
  const cues = doc.children.flatMap(cuesOf);
  const place = cues.findIndex(({ id }) => id === here);
  const before = cues.slice(0, Math.max(0, place)).reverse();
  const behind = cues.slice(place + 1);
  const byKey = new Map<string, { name: string; cues: number }>();
  for (const { name } of [...before, ...behind]) {
    const known = byKey.get(speakerKeyOf(name));
    if (known) known.cues++;
    else byKey.set(speakerKeyOf(name), { name, cues: 1 });
  }
  return [...byKey.values()].filter(({ name }) => name !== "");
}

/** By which two spellings of a name are known to be one. */
export const speakerKeyOf = (name: string): string => name.normalize("NFC").trim().toLocaleUpperCase();
