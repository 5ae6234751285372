import { expect, test } from "vitest";
import * as Y from "yjs";
import { mergeUpdates } from "#domain/play/document/mergeUpdates.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { splitUpdate } from "./splitUpdate.ts";

function scene(): Y.Doc {
  const doc = new Y.Doc();
  const blocks = doc.getMap<Y.XmlText>("blocks");
  for (let index = 0; index < 50; index++) {
    const text = new Y.XmlText();
    blocks.set(`block${index}`, text);
    text.insert(0, `Speech ${index}: ${"words ".repeat(20)}`);
    if (index % 3 === 0) text.delete(2, 9);
  }
  blocks.delete("block7");
  return doc;
}

test.each([100, 400, 5_000])("parts of %i bytes, applied in any order, have the content of the whole", (limitBytes) => {
  const whole = Y.encodeStateAsUpdate(scene());
  const parts = splitUpdate(whole, limitBytes);
  expect(parts.length).toBeGreaterThan(1);
  const same = fc.property(fc.shuffledSubarray([...parts], { minLength: parts.length }), (shuffled) => {
    const doc = new Y.Doc();
    for (const part of shuffled) Y.applyUpdate(doc, part);
    expect(doc.getMap("blocks").toJSON()).toEqual(scene().getMap("blocks").toJSON());
  });
  void fc.assert(same, { numRuns: 20 });
});

test("parts stay close to the size limit", () => {
  for (const part of splitUpdate(Y.encodeStateAsUpdate(scene()), 400)) expect(part.length).toBeLessThan(700);
});

test("a small update isn't split", () => {
  const update = Y.encodeStateAsUpdate(scene());
  expect(splitUpdate(update)).toEqual([update]);
});

test("fifty thousand keystrokes merge quickly into one update", () => {
  const doc = new Y.Doc();
  const keys: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => keys.push(update));
  for (let index = 0; index < 50_000; index++) doc.getText("text").insert(index, "x");
  const merged = new Y.Doc();
  Y.applyUpdate(merged, mergeUpdates(keys));
  expect(merged.getText("text").length).toBe(50_000);
});
