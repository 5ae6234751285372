import { afterAll, beforeAll, expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { type RunningStack, startGhostlight } from "#tests/support/stack.ts";
import { allowedInBin, matrix, playOf, type RequestContext, type Role, roles } from "./matrix.ts";

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
  return signInToApi(stack.origin, account?.email ?? "", account?.password ?? "", account?.totpSecret);
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

function requestAs(role: Role, routeKey: string, asking = askingAs(role)): Promise<Response> {
  const { query, body, params = {} } = matrix[routeKey] ?? { statuses: "" };
  const [method = "", path = ""] = routeKey.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? asking.playId);
  const token = sessions.get(role)?.accessToken;
  return fetch(`${stack.origin}${filled}${query ? `?${query}` : ""}`, {
    method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body(asking)) }),
  });
}

const ownerRoutes = Object.values(capabilities)
  .flat()
  .filter(({ who }) => who === ("owner" as string))
  .map(routeKeyOf);
/** In the matrix's order, so that restoring comes last. */
const inOrder = Object.keys(matrix).filter((routeKey) => ownerRoutes.includes(routeKey));

test("a play in the bin can be read as a card and restored, and every other route of its owner refuses it", async () => {
  const binned = { ...askingAs("other"), role: "other", playId: playOf("other") } as const;
  expect((await requestAs("other", "POST /api/plays", binned)).status).toBe(200);
  expect((await requestAs("other", "DELETE /api/plays/{playId}", binned)).status).toBe(200);
  for (const routeKey of inOrder) {
    const answer = await requestAs("other", routeKey, binned);
    const { code } = (await answer.json()) as { code?: string };
    const wanted = allowedInBin.includes(routeKey) ? { status: 200 } : { status: 409, code: "in-bin" };
    expect({ status: answer.status, code }, routeKey).toEqual(wanted);
  }
});

for (const [routeKey, { statuses }] of Object.entries(matrix)) {
  test(`${routeKey}: ${statuses}`, async () => {
    const answered: number[] = [];
    for (const role of roles) answered.push((await requestAs(role, routeKey)).status);
    const table = (row: readonly (number | string)[]) =>
      Object.fromEntries(roles.map((role, n) => [role, String(row[n])]));
    expect(table(answered)).toEqual(table(statuses.split(" ")));
  });
}
