import { expect, test, vi } from "vitest";
import * as z from "zod";
import { contract } from "#domain/api/contract.ts";
import { sessionEndedCode } from "#domain/api/sessions.ts";
import { noBody, nothing } from "#domain/api/shapes.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { createCall } from "./call.ts";
import { setMonitor } from "./logger.ts";

setMonitor({ message: vi.fn(), exception: vi.fn() });

const retitle = contract({
  method: "PATCH",
  path: "/plays/{playId}",
  who: "user",
  params: z.strictObject({ playId: z.string() }),
  query: z.strictObject({ after: z.number().optional(), list: z.string().optional() }),
  body: z.strictObject({ title: z.string() }),
  response: z.object({ title: z.string() }),
});

const health = contract({
  method: "GET",
  path: "/health",
  who: "anyone",
  params: nothing,
  query: nothing,
  body: noBody,
  response: z.object({ status: z.string() }),
});

const answering = (answer: () => Response | Promise<Response>, token: string | undefined = "token") => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => answer());
  const call = createCall({ fetch: fetch as never, getToken: async () => token, getBase: async () => "/api" });
  return { call, fetch };
};
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const input = { params: { playId: "a/b" }, body: { title: "Hamlet" } };

async function refusalOf(answer: () => Response | Promise<Response>): Promise<Refused> {
  const thrown = await answering(answer)
    .call(retitle, input)
    .catch((error: unknown) => error);
  if (!(thrown instanceof Refused)) throw new Error(`not refused: ${String(thrown)}`);
  return thrown;
}

/** A response whose body breaks off with this error. */
const brokenOff = (error: Error) =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"title'));
        body.error(error);
      },
    }),
  );

test("a connection that fails in the middle of a response counts as offline", async () => {
  const error = new TypeError("network error");
  expect(await refusalOf(() => brokenOff(error))).toMatchObject({ code: "offline" });
});

test("a request that's canceled while its response is read isn't reported as an error", async () => {
  const monitor = { message: vi.fn(), exception: vi.fn() };
  setMonitor(monitor);
  const canceled = new AbortController();
  const { call } = answering(() => {
    canceled.abort();
    return brokenOff(new DOMException("The user aborted a request.", "AbortError"));
  });
  await expect(call(retitle, { ...input, signal: canceled.signal })).rejects.toMatchObject({ name: "AbortError" });
  expect([monitor.message.mock.calls, monitor.exception.mock.calls]).toEqual([[], []]);
});

test("a call follows its contract, sends the token, and returns what the schema allows", async () => {
  const { call, fetch } = answering(() => json(200, { title: "Hamlet", secret: 1 }));
  const answer = await call(retitle, { ...input, query: { after: 7, list: undefined } });
  expect(answer).toEqual({ title: "Hamlet" });
  expect(fetch).toHaveBeenCalledWith("/api/plays/a%2Fb?after=7", {
    method: "PATCH",
    headers: { authorization: "Bearer token", "content-type": "application/json" },
    body: '{"title":"Hamlet"}',
  });
});

test("a reader's key and pass are sent", async () => {
  const { call, fetch } = answering(() => json(200, { status: "pass" }));
  await call(health, { reader: { key: "mine", pass: undefined } });
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "reader-key": "mine" });
});

test("an open route gets no token", async () => {
  const { call, fetch } = answering(() => json(200, { status: "pass" }));
  await call(health, {});
  expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({});
});

test("without a session, nothing is sent", async () => {
  const fetch = vi.fn();
  const call = createCall({ fetch, getToken: async () => undefined, getBase: async () => "/api" });
  await expect(call(retitle, input)).rejects.toMatchObject({ reason: "not-signed-in" });
  expect(fetch).not.toHaveBeenCalled();
});

test("a refusal by the server is thrown as it was there", async () => {
  const problem = { status: 402, code: "play-limit", detail: "Three plays are the limit.", fields: { title: "no" } };
  expect(await refusalOf(() => json(402, problem))).toMatchObject({
    reason: "needs-subscription",
    code: "play-limit",
    message: "Three plays are the limit.",
    fields: { title: "no" },
  });
});

