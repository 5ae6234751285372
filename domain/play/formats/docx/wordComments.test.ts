import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import {
  numberedIds,
  parenthetical,
  playWith,
  scene,
  speech,
  together,
  withoutIds,
} from "#tests/support/playBuilder.ts";
import { type LayoutName, layouts } from "../../layout/designs/layouts.ts";
import { type Play, textOf } from "../../play.ts";
import type { FileComment } from "../writing/fileComment.ts";
import { readDocx } from "./readDocx.ts";
import { writeDocx } from "./writeDocx.ts";

const play: Play = playWith(
  { title: "The Lamp", authors: "Ana Paz" },
  scene(
    "Scene One",
    speech("NORA", parenthetical("softly"), "Who left the lamp on?"),
    together("ANN", "Me.", "TOM", "Me."),
  ),
);
const blockWith = (text: string) =>
  play.blocks.find((block) => textOf(block) === text) ?? expect.fail(`There is no ${text}.`);

const comment = (given: Partial<FileComment>): FileComment => ({
  author: "Maya Lind",
  at: "2027-01-10T12:00:00.123Z",
  text: "Lovely.",
  isResolved: false,
  replies: [],
  ...given,
});
/** A comment about part of a block. */
const about = (text: string, from: number, to: number, given: Partial<FileComment> = {}) => {
  const { id: blockId } = blockWith(text);
  return comment({ ...given, passage: { from: { blockId, offset: from }, to: { blockId, offset: to } } });
};
const write = (comments: readonly FileComment[], layout: LayoutName = "guild-modern") =>
  writeDocx(play, { layout: layouts[layout], createdAt: new Date(0), comments });
const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] ?? new Uint8Array());

/** Returns the text between the marks of a comment's passage. */
function passageOf(document: string, number: number): string {
  const [, rest = ""] = document.split(`<w:commentRangeStart w:id="${number}"/>`);
  const [inside = "", after] = rest.split(`<w:commentRangeEnd w:id="${number}"/>`);
  expect(after).toContain(`<w:commentReference w:id="${number}"/>`);
  return inside.replace(/<[^>]+>/g, "");
}

test.each(Object.keys(layouts) as LayoutName[])("in the %s layout, comments are at their words", (layout) => {
  const bytes = write(
    [about("Who left the lamp on?", 4, 8), about("Me.", 0, 2), about("softly", 1, 3), about("Scene One", 6, 9)],
    layout,
  );
  const document = partOf(bytes, "word/document.xml");
  expect([0, 1, 2, 3].map((number) => passageOf(document, number))).toEqual(["left", "Me", "(softly)", "One"]);
  expect(withoutIds(readDocx(bytes, numberedIds()).play)).toEqual(
    withoutIds(readDocx(writeDocx(play, { layout: layouts[layout], createdAt: new Date(0) }), numberedIds()).play),
  );
});

test("a comment has its author, time and lines, replies belong to it, and a resolved one is done", () => {
  const replies = [{ author: "Ana Paz", at: "2027-01-11T12:00:00.000Z", text: "Thanks & more." }];
  const bytes = write([about("Who left the lamp on?", 0, 3, { text: "One.\nTwo <b>.", isResolved: true, replies })]);
  const document = partOf(bytes, "word/document.xml");
  expect([0, 1].map((number) => passageOf(document, number))).toEqual(["Who", "Who"]);
  const comments = partOf(bytes, "word/comments.xml");
  expect(comments).toContain('w:id="0" w:author="Maya Lind" w:date="2027-01-10T12:00:00Z" w:initials="ML"');
  expect(comments).toContain("Two &lt;b&gt;.");
  expect(comments).toContain("Thanks &amp; more.");
  const threads = partOf(bytes, "word/commentsExtended.xml");
  expect(threads).toContain('<w15:commentEx w15:paraId="00000001" w15:done="1"/>');
  expect(threads).toContain('<w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="1"/>');
  expect(partOf(bytes, "[Content_Types].xml")).toContain("/word/commentsExtended.xml");
});

test("a comment over several elements ends in the last one, and one without words is at the title", () => {
  const from = { blockId: blockWith("Scene One").id, offset: 6 };
  const to = { blockId: blockWith("Who left the lamp on?").id, offset: 3 };
  const document = partOf(
    write([comment({ passage: { from, to } }), comment({}), comment({ passage: { from: to, to: from } })]),
    "word/document.xml",
  );
  expect(passageOf(document, 0)).toMatch(/^One.*NORA.*Who$/s);
  expect(document.indexOf('<w:commentReference w:id="1"/>')).toBeLessThan(document.indexOf("The Lamp"));
  expect(passageOf(document, 2)).toBe(" left the lamp on?");
});

test("a play without comments has no list of them", () => {
  expect(Object.keys(unzipSync(write([]))).filter((name) => name.includes("comments"))).toEqual([]);
});

test("wherever comments begin and end, every word stays and every mark has its counterpart", () => {
  const places = play.blocks.flatMap(({ id: blockId }) => [0, 1, 2, 500].map((offset) => ({ blockId, offset })));
  const place = fc.constantFrom(...places);
  const some = fc.array(fc.record({ from: place, to: place }), { maxLength: 6 });
  const bare = partOf(write([]), "word/document.xml").replace(/<[^>]+>/g, "");
  fc.assert(
    fc.property(some, (passages) => {
      const document = partOf(write(passages.map((passage) => comment({ passage }))), "word/document.xml");
      expect(document.replace(/<[^>]+>/g, "")).toBe(bare);
      for (const number of passages.keys()) passageOf(document, number);
    }),
    { numRuns: 50 },
  );
});
