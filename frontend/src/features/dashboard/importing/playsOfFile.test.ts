import { expect, test } from "vitest";
import type { Corrections } from "#domain/play/formats/typed/corrections.ts";
import { divided, joined, withSharedCorrections } from "./playsOfFile.ts";
import type { QueuedFile, QueuedState, ReadyState } from "./queuedFile.ts";

const plays = [
  { title: "THE FERRY", from: 0 },
  { title: "FOG", from: 10 },
];

const ready = (corrections: Corrections): ReadyState => {
  const reading = { plays } as unknown as ReadyState["reading"];
  const automatic = reading as ReadyState["automatic"];
  return {
    kind: "ready",
    reading,
    readWith: {},
    edits: {},
    corrections,
    usesChoices: false,
    automatic,
    isUpdating: false,
  };
};

const whole = (corrections: Corrections): QueuedFile => ({
  id: 1,
  name: "two.txt",
  file: new File([], "two.txt"),
  state: ready(corrections),
});

function partsOf(file: QueuedFile, ...states: readonly QueuedState[]): readonly QueuedFile[] {
  let id = 1;
  return divided(file, undefined, () => ++id).map((one, at) => ({ ...one, state: states[at] ?? one.state }));
}

const passage = (from: number, to: number) => ({ from, to, kind: "leftOut" }) as const;

test("each play gets the passages that are in it, and what's said about groups", () => {
  const kinds = { a: "cue" } as const;
  const parts = partsOf(whole({ kinds, passages: [passage(1, 2), passage(12, 13)] }));
  expect(parts.map(({ part }) => part?.corrections)).toEqual([
    { kinds, passages: [passage(1, 2)] },
    { kinds, passages: [passage(2, 3)] },
  ]);
});

test("the encoding that its plays have in common stays with the file", () => {
  const file = whole({});
  const in1251 = { encoding: "windows-1251" };
  const other = { whole: file, parts: [], joined: undefined };
  const encodingOf = ({ state }: QueuedFile) => state.kind === "ready" && state.corrections.encoding;
  expect(encodingOf(joined(other, partsOf(file, ready(in1251), ready(in1251))))).toBe("windows-1251");
  expect(encodingOf(joined(other, partsOf(file, ready(in1251), ready({ encoding: "koi8-r" }))))).toBeUndefined();
});

test("a play that was being read when it left the queue is read again", () => {
  const file = whole({});
  const parts = partsOf(file, { kind: "reading" }, ready({}));
  const corrections = file.state.kind === "ready" ? file.state.corrections : undefined;
  const again = divided(file, { whole: file, parts, joined: corrections }, () => 9);
  expect(again.map(({ state }) => state.kind)).toEqual(["waiting", "ready"]);
});

test("shared corrections leave a play's own passages, and wait for a play that isn't read yet", () => {
  const file = whole({});
  const own = { passages: [passage(1, 2)] };
  const shared = { kinds: { a: "note" }, passages: [passage(5, 6)] } as const;
  const [first, second] = partsOf(file, ready(own), { kind: "waiting" });
  const changed = [first, second].map((one) => one && withSharedCorrections(one, shared));
  expect(changed[0]?.state).toMatchObject({ corrections: { kinds: { a: "note" }, passages: own.passages } });
  expect(changed[1]).toMatchObject({ state: { kind: "waiting" }, part: { corrections: { kinds: { a: "note" } } } });
});
