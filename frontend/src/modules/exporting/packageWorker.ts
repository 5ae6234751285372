import { type PackageWork, writePackage } from "#domain/play/formats/package/writePackage.ts";
import { Refused } from "#domain/refused.ts";
import { fontsFor } from "./fontsFor.ts";
import type { PackageAnswer } from "./packageAnswer.ts";

addEventListener("message", async ({ data }: MessageEvent<PackageWork>) => {
  const answer = await writePackage(data, (manuscript) => fontsFor(manuscript)).catch(
    (error: unknown): PackageAnswer => ({ kind: "failed", ...(error instanceof Refused && { detail: error.message }) }),
  );
  postMessage(answer);
});
