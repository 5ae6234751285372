import { createPacker, type Packer } from "./packer.ts";
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