test.each([
  [401, "not-signed-in", "not-signed-in"],
  [413, "too-large", "too-large"],
  [429, "too-many", "too-many"],
  [500, "unavailable", "unavailable"],
  [502, "unavailable", "unavailable"],
  [503, "unavailable", "unavailable"],
  [504, "unavailable", "unavailable"],
])("the gateway's own %i becomes %s", async (status, reason, code) => {
  expect(await refusalOf(() => json(status, { message: "Unauthorized" }))).toMatchObject({ reason, code });
});

test.each([500, 502, 503, 504])("a %i is a response, so it isn't blamed on the connection", async (status) => {
  const { message } = await refusalOf(() => json(status, { message: "Internal Server Error" }));
  expect(message).toBe(failureWords.ours);
});

test("an HTML page instead of a response is refused", async () => {
  expect(await refusalOf(() => new Response("<html>", { status: 502 }))).toMatchObject({ code: "unavailable" });
  expect(await refusalOf(() => new Response("<html>"))).toMatchObject({ code: "strange-answer" });
});

test("no network is `unavailable` with code `offline`", async () => {
  const down = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await refusalOf(down)).toMatchObject({ reason: "unavailable", code: "offline" });
});

test("a response that breaks its contract isn't returned", async () => {
  expect(await refusalOf(() => json(200, { title: 7 }))).toMatchObject({ code: "strange-answer" });
});

test("a canceled request stays canceled", async () => {
  const stop = new AbortController();
  stop.abort();
  const { call } = answering(() => Promise.reject(stop.signal.reason));
  await expect(call(retitle, { ...input, signal: stop.signal })).rejects.not.toBeInstanceOf(Refused);
});

test("a refused token is replaced once", async () => {
  const given: (string | undefined)[] = [];
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get("authorization");
    return json(token === "Bearer old" ? 401 : 200, { title: "Hamlet" });
  });
  const getToken = async (refused?: string) => {
    given.push(refused);
    return refused ? "new" : "old";
  };
  const call = createCall({ fetch: fetch as never, getToken, getBase: async () => "/api" });
  expect(await call(retitle, input)).toEqual({ title: "Hamlet" });
  expect(given).toEqual([undefined, "old"]);
});

test("if the session has ended, nothing is sent again", async () => {
  const fetch = vi.fn(async () => json(401, {}));
  const getToken = async (refused?: string) => (refused ? undefined : "old");
  const call = createCall({ fetch: fetch as never, getToken, getBase: async () => "/api" });
  await expect(call(retitle, input)).rejects.toMatchObject({ reason: "not-signed-in" });
  expect(fetch).toHaveBeenCalledOnce();
});

test("a session that was ended from another device is given up, and any other refusal isn't", async () => {
  const onSessionEnded = vi.fn();
  const refuse = (code: string) =>
    createCall({
      fetch: vi.fn(async () => json(401, { code, detail: "Sign in to continue." })) as never,
      getToken: async () => "token",
      getBase: async () => "/api",
      onSessionEnded,
    })(retitle, input).catch((refused: Refused) => refused.code);
  expect(await refuse("not-signed-in")).toBe("not-signed-in");
  expect(onSessionEnded).not.toHaveBeenCalled();
  expect(await refuse(sessionEndedCode)).toBe(sessionEndedCode);
  expect(onSessionEnded).toHaveBeenCalledOnce();
});

test("a sign-in service that responds with an error isn't blamed on the connection", async () => {
  const broken = Object.assign(new Error("Internal error"), { metadata: { httpStatusCode: 500 } });
  const call = createCall({
    fetch: vi.fn() as never,
    getToken: () => Promise.reject(broken),
    getBase: async () => "/api",
  });
  await expect(call(retitle, input)).rejects.toMatchObject({ reason: "unavailable", message: failureWords.ours });
});

test("a configuration that responds with an error isn't blamed on the connection", async () => {
  const getBase = () => Promise.reject(new Refused("unavailable", failureWords.ours));
  const call = createCall({ fetch: vi.fn() as never, getToken: async () => "t", getBase });
  await expect(call(retitle, input)).rejects.toMatchObject({ reason: "unavailable", message: failureWords.ours });
});

test("if the token can't be refreshed for lack of a connection, the call reports that it's offline", async () => {
  const getToken = () => Promise.reject(new Error("no line"));
  const call = createCall({ fetch: vi.fn() as never, getToken, getBase: async () => "/api" });
  await expect(call(retitle, input)).rejects.toMatchObject({ reason: "unavailable", code: "offline" });
});
