import { expect, test } from "vitest";
import { loadedWith } from "./support/loadedWith.ts";

const library = "npm:@tanstack/react-query";

test.each([
  "main.tsx",
  "reader.tsx",
  "features/reader/SharedPlayScreen.tsx",
  "features/public/HomeScreen.tsx",
  "features/subscription/PricingScreen.tsx",
  "features/auth/AuthScreen.tsx",
  "features/editor/EditorScreen.tsx",
])("%s opens without the code for server data", (entry) => {
  const loaded = loadedWith(entry);
  expect(loaded.size).toBeGreaterThan(10);
  expect(loaded).not.toContain(library);
});

const exporters =
  /^frontend\/src\/features\/editor\/(export|submission)\/|^domain\/play\/formats\/((export|package|pdf|docx|epub|fdx)\/|html\/write)/;

test("the editor opens without the dialogs of exports and their writers, which load with their first use", () => {
  const exportersIn = (entry: string) => [...loadedWith(entry)].filter((path) => exporters.test(path));
  expect(exportersIn("features/editor/EditorScreen.tsx")).toEqual([]);
  expect(exportersIn("features/editor/export/ExportDialog.tsx").length).toBeGreaterThan(10);
  expect(exportersIn("features/editor/submission/SendDialog.tsx").length).toBeGreaterThan(20);
});

const recognizing =
  /^domain\/play\/formats\/(reading\/readPasted|html\/readHtml|fountain\/readFountain)|\/clipboard\/shownPasteBar\.ts$/;

test("the editor opens without what recognizes pasted text and its bar, which load while the browser is idle", () => {
  const recognizersIn = (entry: string) => [...loadedWith(entry)].filter((path) => recognizing.test(path));
  expect(recognizersIn("features/editor/EditorScreen.tsx")).toEqual([]);
  expect(recognizersIn("modules/editor/clipboard/paste.ts")).toHaveLength(4);
});

const noting =
  /^(domain\/play\/(notes\/placeNotes|anchors\/anchors)|frontend\/src\/(modules|features)\/editor\/notes\/Note)/i;

test("the editor opens without what finds and lists notes, which loads with the first note", () => {
  const notersIn = (entry: string) => [...loadedWith(entry)].filter((path) => noting.test(path));
  expect(notersIn("features/editor/EditorScreen.tsx")).toEqual([]);
  expect(notersIn("features/editor/notes/NotesPanel.tsx").length).toBeGreaterThan(5);
});

const searching =
  /^frontend\/src\/(features\/editor\/find\/|modules\/editor\/find\/findSession)|^domain\/play\/search\//;

test("the editor opens without the find bar and the search, which load while the browser is idle", () => {
  const searchIn = (entry: string) => [...loadedWith(entry)].filter((path) => searching.test(path));
  expect(searchIn("features/editor/EditorScreen.tsx")).toEqual([]);
  expect(searchIn("features/editor/find/FindBar.tsx").length).toBeGreaterThan(5);
});

const merging = /^domain\/play\/(kept\/|formats\/plainText\/(recognize|speakers))/;

test("the editor opens without what finds words that a merge has kept, and without the reader of plain text", () => {
  const found = (entry: string) => [...loadedWith(entry)].filter((path) => merging.test(path));
  expect(found("features/editor/EditorScreen.tsx")).toEqual([]);
  expect(found("features/editor/kept/KeptWordsDrawer.tsx").length).toBeGreaterThan(5);
  expect(found("modules/editor/clipboard/paste.ts").length).toBeGreaterThan(1);
});

const sending = /^npm:(zod|fflate)$|^domain\/(api\/(plays|updates|feedback|activity)|activity\/)|\/platform\/call\.ts$/;
const layingOut =
  /^domain\/play\/layout\/(paginate|measures\/widthsOfFonts|passages\/layoutSpeech|own\/)|\/printing\/PrintedManuscript/;
const copying = /^domain\/play\/formats\/(clipboard\/writeCopied|fountain\/writeFountain)/;

test.each([
  ["what sends and receives changes, with data validation", sending, "modules/sync/exchange/log.ts"],
  ["the paginator and layouts of the writer's own", layingOut, "modules/editor/pages/pages.ts"],
  ["the writers of copied text", copying, "modules/editor/clipboard/copied.ts"],
])("the editor opens without %s, which loads after the text is shown", (_what, code, user) => {
  const found = (entry: string) => [...loadedWith(entry)].filter((path) => code.test(path));
  for (const entry of ["features/editor/EditorScreen.tsx", "platform/session/tokens/tokens.ts"])
    expect(found(entry)).toEqual([]);
  expect(found(user).length).toBeGreaterThan(1);
});

test.each(["features/dashboard/DashboardScreen.tsx", "features/editor/comments/CommentsPanel.tsx"])(
  "%s needs the code for server data, so this test would find it",
  (entry) => {
    expect(loadedWith(entry)).toContain(library);
  },
);
