import { importingWords } from "#frontend/messages/importing.yaml";
import type { ImportSource } from "./importSource.ts";
import type { QueuedFile, QueuedState } from "./queuedFile.ts";

export interface QueuedFiles {
  readonly files: readonly QueuedFile[];
  /** Names of files that were too many or together too large. */
  readonly leftOut: readonly string[];
}

/** More files than anybody checks in one go. */
export const maxFiles = 20;
/** All plays of the queue are in memory until they're added. */
export const maxMegabytes = 60;
const bytesPerMegabyte = 1_000_000;

/** Adds what was chosen or dropped to the files, as far as there's room. Folders are refused. */
export function withSources(
  files: readonly QueuedFile[],
  sources: readonly ImportSource[],
  newId: () => number,
): QueuedFiles {
  const added = [...files];
  const leftOut: string[] = [];
  let bytes = [...new Set(files.map(({ file }) => file))].reduce((sum, file) => sum + (file?.size ?? 0), 0);
  for (const { name, file } of sources) {
    const isTooMuch = added.length > 0 && bytes + (file?.size ?? 0) > maxMegabytes * bytesPerMegabyte;
    if (added.length >= maxFiles || isTooMuch) {
      leftOut.push(name);
      continue;
    }
    bytes += file?.size ?? 0;
    const state: QueuedState = file
      ? { kind: "waiting" }
      : { kind: "refused", errorText: importingWords.folder({ name }) };
    added.push({ id: newId(), name, file, state });
  }
  return { files: added, leftOut };
}
