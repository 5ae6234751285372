import { nanoid } from "nanoid";
import { beforeAll, expect, inject, test } from "vitest";
import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import { demonstrationAccounts } from "#local/demonstration/accounts.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { dialogue, playWith, scene } from "#tests/support/playBuilder.ts";
import { base64 } from "#tests/support/writer.ts";

const origin = inject("origin");
let author: ApiSession;
beforeAll(async () => {
  const { email = "", password = "" } = demonstrationAccounts.find(({ role }) => role === "company") ?? {};
  author = await signInToApi(origin, email, password);
});

async function ask(method: string, path: string, body?: object, isAuthor = false) {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(isAuthor && { authorization: `Bearer ${author.accessToken}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const written = playWith({ title: "The Lamp", authors: "Cass Holloway" }, scene("One"), dialogue("Who is there?"));

async function makeLink(options: object = {}) {
  const playId = nanoid();
  await ask("POST", "/plays", { playId, owner: author.userId, title: "The Lamp" }, true);
  const body = base64(Y.encodeStateAsUpdate(documentOf(written)));
  await ask("POST", `/plays/${playId}/updates`, { after: 0, updateId: nanoid(), device: "device-one", body }, true);
  const link = {
    ...{ shareId: nanoid(16), label: "planted-label", isBlind: false, takesFeedback: false, mayDownload: false },
    ...{ endsAt: null, password: null, shows: { what: "play" }, isLive: true },
    ...options,
  };
  const { text } = await ask("POST", `/plays/${playId}/shares`, link, true);
  const { token } = JSON.parse(text);
  return { playId, shareId: link.shareId, token: String(token) };
}

test("guessing tokens finds nothing, and every answer is the same", async () => {
  const { playId, shareId, token } = await makeLink();
  const revoked = await makeLink();
  await ask("DELETE", `/plays/${revoked.playId}/shares/${revoked.shareId}`, undefined, true);
  const guesses = [
    revoked.token,
    `${shareId}.${nanoid(22)}`,
    `${nanoid(16)}.${token.slice(17)}`,
    token.toUpperCase(),
    shareId,
    playId,
    "..",
    "%00",
    "__proto__",
  ];
  const answers = await Promise.all(guesses.map((guess) => ask("GET", `/shared/${encodeURIComponent(guess)}`)));
  const refused = answers.filter(({ text }) => text.includes("not-found"));
  expect(new Set(refused.map(({ status, text }) => `${status} ${text}`)).size).toBeLessThanOrEqual(2);
  expect(answers.every(({ status, text }) => status === 404 && !text.includes("Lamp"))).toBe(true);
  expect((await ask("GET", `/shared/${token}`)).status).toBe(200);
  await ask("DELETE", `/plays/${playId}`, undefined, true);
});

test("an answer is for the reader only: no owner, no label, and no caching", async () => {
  const { playId, token } = await makeLink({ isBlind: true });
  const { text, headers } = await ask("GET", `/shared/${token}`);
  for (const planted of [author.userId, "company@", "planted-label", "Holloway", playId]) {
    expect(text).not.toContain(planted);
  }
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-robots-tag")).toContain("noindex");
  const page = await fetch(`${origin}/shared/${token}`);
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  await ask("DELETE", `/plays/${playId}`, undefined, true);
});

test("a revoked link and a link that never existed take the same time", async () => {
  const { playId, shareId, token } = await makeLink();
  await ask("DELETE", `/plays/${playId}/shares/${shareId}`, undefined, true);
  const msOf = async (guess: string) => {
    const start = performance.now();
    await ask("GET", `/shared/${guess}`);
    return performance.now() - start;
  };
  for (let n = 0; n < 40; n++) await msOf(token);
  const times: Record<"revoked" | "never", number[]> = { revoked: [], never: [] };
  // In turns, so that a busy moment of the machine slows down both.
  for (let n = 0; n < 40; n++) {
    times.revoked.push(await msOf(token));
    times.never.push(await msOf(`${nanoid(16)}.${nanoid(22)}`));
  }
  const medianOf = (some: readonly number[]) => some.toSorted((a, b) => a - b)[20] ?? 0;
  const [revoked, never] = [medianOf(times.revoked), medianOf(times.never)];
  expect(Math.abs(revoked - never)).toBeLessThan(0.5 * Math.max(revoked, never) + 2);
  await ask("DELETE", `/plays/${playId}`, undefined, true);
});

test("a copy that a link no longer shows isn't kept", async () => {
  const { playId, shareId, token } = await makeLink({ isLive: false });
  const textOfLink = async () => (await ask("GET", `/shared/${token}`)).text;
  expect(await textOfLink()).toContain("Who is there?");
  // Blocks with the same place have the same ID, so of these, only the last is sure to be new.
  const longer = playWith({ title: "The Lamp" }, scene("One"), dialogue("Who is there?"), dialogue("Nobody."));
  const body = base64(Y.encodeStateAsUpdate(documentOf(longer)));
  await ask("POST", `/plays/${playId}/updates`, { after: 1, updateId: nanoid(), device: "device-one", body }, true);
  expect(await textOfLink()).not.toContain("Nobody.");
  expect((await ask("PATCH", `/plays/${playId}/shares/${shareId}`, { refresh: true }, true)).status).toBe(200);
  expect(await textOfLink()).toContain("Nobody.");
  await ask("DELETE", `/plays/${playId}`, undefined, true);
});
