import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { blackBar, blackOut } from "./blackOut.ts";

const name = /Bo Ray/g;

test("an offset in the blacked-out text maps to the source", () => {
  const { text, toSource } = blackOut("Ask Bo Ray, or Bo Ray's mother.", name);
  expect(text).toBe(`Ask ${blackBar}, or ${blackBar}'s mother.`);
  const at = text.indexOf("mother");
  expect(toSource(at, "start")).toBe("Ask Bo Ray, or Bo Ray's ".length);
  expect([toSource(6, "start"), toSource(6, "end")]).toEqual([4, 10]);
});

test("every letter outside a bar is the same letter in the source", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("Bo Ray", "a", " ", "Bo", "é")), (parts) => {
      const source = parts.join("");
      const { text, toSource } = blackOut(source, name);
      for (const [at, letter] of text.split("").entries()) {
        if (letter !== "█") expect(source[toSource(at, "start")]).toBe(letter);
      }
      expect(toSource(text.length, "end")).toBe(source.length);
    }),
  );
});
