import { expect, test } from "vitest";
import { listPresets } from "./presets.ts";

const known = { kind: "package", name: "Competition", content: {}, changedAt: "2027-01-10T12:00:00.000Z" };

test("a list with a kind of a later release can be read, with the presets of the kinds that are known", () => {
  const later = { ...known, presetId: "2".repeat(16), kind: "lighting", content: { lamps: [{ at: 1 }] }, stage: 3 };
  const { data } = listPresets.response.safeParse({ presets: [{ ...known, presetId: "1".repeat(16) }, later] });
  expect(data?.presets.map(({ kind }) => kind)).toEqual(["package", "lighting"]);
});
