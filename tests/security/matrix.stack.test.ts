import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capabilities } from "#domain/api/capabilities.ts";
import { routeKeyOf } from "#domain/api/contract.ts";
import { sessionEndedCode } from "#domain/api/sessions.ts";
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
  sessions.set("ended", await enter("free"));
  await signOutFromAnother("ended", "free");
});
afterAll(() => stack.stop());

function enter(role: AccountRole): Promise<ApiSession> {
  const account = demonstrationAccounts.find((one) => one.role === accounts[role]);
  return signInToApi(stack.origin, account?.email ?? "", account?.password ?? "", account?.totpSecret);
}

/** Signs out a device from another one of the same person. Its tokens stay valid. */
async function signOutFromAnother(ended: Role, other: Role): Promise<void> {
  const device = { deviceId: "device-left-behind" };
  const report = await requestAs(ended, "PUT /api/devices/{deviceId}", { params: device });
  const signedOut = await requestAs(other, "POST /api/devices/{deviceId}/sign-out", { params: device });
  expect([report.status, signedOut.status]).toEqual([200, 200]);
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

interface Changed {
  readonly asking?: RequestContext;
  readonly params?: Readonly<Record<string, string>>;
}

const attempts = 20;

/**
 * Sends the request of the route's row, with what's given in place of the row's. On a busy machine, the API may answer that it's
 * unavailable, which says nothing about permissions: the request is sent again then.
 */
async function requestAs(role: Role, routeKey: string, changed: Changed = {}): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const answer = await requestOnce(role, routeKey, changed);
    if (answer.status !== 503 || attempt === attempts) return answer;
    await sleep(1_000);
  }
}

function requestOnce(role: Role, routeKey: string, { asking = askingAs(role), params }: Changed): Promise<Response> {
  const row = matrix[routeKey] ?? { statuses: "" };
  const { query, body } = row;
  const [method = "", path = ""] = routeKey.split(" ");
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => (params ?? row.params)?.[name] ?? asking.playId);
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
  expect((await requestAs("other", "POST /api/plays", { asking: binned })).status).toBe(200);
  expect((await requestAs("other", "DELETE /api/plays/{playId}", { asking: binned })).status).toBe(200);
  for (const routeKey of inOrder) {
    const answer = await requestAs("other", routeKey, { asking: binned });
    const { code } = (await answer.json()) as { code?: string };
    const wanted = allowedInBin.includes(routeKey) ? { status: 200 } : { status: 409, code: "in-bin" };
    expect({ status: answer.status, code }, routeKey).toEqual(wanted);
  }
});

for (const [routeKey, { statuses }] of Object.entries(matrix)) {
  test(`${routeKey}: ${statuses}`, async () => {
    const answered: number[] = [];
    for (const role of roles) {
      const answer = await requestAs(role, routeKey);
      answered.push(answer.status);
      if (role === "ended" && answer.status === 401)
        expect(await answer.json()).toMatchObject({ code: sessionEndedCode });
    }
    const table = (row: readonly (number | string)[]) =>
      Object.fromEntries(roles.map((role, n) => [role, String(row[n])]));
    expect(table(answered)).toEqual(table(statuses.split(" ")));
  });
}
