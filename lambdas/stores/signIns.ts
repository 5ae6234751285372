import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { nanoid } from "nanoid";
import { type SignInRecord, signInRecord } from "#domain/api/signIn.ts";
import type { UserId } from "#domain/play/play.ts";
import { dayMs, daySeconds } from "#domain/time.ts";
import { queryPage, type Table } from "./table.ts";

const prefix = "SIGN-IN#";

/** Days that a sign-in is remembered. The table deletes it afterwards. */
const keptDays = 90;

/** Enough for one person to look through. */
const maxLookedThrough = 50;

export async function putSignIn(table: Table, userId: UserId, signIn: SignInRecord): Promise<void> {
  const seconds = Math.floor(Date.parse(signIn.at) / 1000);
  await table.client.send(
    new PutCommand({
      TableName: table.name,
      Item: {
        PK: `USER#${userId}`,
        SK: `${prefix}${signIn.at}#${nanoid(10)}`,
        ...signIn,
        expiresAt: seconds + keptDays * daySeconds,
      },
    }),
  );
}

/** Lists sign-ins, newest first. Skips expired ones that the table hasn't deleted yet. */
export async function listStoredSignIns(
  table: Table,
  userId: UserId,
  now: Date,
  most = maxLookedThrough,
): Promise<SignInRecord[]> {
  const oldest = new Date(now.getTime() - keptDays * dayMs).toISOString();
  const { items } = await queryPage(table, {
    KeyConditionExpression: "PK = :user AND SK BETWEEN :oldest AND :newest",
    ExpressionAttributeValues: { ":user": `USER#${userId}`, ":oldest": `${prefix}${oldest}`, ":newest": `${prefix}~` },
    ScanIndexForward: false,
    Limit: most,
  });
  return items.map((item) => signInRecord.parse(item));
}
