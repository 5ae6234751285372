import { Refused } from "#domain/refused.ts";
import type { ImportAnswer, ImportWork } from "./importReading.ts";
import { readImport } from "./readImport.ts";

addEventListener("message", async ({ data: { file, kinds } }: MessageEvent<ImportWork>) => {
  const answer = await readImport(file, kinds).then(
    (reading): ImportAnswer => ({ kind: "read", reading }),
    (error: unknown): ImportAnswer =>
      error instanceof Refused
        ? { kind: "refused", why: error.message }
        : { kind: "failed", error: error instanceof Error ? error.name : "unknown" },
  );
  postMessage(answer);
});
