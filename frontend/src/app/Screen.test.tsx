// @vitest-environment page
import { act, useEffect } from "react";
import { BrowserRouter, MemoryRouter, useNavigate } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { failureWords } from "#frontend/messages/failure.yaml";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { setMonitor } from "../platform/logger.ts";
import { type PageVisit, visits } from "../telemetry/tracking/visits.ts";
import { LazyPart, onDemand, Screen } from "./Screen.tsx";

const message = vi.fn();
const exception = vi.fn();

beforeEach(() => {
  setMonitor({ message, exception });
  vi.spyOn(console, "error").mockReturnValue();
  sessionStorage.setItem("ghostlight.reloadedAt", String(Date.now()));
});

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  message.mockReset();
  exception.mockReset();
});

const cut = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const Whole = () => <h1>Whole again</h1>;

/** Code that fails to load this many times, and then loads. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<{ Whole: typeof Whole }>>(async () => ({ Whole }));
  for (let time = 0; time < times; time++) load.mockImplementationOnce(cut);
  return load;
};

const stubSite = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));
const unreachable = () => cut();
const reachable = async () => new Response("{}");

const open = (load: ReturnType<typeof failing>) =>
  mount(
    <MemoryRouter>
      <Screen title="help" of={onDemand("Whole", load)} />
    </MemoryRouter>,
  );

const heading = () => document.querySelector("h1")?.textContent;
const tryAgain = () => settle(() => buttonNamed(failureWords.tryAgain).click());

test("“Try Again” loads code that failed to load, as often as needed", async () => {
  stubSite(unreachable);
  const load = failing(2);
  open(load);
  await settle();
  expect(heading()).toBe(failureWords.offlineTitle);
  await tryAgain();
  expect([heading(), load.mock.calls.length]).toEqual([failureWords.offlineTitle, 2]);
  await tryAgain();
  expect([heading(), load.mock.calls.length]).toEqual(["Whole again", 3]);
});

test("a lost connection is reported to the person as such, and not logged as an error", async () => {
  stubSite(unreachable);
  const page = open(failing(1));
  await settle();
  expect(page.textContent).toContain(failureWords.offlineText);
  expect(page.textContent).not.toContain(failureWords.text);
  expect(exception).not.toHaveBeenCalled();
  expect(message).toHaveBeenCalledWith("warning", expect.any(String), expect.anything());
});

test("code that's missing on a site that responds is an unexpected error, and is logged", async () => {
  stubSite(reachable);
  const page = open(failing(1));
  await settle();
  expect(page.textContent).toContain(failureWords.text);
  expect(exception).toHaveBeenCalledOnce();
  await tryAgain();
  expect(heading()).toBe("Whole again");
});

test("the screen loads automatically when the connection is back", async () => {
  stubSite(unreachable);
  open(failing(1));
  await settle();
  await settle(() => void window.dispatchEvent(new Event("online")));
  expect(heading()).toBe("Whole again");
});

test("a layout's code can be loaded again, too", async () => {
  stubSite(unreachable);
  mount(<LazyPart of={onDemand("Whole", failing(1))} />);
  await settle();
  await tryAgain();
  expect(heading()).toBe("Whole again");
});

test("an address that the screen replaces at once counts as a visit, too", async () => {
  window.history.replaceState(null, "", "/editor/new");
  const Replacing = () => {
    const navigate = useNavigate();
    useEffect(() => void navigate("/editor/abc", { replace: true }), [navigate]);
    return null;
  };
  const screen = onDemand("Replacing", async () => ({ Replacing }));
  const heard: string[] = [];
  const stop = visits.subscribe(({ address }: PageVisit) => heard.push(new URL(address).pathname));
  const show = () =>
    mount(
      <BrowserRouter>
        <Screen title="editor" of={screen} />
      </BrowserRouter>,
    );
  show();
  await settle();
  clearPage();
  heard.length = 0;
  act(() => window.history.replaceState(null, "", "/editor/new"));
  // Its code has loaded, so its effects run before the frame's.
  show();
  await settle();
  stop();
  expect(heard).toEqual(["/editor/new", "/editor/abc"]);
});
