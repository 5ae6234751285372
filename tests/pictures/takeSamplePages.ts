import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright-core";
import { type LayoutName, layouts } from "#domain/play/layout/designs/layouts.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { BlockId, Play } from "#domain/play/play.ts";
import { samplePlay } from "#domain/play/sample/samplePlay.ts";

const { resolve } = createRequire(import.meta.url);
const site = "http://pdf.test";
const files: Readonly<Record<string, { readonly path: string; readonly contentType: string }>> = {
  "/pdf.mjs": { path: resolve("pdfjs-dist/build/pdf.min.mjs"), contentType: "text/javascript" },
  "/pdf.worker.mjs": { path: resolve("pdfjs-dist/build/pdf.worker.min.mjs"), contentType: "text/javascript" },
};

/** A page of a sample as an image. `scale` is how many pixels of it there are to one that's shown. */
export type DrawnPage = (scale: number) => Promise<Uint8Array>;

/**
 * Draws the page of each sample PDF on which the play begins. `folder` has the files, and `width` is how many pixels wide
 * they're shown.
 */
export async function takeSamplePages(
  browser: Browser,
  folder: string,
  width: number,
  take: (layout: LayoutName, draw: DrawnPage) => Promise<void>,
): Promise<void> {
  const page = await browser.newPage();
  await page.route(`${site}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = files[pathname];
    if (file) return route.fulfill({ path: file.path, contentType: file.contentType });
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>PDF</title>" });
  });
  await page.goto(site);
  let ids = 0;
  const play = samplePlay(() => `sample${ids++}` as BlockId);
  for (const layout of Object.keys(layouts) as LayoutName[]) {
    const pdf = readFileSync(`${folder}/${layout}.pdf`).toString("base64");
    const number = firstPageOf(play, layout);
    await take(layout, async (scale) => {
      const drawn = await page.evaluate(drawPage, { pdf, number, width: width * scale });
      return Buffer.from(drawn, "base64");
    });
  }
  await page.close();
}

/** Returns the number of the page on which the play begins, counted from 1. */
const firstPageOf = (play: Play, layout: LayoutName): number =>
  1 + paginate({ ...play, pageLayout: { layout } }).pages.findIndex(({ section }) => section === "play");

interface Drawing {
  readonly pdf: string;
  readonly number: number;
  readonly width: number;
}

/** Runs in the page. Returns a PNG in base64. */
async function drawPage({ pdf, number, width }: Drawing): Promise<string> {
  const pdfjs = await import("/pdf.mjs" as string);
  pdfjs.GlobalWorkerOptions.workerSrc = "/pdf.worker.mjs";
  const data = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0));
  const opened = await pdfjs.getDocument({ data }).promise;
  const page = await opened.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport }).promise;
  await opened.destroy();
  return canvas.toDataURL("image/png").split(",")[1] ?? "";
}
