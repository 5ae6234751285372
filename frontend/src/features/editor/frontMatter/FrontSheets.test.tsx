// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { setFrontField } from "#domain/play/document/front.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { character, front as frontOf, play, scene, speech } from "#tests/support/playBuilder.ts";
import { TitlePageEditor } from "../titlePage/TitlePageEditor.tsx";
import { FrontSheets } from "./FrontSheets.tsx";

afterEach(clearPage);

const front = frontOf({
  source: "After a story by Ann",
  copyright: "© 2026 Ines Okafor",
  characters: [character("NORA", { description: "a lamplighter" })],
  place: "An attic.",
});
const script = { ...play(scene("1", speech("NORA", "Late."))), front };
const sheets = () => [...document.querySelectorAll<HTMLElement>(".editor-front-sheet")];
const drawn = () => settle(() => vi.advanceTimersByTime(50));

test("cast and setting are a sheet of the editor that follows changes, and a click opens their form", async () => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame"] });
  const editor = editorWithoutView(documentOf(script));
  let opened = 0;
  mount(<FrontSheets editor={editor} onFrontMatter={() => opened++} />);
  await drawn();
  expect(sheets().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/NORA.*An attic/u)]);
  await settle(() => setFrontField(editor.doc, "musicalNumbers", "The Lamp .... NORA"));
  await drawn();
  expect(sheets()[1]?.textContent).toContain("The Lamp");
  expect(sheets().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
  sheets()[1]?.click();
  expect(opened).toBe(1);
  vi.useRealTimers();
});

test("the title page shows the source and the rights, which are printed, too", () => {
  const editor = editorWithoutView(documentOf(script));
  mount(<TitlePageEditor editor={editor} onFrontMatter={() => undefined} />);
  const shown = (field: string) => document.querySelector<HTMLTextAreaElement>(`[data-front="${field}"]`)?.value;
  expect([shown("source"), shown("copyright")]).toEqual([front.source, front.copyright]);
});

test.each([
  [undefined, "Translated by"],
  ["es", "Traducción de"],
])("the title page of a play in %s says “%s” before the translator, if there's one", async (language, words) => {
  const editor = editorWithoutView(documentOf({ ...script, ...(language && { typing: { language } }) }));
  mount(<TitlePageEditor editor={editor} onFrontMatter={() => undefined} />);
  const line = () => document.querySelector<HTMLTextAreaElement>('[data-front="translator"]');
  expect([line()?.tabIndex, line()?.parentElement?.textContent]).toEqual([-1, ""]);
  const before = line();
  await settle(() => setFrontField(editor.doc, "translator", "Ann Lee"));
  expect(line()).toBe(before);
  expect([line()?.tabIndex, line()?.value, line()?.previousElementSibling?.textContent]).toEqual([0, "Ann Lee", words]);
});

test("on the way to the text, Tab passes the source and the rights only while they're empty", async () => {
  const editor = editorWithoutView(documentOf(script));
  mount(<TitlePageEditor editor={editor} onFrontMatter={() => undefined} />);
  const stop = (field: string) => document.querySelector<HTMLTextAreaElement>(`[data-front="${field}"]`)?.tabIndex;
  const stops = () => ["subtitle", "source", "copyright"].map(stop);
  expect(stops()).toEqual([0, 0, 0]);
  await settle(() => setFrontField(editor.doc, "source", ""));
  expect(stops()).toEqual([0, -1, 0]);
});
