import type { Block } from "../../play.ts";
import type { LayoutSetting } from "../layoutSetting.ts";
import { type LayoutPassage, passageOf } from "./layoutPassage.ts";
import type { LayoutRun } from "./passages.ts";

interface Kept {
  readonly speaksOn: boolean;
  readonly passage: LayoutPassage;
}

/**
 * Passages already laid out in one setting, looked up by the identity of their blocks. Blocks are immutable, so after
 * an edit only the passage with the new block is measured again.
 */
export class PassageCache {
  readonly #setting: LayoutSetting;
  readonly #kept = new WeakMap<Block, Kept>();

  constructor(setting: LayoutSetting) {
    this.#setting = setting;
  }

  passage(blocks: readonly Block[], run: LayoutRun, speaksOn: boolean): LayoutPassage {
    const first = blocks[run.from];
    const kept = first && this.#kept.get(first);
    if (kept && kept.speaksOn === speaksOn && isSameRun(kept.passage.blocks, blocks, run)) return kept.passage;
    const passage = passageOf(blocks.slice(run.from, run.to), this.#setting, speaksOn);
    if (first) this.#kept.set(first, { speaksOn, passage });
    return passage;
  }
}

function isSameRun(kept: readonly Block[], blocks: readonly Block[], { from, to }: LayoutRun): boolean {
  if (kept.length !== to - from) return false;
  for (let at = from; at < to; at++) if (kept[at - from] !== blocks[at]) return false;
  return true;
}
