import { expect, test } from "vitest";
import type { Corrections } from "#domain/play/formats/typed/corrections.ts";
import { divided, joined, withSharedCorrections } from "./playsOfFile.ts";
import { correctionsOf, type QueuedFile, type QueuedState, type ReadyState } from "./queuedFile.ts";

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

const byLine = { linesAreParagraphs: true } as const;
/** The plays of a file in which every line is a paragraph. */
const playsByLine = [
  { title: "THE FERRY", from: 0 },
  { title: "FOG", from: 25 },
];

const readByLine = (corrections: Corrections): ReadyState => {
  const state = ready({ ...byLine, ...corrections });
  return { ...state, reading: { ...state.reading, plays: playsByLine } };
};

const correctionsIn = ({ state }: QueuedFile): Corrections | undefined =>
  state.kind === "ready" ? state.corrections : undefined;

test("that every line of a play is a paragraph stays with the file, and passages only where they're counted so", () => {
  const file = whole({ passages: [passage(0, 0)] });
  const other = { whole: file, parts: [], joined: undefined };
  const [first, second] = [ready({ passages: [passage(1, 2)] }), readByLine({ passages: [passage(3, 4)] })];
  expect(correctionsIn(joined(other, partsOf(file, first, second)))).toMatchObject({
    ...byLine,
    passages: [passage(28, 29)],
  });
  const contradicting = ready({ linesAreParagraphs: false, passages: [passage(1, 2)] });
  const both = correctionsIn(joined(other, partsOf(file, contradicting, second)));
  expect(both?.linesAreParagraphs).toBeUndefined();
  expect(both?.passages).toEqual([passage(1, 2)]);
});

/** Joins the two plays, corrects the file, and returns the corrections with which they're apart again. */
function apartAgain(first: QueuedState, second: QueuedState, correct: (corrections: Corrections) => Corrections) {
  const file = whole({});
  const parts = partsOf(file, first, second);
  const one = joined({ whole: file, parts: [], joined: undefined }, parts);
  const before = { whole: file, parts, joined: correctionsIn(one) };
  const corrections = correct(before.joined ?? {});
  const again: QueuedFile = { ...one, state: { ...readByLine({}), corrections } };
  return divided(again, before, () => 9).map(correctionsOf);
}

test("plays in which lines count differently are as they were when they're apart again", () => {
  const [first, second] = [ready({ passages: [passage(1, 2)] }), readByLine({ passages: [passage(3, 4)] })];
  const kept = [{ passages: [passage(1, 2)] }, { ...byLine, passages: [passage(3, 4)] }];
  expect(apartAgain(first, second, (all) => all)).toEqual(kept);
  const named = apartAgain(first, second, (all) => ({ ...all, kinds: { a: "cue" } }));
  expect(named).toMatchObject(kept.map((one) => ({ ...one, kinds: { a: "cue" } })));
  expect(named[0]?.linesAreParagraphs).toBeUndefined();
  const marked = apartAgain(first, second, (all) => ({ ...all, passages: [passage(5, 6)] }));
  expect(marked[0]).toMatchObject({ ...byLine, passages: [passage(5, 6)] });
  const off = apartAgain(first, second, (all) => ({ ...all, linesAreParagraphs: false, passages: [] }));
  expect(off.map(({ linesAreParagraphs }) => linesAreParagraphs)).toEqual([false, false]);
});

test("shared corrections drop passages of a play in which other paragraphs are counted from then on", () => {
  const file = whole({});
  const [first, second] = partsOf(
    file,
    ready({ passages: [passage(1, 2)] }),
    readByLine({ passages: [passage(1, 2)] }),
  );
  const changed = [first, second].map((one) => one && correctionsOf(withSharedCorrections(one, byLine)).passages);
  expect(changed).toEqual([[], [passage(1, 2)]]);
});
