import type { StageBlock } from "./stageBlocks.ts";
import type { StageStep } from "./stageStep.ts";

/** Who is on stage when a scene starts. */
export interface Opening {
  readonly present: ReadonlySet<string>;
  /** Announced at the start: they enter when they first speak. */
  readonly later: ReadonlySet<string>;
  /** On stage since the scene before. */
  readonly stayed: ReadonlySet<string>;
}

/**
 * Reads who is on stage when a scene starts: who is named before anybody speaks, and who must have been there because
 * they speak or leave and no entrance is written for them. `carried` is who was there at the end of the scene before.
 */
export function openingOf(blocks: readonly StageBlock[], carried: readonly string[]): Opening {
  const { present, later, stayed } = namedAtStart(blocks, carried);
  for (const name of neverEntered(eventsOf(blocks), later, carried)) present.add(name);
  return { present, later, stayed };
}

function namedAtStart(blocks: readonly StageBlock[], carried: readonly string[]) {
  const present = new Set<string>();
  const later = new Set<string>();
  const firstCue = blocks.findIndex(({ block }) => block.kind === "cue");
  const opening = firstCue < 0 ? blocks : blocks.slice(0, firstCue);
  const steps = opening.flatMap(({ reading }) => reading.steps);
  const stayed = new Set(steps.flatMap((step) => stayingFrom(carried, step)));
  for (const { reading } of opening) {
    for (const name of reading.isOffstage ? [] : reading.named) present.add(name);
    for (const name of reading.later) later.add(name);
  }
  const all = new Set([...stayed, ...present]);
  return { present: all, stayed, later: new Set([...later].filter((name) => !all.has(name))) };
}

/** Returns who stays on stage from the scene before, if a step says so. */
export const stayingFrom = (carried: readonly string[], step: StageStep): readonly string[] =>
  step.kind === "same" ? carried.filter((name) => !step.except.includes(name)) : [];

/** Returns the characters that a step is about by name or as the speaker. */
export const namesOf = (step: StageStep, speakers: readonly string[]): readonly string[] =>
  "names" in step ? [...step.names, ...(step.speaker ? speakers : [])] : [];

/** Returns whether a speech comes from off stage: "(within)" in the cue or right after it. */
export function isVoice(blocks: readonly StageBlock[], at: number): boolean {
  const [cue, next] = [blocks[at], blocks[at + 1]];
  return Boolean(cue?.reading.isOffstage || (next?.block.kind === "parenthetical" && next.reading.isOffstage));
}

interface StageEvent {
  readonly what: "speaks" | "enters" | "reenters" | "leaves" | "crosses" | "everyoneLeaves";
  /** Who; for `everyoneLeaves`, who doesn't. */
  readonly names: readonly string[];
}

/** Returns what happens in a scene in order. */
function eventsOf(blocks: readonly StageBlock[]): readonly StageEvent[] {
  let speakers: readonly string[] = [];
  return blocks.flatMap((one, at) => {
    if (one.block.kind === "cue") speakers = one.speakers;
    const speaks = one.block.kind === "cue" && !isVoice(blocks, at);
    const steps = one.reading.steps.flatMap((step) => eventOf(step, speakers));
    return speaks ? [{ what: "speaks", names: speakers } as const, ...steps] : steps;
  });
}

function eventOf(step: StageStep, speakers: readonly string[]): readonly StageEvent[] {
  if (step.kind === "exitAll") return step.entered ? [] : [{ what: "everyoneLeaves", names: step.except }];
  const names = namesOf(step, speakers);
  return names.length > 0 ? [{ what: whatOf(step), names }] : [];
}

function whatOf(step: StageStep): StageEvent["what"] {
  if (step.kind === "enter") return step.again ? "reenters" : "enters";
  return step.kind === "cross" ? "crosses" : "leaves";
}

/** Returns who speaks or leaves in a scene before any entrance of theirs. */
function neverEntered(
  events: readonly StageEvent[],
  later: ReadonlySet<string>,
  carried: readonly string[],
): ReadonlySet<string> {
  const entering = new Set(events.filter(({ what }) => what.endsWith("enters")).flatMap(({ names }) => names));
  const spoken = new Set<string>();
  /** Who has come or gone by a direction. */
  const moved = new Set<string>();
  const out = new Set<string>();
  /** Whether somebody who hasn't entered must have been there all the time, by what they do now. */
  const wasThere: Record<StageEvent["what"], (name: string) => boolean> = {
    speaks: (name) => !entering.has(name) && !later.has(name),
    leaves: () => true,
    everyoneLeaves: () => true,
    crosses: (name) => spoken.has(name) || carried.includes(name),
    reenters: (name) => spoken.has(name),
    enters: () => false,
  };
  for (const { what, names } of events) {
    const who = what === "everyoneLeaves" ? [...spoken].filter((name) => !names.includes(name)) : names;
    for (const name of who) {
      if (!moved.has(name) && wasThere[what](name)) out.add(name);
      (what === "speaks" ? spoken : moved).add(name);
    }
  }
  return out;
}
