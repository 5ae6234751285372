import { strToU8, Zip, ZipDeflate } from "fflate";
import type { PackingAnswer, PackingStep } from "./packing.ts";
import { playFiles } from "./playFiles.ts";

/** Bytes to collect before they become a blob, which the browser may store on disk. */
const heldBytes = 4_000_000;

/** Packs into a blob, step by step. */
export function createPackSteps(): (step: PackingStep) => PackingAnswer {
  const parts: Blob[] = [];
  let held: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  let packer: Packer | undefined;
  let open: ReturnType<Packer["open"]> | undefined;

  const flush = (): void => {
    parts.push(new Blob(held));
    held = [];
    bytes = 0;
  };
  const take = (chunk: Uint8Array<ArrayBuffer>): void => {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes > heldBytes) flush();
  };
  const startedPacker = (): Packer => {
    if (!packer) throw new Error("The ZIP was not started.");
    return packer;
  };

  return (step) => {
    switch (step.kind) {
      case "begin":
        packer = createPacker(take, step.now);
        return { kind: "packed" };
      case "play":
        return packPlay(startedPacker(), step);
      case "text":
        startedPacker().add(step.path, step.text);
        return { kind: "packed" };
      case "piece":
        open ??= startedPacker().open(step.path);
        open.write(step.text);
        if (step.isLast) {
          open.close();
          open = undefined;
        }
        return { kind: "packed" };
      case "end":
        startedPacker().end();
        flush();
        return { kind: "done", file: new Blob(parts, { type: "application/zip" }) };
    }
  };
}

function packPlay(packer: Packer, { path, facts, updates }: Extract<PackingStep, { kind: "play" }>): PackingAnswer {
  const files = attempt(() => playFiles(facts, updates));
  if (!files) return { kind: "unreadable" };
  packer.add(`${path}.fountain`, files.fountain);
  packer.add(`${path}.json`, files.json);
  return { kind: "packed" };
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A ZIP that is written as it grows: only the current file is in memory. */
interface Packer {
  readonly add: (path: string, text: string) => void;
  /** Opens a file that is written in pieces. Close it before you open the next one. */
  readonly open: (path: string) => { readonly write: (text: string) => void; readonly close: () => void };
  readonly end: () => void;
}

/** Calls `take` with the bytes in order. */
function createPacker(take: (bytes: Uint8Array<ArrayBuffer>) => void, now: Date): Packer {
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    if (bytes.length > 0) take(bytes as Uint8Array<ArrayBuffer>);
  });
  const open: Packer["open"] = (path) => {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = now;
    zip.add(file);
    return {
      write: (text) => file.push(strToU8(text)),
      close: () => file.push(new Uint8Array(0), true),
    };
  };
  return {
    open,
    add(path, text) {
      const file = open(path);
      file.write(text);
      file.close();
    },
    end: () => zip.end(),
  };
}
