import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as z from "zod";
import { accountDevice, type DeviceReport } from "#domain/api/devices.ts";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { daySeconds, epochSeconds } from "#domain/time.ts";
import { assignments } from "./assignments.ts";
import { deleteItems, type Key, listAllItems, type Table } from "./table.ts";

const prefix = "DEVICE#";
const keyOf = (userId: UserId, deviceId: string): Key => ({ PK: `USER#${userId}`, SK: `${prefix}${deviceId}` });

const storedDevice = accountDevice.omit({ canSignOut: true }).extend({
  /** The sign-in of which it last reported. */
  sessionId: z.string().optional(),
});
export type StoredDevice = z.output<typeof storedDevice>;

/** Days without a report after which the table deletes a device. As long as the activity log. */
const keptDays = 396;

export async function listStoredDevices(table: Table, userId: UserId): Promise<StoredDevice[]> {
  const items = await listAllItems(table, {
    KeyConditionExpression: "PK = :user AND begins_with(SK, :devices)",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":devices": prefix },
  });
  return items.map((item) => storedDevice.parse(item));
}

/** Stores what a device reported. Its name stays. A device that reports is signed in. */
export function storeReport(
  table: Table,
  userId: UserId,
  { deviceId, sessionId, browser, waiting }: DeviceReport & Pick<StoredDevice, "deviceId" | "sessionId">,
  now: Date,
): Promise<StoredDevice> {
  const expiresAt = epochSeconds(now) + keptDays * daySeconds;
  const values = { deviceId, sessionId, browser, waiting, seenAt: now.toISOString(), expiresAt };
  const { UpdateExpression, ...set } = assignments(values);
  return update(table, userId, deviceId, { ...set, UpdateExpression: `${UpdateExpression} REMOVE signedOutAt` });
}

/** Sets or removes the device's name. Refuses a device that isn't stored. */
export function nameStoredDevice(
  table: Table,
  userId: UserId,
  deviceId: string,
  name: string | null,
): Promise<StoredDevice> {
  return updateStored(table, userId, deviceId, {
    UpdateExpression: name === null ? "REMOVE #name" : "SET #name = :name",
    ExpressionAttributeNames: { "#name": "name" },
    ...(name !== null && { ExpressionAttributeValues: { ":name": name } }),
  });
}

/** Records that the device was signed out from another one. Refuses a device that isn't stored. */
export const markSignedOut = (table: Table, userId: UserId, deviceId: string, now: Date): Promise<StoredDevice> =>
  updateStored(table, userId, deviceId, assignments({ signedOutAt: now.toISOString() }));

async function updateStored(table: Table, userId: UserId, deviceId: string, change: Change): Promise<StoredDevice> {
  try {
    return await update(table, userId, deviceId, { ...change, ConditionExpression: "attribute_exists(PK)" });
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new Refused("not-found", "This device isn't in your account anymore. Reload the page.");
  }
}

type Change = Omit<UpdateCommandInput, "TableName" | "Key" | "ReturnValues">;

async function update(table: Table, userId: UserId, deviceId: string, change: Change): Promise<StoredDevice> {
  const { Attributes } = await table.client.send(
    new UpdateCommand({
      TableName: table.name,
      Key: keyOf(userId, deviceId),
      ...change,
      ReturnValues: "ALL_NEW",
    }),
  );
  return storedDevice.parse(Attributes);
}

/** Devices that are already gone are ignored. */
export const deleteStoredDevices = (table: Table, userId: UserId, deviceIds: readonly string[]): Promise<void> =>
  deleteItems(
    table,
    deviceIds.map((deviceId) => keyOf(userId, deviceId)),
  );
