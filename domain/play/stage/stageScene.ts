import type { BlockId, BlockKind } from "../play.ts";
import { isVoice, namesOf, type Opening, openingOf } from "./opening.ts";
import type { StageBlock } from "./stageBlocks.ts";

/** Who comes and goes at one block, as far as it changes who is on stage. */
export interface StageChange {
  readonly blockId: BlockId;
  readonly enters: readonly string[];
  readonly exits: readonly string[];
}

/** The part of a scene between two changes of who is on stage. */
export interface FrenchScene {
  /** The block that it starts with. */
  readonly from: BlockId;
  readonly present: readonly string[];
}

/** A speech by somebody who isn't on stage, as far as the directions say. */
export interface StageHint {
  /** The cue. */
  readonly blockId: BlockId;
  readonly name: string;
  /** "early": their entrance comes later in the scene. "gone": they have left. */
  readonly reason: "early" | "gone";
  /** The direction with that entrance or exit. */
  readonly because: BlockId;
}

/** Who is on stage in one scene. */
export interface StagedScene {
  /** On stage at the start. */
  readonly before: readonly string[];
  readonly frenchScenes: readonly FrenchScene[];
  readonly changes: readonly StageChange[];
  readonly hints: readonly StageHint[];
  /** On stage at the end. */
  readonly after: readonly string[];
  /** On stage since the scene before, because this one says that "the same" are there. */
  readonly stayed: readonly string[];
  /** Who surely is on stage at a block: who speaks, is named, enters, or exits there. Other blocks aren't in it. */
  readonly seen: ReadonlyMap<BlockId, readonly string[]>;
}

/** Follows who comes and goes in a scene. `carried` is who was on stage at the end of the scene before. */
export const stageScene = (blocks: readonly StageBlock[], carried: readonly string[]): StagedScene =>
  new Stage(blocks).play(openingOf(blocks, carried));

class Stage {
  readonly #blocks: readonly StageBlock[];
  readonly #frenchScenes: FrenchScene[] = [];
  readonly #changes: StageChange[] = [];
  readonly #hints: StageHint[] = [];
  readonly #seen = new Map<BlockId, readonly string[]>();
  /** The last exit of each character in this scene. */
  readonly #left = new Map<string, BlockId>();
  /** Who has a hint and hasn't come back since. */
  readonly #hinted = new Set<string>();
  #hasSpeech = false;
  #onStage = new Set<string>();

  constructor(blocks: readonly StageBlock[]) {
    this.#blocks = blocks;
  }

  play({ present, later, stayed }: Opening): StagedScene {
    this.#onStage = new Set(present);
    const before = [...present];
    const [first] = this.#blocks;
    if (first) this.#frenchScenes.push({ from: first.block.id, present: before });
    let speakers: readonly string[] = [];
    for (const [at, one] of this.#blocks.entries()) {
      if (one.block.kind === "cue") {
        speakers = one.speakers;
        this.#apply(one, speakers);
        this.#speak(at, one, later);
      } else this.#apply(one, speakers);
      this.#see(one.block.id, one.reading.isOffstage ? [] : one.reading.named);
    }
    return {
      before,
      frenchScenes: this.#frenchScenes,
      changes: this.#changes,
      hints: this.#hints,
      after: [...this.#onStage],
      stayed: [...stayed],
      seen: this.#seen,
    };
  }

  #see(id: BlockId, names: readonly string[]): void {
    if (names.length > 0) this.#seen.set(id, [...(this.#seen.get(id) ?? []), ...names]);
  }

