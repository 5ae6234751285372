import { expect, test } from "vitest";
import { emptyFront } from "../front/frontFields.ts";
import { type Block, type BlockId, textOf } from "../play.ts";
import { comparePlays, type PlayComparison } from "./comparePlays.ts";

const kinds = { a: "act", s: "scene", c: "cue", d: "dialogue" } as const;

/** `s1` is a scene's heading with the ID and text "s1", and `d1=Hello` a speech with the ID `d1`. */
const blocks = (line: string): readonly Block[] =>
  line.split(" ").map((word) => {
    const [id = "", text = id] = word.split("=");
    return { id: id as BlockId, kind: kinds[id[0] as keyof typeof kinds], text: [{ text: text.replaceAll("_", " ") }] };
  });

const compare = (before: string, after: string): PlayComparison =>
  comparePlays({ front: emptyFront, blocks: blocks(before) }, { front: emptyFront, blocks: blocks(after) });

const marks = { same: "", added: "+", removed: "-", changed: "~" };

/** One line per scene: `>` is moved, `+` added, `-` removed, `~` changed. */
const shown = ({ scenes }: PlayComparison): string[] =>
  scenes.map(
    ({ isMoved, blocks }) =>
      (isMoved ? "> " : "") +
      blocks.map(({ block, change, isMoved }) => `${isMoved ? ">" : ""}${marks[change]}${block.id}`).join(" "),
  );

test("equal plays have no changes", () => {
  const { fields, scenes } = compare("s1 c1 d1 s2 d2", "s1 c1 d1 s2 d2");
  expect(fields).toEqual([]);
  expect(scenes.map(({ hasChanges }) => hasChanges)).toEqual([false, false]);
});

test("added, removed and changed elements are shown in their scenes, removed ones where they were", () => {
  const result = compare("s1 c1 d1=Hello_there c2 d2 s2 d3", "s1 c1 d1=Hello_again d4 s2 d3");
  expect(shown(result)).toEqual(["s1 c1 ~d1 -c2 -d2 +d4", "s2 d3"]);
  expect(result.scenes[0]?.blocks[2]?.words).toEqual([
    { change: "same", text: "Hello " },
    { change: "removed", text: "there" },
    { change: "added", text: "again" },
  ]);
  expect(result.scenes.map(({ hasChanges }) => hasChanges)).toEqual([true, false]);
});

test("a moved scene is one moved scene, with the changes inside it", () => {
  expect(shown(compare("s1 c1 d1 s2 c2 d2 d3 s3 d4", "s2 c2 d2 d3 s3 d4 s1 c1 d1=New"))).toEqual([
    "s2 c2 d2 d3",
    "s3 d4",
    "> s1 c1 ~d1",
  ]);
});

test("a moved element in a scene that stays is moved by itself", () => {
  expect(shown(compare("s1 c1 d1 c2 d2 s2 d3", "s1 c2 d2 s2 d3 d1"))).toEqual(["s1 -c1 c2 d2", "s2 d3 >d1"]);
});

test("what was removed at the start or with its scene is shown there", () => {
  expect(shown(compare("d0 s1 d1 s2 d2", "s2 d2"))).toEqual(["-d0", "-s1 -d1", "s2 d2"]);
});

test("text that came back with new IDs isn't removed and added", () => {
  expect(shown(compare("s1 c1=ANN d1=Hello d2=Bye", "s7=s1 c7=ANN d7=Hello d8=Good_bye"))).toEqual([
    "s7 c7 d7 -d2 +d8",
  ]);
});

test("a change of kind or emphasis is a change without changed words", () => {
  const before = blocks("d1=Hello");
  const [one] = before as [Block];
  const front = emptyFront;
  const kind = comparePlays({ front, blocks: before }, { front, blocks: [{ ...one, kind: "lyric" }] });
  expect(kind.scenes[0]?.blocks[0]).toMatchObject({ change: "changed", kindBefore: "dialogue" });
  const bold = { ...one, text: [{ text: textOf(one), bold: true as const }] };
  const emphasis = comparePlays({ front, blocks: before }, { front, blocks: [bold] });
  expect(emphasis.scenes[0]?.blocks[0]).toMatchObject({
    change: "changed",
    words: [{ change: "same", text: "Hello" }],
  });
});

test("the front matter is compared field by field, and the characters as a list", () => {
  const before = { ...emptyFront, title: "The Lamp", place: "A stage" };
  const ann = { id: "1", name: "ANN", aliases: [], age: "", gender: "", description: "a lampist", doubling: "" };
  const { fields } = comparePlays(
    { front: before, blocks: [] },
    { front: { ...before, title: "The Light", characters: [ann] }, blocks: [] },
  );
  expect(fields).toEqual([
    {
      field: "title",
      words: [
        { change: "same", text: "The " },
        { change: "removed", text: "Lamp" },
        { change: "added", text: "Light" },
      ],
    },
    { field: "characters", words: [{ change: "added", text: "ANN, a lampist" }] },
  ]);
});
