// @vitest-environment page
import { deflateSync, strToU8 } from "fflate";
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getVersion, listVersions, type PlayVersion } from "#domain/api/versions.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { formats, isWritable, type WritableId } from "#domain/play/formats/formats.ts";
import type { MissingGlyph } from "#domain/play/formats/pdf/missingGlyphs.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import type { Tier } from "#domain/subscription/plans.ts";
import { exportingWords } from "#frontend/messages/exporting.yaml";
import type { PdfAnswer, PdfWork } from "#frontend/modules/exporting/pdfWork.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { dialogue, note, play, playWith, speech } from "#tests/support/playBuilder.ts";
import { ExportDialog } from "./ExportDialog.tsx";

let tier: Tier | undefined;
vi.mock("#frontend/platform/session/useTier.ts", () => ({ useTier: () => tier }));

vi.mock("#frontend/platform/ownNames.ts", () => ({ ownNames: () => blindNames }));

let listed: readonly PlayVersion[] = [];
vi.mock("#frontend/platform/call.ts", () => ({
  call: async (contract: unknown, { params }: { readonly params?: { readonly versionId?: number } }) => {
    if (contract === listVersions) return { versions: listed, hidden: 0 };
    if (contract !== getVersion) throw new Error("There is no connection.");
    const content = { ...namedPlay, front: { ...namedPlay.front, subtitle: `Version ${params?.versionId}` } };
    return { play: Buffer.from(deflateSync(strToU8(JSON.stringify(content)))).toString("base64") };
  },
}));

const taken = { work: "", file: undefined as Blob | undefined, name: "" };
let missing: readonly MissingGlyph[] = [];
const noteExport = vi.fn();
const onClose = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = () => undefined;
      postMessage(work: PdfWork) {
        taken.work = JSON.stringify(work);
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
  listed = [];
  tier = undefined;
  localStorage.clear();
  sessionStorage.clear();
  clearPage();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(written: Play = namedPlay): void {
  clearPage();
  taken.file = undefined;
  const session = { doc: documentOf(written), noteExport } as unknown as PlaySession;
  mount(
    <MemoryRouter>
      <ExportDialog session={session} playId={"play-1" as PlayId} onClose={onClose} />
    </MemoryRouter>,
  );
}

const labelled = <Field extends HTMLElement>(label: string): Field | undefined =>
  [...document.querySelectorAll("label")].find(({ textContent }) => textContent?.trim() === label)?.control as
    | Field
    | undefined;

/** Chooses from a list by the label that people read. */
function choose(label: string, value: string): void {
  const list = labelled<HTMLSelectElement>(label);
  if (!list) throw new Error(`There is no list “${label}”.`);
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(list, value);
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

const tick = (label: string): void => act(() => labelled<HTMLInputElement>(label)?.click());

async function exportNow(): Promise<void> {
  await settle(() => buttonNamed(exportingWords.exportFile).click());
  await vi.waitFor(() => expect(taken.file).toBeDefined());
}

const textTaken = (): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(taken.file ?? new Blob());
  });

test("a PDF is the first choice, its file has the play's name, and the export is recorded", async () => {
  open();
  await exportNow();
  expect(namesInPlay(taken.work).length).toBeGreaterThan(2);
  expect(taken.name).toBe("Ghosts, by Henrik Ibsen.pdf");
  expect(noteExport).toHaveBeenCalledExactlyOnceWith("pdf");
  expect(onClose).toHaveBeenCalledOnce();
});

