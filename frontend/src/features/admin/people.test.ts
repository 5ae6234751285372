import { beforeEach, expect, test, vi } from "vitest";
import { emitAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { knownPeople, rememberPeople } from "./people.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#frontend/platform/call.ts", () => ({ call }));

const ann = { userId: "ann", name: "Ann", email: "ann@example.com" };
beforeEach(() => void call.mockReset().mockResolvedValue({ people: [ann] }));

test("a person is looked up once, and forgotten when the administrator signs out", async () => {
  await rememberPeople(["ann", "gone"]);
  await rememberPeople(["ann", "gone"]);
  expect(call).toHaveBeenCalledOnce();
  expect([...knownPeople]).toEqual([
    ["ann", ann],
    ["gone", null],
  ]);
  emitAuthChange({ kind: "signed-out", why: "left" });
  expect(knownPeople.size).toBe(0);
});
