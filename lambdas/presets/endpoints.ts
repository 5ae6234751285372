import { deletePreset, listPresets, maxPresets, presetLimit, putPreset } from "#domain/api/presets.ts";
import { Refused } from "#domain/refused.ts";
import type { Clock } from "#lambdas/shared/clock.ts";
import { type Endpoint, endpoint } from "#lambdas/shared/endpoint.ts";
import { deleteStoredPreset, listStoredPresets, storePreset } from "#lambdas/stores/presets.ts";
import type { Table } from "#lambdas/stores/table.ts";

export const presetEndpoints = (table: Table, now: Clock): readonly Endpoint[] => [
  endpoint(listPresets, async ({ userId }) => ({ presets: await listStoredPresets(table, userId) })),
  endpoint(putPreset, async ({ userId, params: { presetId }, body }) => {
    const others = (await listStoredPresets(table, userId)).filter((one) => one.presetId !== presetId);
    if (others.length >= maxPresets) throw tooManyPresets();
    return storePreset(table, userId, { presetId, ...body }, now());
  }),
  endpoint(deletePreset, async ({ userId, params: { presetId } }) => {
    await deleteStoredPreset(table, userId, presetId);
    return { presetId };
  }),
];

const tooManyPresets = () =>
  new Refused("too-many", `You can save at most ${maxPresets} presets. Delete one that you don't need.`, {
    code: presetLimit,
  });
