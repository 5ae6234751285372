import { isHeading } from "../flow.ts";
import type { BlockId } from "../play.ts";
import { wordsIn } from "../wordsIn.ts";
import type { PlayScene } from "./stagePlay.ts";

/**
 * Words without a trace of somebody after which nobody knows whether they're still on stage. About three pages, or five
 * minutes: servants and guests who are forgotten for longer have usually left without an exit.
 */
const longAfter = 750;

/** Who is on stage: as directions and speeches show, and perhaps, because entrances or exits are missing. */
export interface Present {
  readonly certain: readonly string[];
  readonly perhaps: readonly string[];
}

/** The time of a character on stage without leaving, in words since the start of the play. */
interface Stay {
  readonly from: number;
  to: number;
  /** Where they speak, are named, enter, or exit. In order. */
  readonly seen: number[];
}

/** Says of whom it's certain that they're on stage. */
export interface Certainty {
  /** Divides who is on stage in a part of a scene, given by its first and last block. */
  readonly divide: (names: readonly string[], from: BlockId, to: BlockId) => Present;
}

/**
 * Somebody is certainly on stage up to the last trace of them, and not long after it; the same counts before the first
 * one, if no direction lets them enter. "The same" at the start of a scene is no trace of anybody.
 */
export function certaintyOf(scenes: readonly PlayScene[]): Certainty {
  const { stays, placeOf } = new Stays(scenes);
  const isCertain = (name: string, from: number, to: number): boolean => {
    const stay = stays.get(name)?.findLast((one) => one.from <= to && from <= one.to);
    const [first, last] = [stay?.seen[0], stay?.seen.at(-1)];
    if (first === undefined || last === undefined) return false;
    return first - to <= longAfter && from - last <= longAfter;
  };
  return {
    divide(names, from, to) {
      const [start = 0, end = start] = [placeOf.get(from), placeOf.get(to)];
      const certain = names.filter((name) => isCertain(name, start, end));
      return { certain, perhaps: names.filter((name) => !certain.includes(name)) };
    },
  };
}

/** Reads a play from start to end. */
class Stays {
  readonly stays = new Map<string, Stay[]>();
  readonly placeOf = new Map<BlockId, number>();
  end = 0;
  #open = new Map<string, Stay>();

  constructor(scenes: readonly PlayScene[]) {
    for (const scene of scenes) this.#add(scene);
    for (const stay of this.#open.values()) stay.to = this.end;
  }

  #add({ blocks, stage }: PlayScene): void {
    this.#leave([...this.#open.keys()].filter((name) => !stage.stayed.includes(name)));
    this.#enter(stage.before);
    const changes = new Map(stage.changes.map((change) => [change.blockId, change]));
    for (const block of blocks) {
      this.placeOf.set(block.id, this.end);
      const { enters = [], exits = [] } = changes.get(block.id) ?? {};
      this.#enter(enters);
      for (const name of stage.seen.get(block.id) ?? []) this.#open.get(name)?.seen.push(this.end);
      this.#leave(exits);
      if (block.kind !== "note" && !isHeading(block.kind)) this.end += wordsIn(block);
    }
  }

  #enter(names: readonly string[]): void {
    for (const name of names) this.#begin(name);
  }

  #begin(name: string): void {
    if (this.#open.has(name)) return;
    const stay: Stay = { from: this.end, to: this.end, seen: [] };
    this.#open.set(name, stay);
    this.stays.set(name, [...(this.stays.get(name) ?? []), stay]);
  }

  #leave(names: readonly string[]): void {
    for (const name of names) {
      const stay = this.#open.get(name);
      if (stay) stay.to = this.end;
      this.#open.delete(name);
    }
  }
}
