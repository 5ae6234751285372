// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { forgetLink, takeSignInLink } from "../auth/signInLink.ts";
import { reloadAfterSignIn, wasReloadedAfterSignIn } from "./signInReload.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  forgetLink();
});

/** Returns the address in the browser. */
const address = (): string => document.location.pathname + document.location.search;

/** Opens an address. A test's page can't be loaded again, so that's only noted. */
function open(path: string, state: unknown = null): ReturnType<typeof vi.fn> {
  history.replaceState(state, "", path);
  const reload = vi.fn();
  vi.stubGlobal("location", { pathname: document.location.pathname, reload });
  return reload;
}

test("the page that is loaded again knows that somebody has signed in, and only says so once", () => {
  const reload = open("/login?plan=solo", { from: "/editor/a-play" });
  expect(wasReloadedAfterSignIn()).toBe(false);
  void reloadAfterSignIn();
  expect(reload).toHaveBeenCalledOnce();
  expect(address()).toBe("/login?plan=solo");
  expect(history.state).toMatchObject({ from: "/editor/a-play" });
  expect([wasReloadedAfterSignIn(), wasReloadedAfterSignIn()]).toEqual([true, false]);
  expect(history.state).toEqual({ from: "/editor/a-play" });
});

test("a sign-in link leads where it should, also if the page is loaded again", () => {
  const reload = open("/auth?type=magiclink#email=ann@example.org&secret=abc&destination=%2Feditor%2Fa-play");
  takeSignInLink(document.location, history);
  void reloadAfterSignIn();
  expect(reload).toHaveBeenCalledOnce();
  expect(address()).toBe("/editor/a-play");
  expect(wasReloadedAfterSignIn()).toBe(true);
});

test("whoever signs in with a new password isn't asked for another one", () => {
  const reload = open("/reset-password?username=ann&code=123456");
  void reloadAfterSignIn();
  expect(reload).toHaveBeenCalledOnce();
  expect(address()).toBe("/auth");
  expect(wasReloadedAfterSignIn()).toBe(true);
});
