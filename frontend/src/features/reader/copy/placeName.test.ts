import { expect, test } from "vitest";
import { act, dialogue, playWith, scene } from "#tests/support/playBuilder.ts";
import { placeName } from "./placeName.ts";
import { readingCopyOf } from "./readingCopy.ts";

test("a scene is named with its act; a scene before any act is named alone", () => {
  const book = readingCopyOf(
    playWith(
      {},
      scene("Prologue", dialogue("Hush.")),
      act("Act One", scene("Scene 1", dialogue("One.")), scene("Scene\n2", dialogue("Two."))),
      act("Act Two", scene("Scene 1", dialogue("Three."))),
    ),
  );
  expect(book.headings.map(({ id }) => placeName(book.headings, id))).toEqual([
    "Prologue",
    "Act One",
    "Act One · Scene 1",
    "Act One · Scene 2",
    "Act Two",
    "Act Two · Scene 1",
  ]);
  expect(placeName(book.headings, undefined)).toBe("");
});
