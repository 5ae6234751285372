import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import { type AccountDevice, accountDevice, type DeviceReport } from "#domain/api/devices.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { assignments } from "./assignments.ts";
import { deleteItems, type Key, listAllItems, type Table } from "./table.ts";

const prefix = "DEVICE#";
const keyOf = (userId: UserId, deviceId: string): Key => ({ PK: `USER#${userId}`, SK: `${prefix}${deviceId}` });

/** Days without a report after which the table deletes a device. As long as the activity log. */
const keptDays = 396;

export async function listStoredDevices(table: Table, userId: UserId): Promise<AccountDevice[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :devices)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":devices": prefix },
  });
  return items.map((item) => accountDevice.parse(item));
}

/** Stores what a device reported. Its name stays. */
export function storeReport(
  table: Table,
  userId: UserId,
  { deviceId, browser, waiting }: DeviceReport & Pick<AccountDevice, "deviceId">,
  now: Date,
): Promise<AccountDevice> {
  const expiresAt = epochSeconds(now) + keptDays * daySeconds;
  const values = { deviceId, browser, waiting, seenAt: now.toISOString(), expiresAt };
  return update(table, userId, deviceId, assignments(values));
}

/** Sets or removes the device's name. Refuses a device that isn't stored. */
export async function nameStoredDevice(
  table: Table,
  userId: UserId,
  deviceId: string,
  name: string | null,
): Promise<AccountDevice> {
  const naming = {
    UpdateExpression: name === null ? "REMOVE #name" : "SET #name = :name",
    ExpressionAttributeNames: { "#name": "name" },
    ...(name !== null && { ExpressionAttributeValues: { ":name": name } }),
    ConditionExpression: "attribute_exists(PK)",
  };
  try {
    return await update(table, userId, deviceId, naming);
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Refused("not-found", "This device isn't in your account anymore. Reload the page.");
  }
}

type Change = Omit<UpdateCommandInput, "TableName" | "Key" | "ReturnValues">;

async function update(table: Table, userId: UserId, deviceId: string, change: Change): Promise<AccountDevice> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId, deviceId),
      ...change,
      ReturnValues: "ALL_NEW",
    }),
  );
  return accountDevice.parse(Attributes);
}

/** Devices that are already gone are ignored. */
export const deleteStoredDevices = (table: Table, userId: UserId, deviceIds: readonly string[]): Promise<void> =>
  deleteItems(
    table,
    deviceIds.map((deviceId) => keyOf(userId, deviceId)),
  );
