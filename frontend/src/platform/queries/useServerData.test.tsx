// @vitest-environment page
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.yaml";
import { createStore } from "#frontend/state/createStore.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { setMonitor } from "../logger.ts";
import { emitAuthChange } from "../session/store/authChanges.ts";
import type { SessionState } from "../session/store/session.ts";
import { SessionContext } from "../session/useSession.ts";
import { testSession } from "../testing/sessions.ts";
import { queryClient } from "./queryClient.ts";
import { type ServerData, useServerData } from "./useServerData.ts";

const exception = vi.fn();
beforeEach(() => {
  exception.mockReset();
  setMonitor({ message: vi.fn(), exception });
});
afterEach(() => {
  clearPage();
  queryClient.clear();
  vi.useRealTimers();
});

interface PendingRequest {
  readonly of: string;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
  readonly refuse: (error: unknown) => void;
}

const signedIn = (id: string): SessionState => ({
  kind: "signed-in",
  session: testSession(id),
  subscription: { kind: "checking" },
});

type Options = Partial<Omit<Parameters<typeof useServerData<string>>[0], "key" | "load">>;

/** Shows one day's text. The test answers its requests. */
function open(options: Options = {}) {
  const requests: PendingRequest[] = [];
  const session = createStore<SessionState>(signedIn("ruth"));
  const day = createStore("monday");
  const store = { ...session, checkSubscription: async () => undefined, readFactors: async () => [] };
  let shown: ServerData<string> | undefined;
  function Day() {
    const of = useStore(day);
    const load = (signal: AbortSignal) =>
      new Promise<string>((answer, refuse) => requests.push({ of, signal, answer, refuse }));
    shown = useServerData<string>({ key: ["days", of], load, ...options });
    const { state } = shown;
    if (state.kind === "loading") return "Loading";
    return state.kind === "failed" ? state.errorText : state.data;
  }
  const page = mount(
    <SessionContext value={store}>
      <Day />
    </SessionContext>,
  );
  return {
    session,
    day,
    requests,
    text: () => page.textContent,
    request: (number: number) => requests[number] ?? expect.unreachable("That wasn't requested."),
    shown: () => shown ?? expect.unreachable("Nothing was rendered."),
  };
}

const offline = new Refused("unavailable", failureWords.offline, { code: "offline" });

test("data is shown once it has loaded", async () => {
  const { text, request } = open();
  expect(text()).toBe("Loading");
  await settle(() => request(0).answer("Two plays"));
  expect(text()).toBe("Two plays");
});

test("a late answer to an earlier key is ignored, and its request is canceled", async () => {
  const { text, request, day } = open();
  act(() => day.set("tuesday"));
  await settle(() => request(1).answer("Tuesday's plays"));
  await settle(() => request(0).answer("Monday's plays"));
  expect(text()).toBe("Tuesday's plays");
  expect(request(0).signal.aborted).toBe(true);
  expect(request(1).signal.aborted).toBe(false);
});

test("nothing that one person loaded is shown to the next", async () => {
  const { text, request, session } = open();
  await settle(() => request(0).answer("Ruth's plays"));
  act(() => session.set(signedIn("ines")));
  expect(text()).toBe("Loading");
  await settle(() => request(1).answer("Ines's plays"));
  act(() => session.set(signedIn("ruth")));
  expect(text()).toBe("Loading");
});

test("signing out removes everything that was loaded", async () => {
  const { request } = open();
  await settle(() => request(0).answer("Ruth's plays"));
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).toContain("Ruth's");
  act(() => emitAuthChange({ kind: "signed-out", why: "left" }));
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test("leaving the screen cancels the request, and coming back loads again", async () => {
  const first = open();
  clearPage();
  expect(first.request(0).signal.aborted).toBe(true);
  const second = open();
  await settle(() => second.request(0).answer("Two plays"));
  clearPage();
  await settle();
  const third = open();
  expect(third.text()).toBe("Loading");
  expect(third.requests).toHaveLength(1);
});

test.each([
  ["a refusal has its own sentence", new Refused("not-found", "There's no such day."), "There's no such day."],
  ["a lost connection is named as such", offline, failureWords.offline],
  ["a failing server is our fault", new Refused("unavailable", failureWords.ours), failureWords.ours],
  ["so is an unexpected error", new TypeError("x is not a function"), failureWords.ours],
])("%s, at once and without another attempt", async (_, error, expected) => {
  const { text, request, requests } = open();
  await settle(() => request(0).refuse(error));
  expect(text()).toBe(expected);
  expect(requests).toHaveLength(1);
  expect(exception).toHaveBeenCalledTimes(error instanceof Refused ? 0 : 1);
});

test("without a connection, the request is made and its failure is shown, rather than waiting", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  window.dispatchEvent(new Event("offline"));
  const { text, request } = open();
  await settle(() => request(0).refuse(offline));
  expect(text()).toBe(failureWords.offline);
  window.dispatchEvent(new Event("online"));
  vi.restoreAllMocks();
});