test("choices from the last time are said to be that, and the defaults are one click away", async () => {
  const note = () => document.querySelector(".export-remembered")?.textContent;
  open();
  expect(note()).toBeUndefined();
  choose(exportingWords.format, "fountain");
  tick(exportingWords.options.titlePage);
  // While they're being chosen, they aren't from the last time.
  expect(note()).toBeUndefined();
  open();
  expect(note()).toContain(exportingWords.remembered);
  expect(labelled<HTMLSelectElement>(exportingWords.format)?.value).toBe("fountain");
  await settle(() => buttonNamed(exportingWords.useDefaults).click());
  const format = labelled<HTMLSelectElement>(exportingWords.format);
  expect([format?.value, document.activeElement === format, note()]).toEqual(["pdf", true, undefined]);
  expect(labelled<HTMLInputElement>(exportingWords.options.titlePage)?.checked).toBe(true);
  open();
  expect(note()).toBeUndefined();
});

test("a blind PDF has no names in its text or its file name", async () => {
  open();
  tick(exportingWords.blind);
  await exportNow();
  expect(taken.work).toContain("REGINE");
  expect(namesInPlay(taken.work + taken.name)).toEqual([]);
});

test.each(["fountain", "plain text", "html", "markdown", "downstage", "json", "fdx"] as const)(
  "a blind copy as %s names nobody",
  async (format) => {
    open();
    choose(exportingWords.format, format);
    tick(exportingWords.blind);
    await exportNow();
    const text = await textTaken();
    expect(text).toContain("REGINE");
    expect(namesInPlay(text + taken.name)).toEqual([]);
    expect(noteExport).toHaveBeenCalledExactlyOnceWith(format);
  },
);

test("a last name that a blind copy would still contain is listed, and blacked out", async () => {
  open(playWith(namedPlay.front, dialogue("Mr Quill, says REGINE.")));
  tick(exportingWords.blind);
  expect(labelled<HTMLInputElement>("Quill 1 time")?.checked).toBe(true);
  await exportNow();
  expect(taken.work).toContain("REGINE");
  expect(namesInPlay(taken.work + taken.name)).toEqual([]);
});

test("private notes are in a file only on request, and never in a blind copy", async () => {
  const withNote = { ...namedPlay, blocks: [...namedPlay.blocks, ...play(note("Too early?")).blocks] };
  open(withNote);
  choose(exportingWords.format, "fountain");
  await exportNow();
  expect(await textTaken()).not.toContain("Too early?");
  open(withNote);
  tick(exportingWords.options.notes);
  await exportNow();
  expect(await textTaken()).toContain("[[Too early?]]");
  open(withNote);
  expect(labelled<HTMLInputElement>(exportingWords.options.notes)?.checked).toBe(false);
  tick(exportingWords.blind);
  expect(labelled(exportingWords.options.notes)).toBeUndefined();
  await exportNow();
  expect(await textTaken()).not.toContain("Too early?");
});

/** What the form offers for a format. */
function offered(format: WritableId): readonly string[] {
  choose(exportingWords.format, format);
  const all = [
    exportingWords.layout,
    exportingWords.paper,
    exportingWords.watermark,
    ...Object.values(exportingWords.options),
  ];
  return all.filter((label) => labelled(label) !== undefined);
}

test("every format can be chosen, and only the options that it can hold are offered", () => {
  open();
  const list = labelled<HTMLSelectElement>(exportingWords.format);
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual([
    "pdf",
    ...formats.filter((format) => isWritable(format) && format.id !== "pdf").map(({ id }) => id),
  ]);
  const { notes, ...others } = exportingWords.options;
  expect(offered("pdf")).toEqual([
    exportingWords.layout,
    exportingWords.paper,
    exportingWords.watermark,
    ...Object.values(others),
  ]);
  expect(offered("json")).toEqual([notes]);
  expect(offered("plain text")).toEqual([...Object.values(exportingWords.options)]);
});

test("the options of a play's last export are remembered, and other plays keep theirs", () => {
  open();
  choose(exportingWords.format, "docx");
  choose(exportingWords.paper, "a4");
  tick(exportingWords.options.speechNumbers);
  open();
  expect(labelled<HTMLSelectElement>(exportingWords.format)?.value).toBe("docx");
  expect(labelled<HTMLSelectElement>(exportingWords.paper)?.value).toBe("a4");
  expect(labelled<HTMLInputElement>(exportingWords.options.speechNumbers)?.checked).toBe(true);
  clearPage();
  const session = { doc: documentOf(namedPlay) } as PlaySession;
  mount(<ExportDialog session={session} playId={"play-2" as PlayId} onClose={onClose} />);
  expect(labelled<HTMLSelectElement>(exportingWords.format)?.value).toBe("pdf");
});

