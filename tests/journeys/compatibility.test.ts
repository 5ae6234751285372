import type { Page } from "playwright-core";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import * as Y from "yjs";
import { listPlays } from "#domain/api/plays.ts";
import { createShare } from "#domain/api/sharing.ts";
import { readUpdates } from "#domain/api/updates.ts";
import { readBlocks } from "#domain/play/document/document.ts";
import { textOf } from "#domain/play/play.ts";
import { decodeUpdate } from "#domain/play/updateEncoding.ts";
import { plainLink } from "#lambdas/services/site/plainLink.ts";
import { siteCaller } from "#lambdas/services/site/siteCaller.ts";
import { type ApiSession, signInToApi } from "#local/demonstration/signInToApi.ts";
import { type StackOptions, startStack } from "#local/stack.ts";
import { type BuiltRelease, buildRelease, findPreviousCommit } from "#tests/support/previousRelease.ts";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { eventually, newDevice } from "./harness/browserDevice.ts";

const root = new URL("../..", import.meta.url).pathname;
const commit = findPreviousCommit();
const missing =
  "This clone doesn't have the commit before the current one: fetch two commits, or set PREVIOUS_RELEASE.";

// During a deployment, and as long as a tab stays open after it, pages of one release call functions of another.
let previous: BuiltRelease;
beforeAll(() => {
  if (commit) previous = buildRelease(commit);
}, 600_000);

test.runIf(process.env.COMPATIBILITY === "required")("the release before this one is there to be compared with", () => {
  expect(commit, missing).toBeDefined();
});

test("pages of the release before this one work with the functions of this one", async ({ skip }) => {
  if (!commit) return skip(missing);
  await writeAndShare({ siteFolder: previous.siteFolder });
}, 180_000);

test("pages of this release work with the functions of the one before", async ({ skip }) => {
  if (!commit) return skip(missing);
  // What the release before used says nothing about the permissions that this one needs.
  vi.stubEnv("GHOSTLIGHT_USED_ACTIONS", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeAndShare({ assembly: previous.assembly });
}, 180_000);

/**
 * Writes in the browser, and reads through a link. It names no text of the interface, because that may differ between the
 * two releases.
 */
async function writeAndShare(release: Pick<StackOptions, "assembly" | "siteFolder">): Promise<void> {
  const stack = await startStack({ root, dataFolder: temporaryFolder(), port: 0, ...release });
  onTestFinished(stack.stop);
  const site = stack.origin;
  const account = { email: "nell@ghostlight.test", password: "green room", name: "Nell Harrow" };
  stack.standIns.cognito.ensureAccount(account);
  const session = await signInToApi(site, account.email, account.password);
  const { page } = await newDevice({ site, stored: session.stored });
  await write(page, "Leave the lamp on.");
  const plays = async () => (await siteCaller(site, session)(listPlays)).plays;
  await eventually(async () => (await plays()).map(({ words }) => words)).toEqual([4]);
  const playId = (await plays())[0]?.playId ?? "";
  await eventually(() => savedText({ site, session, playId })).toContain("Leave the lamp on.");
  await page.goto("/dashboard");
  await page.locator(`a[href$="/editor/${playId}"]`).first().waitFor();
  await read({ site, session, playId });
}

async function write(page: Page, text: string): Promise<void> {
  await page.goto("/editor/new");
  const manuscript = page.locator('.ProseMirror[contenteditable="true"]');
  await manuscript.waitFor();
  await manuscript.focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Control+s");
}

interface WrittenPlay {
  readonly site: string;
  readonly session: ApiSession;
  readonly playId: string;
}

async function savedText({ site, session: { accessToken }, playId }: WrittenPlay): Promise<string> {
  const { updates } = await siteCaller(site, { accessToken })(readUpdates, { params: { playId } });
  const doc = new Y.Doc();
  for (const update of updates) Y.applyUpdate(doc, decodeUpdate(update));
  return readBlocks(doc).map(textOf).join("\n");
}

async function read({ site, session: { accessToken }, playId }: WrittenPlay): Promise<void> {
  const { token } = await siteCaller(site, { accessToken })(createShare, { params: { playId }, body: plainLink("") });
  const reader = await newDevice({ site });
  await reader.page.goto(`/shared/${token}`);
  await reader.page.getByText("Leave the lamp on.").waitFor();
}
