import { expect, test } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import type { OutlineHeading } from "../outline.ts";
import { actsOf, placesFor } from "./outlineTree.ts";

const heading = (name: string): OutlineHeading => ({
  id: name as BlockId,
  kind: name.startsWith("act") ? "act" : "scene",
  text: name,
});
const headings = ["prologue", "act1", "one", "two", "act2", "three"].map(heading);
const names = (list: readonly OutlineHeading[]) => list.map(({ text }) => text);

test("scenes are grouped by act, and those before the first act have none", () => {
  expect(actsOf(headings).map(({ act, scenes }) => [act?.text, ...names(scenes)])).toEqual([
    [undefined, "prologue"],
    ["act1", "one", "two"],
    ["act2", "three"],
  ]);
  expect(actsOf([])).toEqual([]);
});

test("a scene can come behind every other heading, and an act only behind acts", () => {
  const scene = placesFor(headings, heading("two"));
  expect([names(scene.places), scene.current]).toEqual([["prologue", "act1", "one", "act2", "three"], "one"]);
  const act = placesFor(headings, heading("act2"));
  expect([names(act.places), act.current]).toEqual([["prologue", "act1"], "act1"]);
  expect(placesFor(headings, heading("prologue")).current).toBeUndefined();
});
