// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPeople } from "#domain/api/adminActivity.ts";
import { type FailedSync, listFailedSyncs, replaySyncs } from "#domain/api/contacts.ts";
import { Refused } from "#domain/refused.ts";
import { automationWords } from "#frontend/messages/automation.yaml";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { FailedSyncs } from "./FailedSyncs.tsx";

const { call, showToast } = vi.hoisted(() => ({ call: vi.fn(), showToast: vi.fn() }));
vi.mock("#frontend/platform/call.ts", () => ({ call }));
vi.mock("#frontend/ui/toast.ts", () => ({ showToast, dismissMessages: () => undefined }));

const words = automationWords.syncs;
const idOf = (n: number) => `0c2a7c7e-0000-4000-8000-00000000000${n}`;
const emailOf = (n: number) => `ann${n}@example.com`;

const failedSync = (n: number): FailedSync => ({
  id: idOf(n),
  userId: idOf(n),
  kind: "contact",
  eventName: null,
  attempts: 8,
  since: "2027-01-08T12:00:00.000Z",
  failedAt: "2027-01-10T12:00:00.000Z",
  reason: "HubSpot does not answer just now (503).",
});

/** The server's failed updates, in pages of two. Each page is named by the ID before it. `refused` ones fail again. */
let failed: FailedSync[] = [];
let refused: readonly string[] = [];
let isDown = false;
beforeEach(() => {
  failed = [1, 2, 3].map(failedSync);
  refused = [];
  isDown = false;
  showToast.mockReset();
  call.mockImplementation(async (contract: unknown, { query, body }: { query: { next?: string }; body: unknown }) => {
    if (isDown) throw new Refused("unavailable", "Ghostlight can't be reached right now.");
    if (contract === listFailedSyncs) return pageAfter(query.next);
    if (contract === replaySyncs) return replayed((body as { ids: string[] }).ids);
    if (contract !== findPeople) throw new Error("Something else was asked.");
    return { people: [1, 2, 3].map((n) => ({ userId: idOf(n), name: "Ann", email: emailOf(n) })) };
  });
});
afterEach(clearPage);

function pageAfter(next: string | undefined) {
  const rest = failed.filter(({ id }) => next === undefined || id > next);
  return { syncs: rest.slice(0, 2), waiting: 4, next: rest.length > 2 ? rest[1]?.id : undefined };
}

function replayed(ids: readonly string[]) {
  const there = failed.filter(({ id }) => ids.includes(id));
  failed = failed.filter((sync) => !there.includes(sync) || refused.includes(sync.id));
  const again = there.filter(({ id }) => refused.includes(id)).length;
  return { delivered: there.length - again, waiting: 0, failed: again, gone: ids.length - there.length };
}

async function open() {
  mount(<FailedSyncs />);
  await settle();
}
const shown = () => [...document.querySelectorAll("tbody tr")].map((row) => row.children[0]?.textContent);
const click = (name: string) => settle(() => buttonNamed(name).click());

test("each failed update shows the person, what it was and why it failed, page by page", async () => {
  await open();
  expect(shown()).toEqual([emailOf(1), emailOf(2)]);
  expect(document.querySelector("tbody tr")?.textContent).toContain(words.contact);
  expect(document.querySelector("tbody tr")?.textContent).toContain("HubSpot does not answer just now (503).");
  expect(document.body.textContent).toContain(words.waiting({ count: 4 }));
  await click(words.more);
  expect(shown()).toEqual([1, 2, 3].map(emailOf));
});

test("an update that is sent again disappears from the list", async () => {
  await open();
  await click(words.replayOf({ name: emailOf(2) }));
  expect(failed.map(({ id }) => id)).toEqual([idOf(1), idOf(3)]);
  expect(shown()).toEqual([emailOf(1), emailOf(3)]);
  expect(showToast.mock.calls).toEqual([["1 delivered"]]);
});

test("all updates can be sent again, including those on later pages, and each is tried only once", async () => {
  refused = [idOf(2)];
  await open();
  await click(words.replayAll);
  expect(failed.map(({ id }) => id)).toEqual([idOf(2)]);
  expect(shown()).toEqual([emailOf(2)]);
  expect(showToast.mock.calls).toEqual([["2 delivered, 1 failed again"]]);
  refused = [];
  await click(words.replayAll);
  expect(document.body.textContent).toContain(words.none);
});

test("an update that another administrator has sent is reported as no longer needed", async () => {
  await open();
  failed = failed.slice(1);
  await click(words.replayOf({ name: emailOf(1) }));
  expect(showToast.mock.calls).toEqual([["0 delivered, 1 no longer needed"]]);
  expect(shown()).toEqual([emailOf(2), emailOf(3)]);
});

test("if the server can't be reached, the list says so and offers to try again", async () => {
  isDown = true;
  await open();
  expect(document.body.textContent).toContain("Ghostlight can't be reached right now.");
  isDown = false;
  await click(words.tryAgain);
  expect(shown()).toEqual([emailOf(1), emailOf(2)]);
});
