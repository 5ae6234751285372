import { speakerOf } from "../count.ts";
import { type Block, type StageMark, textOf } from "../play.ts";
import { readDirection } from "./readDirection.ts";
import type { StageCast } from "./stageCast.ts";

import { type DirectionReading, emptyReading, type StageStep } from "./stageStep.ts";

/** What a block says about the stage. */
export interface StageBlock {
  readonly block: Block;
  readonly reading: DirectionReading;
  /** On a cue: who speaks. Empty if everybody does. */
  readonly speakers: readonly string[];
  /** Whether the writer has said who comes and goes. */
  readonly isCorrected: boolean;
}

/** Reads blocks of one cast. Blocks are immutable, so each is read once. */
export class StageBlockReader {
  readonly #cache = new WeakMap<Block, StageBlock>();
  readonly cast: StageCast;

  constructor(cast: StageCast) {
    this.cast = cast;
  }

  read(block: Block, mark: StageMark | undefined): StageBlock {
    const known = this.#cache.get(block) ?? this.#recognize(block);
    this.#cache.set(block, known);
    return mark ? corrected(known, mark, this.cast) : known;
  }

  #recognize(block: Block): StageBlock {
    const text = textOf(block);
    const speakers = block.kind === "cue" ? this.cast.speakersOf(text).filter((name) => this.cast.find(name)) : [];
    return { block, speakers, reading: this.#readText(block, text), isCorrected: false };
  }

  #readText({ kind }: Block, text: string): DirectionReading {
    if (kind === "setting" || kind === "direction" || kind === "parenthetical") return readDirection(text, this.cast);
    if (kind === "cue") return readDirection(text.slice(speakerOf(text).length), this.cast);
    if (kind !== "dialogue" && kind !== "lyric") return emptyReading;
    // Most speeches have no brackets, and most of the play is speeches.
    return text.includes("(") || text.includes("[") ? readDirection(bracketed(text), this.cast) : emptyReading;
  }
}

/** Directions typed into a speech: "Good night. (Exits.)" */
const bracketed = (text: string): string =>
  Array.from(text.matchAll(/[([]([^()[\]]{1,400})[)\]]/g), ([, inner = ""]) => inner).join(". ");

/** Uses what the writer says where the writer says anything. */
function corrected(known: StageBlock, { enters, exits, offstage }: StageMark, cast: StageCast): StageBlock {
  const { reading } = known;
  const kept = reading.steps.filter(
    ({ kind }) => !((enters && enterKinds.has(kind)) || (exits && exitKinds.has(kind))),
  );
  const steps = [...kept, ...stepOf("exit", exits, cast), ...stepOf("enter", enters, cast)];
  const named = enters ? [] : reading.named;
  const isOffstage = offstage ?? (enters ? false : reading.isOffstage);
  return { ...known, isCorrected: true, reading: { ...reading, steps, named, isOffstage } };
}

const enterKinds = new Set<StageStep["kind"]>(["enter", "cross", "same"]);
const exitKinds = new Set<StageStep["kind"]>(["exit", "exitAll", "exitBoth", "cross"]);

function stepOf(kind: "enter" | "exit", names: readonly string[] | undefined, cast: StageCast): readonly StageStep[] {
  const known = names?.flatMap((name) => cast.find(name) ?? []) ?? [];
  return known.length > 0 ? [{ kind, names: known, speaker: false, again: false }] : [];
}
