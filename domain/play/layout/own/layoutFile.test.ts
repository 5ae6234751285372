import { expect, test } from "vitest";
import { maxLayoutFileBytes, readLayoutFile, writeLayoutFile } from "./layoutFile.ts";
import type { OwnLayout } from "./ownLayout.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const mine: OwnLayout = {
  name: "For the Bruntwood",
  base: "uk",
  changes: { "font.size": 11, "cue.bold": true, "marks.continued": "(suite)" },
};

test("a layout's file is read back", () => {
  expect(readLayoutFile(bytesOf(writeLayoutFile(mine)))).toEqual(mine);
});

test.each<[string, Uint8Array, string]>([
  ["a picture", new Uint8Array([0x89, 0x50, 0xff, 0xfe]), "it isn't valid JSON"],
  ["half a file", bytesOf(writeLayoutFile(mine).slice(0, 40)), "it isn't valid JSON"],
  [
    "a play",
    bytesOf('{"format":"ghostlight-play","version":4}'),
    "it isn't a layout that was exported from Ghostlight",
  ],
  ["a list", bytesOf("[]"), "it isn't a layout"],
  ["a huge file", new Uint8Array(maxLayoutFileBytes + 1), "it's larger than 64 KB"],
  ["a later file", bytesOf(writeLayoutFile(mine).replace('"version": 1', '"version": 2')), "a newer version"],
  ["a wrong size", bytesOf(writeLayoutFile(mine).replace("11", "1100")), "“font.size” must be a number from 6 to 36"],
  ["another field", bytesOf(writeLayoutFile(mine).replace('"base"', '"color": 1, "base"')), "can't be used"],
])("%s is refused with a reason", (_what, bytes, reason) => {
  expect(() => readLayoutFile(bytes)).toThrow(reason);
});
