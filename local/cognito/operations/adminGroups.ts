import * as z from "zod";
import { AwsError } from "#local/protocol/AwsError.ts";
import { adminOperation, fields } from "../cognitoOperation.ts";
import type { LocalUserPool } from "../LocalUserPool.ts";
import type { User } from "../users.ts";

const { UserPoolId, Username } = fields;
const membership = z.object({ UserPoolId, Username, GroupName: z.string().min(1).max(128) });

const assertGroup = ({ groups }: LocalUserPool, name: string) => {
  if (!groups.some(({ GroupName }) => GroupName === name))
    throw new AwsError("ResourceNotFoundException", "Group not found.");
};

const changeGroups = (pool: LocalUserPool, name: string, change: (groups: User["groups"]) => User["groups"]) => {
  pool.users.change(pool.users.get(name).username, ({ groups }) => ({ groups: change(groups) }));
  return {};
};

export const AdminAddUserToGroup = adminOperation(membership, (pool, input) => {
  assertGroup(pool, input.GroupName);
  return changeGroups(pool, input.Username, (groups) => [...new Set([...groups, input.GroupName])]);
});

export const AdminRemoveUserFromGroup = adminOperation(membership, (pool, input) => {
  assertGroup(pool, input.GroupName);
  return changeGroups(pool, input.Username, (groups) => groups.filter((group) => group !== input.GroupName));
});

export const AdminListGroupsForUser = adminOperation(z.object({ UserPoolId, Username }), (pool, input) => {
  const { groups } = pool.users.get(input.Username);
  const Groups = pool.groups.filter(({ GroupName }) => groups.includes(GroupName));
  return { Groups: Groups.map((group) => ({ ...group, UserPoolId: pool.id })) };
});
