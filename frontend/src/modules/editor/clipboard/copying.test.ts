// @vitest-environment page
import { DOMParser } from "prosemirror-model";
import { EditorView } from "prosemirror-view";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import type { BlockId } from "#domain/play/play.ts";
import { blocksOf } from "../schema/flat.ts";
import { schema } from "../schema/schema.ts";
import { openLines } from "../testing/lines.ts";
import { copiedHtml, copiedText } from "./copied.ts";
import { copying, loadWriters } from "./copying.ts";
import { ownType, readOwn, writeOwn } from "./ownClipboard.ts";
import { pasting } from "./pasting.ts";

// A test copies before the code for it has loaded, so this file must not share its modules with others.
afterAll(() => {
  vi.resetModules();
});

const settings = { language: () => "en-GB", layout: () => layouts["guild-modern"] };
const lines = ["scene: |Kitchen", "cue: Ruth", "parenthetical: softly", "dialogue: To be\nor <not>|", "note: cut?"];

const copied = (of: readonly string[]) => openLines(of).state().selection.content();

test("elements are copied as Fountain and as HTML with kinds and looks, and without ids", () => {
  const slice = copied(lines);
  expect(copiedText(slice)).toContain("@Ruth\n(softly)\nTo be\nor <not>");
  const html = copiedHtml(slice, settings);
  expect(html).not.toMatch(/b[0-4]"|data-id/);
  expect(html).toContain(`lang="en-GB"`);
  expect(html).toContain(
    `<p data-kind="cue" style="font:12pt 'Courier Prime','Courier New',monospace;margin:12pt 0in 0pt 0in;text-align:center;text-transform:uppercase">Ruth</p>`,
  );
  expect(html).toContain(">(softly)</p>");
  expect(html).toContain("To be<br>or &lt;not&gt;");
});

test("what reads from right to left is copied with its indent at the right", () => {
  const indents = (text: string) =>
    /margin:\d+pt (\S+)in 0pt (\S+)in/.exec(copiedHtml(copied([`direction: |${text}`, "cue: x|"]), settings))?.slice(1);
  const [right, left] = indents("She leaves.") ?? [];
  expect(indents("היא יוצאת.")).toEqual([left, right]);
  expect(left).not.toBe(right);
});

test("the name that is still empty after a speech isn't copied as text", () => {
  expect(copiedText(copied(["cue: |RUTH", "dialogue: No.", "cue: ", "direction: Rain.|"]))).toBe(
    "RUTH\nNo.\n\nRain.\n",
  );
});

test("an element of which nothing is selected isn't copied", () => {
  const slice = copied(["cue: |RUTH", "dialogue: No.", "parenthetical: |softly"]);
  expect(copiedText(slice)).toBe("RUTH\nNo.\n");
  expect(copiedHtml(slice, settings)).not.toContain("parenthetical");
});

test("words that have no mark in Fountain are copied as they are", () => {
  expect(copiedText(copied(["dialogue: You |what?", "dialogue: Two\n\nverses.|"]))).toBe("what?\n\nTwo\n\nverses.\n");
  expect(copiedText(copied(["setting: |A room.", "direction: Rain.|"]))).toBe("A room.\n\nRain.\n");
  expect(copiedText(copied(["parenthetical: |softly", "dialogue: No.|"]))).toBe("(softly)\n\nNo.\n");
});

test("our own HTML is read as the same elements", () => {
  const page = document.createElement("div");
  page.innerHTML = copiedHtml(copied(lines), settings);
  const { content } = DOMParser.fromSchema(schema).parse(page);
  const read = content.content.flatMap((group) => group.children.map((node) => [node.attrs.kind, node.textContent]));
  expect(read).toEqual([
    ["scene", "Kitchen"],
    ["cue", "Ruth"],
    ["parenthetical", "(softly)"],
    ["dialogue", "To be\nor <not>"],
  ]);
});

test("our own HTML, which is all that another browser gets, is pasted as elements of their own", () => {
  const state = openLines(["setting: Rain.|", "cue: NORA"], [pasting(() => "p" as BlockId)]).state();
  const view = new EditorView(document.createElement("div"), { state });
  onTestFinished(() => view.destroy());
  view.pasteHTML(copiedHtml(copied(["cue: |RUTH", "dialogue: No.|"]), settings), new Event("paste") as ClipboardEvent);
  expect(blocksOf(view.state.doc).map(({ kind, text }) => [kind, text[0]?.text])).toEqual([
    ["setting", "Rain."],
    ["cue", "RUTH"],
    ["dialogue", "No."],
    ["cue", "NORA"],
  ]);
});

test("what's copied before the writers have loaded is paragraphs, which keep their kinds", async () => {
  const view = new EditorView(document.createElement("div"), { state: openLines(lines, [copying(settings)]).state() });
  onTestFinished(() => view.destroy());
  const copyNow = (): ReadonlyMap<string, string> => {
    const data = new Map<string, string>();
    const clipboardData = {
      clearData: () => data.clear(),
      setData: (type: string, text: string) => data.set(type, text),
    };
    view.dom.dispatchEvent(Object.assign(new Event("copy", { bubbles: true, cancelable: true }), { clipboardData }));
    return data;
  };
  const early = copyNow();
  expect(early.get("text/plain")).toBe("Kitchen\n\nRuth\n\nsoftly\n\nTo be\nor <not>");
  expect(early.get("text/html")).toContain(`<p data-kind="cue" dir="auto">Ruth</p>`);
  expect(readOwn(early.get(ownType) ?? "")?.size).toBeGreaterThan(0);
  await loadWriters();
  expect(copyNow().get("text/plain")).toContain("@Ruth\n(softly)");
});

test("words of one element are copied as words", () => {
  const slice = copied(["cue: A|nn|a"]);
  expect([copiedText(slice), copiedHtml(slice, settings)]).toEqual(["nn", "nn"]);
});

test("what's copied for ourselves is read back with ids, and nothing else is read", () => {
  const slice = copied(["cue: |Ruth", "dialogue: x|"]);
  const read = readOwn(writeOwn(slice));
  expect(read?.eq(slice)).toBe(true);
  expect(blocksOf(schema.node("doc", null, read?.content)).map(({ id }) => id)).toEqual(["b0", "b1"] as BlockId[]);
  const foreign = writeOwn(slice).replace('"cue"', '"script"');
  for (const json of ["", "{}", "null", "[1]", foreign, writeOwn(slice).replace('"b0"', "7")])
    expect(readOwn(json)).toBeUndefined();
});
