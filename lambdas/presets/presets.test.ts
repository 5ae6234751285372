import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { deletePreset, listPresets, maxPresets, presetLimit, putPreset } from "#domain/api/presets.ts";
import { builtInCalls } from "#domain/submissions/calls/builtInCalls.ts";
import { apiCaller } from "#tests/support/apiCaller.ts";
import { startTestTable } from "#tests/support/table.ts";
import { presetEndpoints } from "./endpoints.ts";

const { table } = await startTestTable();
let now = new Date("2027-01-10T12:00:00.000Z");
const api = apiCaller(...presetEndpoints(table, () => now));
const somebody = () => ({ sub: randomUUID() });
type Caller = ReturnType<typeof somebody>;
const idOf = (number: number) => `preset-${String(number).padStart(9, "0")}`;

const choices = { parts: ["blindScript"], firstPages: 10, isBlind: true, format: "pdf", letter: "" };
const packagePreset = { kind: "package", name: "Competition", content: choices };
const layoutPreset = { kind: "layout", name: "My script", content: { base: "uk", changes: { "margins.left": 1.5 } } };
const callPreset = { kind: "call", name: "Our festival", content: builtInCalls["ten-minute-festival"] };

const put = (caller: Caller, presetId: string, body: object) =>
  api.call(putPreset, { caller, params: { presetId }, body });
const refusal = (caller: Caller, presetId: string, body: object) =>
  api.refusal(putPreset, { caller, params: { presetId }, body });
const list = async (caller: Caller) => (await api.call(listPresets, { caller })).presets;

test("presets of every kind are stored with their names and content, and only their owner sees them", async () => {
  const [caller, other] = [somebody(), somebody()];
  const changedAt = now.toISOString();
  expect(await put(caller, idOf(1), packagePreset)).toEqual({ presetId: idOf(1), ...packagePreset, changedAt });
  expect(await put(caller, idOf(2), layoutPreset)).toEqual({ presetId: idOf(2), ...layoutPreset, changedAt });
  expect(await put(caller, idOf(3), callPreset)).toEqual({ presetId: idOf(3), ...callPreset, changedAt });
  expect(await list(caller)).toEqual([
    { presetId: idOf(1), ...packagePreset, changedAt },
    { presetId: idOf(2), ...layoutPreset, changedAt },
    { presetId: idOf(3), ...callPreset, changedAt },
  ]);
  expect(await list(other)).toEqual([]);
});

test("the same ID again replaces the preset", async () => {
  const caller = somebody();
  await put(caller, idOf(1), packagePreset);
  now = new Date(now.getTime() + 1000);
  await put(caller, idOf(1), { ...packagePreset, name: " Renamed " });
  expect(await list(caller)).toMatchObject([{ presetId: idOf(1), name: "Renamed", changedAt: now.toISOString() }]);
});

test("a deleted preset is gone, deleting it again changes nothing, and nobody else can delete it", async () => {
  const [caller, other] = [somebody(), somebody()];
  const params = { presetId: idOf(1) };
  await put(caller, idOf(1), packagePreset);
  expect(await api.call(deletePreset, { caller: other, params })).toEqual(params);
  expect(await list(caller)).toHaveLength(1);
  expect(await api.call(deletePreset, { caller, params })).toEqual(params);
  expect(await api.call(deletePreset, { caller, params })).toEqual(params);
  expect(await list(caller)).toEqual([]);
});

test("a person can have fifty presets, and can still change and delete them then", async () => {
  const caller = somebody();
  for (let number = 0; number < maxPresets; number++) await put(caller, idOf(number), packagePreset);
  expect(await refusal(caller, idOf(maxPresets), packagePreset)).toMatchObject({
    status: 429,
    code: presetLimit,
    detail: expect.stringContaining("at most 50"),
  });
  expect(await put(caller, idOf(7), { ...packagePreset, name: "Theater" })).toMatchObject({ name: "Theater" });
  await api.call(deletePreset, { caller, params: { presetId: idOf(7) } });
  expect(await put(caller, idOf(maxPresets), layoutPreset)).toMatchObject({ name: "My script" });
});

const unusable = { base: "uk", changes: { "margins.left": 3, "margins.right": 3 } };
const strange = { base: "uk", changes: { "cue.color": "red" } };
const longLayout = { note: "x".repeat(8192) };
test.each([
  ["without a name", { ...packagePreset, name: "  " }, "name"],
  ["with a long name", { ...packagePreset, name: "x".repeat(81) }, "name"],
  ["with a name of two lines", { ...packagePreset, name: "A\nB" }, "name"],
  ["of an unknown kind", { ...packagePreset, kind: "theme" }, "kind"],
  ["with an unknown part", { ...packagePreset, content: { ...choices, parts: ["poster"] } }, "content.parts.0"],
  ["with an unknown option", { ...packagePreset, content: { ...choices, price: 1 } }, "content"],
  [
    "with a rule that nobody checks",
    { ...callPreset, content: { ...callPreset.content, rules: { fee: 1 } } },
    "content.rules.parts",
  ],
  ["whose content isn't an object", { ...layoutPreset, content: ["uk"] }, "content"],
  ["of a layout that nobody could read", { ...layoutPreset, content: unusable }, "content.changes"],
  ["of a layout with a setting that there isn't", { ...layoutPreset, content: strange }, "content.changes.cue.color"],
  ["with too much content", { ...layoutPreset, content: longLayout }, "content"],
])("a preset %s is refused, with a sentence for the field, and nothing is stored", async (_, body, field) => {
  const caller = somebody();
  expect(await refusal(caller, idOf(1), body)).toMatchObject({
    status: 400,
    code: "invalid",
    fields: { [field]: expect.any(String) },
  });
  expect(await list(caller)).toEqual([]);
});

test("an ID that isn't one is refused", async () => {
  expect(await refusal(somebody(), "PROFILE", packagePreset)).toMatchObject({ status: 400 });
});
