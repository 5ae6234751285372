// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { PdfWork } from "#frontend/exporting/pdfWork.ts";
import type { ScriptSession } from "#frontend/sync/session.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { blindNames, namedPlay, namesIn } from "#tests/support/namedPlay.ts";
import { dialogue, playWith } from "#tests/support/playBuilder.ts";
import { ExportMenu } from "./ExportMenu.tsx";

vi.mock("#frontend/app/ownNames.ts", () => ({ ownNames: () => blindNames }));

const taken = { work: "", file: undefined as Blob | undefined, name: "" };

beforeEach(() => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = () => undefined;
      postMessage(work: PdfWork) {
        // Notes do not print.
        const blocks = work.play.blocks.filter(({ kind }) => kind !== "note");
        taken.work = JSON.stringify({ ...work, play: { ...work.play, blocks } });
        this.dispatchEvent(new MessageEvent("message", { data: { kind: "done", bytes: new Uint8Array(4) } }));
      }
    },
  );
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      taken.file = file;
      return "blob:play";
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    taken.name = this.download;
  });
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function take(item: string, play = namedPlay): Promise<void> {
  taken.file = undefined;
  mount(<ExportMenu session={{ doc: documentOf(play) } as ScriptSession} />);
  act(() => buttonNamed("Export").click());
  await settle(() => buttonNamed(item).click());
  const dialog = document.querySelector("dialog");
  if (dialog) {
    expect(taken.file).toBeUndefined();
    const [go] = [...dialog.querySelectorAll("button")].filter(({ textContent }) => textContent === "Export");
    await settle(() => go?.click());
  }
  await vi.waitFor(() => expect(taken.file).toBeDefined());
}

test("a blind copy as PDF is printed from a play without names, and its own name has none", async () => {
  await take("PDF, manuscript pages");
  expect(namesIn(taken.work + taken.name).length).toBeGreaterThan(2);
  clearPage();
  await take("Blind copy without names, PDF");
  expect(taken.work).toContain("REGINE");
  expect(namesIn(taken.work + taken.name)).toEqual([]);
});

test("a blind copy as Fountain names nobody", async () => {
  await take("Blind copy without names, Fountain");
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(taken.file ?? new Blob());
  });
  expect(text).toContain("REGINE");
  expect(namesIn(text + taken.name)).toEqual([]);
});

test("a blind copy that would show a surname alone asks first, and hides it", async () => {
  await take("Blind copy without names, PDF", playWith(namedPlay.front, dialogue("Mr Quill, says REGINE.")));
  expect(taken.work).toContain("REGINE");
  expect(namesIn(taken.work + taken.name)).toEqual([]);
});
