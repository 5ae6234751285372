import { expect, test } from "vitest";
import { layouts } from "#domain/play/layout/designs/layouts.ts";
import { layoutChoices, type SavedLayout } from "./layoutChoices.ts";

const bold: SavedLayout = { presetId: "1", name: "Bold names", content: { base: "uk", changes: { "cue.bold": true } } };
const small: SavedLayout = { presetId: "2", name: "Small", content: { base: "uk", changes: { "font.size": 9 } } };
const labels = (...given: Parameters<typeof layoutChoices>) =>
  layoutChoices(...given).choices.map(({ label }) => label);
const ours = Object.values(layouts).map(({ name }) => name);

test("our layouts are followed by those that the writer has saved", () => {
  expect(labels({}, [bold, small])).toEqual([...ours, "Bold names", "Small"]);
  expect(layoutChoices({}, [bold]).chosen.base).toBe("guild-modern");
  expect(layoutChoices({ layout: "musical" }, [bold]).chosen.key).toBe("musical");
});

test("a play's copy of a saved layout is recognized by what it changes, not by its name", () => {
  const changes = { "cue.bold": true };
  expect(layoutChoices({ layout: "uk", name: "An old name", changes }, [small, bold]).chosen.saved).toBe(bold);
  const twin = { ...bold, presetId: "3", name: "Twin" };
  expect(layoutChoices({ layout: "uk", name: "Twin", changes }, [bold, twin]).chosen.saved).toBe(twin);
});

test.each([
  [{ layout: "uk", changes: { "cue.bold": true } }, [], "UK, adjusted"],
  [{ layout: "uk", name: "Bold names", changes: { "cue.bold": true } }, [], "Bold names"],
  [{ layout: "uk", name: "Small", changes: { "cue.italic": true } }, [small], "Small, adjusted"],
  [{ layout: "musical", changes: { "cue.bold": true } }, [bold], "Musical, adjusted"],
])("changes that no saved layout has are a choice of their own: %o", (pageLayout, saved, label) => {
  const { chosen } = layoutChoices(pageLayout, saved);
  expect(chosen).toMatchObject({ key: "own", label, saved: undefined });
  expect(labels(pageLayout, saved)).toContain(label);
});

test("changes without a name can be chosen again after another layout was", () => {
  const { chosen: own } = layoutChoices({ layout: "uk", changes: { "cue.italic": true } }, [bold]);
  const { choices, chosen } = layoutChoices({ layout: "musical" }, [bold], own);
  expect(chosen.key).toBe("musical");
  expect(choices.map(({ label }) => label)).toEqual([...ours, "UK, adjusted", "Bold names"]);
  expect(labels({ layout: "musical" }, [{ ...small, content: own }], own)).toEqual([...ours, "Small"]);
});

test("settings that only a later version knows don't make another layout", () => {
  expect(layoutChoices({ layout: "uk", changes: { "cue.color": "red" } }, []).chosen.key).toBe("uk");
});
