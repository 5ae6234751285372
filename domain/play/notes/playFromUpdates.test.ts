import { expect, test } from "vitest";
import * as Y from "yjs";
import { playWith, scene } from "#tests/support/playBuilder.ts";
import { documentOf } from "../document/document.ts";
import { playDocumentOf, schemaVersion } from "../document/playDocument.ts";
import { playFromUpdates } from "./playFromUpdates.ts";

test("updates make the play, whatever their order, and nothing is read of a newer version's", () => {
  const play = playWith({ title: "Ghosts" }, scene("Hall"));
  const doc = documentOf(play);
  const begun = Y.encodeStateAsUpdate(doc);
  const renamed: Uint8Array[] = [];
  doc.on("update", (update: Uint8Array) => renamed.push(update));
  playDocumentOf(doc).meta.set("note", "later");
  expect(playFromUpdates([...renamed, begun])).toEqual(playFromUpdates([begun, ...renamed]));
  expect(playFromUpdates([begun])).toMatchObject({ front: { title: "Ghosts" }, blocks: play.blocks });
  playDocumentOf(doc).meta.set("schemaVersion", schemaVersion + 1);
  expect(playFromUpdates([begun, ...renamed])).toBeUndefined();
});
