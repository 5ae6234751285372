import { nanoid } from "nanoid";
import { maxMegabytesOf, readPlayFile } from "#domain/play/formats/readPlayFile.ts";
import type { BlockId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { dashboardWords as words } from "#frontend/messages/dashboard.ts";

export const newBlockId = (): BlockId => nanoid(10) as BlockId;

const bytesPerMegabyte = 1_000_000;

/** Reads the play in a file. Refuses a file that is too large before reading it. */
export async function readImport(file: File): Promise<ReturnType<typeof readPlayFile>> {
  if (file.size > maxMegabytesOf(file.name) * bytesPerMegabyte) {
    throw new Refused("too-large", words.tooLarge(file.name, maxMegabytesOf(file.name)));
  }
  return readPlayFile({ name: file.name, bytes: await bytesOf(file) }, newBlockId);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new Refused("invalid", words.unreadable(file.name));
  }
}
