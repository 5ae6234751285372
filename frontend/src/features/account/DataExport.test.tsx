// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { accountDataWords } from "#frontend/messages/accountData.yaml";
import type { ExportAccountDataOptions } from "#frontend/modules/exporting/accountData/exportAccountData.ts";
import type { AccountData } from "#frontend/modules/exporting/accountData/packAccountData.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { DataExport } from "./DataExport.tsx";
import { useDataExport } from "./useDataExport.ts";

const exportAccountData = vi.hoisted(() => vi.fn());
vi.mock("#frontend/modules/exporting/accountData/exportAccountData.ts", () => ({ exportAccountData }));

const Screen = () => <DataExport {...useDataExport({ userId: "1" as UserId, person: "Ruth Amber" })} />;

/** Starts an export that runs until the test ends it. */
async function begin() {
  const page = mount(<Screen />);
  await settle(() => buttonNamed(accountDataWords.start).click());
  await vi.waitFor(() => expect(exportAccountData).toHaveBeenCalled());
  const [options] = exportAccountData.mock.calls[0] as [ExportAccountDataOptions];
  return { page, options };
}

let end: { resolve: (data: AccountData) => void; reject: (error: unknown) => void };
beforeEach(() => {
  exportAccountData.mockReset().mockImplementation(
    ({ signal }: ExportAccountDataOptions) =>
      new Promise<AccountData>((resolve, reject) => {
        end = { resolve, reject };
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
  );
});
afterEach(clearPage);

const done = { file: new Blob(), plays: 2, missing: [], behind: [] };

test("shows progress, and then the name of the downloaded file", async () => {
  const { page, options } = await begin();
  expect(page.textContent).toContain(accountDataWords.looking);
  await settle(() => options.onProgress({ done: 3, all: 500 }));
  expect(page.querySelector("progress")?.value).toBe(3);
  expect(page.textContent).toContain(accountDataWords.progress({ done: 3, all: 500 }));
  await settle(() => end.resolve(done));
  expect(page.textContent).toContain(accountDataWords.done({ plays: 2 }));
});

test("can be canceled, and shows no message after that", async () => {
  const { page, options } = await begin();
  await settle(() => buttonNamed(accountDataWords.cancel).click());
  expect(options.signal.aborted).toBe(true);
  expect(page.textContent).toContain(accountDataWords.canceled);
  expect(buttonNamed(accountDataWords.start)).toBeDefined();
});

test("lists what's missing and offers to try again", async () => {
  const { page } = await begin();
  await settle(() => end.resolve({ ...done, missing: [{ title: "Ghosts", errorText: "No line." }] }));
  expect(page.textContent).toContain(accountDataWords.missing({ count: 1 }));
  expect(page.textContent).toContain("Ghosts: No line.");
  expect(buttonNamed(accountDataWords.again)).toBeDefined();
});

test("explains why no file was created", async () => {
  const { page } = await begin();
  await settle(() => end.reject(new Refused("not-signed-in", "You are signed out.")));
  expect(page.querySelector("[role=alert]")?.textContent).toContain("You are signed out.");
});

test("leaving the page cancels the export", async () => {
  const { options } = await begin();
  clearPage();
  expect(options.signal.aborted).toBe(true);
});
