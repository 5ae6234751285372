import { expect, test } from "vitest";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { passages } from "#tests/support/playInManyScripts.ts";
import { scriptFontsOf } from "./scriptFonts.ts";

test.each([
  ["English", "To be, or not to be — naïve, œuvre…", []],
  ["Greek", passages.polytonic, ["Cousine"]],
  ["Hebrew", passages.hebrew, ["Cousine"]],
  ["Arabic", passages.arabic, ["Vazirmatn"]],
  ["Japanese", passages.japanese, ["Noto Sans JP"]],
  ["simplified Chinese", passages.simplified, ["Noto Sans SC"]],
  ["traditional Chinese", passages.traditional, ["Noto Sans TC"]],
  ["Korean", passages.korean, ["Noto Sans KR"]],
  ["Chinese with a word in Korean", `${passages.traditional} 햄릿`, ["Noto Sans TC", "Noto Sans KR"]],
])("a play in %s needs its fonts", (_, text, fonts) => {
  expect(scriptFontsOf(playWith({ title: "T" }, speech("A", text)))).toEqual(fonts);
});

test("the front matter counts, too", () => {
  expect(scriptFontsOf(playWith({ title: "ハムレット" }, speech("A", "To be")))).toEqual(["Noto Sans JP"]);
});