test("only a PDF of an acting edition can be a booklet, and the choice is remembered", async () => {
  open();
  expect(labelled(exportingWords.booklet)).toBeUndefined();
  choose(exportingWords.layout, "acting-edition");
  tick(exportingWords.booklet);
  choose(exportingWords.format, "docx");
  expect(labelled(exportingWords.booklet)).toBeUndefined();
  open();
  choose(exportingWords.format, "pdf");
  expect(labelled<HTMLInputElement>(exportingWords.booklet)?.checked).toBe(true);
  await exportNow();
  expect(JSON.parse(taken.work).prepared.settings).toMatchObject({ booklet: true });
  expect(taken.name).toBe("Ghosts, by Henrik Ibsen (booklet).pdf");
  open();
  choose(exportingWords.layout, "uk");
  await exportNow();
  expect(JSON.parse(taken.work).prepared.settings).toMatchObject({ booklet: false });
});

const version = (versionId: number, name?: string): PlayVersion => ({
  versionId,
  at: "2026-03-01T12:00:00.000Z",
  device: "other",
  ...(name !== undefined && { name }),
});
const isExportable = (): boolean => buttonNamed(exportingWords.exportFile).ariaDisabled !== "true";

test("changes since a version are marked in a PDF, and only versions with names are offered", async () => {
  listed = [version(3, "Draft 1"), version(5), version(9, "Draft 2")];
  open();
  tick(exportingWords.marks);
  expect(isExportable()).toBe(false);
  await vi.waitFor(() => expect(isExportable()).toBe(true));
  const names = [...(labelled<HTMLSelectElement>(exportingWords.marksSince)?.options ?? [])].map(({ text }) => text);
  expect(names).toEqual([expect.stringMatching(/^Draft 2 /), expect.stringMatching(/^Draft 1 /)]);
  choose(exportingWords.marksSince, "3");
  choose(exportingWords.marksPaper, "blue");
  await vi.waitFor(() => expect(isExportable()).toBe(true));
  await exportNow();
  expect(JSON.parse(taken.work).prepared.revision).toMatchObject({
    since: { front: { subtitle: "Version 3" } },
    color: "blue",
  });
  expect(taken.name).toBe("Ghosts, by Henrik Ibsen (changes marked).pdf");
  choose(exportingWords.format, "docx");
  expect(labelled(exportingWords.marks)).toBeUndefined();
  open();
  choose(exportingWords.format, "pdf");
  expect(labelled<HTMLInputElement>(exportingWords.marks)?.checked).toBe(false);
});

test("without a named version, nothing is exported as if it had marks", async () => {
  listed = [version(5)];
  open();
  tick(exportingWords.marks);
  await vi.waitFor(() => expect(document.body.textContent).toContain(exportingWords.noNamedVersion));
  expect(isExportable()).toBe(false);
  tick(exportingWords.marks);
  expect(isExportable()).toBe(true);
});

test("acts and scenes have to be chosen before anything is exported", async () => {
  open(playWith({ title: "The Lamp" }, { kind: "scene", text: [{ text: "One" }] }, speech("A", "Hm.")));
  choose(exportingWords.format, "fountain");
  tick(exportingWords.headings);
  await settle(() => buttonNamed(exportingWords.exportFile).click());
  expect(document.querySelector('[role="alert"]')?.textContent).toBe(exportingWords.chooseHeading);
  expect(taken.file).toBeUndefined();
  tick("One");
  await exportNow();
  expect(taken.name).toBe("The Lamp (selected scenes).fountain");
});

