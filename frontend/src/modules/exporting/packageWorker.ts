import { type PackageWork, writePackage } from "#domain/play/formats/package/writePackage.ts";
import { Refused } from "#domain/refused.ts";
import type { PackageAnswer } from "./packageAnswer.ts";
import { loadFonts } from "./pdfFontFiles.ts";

addEventListener("message", async ({ data }: MessageEvent<PackageWork>) => {
  const answer = await writePackage(data, loadFonts).catch(
    (error: unknown): PackageAnswer => ({ kind: "failed", ...(error instanceof Refused && { detail: error.message }) }),
  );
  postMessage(answer);
});
