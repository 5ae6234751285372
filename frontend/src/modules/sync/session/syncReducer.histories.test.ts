import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { proofIn } from "#tests/support/proofs.ts";
import { type Reduce, ReducerWorld } from "../testing/reducerWorld.ts";
import { reduce } from "./syncReducer.ts";

const proof = proofIn(import.meta.dirname);

const runs = Number(process.env.HISTORIES ?? 30);
const seed = Number(process.env.SEED ?? 20_261_122);

type Step =
  | { readonly kind: "type" | "save" | "hide" | "wake" | "unload" | "other device" | "other tab" }
  | { readonly kind: "complete"; readonly index: number }
  | { readonly kind: "pass"; readonly ms: number }
  | { readonly kind: "network"; readonly network: "up" | "request lost" | "answer lost" }
  | { readonly kind: "journal"; readonly refuses: boolean }
  | { readonly kind: "visible"; readonly isVisible: boolean };

const actions = ["save", "hide", "wake", "unload", "other device", "other tab"] as const;

const stepOf = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("type" as const) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant("complete" as const), index: fc.nat({ max: 3 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant("pass" as const), ms: fc.constantFrom(20, 120, 2_100, 6_000, 31_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("network" as const),
      network: fc.constantFrom("up" as const, "request lost" as const, "answer lost" as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("journal" as const), refuses: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom(...actions) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("visible" as const), isVisible: fc.boolean() }) },
);

const arbitraryHistory = fc.record({
  isNew: fc.boolean(),
  refusesToTheEnd: fc.boolean(),
  steps: fc.array<Step>(stepOf, { minLength: 5, maxLength: 60 }),
});

type History = typeof arbitraryHistory extends fc.Arbitrary<infer T> ? T : never;

const act: Readonly<Record<"type" | (typeof actions)[number], (world: ReducerWorld) => void>> = {
  type: (world) => world.type(),
  save: (world) => world.save(),
  hide: (world) => world.dispatch({ type: "hidden" }),
  wake: (world) => world.dispatch({ type: "woken" }),
  unload: (world) => world.dispatch({ type: "unloading" }),
  "other device": (world) => world.writeElsewhere(),
  "other tab": (world) => world.writeInOtherTab(),
};

function take(world: ReducerWorld, step: Step): void {
  if (step.kind === "complete") world.complete(step.index);
  else if (step.kind === "pass") world.pass(step.ms, () => undefined);
  else if (step.kind === "network") world.network = step.network;
  else if (step.kind === "journal") world.journalRefuses = step.refuses;
  else if (step.kind === "visible") world.isVisible = step.isVisible;
  else act[step.kind](world);
}

/** Plays a history, then lets the network work and enough time pass. Returns everything that went wrong. */
function faultsOf({ isNew, refusesToTheEnd, steps }: History, reducer: Reduce = reduce): readonly string[] {
  const world = new ReducerWorld({ isNew, reducer });
  for (const step of steps) take(world, step);
  world.network = "up";
  world.isVisible = true;
  world.journalRefuses = refusesToTheEnd;
  world.rest();
  world.pass(200_000);
  // What is in a journal that can't be read any more can't be sent, either.
  const stuck = refusesToTheEnd ? world.waitingInJournal() : [];
  const missing = world.changes().filter((change) => !world.onServer().includes(change) && !stuck.includes(change));
  return [
    ...world.faults,
    ...(world.state.saving.kind === "saved" || stuck.length > 0
      ? []
      : [`After quiet time the state is ${world.state.saving.kind}.`]),
    ...(missing.length > 0 ? [`The server doesn't have ${missing}.`] : []),
    ...(world.state.exchange ? ["An exchange never ended."] : []),
  ];
}

test("random events in any order: journal first, batches stay sealed, one request at a time, and in the end all is saved", {
  timeout: 60_000 + runs * 100,
}, () => {
  const noFaults = fc.property(arbitraryHistory, (history) => {
    expect(faultsOf(history)).toEqual([]);
  });
  void fc.assert(noFaults, { numRuns: runs, seed });
});

const plantedBugs: Readonly<Record<string, Reduce>> = {
  "changes that are sent although the journal doesn't have them yet": (state, event, at) => {
    const isSending = event.type === "updatesStored" && state.exchange?.source === "journal";
    const failing = { ...state, journal: { ...state.journal, failure: "planted" } };
    return reduce(isSending ? failing : state, event, at);
  },
  "a sealed batch that takes in later changes": (state, event, at) => {
    const { memoryBatch, unwritten } = state.journal;
    const update = Uint8Array.from(unwritten.flatMap((entry) => [...entry.update]));
    const grown = memoryBatch && { ...memoryBatch, batch: { ...memoryBatch.batch, update }, entries: unwritten };
    return reduce({ ...state, journal: { ...state.journal, memoryBatch: grown } }, event, at);
  },
  "written changes that are removed by their position": (state, event, at) => {
    const result = reduce(state, event, at);
    if (event.type !== "journalWritten") return result;
    const unwritten = state.journal.unwritten.slice(state.journal.writing?.entries.length);
    return { ...result, state: { ...result.state, journal: { ...result.state.journal, unwritten } } };
  },
  "a save request that starts a second exchange": (state, event, at) =>
    reduce(event.type === "saveRequested" ? { ...state, exchange: undefined } : state, event, at),
  "a failed exchange that isn't tried again": (state, event, at) => {
    const { state: next, effects } = reduce(state, event, at);
    const isRetry = (effect: (typeof effects)[number]) => effect.type === "setTimer" && effect.timer === "exchange";
    return { state: next, effects: event.type === "stepFailed" ? effects.filter((each) => !isRetry(each)) : effects };
  },
  "a batch that counts as saved when it's sent": (state, event, at) => {
    const { state: next, effects } = reduce(state, event, at);
    const isSent = effects.some(({ type }) => type === "sendBatch");
    return { state: isSent ? { ...next, saving: { kind: "saved" } } : next, effects };
  },
};

for (const [bug, reducer] of Object.entries(plantedBugs)) {
  proof(`the random events find ${bug}`, () => {
    const property = fc.property(arbitraryHistory, (history) => faultsOf(history, reducer).length === 0);
    expect(fc.check(property, { numRuns: 10_000, seed, endOnFailure: true }).failed).toBe(true);
  });
}
