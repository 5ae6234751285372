import { type Preset, type PresetBody, preset } from "#domain/api/presets.ts";
import type { UserId } from "#domain/play/play.ts";
import { deleteItems, type Key, listAllItems, putItems, type Table } from "./table.ts";

const prefix = "PRESET#";
const keyOf = (userId: UserId, presetId: string): Key => ({ PK: `USER#${userId}`, SK: `${prefix}${presetId}` });

export async function listStoredPresets(table: Table, userId: UserId): Promise<Preset[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :presets)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":presets": prefix },
    ConsistentRead: true,
  });
  return items.map((item) => preset.parse(item));
}

/** Creates or replaces the preset with this ID. */
export async function storePreset(
  table: Table,
  userId: UserId,
  { presetId, ...body }: PresetBody & Pick<Preset, "presetId">,
  now: Date,
): Promise<Preset> {
  const stored: Preset = { presetId, ...body, changedAt: now.toISOString() };
  await putItems(table, [{ ...keyOf(userId, presetId), ...stored }]);
  return stored;
}

export const deleteStoredPreset = (table: Table, userId: UserId, presetId: string): Promise<void> =>
  deleteItems(table, [keyOf(userId, presetId)]);
