// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { failureWords } from "#frontend/messages/failure.ts";
import { setMonitor } from "#frontend/platform/logger.ts";
import { SiteUnreachable } from "#frontend/platform/reloadForNewRelease.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { DialogBoundary } from "./DialogBoundary.tsx";

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
