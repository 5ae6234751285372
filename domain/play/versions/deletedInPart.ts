import { type DeletedPassage, DeletedText, pauseMs } from "./deletedPassages.ts";
import type { WalkedMoment } from "./walkMoments.ts";

/**
 * What was deleted in a part of a log, of which the latest part is read first. What a device deletes at the beginning of a part may
 * have begun in the part before.
 */
export class DeletedInPart {
  readonly #text = new DeletedText();
  /** The deletions at the beginning, of each device until it pauses or writes something. */
  #first: WalkedMoment[] = [];
  /** When each device deleted something last; `over` once it isn't at the beginning anymore. */
  readonly #lastAt = new Map<string, number | "over">();

  add(moment: WalkedMoment): void {
    if (this.#isFirst(moment)) this.#first.push(moment);
    this.#text.add(moment);
  }

  /** Takes over what the next part, which has been read, begins with. */
  goOnWith(next: DeletedInPart): void {
    for (const moment of next.#first) this.add(moment);
    next.#text.forget(next.#first);
    next.#first = [];
  }

  /** The latest last. */
  passages = (): readonly DeletedPassage[] => this.#text.passages();

  #isFirst({ device, at, removed, added }: WalkedMoment): boolean {
    if (removed.length === 0 && added.length === 0) return false;
    const last = this.#lastAt.get(device) ?? at;
    const isOver = last === "over" || removed.length === 0 || at - last > pauseMs;
    this.#lastAt.set(device, isOver ? "over" : at);
    return !isOver;
  }
}
