// @vitest-environment page
// biome-ignore lint/style/noRestrictedImports: the naive editor uses them.
import { act, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PanelErrorBoundary } from "#frontend/features/editor/panels/PanelErrorBoundary.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { clearPage, mount } from "#frontend/ui/testing/page.ts";

/** Code that a new release has deleted from the server. */
const load = async (): Promise<ComponentType> => {
  throw new TypeError("Failed to fetch dynamically imported module");
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Shows a page with words on it, and beside it a panel whose code is gone. Returns what's left on the screen. */
async function openPanel(panel: ReactNode): Promise<string> {
  try {
    await act(async () => {
      mount(
        <>
          <p>Leave it on.</p>
          {panel}
        </>,
      );
    });
  } catch {
    // React throws what no boundary has caught.
  }
  return document.body.textContent ?? "";
}

describe("the code of a panel is gone after a release", () => {
  test("not here", async () => {
    const Panel = lazyComponent(load);
    const shown = await openPanel(
      <PanelErrorBoundary>
        <Panel />
      </PanelErrorBoundary>,
    );
    expect(shown).toContain("Leave it on.");
    expect(document.querySelector('[role="alert"] button')).not.toBeNull();
  });

  test("in a naive editor", async () => {
    const Panel = lazy(async () => ({ default: await load() }));
    const shown = await openPanel(
      <Suspense>
        <Panel />
      </Suspense>,
    );
    expect(shown).not.toContain("Leave it on.");
  });
});
