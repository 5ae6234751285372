import { afterAll, beforeAll, expect, test } from "vitest";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { type RunningStack, startGhostlight } from "#tests/support/stack.ts";
import { matrix, playOf, type RequestContext, type Role, roles } from "./matrix.ts";

/** The demo account for each role. */
const accounts = { other: "company", free: "writer", subscribed: "subscriber", admin: "admin" } as const;
type AccountRole = keyof typeof accounts;

let stack: RunningStack;
const sessions = new Map<Role, ApiSession>();

/** A separate stack, because its clock is moved: a token from an hour ago is the expired one. */
beforeAll(async () => {
  stack = await startGhostlight();
  sessions.set("expired", await enter("free"));
  await passAnHour();
  for (const role of Object.keys(accounts) as AccountRole[]) sessions.set(role, await enter(role));
}, 120_000);
afterAll(() => stack.stop());

function enter(role: AccountRole): Promise<ApiSession> {
  const account = demonstrationAccounts.find((one) => one.role === accounts[role]);
  return signInToApi(stack.origin, account?.email ?? "", account?.password ?? "");
}

const passAnHour = () =>
  fetch(`${stack.origin}/local/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceSeconds: 3600 }),
  });

const askingAs = (role: Role): RequestContext => ({
  role,
  userId: (sessions.get(role) ?? sessions.get("free"))?.userId ?? "",
  playId: playOf(role === "subscribed" ? role : "free"),
});

async function statusAs(role: Role, routeKey: string): Promise<number> {
  const { query, body, params = {} } = matrix[routeKey] ?? { statuses: "" };
  const [method = "", path = ""] = routeKey.split(" ");
  const asking = askingAs(role);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? asking.playId);
  const token = sessions.get(role)?.accessToken;
  const { status } = await fetch(`${stack.origin}${filled}${query ? `?${query}` : ""}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body(asking)) }),
  });
  return status;
}

for (const [routeKey, { statuses }] of Object.entries(matrix)) {
  test(`${routeKey}: ${statuses}`, async () => {
    const answered: number[] = [];
    for (const role of roles) answered.push(await statusAs(role, routeKey));
    const table = (row: readonly (number | string)[]) =>
      Object.fromEntries(roles.map((role, n) => [role, String(row[n])]));
    expect(table(answered)).toEqual(table(statuses.split(" ")));
  });
}
