// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { setMonitor } from "#frontend/platform/logger.ts";
import { browserHealth } from "#frontend/telemetry/health/browserHealth.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { useHealth } from "./useHealth.ts";

afterEach(clearPage);

function Health() {
  const { lookAgain } = useHealth();
  return (
    <button type="button" onClick={lookAgain}>
      Again
    </button>
  );
}

test("a round of checks that fails is logged, the first time and on request", async () => {
  const message = vi.fn();
  setMonitor({ message, exception: vi.fn() });
  const error = new Error("down");
  vi.spyOn(browserHealth, "look").mockRejectedValue(error);
  mount(<Health />);
  await settle(() => buttonNamed("Again").click());
  expect(message.mock.calls).toEqual([
    ["warning", "Health could not be checked", { error }],
    ["warning", "Health could not be checked", { error }],
  ]);
});
