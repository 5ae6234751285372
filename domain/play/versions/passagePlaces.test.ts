import { expect, test } from "vitest";
import type * as Y from "yjs";
import { act, direction, play, scene, setting } from "#tests/support/playBuilder.ts";
import { writtenLog } from "#tests/support/writtenLog.ts";
import { removeBlocks } from "../document/blocks.ts";
import { findText, orderOf } from "../document/playDocument.ts";
import type { BlockId } from "../play.ts";
import { DeletedText } from "./deletedPassages.ts";
import { placesOf } from "./passagePlaces.ts";
import { createWalk } from "./walkMoments.ts";

const written = play(
  setting("Fog."),
  act("ACT ONE", ...scene("Scene 1", direction("A lamp burns.")), ...scene("Scene 2", direction("It goes out."))),
  act("ACT TWO", ...scene("Scene 1", direction("A door opens.")), ...scene("", direction("Nobody is there."))),
);
const ids = written.blocks.map(({ id }) => id);

/** Returns where the passages were that these changes delete. */
function placesAfter(...changes: readonly ((doc: Y.Doc) => void)[]) {
  const { write, send, log } = writtenLog(written);
  for (const change of changes) write(change);
  send();
  const { base, entries } = log();
  const deleted = new DeletedText();
  for (const moment of createWalk(base, 0).next(entries) ?? []) deleted.add(moment);
  return deleted.passages().map(placesOf);
}

const remove = (from: number, to: number) => (doc: Y.Doc) => removeBlocks(doc, ids.slice(from, to));
const part = (from: object, to: object = from) => [{ kind: "part", from, to }];

test("a passage within a scene is in that scene, with its act", () => {
  expect(placesAfter(remove(5, 6))).toEqual(part({ act: "ACT ONE", scene: "Scene 2" }));
  const lamp = ids[3] as BlockId;
  expect(placesAfter((doc) => findText(doc, lamp)?.delete(0, 6))).toEqual(part({ act: "ACT ONE", scene: "Scene 1" }));
});

test("a scene that's deleted with its heading is named by it", () => {
  expect(placesAfter(remove(7, 9))).toEqual(part({ act: "ACT TWO", scene: "Scene 1" }));
  expect(placesAfter(remove(9, 11))).toEqual(part({ act: "ACT TWO", scene: "" }));
});

test("a passage across scenes and acts says from where to where", () => {
  expect(placesAfter(remove(5, 9))).toEqual(
    part({ act: "ACT ONE", scene: "Scene 2" }, { act: "ACT TWO", scene: "Scene 1" }),
  );
  expect(placesAfter(remove(0, 3))).toEqual(part({}, { act: "ACT ONE", scene: "Scene 1" }));
});

test("all that was there is the whole play, also if it goes in two steps or something is typed over it", () => {
  expect(placesAfter(remove(0, 11))).toEqual([{ kind: "whole" }]);
  expect(placesAfter(remove(5, 11), remove(0, 5))).toEqual([{ kind: "whole" }]);
  const typeOver = (doc: Y.Doc): void => {
    const [first] = orderOf(doc);
    const text = first && findText(doc, first);
    removeBlocks(doc, ids.slice(1));
    text?.delete(0, text.length);
    text?.insert(0, "x");
  };
  expect(placesAfter(typeOver)).toEqual([{ kind: "whole" }]);
});
