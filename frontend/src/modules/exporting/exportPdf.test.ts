// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { wholePlayAs } from "#domain/play/formats/export/exportSettings.ts";
import { prepareExport } from "#domain/play/formats/export/prepareExport.ts";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import { type ExportFileOptions, exportPdf, MissingGlyphs } from "./exportPdf.ts";
import type { PdfAnswer, PdfWork } from "./pdfWork.ts";

/** Replaces the browser's worker, which jsdom doesn't have. */
function answerWith(answer: (work: PdfWork) => PdfAnswer) {
  const terminate = vi.fn();
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = terminate;
      postMessage(work: PdfWork) {
        queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: answer(work) })));
      }
    },
  );
  return terminate;
}

afterEach(() => vi.unstubAllGlobals());

const play = playWith({ title: "Ghosts", authors: "H. Ibsen", contact: "Oslo" }, speech("A", "世"));
/** Exports the whole play. */
function exportWhole({ isBlind = false, ...options }: ExportFileOptions & { readonly isBlind?: boolean } = {}) {
  return exportPdf(prepareExport(play, { ...wholePlayAs("pdf"), isBlind }), options);
}

const bytes = new Uint8Array([37, 80, 68, 70]);

test("returns the worker's bytes as a PDF file and terminates the worker", async () => {
  const terminate = answerWith(() => ({ kind: "done", bytes }));
  const file = await exportWhole();
  expect([file.type, file.size]).toEqual(["application/pdf", 4]);
  expect(terminate).toHaveBeenCalledOnce();
});

test("a blind export names nobody", async () => {
  const requested: PdfWork[] = [];
  answerWith((work) => {
    requested.push(work);
    return { kind: "done", bytes };
  });
  await exportWhole({ isBlind: true });
  expect(JSON.stringify(requested)).toContain("Ghosts");
  expect(JSON.stringify(requested)).not.toMatch(/Ibsen|Oslo/);
});

test("refuses with the unprintable characters and where they are, and prints anyway on request", async () => {
  const place = { section: "play", page: "I-1-1", act: "Act One", scene: "Scene 1", quote: "世" } as const;
  const missing = [{ character: "世", codePoints: ["U+4E16"], count: 1, places: [place] }];
  answerWith(({ evenIfIncomplete }) => (evenIfIncomplete ? { kind: "done", bytes } : { kind: "missing", missing }));
  const refusal = await exportWhole().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(MissingGlyphs);
  expect(refusal).toMatchObject({ code: "missing-glyphs", missing });
  expect((await exportWhole({ evenIfIncomplete: true })).size).toBe(4);
});

test("a worker that crashes leads to a refusal that says what to do", async () => {
  const terminate = answerWith(() => ({ kind: "failed" }));
  await expect(exportWhole()).rejects.toMatchObject({ reason: "unavailable" });
  expect(terminate).toHaveBeenCalledOnce();
});
