// @vitest-environment page
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const exception = vi.fn();
const message = vi.fn();

beforeEach(() => {
  setMonitor({ message, exception });
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => {
  clearPage();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

test("shows the specified text, reports the error, and tries again", () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error("broken");
    return "whole again";
  };
  mount(
    <ErrorBoundary>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(document.querySelector("h1")?.textContent).toBe("Something went wrong");
  expect(document.querySelector("p")?.textContent).toBe(
    "An unexpected error occurred. Please try again or contact support if the problem persists.",
  );
  expect(exception).toHaveBeenCalledOnce();
  isBroken = false;
  act(() => buttonNamed("Try Again").click());
  expect(document.body.textContent).toBe("whole again");
});

test("code that can't be loaded without a connection isn't an error", () => {
  const Missing = () => {
    throw new SiteUnreachable("The site does not answer");
  };
  mount(
    <ErrorBoundary fallback={() => "missing"}>
      <Missing />
    </ErrorBoundary>,
  );
  expect(document.body.textContent).toBe("missing");
  expect(message.mock.calls.map(([level]) => level)).toEqual(["warning"]);
  expect(exception).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
});

test("“Refresh Page” reloads the page", () => {
  const onRefresh = vi.fn();
  mount(<ErrorScreen onTryAgain={vi.fn()} onRefresh={onRefresh} />);
  act(() => buttonNamed("Refresh Page").click());
  expect(onRefresh).toHaveBeenCalledOnce();
});
