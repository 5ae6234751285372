// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playWith, speech } from "#tests/support/playBuilder.ts";
import type { PdfWork } from "./pdfWork.ts";
import { storePdfFonts } from "./storePdfFonts.ts";

const requested: PdfWork[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal(
    "Worker",
    class extends EventTarget {
      terminate = () => undefined;
      postMessage(work: PdfWork) {
        requested.push(work);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: { kind: "fonts-loaded" } })));
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test("nothing is loaded for a play whose fonts are stored with the release", async () => {
  await storePdfFonts(playWith({}, speech("NORA", "Here already, café.")));
  expect(requested).toEqual([]);
});

test("the fonts of another script are loaded, and no file is made", async () => {
  await storePdfFonts(playWith({}, speech("НОРА", "Здесь.")));
  expect(requested).toMatchObject([{ onlyLoadsFonts: true }]);
});

test("the font of another layout is loaded", async () => {
  const play = { ...playWith({}, speech("NORA", "Here.")), pageLayout: { layout: "european" } };
  await storePdfFonts(play);
  expect(requested).toHaveLength(1);
});
