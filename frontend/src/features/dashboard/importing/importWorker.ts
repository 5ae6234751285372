import { Refused } from "#domain/refused.ts";
import type { ImportAnswer, ImportWork } from "./importReading.ts";
import { readImport } from "./readImport.ts";

/** The first message brings the file, and the port for the answer. pdf.js gets all later ones. */
async function answerOnPort({ data: { file, ...work }, ports: [port] }: MessageEvent<ImportWork>): Promise<void> {
  const answer = await readImport(file, work).then(
    (reading): ImportAnswer => ({ kind: "read", reading }),
    (error: unknown): ImportAnswer =>
      error instanceof Refused
        ? { kind: "refused", errorText: error.message }
        : { kind: "failed", error: error instanceof Error ? error.name : "unknown" },
  );
  port?.postMessage(answer);
}

addEventListener("message", answerOnPort, { once: true });
