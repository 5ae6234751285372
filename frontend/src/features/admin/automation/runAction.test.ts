import { afterEach, expect, test, vi } from "vitest";
import type { AutomationAction, AutomationData, StepReport } from "#domain/api/automation.ts";
import { Refused } from "#domain/refused.ts";
import { AutomationFailed, runAction } from "./runAction.ts";

const { call, showToast } = vi.hoisted(() => ({ call: vi.fn(), showToast: vi.fn() }));
vi.mock("#frontend/platform/call.ts", () => ({ call }));
vi.mock("#frontend/platform/logger.ts", () => ({ logger: { warn: vi.fn() } }));
vi.mock("#frontend/ui/toast.ts", () => ({ showToast }));
afterEach(() => vi.resetAllMocks());

const step = (name: StepReport["step"], change: Partial<StepReport> = {}): StepReport => ({
  step: name,
  state: "done",
  created: [],
  changed: [],
  unchanged: [],
  ids: {},
  ...change,
});
const answers = (data: AutomationData | null, error: object | null = null) =>
  call.mockResolvedValueOnce({ data, error });

const said: readonly [AutomationAction["action"], string, string][] = [
  ["segment_users", "User segmentation completed successfully", "Failed to segment users"],
  ["sync_deal_pipeline", "Deal pipeline synced successfully", "Failed to sync deal pipeline"],
  ["create_workflows", "CRM workflows created successfully", "Failed to create workflows"],
  ["create_email_templates", "CRM email templates created successfully", "Failed to create email templates"],
  [
    "setup_complete_automation",
    "Complete CRM automation setup completed successfully",
    "Failed to setup complete automation",
  ],
];

test.each(said)(
  "%s reports success or failure in the specification's words, and throws if it failed",
  async (...row) => {
    const [name, done, failed] = row;
    const action = { action: name } as AutomationAction;
    const data = { steps: [step("segments")] };
    answers(data);
    expect(await runAction(action)).toEqual(data);
    expect(showToast.mock.calls).toEqual([[done]]);

    const halfway = { steps: [step("segments", { state: "failed" })] };
    answers(halfway, { code: "crm-refused", message: "Mend it." });
    await expect(runAction(action)).rejects.toMatchObject({ message: "Mend it.", code: "crm-refused", data: halfway });
    expect(showToast.mock.calls.slice(1)).toEqual([[failed]]);
  },
);

test("a refusal or a lost connection is reported as a failure, with its message", async () => {
  call.mockRejectedValueOnce(new Refused("unavailable", "Ghostlight can't be reached right now."));
  const failing = runAction({ action: "segment_users" });
  await expect(failing).rejects.toThrow(AutomationFailed);
  await expect(failing).rejects.toThrow("Ghostlight can't be reached right now.");
  expect(showToast).toHaveBeenCalledWith("Failed to segment users");
});

test("deals that don't fit into one request are synced by the next one, and the counts add up", async () => {
  answers({
    steps: [step("pipeline", { unchanged: ["Plans"] }), step("deals", { created: ["ruth"], ids: { ruth: "1" } })],
    next: "7",
  });
  answers({ steps: [step("pipeline", { unchanged: ["Plans"] }), step("deals", { created: ["will"] })] });
  const onPart = vi.fn();
  const { steps, next } = await runAction({ action: "setup_complete_automation" }, onPart);
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([
    { action: "setup_complete_automation" },
    { action: "sync_deal_pipeline", after: "7" },
  ]);
  expect(next).toBeUndefined();
  expect(steps).toMatchObject([
    { step: "pipeline", unchanged: ["Plans"] },
    { step: "deals", created: ["ruth", "will"], ids: { ruth: "1" } },
  ]);
  expect(onPart).toHaveBeenCalledOnce();
  expect(showToast.mock.calls).toEqual([["Complete CRM automation setup completed successfully"]]);
});

test("if a later part fails, the result still shows what the earlier parts did", async () => {
  answers({ steps: [step("deals", { created: ["ruth"] })], next: "7" });
  answers(
    { steps: [step("deals", { state: "failed", created: ["will"] })] },
    { code: "crm-unreachable", message: "Later." },
  );
  await expect(runAction({ action: "sync_deal_pipeline" })).rejects.toMatchObject({
    message: "Later.",
    data: { steps: [{ step: "deals", state: "failed", created: ["ruth", "will"] }] },
  });
});
