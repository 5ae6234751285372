import { expect, test } from "vitest";
import * as Y from "yjs";
import { character } from "#tests/support/playBuilder.ts";
import { colorsByName } from "../characters/characterColors.ts";
import {
  ignoreSpelling,
  moveCharacterColor,
  readCharacterSettings,
  setCharacterColor,
  unignoreSpelling,
} from "./characterSettings.ts";
import { playDocumentOf } from "./playDocument.ts";

test("a color belongs to the name, whatever its case, until it's removed", () => {
  const doc = new Y.Doc();
  setCharacterColor(doc, "Mrs. Smith ", "blue");
  setCharacterColor(doc, "MRS. SMITH", "red");
  expect(readCharacterSettings(doc)).toEqual({ colors: { "mrs. smith": "red" } });
  setCharacterColor(doc, "mrs. smith", undefined);
  expect(readCharacterSettings(doc)).toBeUndefined();
});

test("settings of two devices are both kept, and entries of later versions stay", () => {
  const [here, there] = [new Y.Doc(), new Y.Doc()];
  setCharacterColor(here, "TOM", "blue");
  playDocumentOf(here).characterSettings.set("voice.tom", "low");
  setCharacterColor(there, "ANN", "red");
  ignoreSpelling(there, "HAMELT");
  Y.applyUpdate(here, Y.encodeStateAsUpdate(there));
  expect(readCharacterSettings(here)).toEqual({ colors: { ann: "red", tom: "blue" }, ignored: ["HAMELT"] });
  unignoreSpelling(here, "HAMELT");
  expect(readCharacterSettings(here)).not.toHaveProperty("ignored");
  expect(playDocumentOf(here).characterSettings.get("voice.tom")).toBe("low");
});

test("a new name gets the color of the old one, and keeps its own if it has one", () => {
  const doc = new Y.Doc();
  setCharacterColor(doc, "TOM", "blue");
  moveCharacterColor(doc, "tom", "Thomas");
  moveCharacterColor(doc, "thomas", "THOMAS");
  expect(readCharacterSettings(doc)).toEqual({ colors: { thomas: "blue" } });
  setCharacterColor(doc, "ANN", "red");
  moveCharacterColor(doc, "THOMAS", "ANN");
  expect(readCharacterSettings(doc)).toEqual({ colors: { ann: "red" } });
});

test("a character has one color under all its names, and unknown colors aren't shown", () => {
  const colors = { tom: "blue", thomas: "red", ann: "ultraviolet", voice: "pink" };
  const characters = [
    character("Thomas", { aliases: ["Tom", "Tim"] }),
    character("The Stranger", { aliases: ["VOICE"] }),
  ];
  expect(Object.fromEntries(colorsByName({ colors }, characters))).toEqual({
    thomas: "red",
    tom: "red",
    tim: "red",
    voice: "pink",
    "the stranger": "pink",
  });
});
