import * as z from "zod";
import { toList } from "../attributes.ts";
import { adminOperation, fields } from "../cognitoOperation.ts";
import { invalidParameter } from "../refusals.ts";
import type { User } from "../users.ts";
import { describe } from "./adminUsers.ts";

/** Cognito's filter: one attribute, with `=` for an exact match or `^=` for a prefix. */
const filterForm = /^"?([\w:]+)"?\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"$/;

export const ListUsers = adminOperation(
  z.object({
    UserPoolId: fields.UserPoolId,
    Filter: z.string().max(256).default(""),
    Limit: z.int().min(1).max(60).default(60),
    PaginationToken: z.string().optional(),
  }),
  (pool, input) => {
    const matches = pool.users.list().filter(readFilter(input.Filter));
    const from = input.PaginationToken ? matches.findIndex(({ username }) => username === input.PaginationToken) : 0;
    if (from < 0) throw invalidParameter("Invalid pagination token.");
    const next = matches[from + input.Limit];
    const page = matches.slice(from, from + input.Limit);
    return {
      Users: page.map((user) => ({ ...describe(user), Attributes: toList(user) })),
      ...(next && { PaginationToken: next.username }),
    };
  },
);

const readFilter = (filter: string): ((user: User) => boolean) => {
  if (filter.trim() === "") return () => true;
  const [, name, relation, value = ""] = filterForm.exec(filter.trim()) ?? [];
  if (!name) throw invalidParameter(`Error while parsing filter: ${filter}`);
  const expected = value.replace(/\\(.)/g, "$1");
  return (user) => {
    const actual = fieldOf(user, name);
    return relation === "=" ? actual === expected : actual.startsWith(expected);
  };
};

const fieldOf = (user: User, name: string): string => {
  if (name === "cognito:user_status") return user.status;
  if (name === "status") return user.enabled ? "Enabled" : "Disabled";
  return (name === "username" ? user.username : user.attributes[name]) ?? "";
};