test("trying again shows that it's loading, and then the answer", async () => {
  const { text, request, shown } = open();
  await settle(() => request(0).refuse(offline));
  await settle(() => void shown().reload());
  expect(text()).toBe("Loading");
  await settle(() => request(1).answer("Two plays"));
  expect(text()).toBe("Two plays");
});

test("a reload during the first load ignores that load's answer, which may be out of date", async () => {
  const { text, request, shown } = open();
  await settle(() => void shown().reload());
  await settle(() => request(0).answer("Two plays"));
  expect(text()).toBe("Loading");
  await settle(() => request(1).answer("Three plays"));
  expect(text()).toBe("Three plays");
});

test("after a failed reload, the earlier data is still available", async () => {
  const { text, request, shown } = open();
  await settle(() => request(0).answer("Two plays"));
  await settle(() => void shown().reload());
  expect(text()).toBe("Two plays");
  await settle(() => request(1).refuse(offline));
  expect(text()).toBe(failureWords.offline);
  expect(shown().data).toBe("Two plays");
});

test("a change is shown without a request", async () => {
  const { text, request, requests, shown } = open();
  await settle(() => request(0).answer("Two plays"));
  await settle(() => shown().update((before) => `${before} and one more`));
  expect(text()).toBe("Two plays and one more");
  expect(requests).toHaveLength(1);
});

test("a change before there is data starts the load again, because its answer may be older", async () => {
  const { text, request, shown } = open();
  await settle(() => shown().update(() => "Three plays"));
  expect(text()).toBe("Loading");
  await settle(() => request(0).answer("Two plays"));
  expect(text()).toBe("Loading");
  await settle(() => request(1).answer("Three plays"));
  expect(text()).toBe("Three plays");
});

test("the answer to a request from before a change is ignored, and requested again", async () => {
  const { text, request, requests, shown } = open();
  await settle(() => request(0).answer("Two plays"));
  await settle(() => void shown().reload());
  await settle(() => shown().update(() => "Three plays"));
  await settle(() => request(1).answer("Two plays"));
  expect(text()).toBe("Three plays");
  await settle(() => request(2).answer("Three plays and a half"));
  expect(text()).toBe("Three plays and a half");
  expect(requests).toHaveLength(3);
});

const comeBack = () => settle(() => void window.dispatchEvent(new Event("focus")));

test("data is loaded again on return only if the screen wants that, and never twice at once", async () => {
  const other = open();
  await settle(() => other.request(0).answer("Two plays"));
  await comeBack();
  expect(other.requests).toHaveLength(1);
  clearPage();

  const screen = open({ isReloadedOnReturn: true });
  await settle(() => screen.request(0).answer("Two plays"));
  await comeBack();
  await comeBack();
  expect(screen.requests).toHaveLength(2);
  await settle(() => screen.request(1).answer("Three plays"));
  expect(screen.text()).toBe("Three plays");
});

test("fresh data isn't loaded again on return", async () => {
  const { request, requests } = open({ isReloadedOnReturn: true, freshMs: 30_000 });
  await settle(() => request(0).answer("Two plays"));
  await comeBack();
  expect(requests).toHaveLength(1);
});

test("polling stops while the page is hidden", async () => {
  vi.useFakeTimers();
  const { request, requests } = open({ everyMs: 10_000 });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  request(0).answer("Two plays");
  await pass(10_000);
  expect(requests).toHaveLength(2);
  request(1).answer("Three plays");
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await pass(60_000);
  expect(requests).toHaveLength(2);
  visibility.mockRestore();
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(requests).toHaveLength(3);
});
