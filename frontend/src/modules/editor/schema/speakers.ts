import type { Node } from "prosemirror-model";
import { speakerOf } from "#domain/play/count.ts";
import type { BlockId } from "#domain/play/play.ts";
import { idOf } from "./flat.ts";
import { attributesOf } from "./schema.ts";

interface SpokenCue {
  readonly id: BlockId;
  readonly text: string;
  readonly name: string;
}

export interface SpeakerCount {
  readonly name: string;
  readonly cues: number;
}

const cache = new WeakMap<Node, readonly SpokenCue[]>();

/** Returns the cues of a group. Groups are immutable, so each is read once. */
function cuesOf(group: Node): readonly SpokenCue[] {
  const cues = cache.get(group) ?? group.children.filter(isCue).map((node) => spokenCue(idOf(node), node.textContent));
  cache.set(group, cues);
  return cues;
}

const spokenCue = (id: BlockId, text: string): SpokenCue => ({ id, text, name: speakerOf(text) });

const isCue = (node: Node): boolean => attributesOf(node).kind === "cue" && node.content.size > 0;

/** Returns the texts of all cues, in order. */
export const cuesIn = (doc: Node): readonly string[] => doc.children.flatMap(cuesOf).map(({ text }) => text);

/** Returns whether a condition is true for one of the play's speakers, without one cue. Stops at the first. */
export const someSpeaker = (doc: Node, here: BlockId, isTrue: (name: string) => boolean): boolean =>
  doc.children.some((group) => cuesOf(group).some(({ id, name }) => id !== here && name !== "" && isTrue(name)));

/** Returns who speaks in the play, without one cue, and how often: latest speakers before it first. */
export function countSpeakers(doc: Node, here: BlockId): readonly SpeakerCount[] {
  const cues = doc.children.flatMap(cuesOf);
  const place = cues.findIndex(({ id }) => id === here);
  const before = cues.slice(0, Math.max(0, place)).reverse();
  const afterHere = cues.slice(place + 1);
  const byKey = new Map<string, { name: string; cues: number }>();
  for (const { name } of [...before, ...afterHere]) {
    const cache = byKey.get(speakerKeyOf(name));
    if (cache) cache.cues++;
    else byKey.set(speakerKeyOf(name), { name, cues: 1 });
  }
  return [...byKey.values()].filter(({ name }) => name !== "");
}

/** Returns the key under which two spellings of a name count as the same. */
export const speakerKeyOf = (name: string): string => name.normalize("NFC").trim().toLocaleUpperCase();
