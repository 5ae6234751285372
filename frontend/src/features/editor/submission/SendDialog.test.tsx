// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { PackageWork } from "#domain/play/formats/package/writePackage.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { callWords } from "#frontend/messages/calls.yaml";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import type { PackageAnswer } from "#frontend/modules/exporting/packageAnswer.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { namedPlay } from "#tests/support/namedPlay.ts";
import { playWith } from "#tests/support/playBuilder.ts";
import { SendDialog } from "./SendDialog.tsx";

const taken = { work: undefined as PackageWork | undefined, name: "" };
let missing: readonly MissingGlyph[] = [];
const noteExport = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = () => undefined;
      postMessage(work: PackageWork) {
        taken.work = work;
        const isDone = missing.length === 0 || work.evenIfIncomplete;
        const data: PackageAnswer = isDone
          ? { kind: "done", zip: new Uint8Array(4), zipName: "Package.zip", fileNames: ["Script.pdf"] }
          : { kind: "missing", missing };
        this.dispatchEvent(new MessageEvent("message", { data }));
      }
    },
  );
  Object.assign(URL, { createObjectURL: () => "blob:package", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    taken.name = this.download;
  });
});
afterEach(() => {
  Object.assign(taken, { work: undefined, name: "" });
  missing = [];
  localStorage.clear();
  sessionStorage.clear();
  clearPage();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(play: Play): void {
  clearPage();
  const session = { doc: documentOf(play), noteExport } as unknown as PlaySession;
  mount(
    <MemoryRouter>
      <SendDialog
        session={session}
        editor={editorWithoutView(session.doc)}
        playId={"play-1" as PlayId}
        onClose={onClose}
      />
    </MemoryRouter>,
  );
}

const box = (label: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll("label")].find(({ textContent }) => textContent === label)?.control as
    | HTMLInputElement
    | undefined;
const save = () => settle(() => buttonNamed(submissionWords.save).click());

test("the package has what is checked, and its export is recorded by its format", async () => {
  open(namedPlay);
  act(() => box(submissionWords.parts.coverLetter)?.click());
  await save();
  expect(taken.work?.choices).toMatchObject({
    parts: ["script", "firstPages", "synopsis", "characters", "coverLetter", "bio"],
    format: "pdf",
  });
  expect(taken.name).toBe("Package.zip");
  expect(noteExport).toHaveBeenCalledExactlyOnceWith("pdf");
  expect(onClose).toHaveBeenCalledOnce();
});

test("what was checked is remembered for the play", () => {
  open(namedPlay);
  act(() => box(submissionWords.parts.titlePage)?.click());
  open(namedPlay);
  expect(box(submissionWords.parts.titlePage)?.checked).toBe(true);
});

/** Fills in a field or chooses from a list, as a person does. */
function fill(label: string, value: string): void {
  const found = box(label) as HTMLInputElement | HTMLSelectElement | undefined;
  if (!found) throw new Error(`There's no field ${label}.`);
  const of = found instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  act(() => {
    Object.getOwnPropertyDescriptor(of.prototype, "value")?.set?.call(found, value);
    found.dispatchEvent(new Event(found instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  });
}

test("a name that's typed stays with its call: another call is to whom it's from", () => {
  open(namedPlay);
  const recipient = () => box(callWords.recipient)?.value;
  fill(callWords.recipient, "Harbour Festival");
  fill(callWords.call, "ten-minute-festival");
  expect(recipient()).toBe("Harbour Festival");
  fill(callWords.call, "yale-drama-series");
  expect(recipient()).toBe("Yale Drama Series");
});

test("nothing is saved if no checked part has text", async () => {
  open(playWith({ title: "" }));
  expect(document.body.textContent).toContain(submissionWords.missing.synopsis);
  expect(document.body.textContent).toContain(submissionWords.missing.bio);
  await save();
  expect(document.querySelector('[role="alert"]')?.textContent).toContain(submissionWords.nothing);
  expect(taken.work).toBeUndefined();
});

test("characters without a glyph are listed first, and the package can be saved anyway", async () => {
  missing = [{ character: "世", codePoints: ["U+4E16"], count: 1, places: [] }];
  open(namedPlay);
  await save();
  expect(document.body.textContent).toContain(exportingWords.missingTitle);
  expect(taken.name).toBe("");
  await settle(() => buttonNamed(exportingWords.exportAnyway).click());
  expect(taken.name).toBe("Package.zip");
});
