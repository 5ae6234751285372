// @vitest-environment jsdom
import { act, lazy } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { failureWords } from "#frontend/messages/failure.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { DialogBoundary } from "./DialogBoundary.tsx";
import { useTypedAhead } from "./typedAhead.ts";

afterEach(clearPage);

test("a dialog that can't be loaded is replaced by one that says so and can be closed", () => {
  setMonitor({ message: vi.fn(), exception: vi.fn() });
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  let isReachable = false;
  const Sharing = () => {
    if (!isReachable) throw new SiteUnreachable("The site does not answer");
    return "the links";
  };
  const onClose = vi.fn();
  mount(
    <>
      <p>the play</p>
      <DialogBoundary title="Share" onClose={onClose}>
        <Sharing />
      </DialogBoundary>
    </>,
  );
  const dialog = document.querySelector("dialog[open]");
  expect(dialog?.querySelector("h2")?.textContent).toBe("Share");
  expect(dialog?.querySelector("[role=alert]")?.textContent).toBe(failureWords.offline);
  expect(document.body.textContent).toContain("the play");
  act(() => buttonNamed(failureWords.close).click());
  expect(onClose).toHaveBeenCalledOnce();
  isReachable = true;
  act(() => buttonNamed(failureWords.tryAgain).click());
  expect(document.body.textContent).toContain("the links");
  expect(document.querySelector("dialog")).toBeNull();
});

test("what's typed while a dialog is loading is in its field when it's there, and only then", async () => {
  const Search = () => <output>{`Searching for “${useTypedAhead()}”.`}</output>;
  let arrive: (module: { default: typeof Search }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: typeof Search }>((resolve) => (arrive = resolve)));
  const search = (
    <DialogBoundary title="Commands" onClose={() => undefined}>
      <Late />
    </DialogBoundary>
  );
  mount(search);
  for (const key of ["h", "i", "x", "Backspace", "s", "Shift"])
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
  await settle(() => arrive({ default: Search }));
  expect(document.querySelector("output")?.textContent).toBe("Searching for “his”.");
  clearPage();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  mount(search);
  expect(document.querySelector("output")?.textContent).toBe("Searching for “”.");
});
