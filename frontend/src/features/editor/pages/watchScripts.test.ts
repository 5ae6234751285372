import { expect, onTestFinished, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { setTitle } from "#domain/play/document/front.ts";
import { findText, orderOf, playDocumentOf } from "#domain/play/document/playDocument.ts";
import type { ScriptFont } from "#domain/play/layout/measures/scriptFonts.ts";
import type { BlockId } from "#domain/play/play.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { watchScripts } from "./watchScripts.ts";

/** A play that is written, and how often a new script was noticed. */
function watchedPlay() {
  const doc = documentOf(playWith({ title: "Ghosts" }, speech("NORA", "Here.")));
  const known = new Set<ScriptFont>();
  let calls = 0;
  const stop = watchScripts(doc, known, () => {
    calls += 1;
  });
  onTestFinished(stop);
  const write = (text: string) => findText(doc, orderOf(doc)[1] ?? ("" as BlockId))?.insert(0, text);
  return { doc, known, write, stop, calls: () => calls };
}

test("the first letters of another script are noticed, and no more of the same script", () => {
  const { write, known, calls } = watchedPlay();
  write("More. ");
  expect(calls()).toBe(0);
  write("Ж");
  write("изнь ");
  expect(calls()).toBe(1);
  write("مرحبا ");
  expect(calls()).toBe(2);
  expect([...known]).toEqual(["Cousine", "Vazirmatn"]);
});

test("a script that's known already isn't noticed", () => {
  const { write, known, calls } = watchedPlay();
  known.add("Cousine");
  write("Жизнь");
  expect(calls()).toBe(0);
});

test("a title in another script, and a new element from another device, are noticed", () => {
  const { doc, calls } = watchedPlay();
  setTitle(doc, "Φαντάσματα");
  expect(calls()).toBe(1);
  const there = new Y.Doc();
  Y.applyUpdate(there, Y.encodeStateAsUpdate(doc));
  playDocumentOf(there).blocks.set("new-element", new Y.XmlText("مرحبا"));
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(there));
  expect(calls()).toBe(2);
});

test("nothing is noticed after it was stopped", () => {
  const { write, stop, calls } = watchedPlay();
  stop();
  write("Ж");
  expect(calls()).toBe(0);
});
