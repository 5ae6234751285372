import type { PackageWork } from "#domain/play/formats/package/writePackage.ts";
import { Refused } from "#domain/refused.ts";
import { submissionWords } from "#frontend/messages/submission.yaml";
import { languageOfPlay } from "#frontend/modules/editor/playLanguage.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";
import { MissingGlyphs } from "./exportPdf.ts";
import type { PackageAnswer } from "./packageAnswer.ts";
import packageWorker from "./packageWorker.ts?worker&url";

/** Writes a package in a worker that is loaded only now. Throws `MissingGlyphs` if the fonts can't print all of it. */
export async function exportPackage(
  work: Omit<PackageWork, "language" | "createdAt">,
): Promise<{ readonly file: Blob; readonly name: string; readonly fileNames: readonly string[] }> {
  const language = languageOfPlay(work.play);
  const answer = await askWorker({ ...work, language, createdAt: new Date() });
  if (answer.kind === "done") {
    const file = new Blob([new Uint8Array(answer.zip)], { type: "application/zip" });
    return { file, name: answer.zipName, fileNames: answer.fileNames };
  }
  if (answer.kind === "missing") throw new MissingGlyphs(answer.missing);
  throw new Refused("unavailable", answer.detail ?? submissionWords.failed, { code: "package-failed" });
}

/** Starts one worker per package, so its memory is freed once the file is done. */
async function askWorker(work: PackageWork): Promise<PackageAnswer> {
  const worker = new Worker(trustedScriptUrl(packageWorker), { type: "module" });
  try {
    return await new Promise<PackageAnswer>((resolve) => {
      worker.addEventListener("message", ({ data }: MessageEvent<PackageAnswer>) => resolve(data));
      worker.addEventListener("error", () => resolve({ kind: "failed" }));
      worker.addEventListener("messageerror", () => resolve({ kind: "failed" }));
      worker.postMessage(work);
    });
  } finally {
    worker.terminate();
  }
}
