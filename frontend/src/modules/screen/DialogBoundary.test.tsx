// @vitest-environment page
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { failureWords } from "#frontend/messages/failure.yaml";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { setMonitor } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { Dialog } from "#frontend/ui/Dialog.tsx";
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
  let arrive: (code: typeof Search) => void = () => undefined;
  const code = new Promise<typeof Search>((resolve) => {
    arrive = resolve;
  });
  const Late = lazyComponent(() => code);
  const search = (
    <DialogBoundary title="Commands" onClose={() => undefined}>
      <Late />
    </DialogBoundary>
  );
  mount(search);
  for (const key of ["h", "i", "x", "Backspace", "s", "Shift"])
    document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true }));
  await settle(() => arrive(Search));
  expect(document.querySelector("output")?.textContent).toBe("Searching for “his”.");
  clearPage();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  mount(search);
  expect(document.querySelector("output")?.textContent).toBe("Searching for “”.");
});

test("Escape always finds a dialog to close, also when the code has just arrived", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  const Cards = () => (
    <Dialog isOpen title="Index cards" onClose={() => undefined}>
      <p>the cards</p>
    </Dialog>
  );
  let arrive: (code: typeof Cards) => void = () => undefined;
  const code = new Promise<typeof Cards>((resolve) => {
    arrive = resolve;
  });
  const Late = lazyComponent(() => code);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  onTestFinished(() => root.unmount());
  root.render(
    <DialogBoundary title="Index cards" onClose={() => undefined}>
      <Late />
    </DialogBoundary>,
  );
  const openTitles = () => [...document.querySelectorAll("dialog[open] h2")].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(openTitles()).toEqual(["Index cards"]));
  const seen: number[] = [];
  const observer = new MutationObserver(() => seen.push(openTitles().length));
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  arrive(Cards);
  await vi.waitFor(() => expect(document.body.textContent).toContain("the cards"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(0);
});