const twoVoices = playWith({ title: "The Lamp" }, speech("TOM", "Why?"), speech("NORA", "So."));

test("sides are named after their character", async () => {
  tier = "writer";
  open(twoVoices);
  choose(exportingWords.format, "plain text");
  tick(exportingWords.sides);
  choose(exportingWords.character, "NORA");
  await exportNow();
  expect(taken.name).toBe("The Lamp (sides for NORA).txt");
  expect(await textTaken()).toMatch(/TOM\nWhy\?\n\n +NORA\nSo\./);
});

test("without a plan that includes sides, they're locked with one way to the plans, and the rest stays free", async () => {
  tier = "writer";
  open(twoVoices);
  tick(exportingWords.sides);
  tier = "free";
  open(twoVoices);
  const sides = labelled<HTMLInputElement>(exportingWords.sides);
  expect(sides?.disabled).toBe(true);
  const line = document.getElementById(sides?.getAttribute("aria-describedby") ?? "");
  expect(line?.textContent).toBe("Sides are included in the Writer plan. See plans");
  expect(line?.querySelector("a")?.getAttribute("href")).toBe("/pricing");
  expect(labelled<HTMLInputElement>(exportingWords.wholePlay)?.checked).toBe(true);
  choose(exportingWords.format, "plain text");
  await exportNow();
  expect(taken.name).toBe("The Lamp.txt");
  tier = "writer";
  open(twoVoices);
  expect(labelled<HTMLInputElement>(exportingWords.sides)?.checked).toBe(true);
});

test("while the plan isn't known, sides aren't locked", () => {
  open(twoVoices);
  expect(labelled<HTMLInputElement>(exportingWords.sides)?.disabled).toBe(false);
  expect(document.querySelector('a[href="/pricing"]')).toBeNull();
});

const placed = (page: string, quote: string) =>
  ({ section: "play", page, act: "Act One", scene: "Scene 2", quote }) as const;

async function tryPdf(): Promise<HTMLElement> {
  open();
  await settle(() => buttonNamed(exportingWords.exportFile).click());
  return vi.waitFor(() => {
    const dialog = [...document.querySelectorAll("dialog")].at(-1);
    expect(dialog?.textContent).toContain(exportingWords.missingTitle);
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
    { character: "世", codePoints: ["U+4E16"], count: 1, places: [{ ...placed("", "世"), section: "watermark" }] },
  ];
  const dialog = await tryPdf();
  expect(taken.file).toBeUndefined();
  expect(dialog.textContent).toContain("♭ music flat sign, U+266D, 4 times");
  expect(dialog.textContent).toContain("Act One, Scene 2, page I-2-3: B♭ minor.");
  expect(dialog.textContent).toContain("日 Chinese character, U+65E5");
  expect(dialog.textContent).toContain("Title page: 日");
  expect(dialog.textContent).toContain("Watermark: 世");
  await settle(() => buttonNamed("Export anyway").click());
  await vi.waitFor(() => expect(taken.file).toBeDefined());
  expect(onClose).toHaveBeenCalledOnce();
});

test("the list of characters without a glyph has a limit, and canceling leads back to the options", async () => {
  missing = Array.from({ length: 300 }, (_, at) => ({
    character: String.fromCodePoint(0x4e00 + at),
    codePoints: [`U+${(0x4e00 + at).toString(16)}`],
    count: 1,
    places: [placed("I-2-3", `Line ${at}`)],
  }));
  const dialog = await tryPdf();
  expect(dialog.querySelectorAll("bdi")).toHaveLength(12);
  expect(dialog.textContent).toContain("And 288 more characters.");
  const cancel = [...dialog.querySelectorAll("button")].find(
    ({ textContent }) => textContent === exportingWords.cancel,
  );
  await settle(() => cancel?.click());
  expect(document.querySelectorAll("dialog")).toHaveLength(1);
  expect(taken.file).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
});
