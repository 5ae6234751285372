import { expect, test } from "vitest";
import { findCurrentHeadingId, outlineOf } from "./outline.ts";
import { openLines, typeText } from "./testing/lines.ts";

const lines = ["act: Act I", "scene: Scene 1", "dialogue: |a", "scene: Scene 2"];

test("the outline lists the headings, and is the same list until one changes", () => {
  const manuscript = openLines(lines);
  const before = outlineOf(manuscript.state());
  expect(before.map(({ text }) => text)).toEqual(["Act I", "Scene 1", "Scene 2"]);
  typeText(manuscript, "x");
  expect(outlineOf(manuscript.state(), before)).toBe(before);
  manuscript.dispatch(manuscript.state().tr.insertText("!", 2));
  expect(outlineOf(manuscript.state(), before)[0]?.text).toBe("!Act I");
});

test.each(["scene", "act"])(
  "an empty %s at the end isn't listed until it has words, or something comes after it",
  (kind) => {
    const textsOf = (last: readonly string[]) =>
      outlineOf(openLines([...lines, "direction: Fog.", ...last]).state()).map(({ text }) => text);
    const listed = ["Act I", "Scene 1", "Scene 2"];
    expect(textsOf([`${kind}: |`])).toEqual(listed);
    expect(textsOf([`${kind}: A|`])).toEqual([...listed, "A"]);
    expect(textsOf([`${kind}: |`, "direction: Rain."])).toEqual([...listed, ""]);
    expect(outlineOf(openLines([`${kind}: |`]).state())).toHaveLength(1);
  },
);

test("the current scene is the last heading before the cursor, across groups", () => {
  expect(findCurrentHeadingId(openLines(lines).state())).toBe("b1");
  expect(findCurrentHeadingId(openLines(["dialogue: |a", ...lines.slice(3)]).state())).toBeUndefined();
  const many = ["scene: 1", ...Array.from({ length: 120 }, (_, index) => `dialogue: ${index === 110 ? "|" : ""}x`)];
  expect(findCurrentHeadingId(openLines(many).state())).toBe("b0");
});
