// @vitest-environment page
import { expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { play, scene, setting } from "#tests/support/playBuilder.ts";
import { editorWithoutView } from "../testing/editorWithoutView.ts";
import { createShrinkWatch } from "./watchShrinks.ts";

const docOf = (text: string) => editorWithoutView(documentOf(play(scene("Attic", setting(text))))).state().doc;
const [long, short] = [docOf("The lamp burns on and on. ".repeat(20).trim()), docOf("Rain.")];

function watchOf(first = long) {
  let [doc, time] = [first, 0];
  const shrinks = createShrinkWatch({ doc: () => doc, now: () => time });
  const change = (next: typeof doc) => {
    const before = doc;
    doc = next;
    time += 1_000;
    shrinks.changed(before);
  };
  return { shrinks, change };
}

test("a play whose text was deleted has shrunk, and shrinks again from what is there later", () => {
  const { shrinks, change } = watchOf();
  expect(shrinks.look()).toBeUndefined();
  change(short);
  expect(shrinks.look()?.doc).toBe(long);
  change(long);
  shrinks.look();
  change(short);
  expect(shrinks.look()?.doc).toBe(long);
});

test("a deletion that was meant isn't counted again", () => {
  const { shrinks, change } = watchOf();
  shrinks.look();
  change(short);
  expect(shrinks.look()?.doc).toBe(long);
  shrinks.accept();
  change(docOf("Hall."));
  expect(shrinks.look()).toBeUndefined();
});

test("what was typed after the last look is offered back to the last letter", () => {
  const { shrinks, change } = watchOf();
  shrinks.look();
  const typed = docOf(`${"The lamp burns on and on. ".repeat(20)}And then it goes out.`);
  change(typed);
  change(short);
  change(docOf("Rain falls."));
  expect(shrinks.look()?.doc).toBe(typed);
});