  #speak(at: number, { block, speakers }: StageBlock, later: ReadonlySet<string>): void {
    this.#hasSpeech = true;
    if (isVoice(this.#blocks, at)) return;
    this.#see(block.id, speakers);
    for (const name of speakers) {
      if (this.#onStage.has(name) || this.#entersWithin(at, name)) continue;
      if (later.has(name) && !this.#left.has(name)) this.#change(block.id, [name], []);
      else this.#hint(at, block.id, name);
    }
  }

  /** One hint until they come back, not one a speech. */
  #hint(at: number, blockId: BlockId, name: string): void {
    if (this.#hinted.has(name)) return;
    this.#hinted.add(name);
    const because = this.#left.get(name) ?? this.#entranceAfter(at, name);
    if (!because) return;
    this.#hints.push({ blockId, name, reason: this.#left.has(name) ? "gone" : "early", because });
  }

  #entranceAfter(at: number, name: string): BlockId | undefined {
    let speakers: readonly string[] = [];
    return this.#blocks.slice(at).find((one) => {
      if (one.block.kind === "cue") speakers = one.speakers;
      return one.reading.steps.some((step) => step.kind !== "exit" && namesOf(step, speakers).includes(name));
    })?.block.id;
  }

  /** Returns whether the speaker enters within the speech: "NORA (entering)". */
  #entersWithin(at: number, name: string): boolean {
    for (const one of this.#blocks.slice(at + 1)) {
      if (!speechKinds.has(one.block.kind)) return false;
      const enters = one.reading.steps.some(
        (step) => (step.kind === "enter" || step.kind === "cross") && namesOf(step, [name]).includes(name),
      );
      if (enters) return true;
    }
    return false;
  }

  #apply({ block, reading }: StageBlock, speakers: readonly string[]): void {
    for (const step of reading.steps) {
      const names = namesOf(step, speakers);
      if (step.kind === "enter") this.#change(block.id, names, []);
      else if (step.kind === "exit") this.#change(block.id, [], names);
      else if (step.kind === "cross") {
        const isOn = (name: string): boolean => this.#onStage.has(name);
        this.#change(
          block.id,
          names.filter((name) => !isOn(name)),
          names.filter(isOn),
        );
      } else if (step.kind === "exitAll") {
        this.#exitAll(block.id, step.except, step.entered);
      } else if (step.kind === "exitBoth" && this.#onStage.size === 2) this.#change(block.id, [], [...this.#onStage]);
    }
  }

  #exitAll(blockId: BlockId, except: readonly string[], entered: boolean): void {
    const change = this.#changes.at(-1);
    const here = change?.blockId === blockId ? change.enters : [];
    const leaving = entered ? here : [...this.#onStage];
    this.#change(
      blockId,
      [],
      leaving.filter((name) => !except.includes(name)),
    );
  }

  #change(blockId: BlockId, entering: readonly string[], leaving: readonly string[]): void {
    const enters = [...new Set(entering)].filter((name) => !this.#onStage.has(name));
    const exits = [...new Set(leaving)].filter((name) => this.#onStage.has(name));
    if (enters.length + exits.length === 0) return;
    this.#see(blockId, [...enters, ...exits]);
    for (const name of exits) {
      this.#onStage.delete(name);
      this.#left.set(name, blockId);
    }
    for (const name of enters) {
      this.#onStage.add(name);
      this.#hinted.delete(name);
    }
    this.#record(blockId, enters, exits);
  }

  /** Changes with no speech between them are one, because a French scene without a word isn't one. */
  #record(blockId: BlockId, enters: readonly string[], exits: readonly string[]): void {
    const last = this.#changes.at(-1)?.blockId === blockId ? this.#changes.pop() : undefined;
    const change = {
      blockId,
      enters: [...without(last?.enters ?? [], exits), ...without(enters, last?.exits ?? [])],
      exits: [...without(last?.exits ?? [], enters), ...without(exits, last?.enters ?? [])],
    };
    if (change.enters.length + change.exits.length > 0) this.#changes.push(change);
    const scene = this.#frenchScenes.at(-1);
    const present = [...this.#onStage];
    if (scene && (!this.#hasSpeech || scene.from === blockId))
      this.#frenchScenes[this.#frenchScenes.length - 1] = { ...scene, present };
    else this.#frenchScenes.push({ from: blockId, present });
    this.#hasSpeech = false;
  }
}

/** A direction isn't part of a speech: who enters there has spoken before. */
const speechKinds: ReadonlySet<BlockKind> = new Set(["parenthetical", "dialogue", "lyric"]);

const without = (names: readonly string[], others: readonly string[]): readonly string[] =>
  names.filter((name) => !others.includes(name));
