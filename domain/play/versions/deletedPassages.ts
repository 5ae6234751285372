import { countWords } from "../count.ts";
import type { BlockId } from "../play.ts";
import { joinRuns } from "./joinRuns.ts";
import type { MomentPlace } from "./momentPlace.ts";
import type { RemovedPiece, RemovedRun, TextHeading } from "./textChange.ts";
import type { WalkedMoment } from "./walkMoments.ts";

/** Text that left the play, as one person would see it: however many changes it took. */
export interface DeletedPassage {
  /** Identifies it among those of the play. */
  readonly key: string;
  /** Elements and parts of elements, in the play's order. */
  readonly pieces: readonly RemovedPiece[];
  /** The element before the first piece's. */
  readonly after: BlockId | undefined;
  readonly heading: TextHeading | undefined;
  /** The letters of a word that stayed, before and after it. */
  readonly around: RemovedRun["around"];
  /** The words of the play before the first of it went. */
  readonly wordsBefore: number;
  readonly replacedBy?: RemovedRun["replacedBy"];
  /** The other places where it was, if it's text that went in many places. */
  readonly others?: readonly RemovedRun[];
  /** When the last of it went, in epoch milliseconds, and on which device. */
  readonly at: number;
  readonly device: string;
  /** Where all of it was still in the play. */
  readonly before: MomentPlace;
}

type Places = Pick<DeletedPassage, "pieces" | "others">;

/** Returns all places where a passage was. */
export const runsOf = <Passage extends Places>(passage: Passage): readonly [Passage, ...RemovedRun[]] => [
  passage,
  ...(passage.others ?? []),
];

export const textOfPassage = (passage: Places): string =>
  runsOf(passage)
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join("\n");

/** Returns one line that shows what was deleted in many places. What's the same is in it once. */
export const sampleOfPassage = (passage: Places): string => {
  const texts = runsOf(passage).map(({ pieces }) => pieces.map(({ text }) => text.trim()).join(" "));
  return [...new Set(texts)].join(" … ");
};

/** After a longer pause, what's deleted next is another passage. */
export const pauseMs = 60_000;
/** Text that comes back is looked for among this many passages. */
const recent = 30;
/** Shorter text comes back by chance. */
const fewestWordsBack = 3;
/** The oldest are given up. */
const maxPassages = 20_000;

/**
 * Gathers passages from moments, in their order. What's deleted in a run, such as word by word, is one passage. What was
 * moved, or is pasted elsewhere, isn't any.
 */
export class DeletedText {
  #passages: DeletedPassage[] = [];
  /** The passage to which each device may go on adding. */
  readonly #open = new Map<string, DeletedPassage>();

  add(moment: WalkedMoment): void {
    const { removed, added, device } = moment;
    if (removed.length === 0 && added.length > 0) this.#open.delete(device);
    if (added.length > 0) this.#takeBack(added);
    for (const [index, run] of removed.entries()) this.#remove(moment, withoutMoved(run, added), index);
    if (this.#passages.length > 2 * maxPassages) this.#passages.splice(0, maxPassages);
  }

  /** The latest last. */
  passages(): readonly DeletedPassage[] {
    return this.#passages.filter((passage) => countWords(textOfPassage(passage)) > 0);
  }

  /** Forgets passages that began at these moments. */
  forget(moments: readonly WalkedMoment[]): void {
    const starts = new Set(moments.map(startOfKey));
    this.#passages = this.#passages.filter(({ key }) => !starts.has(key.slice(0, key.lastIndexOf("."))));
  }

  #remove(moment: WalkedMoment, run: RemovedRun, index: number): void {
    const { device, at } = moment;
    const last = this.#open.get(device);
    const joined = last && at - last.at <= pauseMs ? joinRuns(last, run) : undefined;
    const { replacedBy = last?.replacedBy } = run;
    if (last && joined) this.#replace(last, { ...last, ...joined, replacedBy, at });
    else if (run.pieces.some(({ text }) => text !== "")) this.#replace(undefined, passageOf(moment, run, index));
  }

  #replace(before: DeletedPassage | undefined, passage: DeletedPassage): void {
    const place = before ? this.#passages.lastIndexOf(before) : -1;
    if (place >= 0) this.#passages.splice(place, 1);
    this.#passages.push(passage);
    this.#open.set(passage.device, passage);
  }

  /** Forgets passages that are there again, as after an undo, or when what was cut is pasted. */
  #takeBack(added: readonly string[]): void {
    const text = normalized(added.join("\n"));
    if (countWords(text) < fewestWordsBack) return;
    for (const passage of this.#passages.splice(-recent)) {
      const gone = textOfPassage(passage);
      const isBack = gone.length <= text.length && text.includes(normalized(gone));
      if (!isBack) this.#passages.push(passage);
      else if (this.#open.get(passage.device) === passage) this.#open.delete(passage.device);
    }
  }
}

const passageOf = (walked: WalkedMoment, run: RemovedRun, index: number): DeletedPassage => {
  const { at, device, before, words, wordsAdded, wordsRemoved } = walked;
  const wordsBefore = words - wordsAdded + wordsRemoved;
  return { ...run, key: `${startOfKey(walked)}.${index}`, wordsBefore, at, device, before };
};

const startOfKey = ({ sequence, moment }: WalkedMoment): string => `${sequence}.${moment}`;

/** A join or a split writes text again elsewhere in the same change. */
function withoutMoved(run: RemovedRun, added: readonly string[]): RemovedRun {
  if (added.length === 0) return run;
  return { ...run, pieces: run.pieces.map((piece) => ({ ...piece, text: textLeft(piece.text, added) })) };
}

function textLeft(text: string, added: readonly string[]): string {
  if (text === "" || added.some((one) => one.includes(text))) return "";
  const end = added.find((one) => one.length > 1 && text.endsWith(one));
  return end === undefined ? text : text.slice(0, text.length - end.length);
}

const normalized = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
