import { beforeEach, expect, test, vi } from "vitest";
import type { BlockId } from "#domain/play/play.ts";

/** Modules in which the code that recognizes pasted text hasn't loaded yet. */
async function freshModules() {
  vi.resetModules();
  const { openLines, performAction, showLines, typeText } = await import("../testing/lines.ts");
  const { pasteChoices } = await import("./pasteChoice.ts");
  const { loadRecognizer, pasteAs } = await import("./pasting.ts");
  const { undo } = await import("../actions/undo.ts");
  return { openLines, performAction, showLines, typeText, pasteChoices, loadRecognizer, pasteAs, undo };
}

let modules: Awaited<ReturnType<typeof freshModules>>;
beforeEach(async () => {
  modules = await freshModules();
});

/** Opens a manuscript, and returns what a writer does in it before the code has loaded. */
function openEarly(line: string) {
  const { openLines, pasteChoices, showLines, typeText, pasteAs, loadRecognizer, performAction, undo } = modules;
  const manuscript = openLines([line], [pasteChoices()]);
  const target = {
    get state() {
      return manuscript.state();
    },
    dispatch: manuscript.dispatch,
  };
  let made = 0;
  return {
    show: () => showLines(manuscript),
    type: (text: string) => typeText(manuscript, text),
    paste: (text: string, html = "") => pasteAs(target, "recognized", { text, html }, () => `p${made++}` as BlockId),
    undo: () => performAction(manuscript, undo),
    /** Waits until the code has loaded, and whatever it recognizes is in the text. */
    load: async () => {
      await loadRecognizer();
      await new Promise((done) => setTimeout(done));
    },
  };
}

test("a line that's recognized later leaves what was typed before it, and is a step of its own", async () => {
  const writer = openEarly("dialogue: |");
  writer.type("Hall");
  writer.type(" and ");
  writer.paste("so late", "<p>so <b>late</b></p>");
  expect(writer.show()).toEqual(["dialogue: Hall and so late|"]);
  await writer.load();
  expect(writer.show()).toEqual(["dialogue: Hall and so late|"]);
  writer.type("!");
  expect(writer.undo()).toEqual(["dialogue: Hall and so late|"]);
  expect(writer.undo()).toEqual(["dialogue: Hall and |"]);
});

test("what's typed after an early paste stays behind it", async () => {
  for (const [text, html] of [
    ["a lamp", ""],
    ["", "<p>a lamp</p>"],
    ["RUTH\nYou what?", ""],
    ["", "<p>RUTH</p><p>You what?</p>"],
  ] as const) {
    const writer = openEarly("dialogue: so |");
    writer.paste(text, html);
    const pasted = writer.show().join("\n").replace("|", "");
    expect(pasted).toMatch(/lamp|what/);
    writer.type(" and");
    await writer.load();
    expect(writer.show().join("\n")).toBe(`${pasted} and|`);
  }
});

test("HTML without a text is pasted early, too, and is recognized later", async () => {
  const writer = openEarly("dialogue: |");
  writer.paste("", "<p>RUTH: You <i>what</i>?</p><p>WALTER: Nothing.</p>");
  expect(writer.show()).toEqual(["dialogue: RUTH: You what?", "dialogue: WALTER: Nothing.|"]);
  await writer.load();
  expect(writer.show()).toEqual(["cue: RUTH", "dialogue: You what?", "cue: WALTER", "dialogue: Nothing.|"]);
});

test("a picture alone leaves the text as it is", async () => {
  const writer = openEarly("dialogue: so |long|");
  writer.paste("", "<img src='picture.png'>");
  await writer.load();
  expect(writer.show()).toEqual(["dialogue: so |long|"]);
});
