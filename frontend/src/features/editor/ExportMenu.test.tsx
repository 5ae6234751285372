// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play } from "#domain/play/play.ts";
import type { PdfAnswer, PdfWork } from "#frontend/modules/exporting/pdfWork.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { dialogue, note, play, playWith } from "#tests/support/playBuilder.ts";
import { ExportMenu } from "./ExportMenu.tsx";
import { fileExports, useExport } from "./useExport.tsx";

vi.mock("#frontend/platform/ownNames.ts", () => ({ ownNames: () => blindNames }));

const taken = { work: "", file: undefined as Blob | undefined, name: "" };
let missing: readonly MissingGlyph[] = [];

function Exports({ play }: { readonly play: Play }) {
  const { items, dialog } = useExport({ doc: documentOf(play) } as PlaySession);
  return (
    <>
      <ExportMenu items={items} />
      {dialog}
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = () => undefined;
      postMessage(work: PdfWork) {
        // Notes aren't printed.
        const blocks = work.play.blocks.filter(({ kind }) => kind !== "note");
        taken.work = JSON.stringify({ ...work, play: { ...work.play, blocks } });
        const isDone = missing.length === 0 || work.evenIfIncomplete;
        const data: PdfAnswer = isDone ? { kind: "done", bytes: new Uint8Array(4) } : { kind: "missing", missing };
        this.dispatchEvent(new MessageEvent("message", { data }));
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
  missing = [];
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function take(item: string, play = namedPlay): Promise<void> {
  taken.file = undefined;
  mount(<Exports play={play} />);
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

test("a blind PDF has no names in its text or its file name", async () => {
  await take("PDF manuscript");
  expect(namesInPlay(taken.work + taken.name).length).toBeGreaterThan(2);
  clearPage();
  await take("Blind copy without names (PDF)");
  expect(taken.work).toContain("REGINE");
  expect(namesInPlay(taken.work + taken.name)).toEqual([]);
});

test("a blind Fountain file contains no names", async () => {
  await take("Blind copy without names (Fountain)");
  const text = await textTaken();
  expect(text).toContain("REGINE");
  expect(namesInPlay(text + taken.name)).toEqual([]);
});

test("private notes are in a Fountain file only on request", async () => {
  const withNote = { ...namedPlay, blocks: [...namedPlay.blocks, ...play(note("Too early?")).blocks] };
  await take("Fountain (plain text)", withNote);
  expect(await textTaken()).not.toContain("Too early?");
  clearPage();
  await take("Fountain with private notes", withNote);
  expect(await textTaken()).toContain("[[Too early?]]");
});

test("no two exports have the same file name", async () => {
  const names: string[] = [];
  for (const { label } of fileExports) {
    await take(label);
    names.push(taken.name);
    clearPage();
  }
  expect(names.length).toBeGreaterThan(4);
  expect(new Set(names).size).toBe(names.length);
});

const textTaken = (): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(taken.file ?? new Blob());
  });

const placed = (page: string, quote: string) =>
  ({ section: "play", page, act: "Act One", scene: "Scene 2", quote }) as const;

async function tryPdf(): Promise<HTMLElement> {
  taken.file = undefined;
  mount(<Exports play={namedPlay} />);
  act(() => buttonNamed("Export").click());
  await settle(() => buttonNamed("PDF manuscript").click());
  return vi.waitFor(() => {
    const dialog = document.querySelector("dialog");
    expect(dialog).not.toBeNull();
    return dialog as HTMLElement;
  });
}

test("characters without a glyph are listed with their places, and the PDF can be exported anyway", async () => {
  missing = [
    {
      character: "♭",
      codePoints: ["U+266D"],
      count: 4,
      places: [placed("I-2-3", "B♭ minor."), placed("I-2-4", "A♭.")],
    },
    { character: "日", codePoints: ["U+65E5"], count: 1, places: [{ ...placed("", "日"), section: "title" }] },
  ];
  const dialog = await tryPdf();
  expect(taken.file).toBeUndefined();
  expect(dialog.textContent).toContain("♭ music flat sign, U+266D, 4 times");
  expect(dialog.textContent).toContain("Act One, Scene 2, page I-2-3: B♭ minor.");
  expect(dialog.textContent).toContain("日 Chinese character, U+65E5");
  expect(dialog.textContent).toContain("Title page: 日");
  await settle(() => buttonNamed("Export anyway").click());
  await vi.waitFor(() => expect(taken.file).toBeDefined());
  expect(document.querySelector("dialog")).toBeNull();
});

test("the list of characters without a glyph has a limit, and the export can be canceled", async () => {
  missing = Array.from({ length: 300 }, (_, at) => ({
    character: String.fromCodePoint(0x4e00 + at),
    codePoints: [`U+${(0x4e00 + at).toString(16)}`],
    count: 1,
    places: [placed("I-2-3", `Line ${at}`)],
  }));
  const dialog = await tryPdf();
  expect(dialog.querySelectorAll("bdi")).toHaveLength(12);
  expect(dialog.textContent).toContain("And 288 more characters.");
  await settle(() => buttonNamed("Cancel").click());
  expect(document.querySelector("dialog")).toBeNull();
  expect(taken.file).toBeUndefined();
});

test("a blind copy that would still contain a last name asks first, and removes it", async () => {
  await take("Blind copy without names (PDF)", playWith(namedPlay.front, dialogue("Mr Quill, says REGINE.")));
  expect(taken.work).toContain("REGINE");
  expect(namesInPlay(taken.work + taken.name)).toEqual([]);
});
