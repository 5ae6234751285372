import * as Y from "yjs";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play } from "#domain/play/play.ts";
import type { MomentEntry, MomentLog } from "#domain/play/versions/momentLog.ts";

/** Devices that write a play, and the log of what they wrote. */
export interface WrittenLog {
  /** Writes on a device. Without a name, it's the first one. */
  readonly write: (
    change: (doc: Y.Doc) => void,
    options?: { readonly device?: string; readonly afterMs?: number },
  ) => void;
  /** Puts what a device wrote since its last entry into the log: a moment for each change. Other devices don't get it yet. */
  readonly send: (device?: string) => void;
  /** Gives a device all that's in the log. */
  readonly receive: (device?: string) => void;
  readonly log: () => MomentLog;
}

interface WritingDevice {
  readonly doc: Y.Doc;
  known: number;
  moments: MomentEntry["moments"][number][];
}

const first = "device-one";

/** Begins with a play that all devices have. */
export function writtenLog(play: Play): WrittenLog {
  const base = [Y.encodeStateAsUpdate(documentOf(play))];
  const entries: MomentEntry[] = [];
  const devices = new Map<string, WritingDevice>();
  let now = 1_000_000;
  const find = (name: string): WritingDevice => {
    const device = devices.get(name) ?? { doc: new Y.Doc(), known: 0, moments: [] };
    if (!devices.has(name)) Y.applyUpdate(device.doc, base[0] ?? new Uint8Array());
    devices.set(name, device);
    return device;
  };
  return {
    write: (change, { device: name = first, afterMs = 2_000 } = {}) => {
      const device = find(name);
      now += afterMs;
      const before = Y.encodeStateVector(device.doc);
      device.doc.transact(() => change(device.doc));
      device.moments.push({ at: now, known: device.known, update: Y.encodeStateAsUpdate(device.doc, before) });
    },
    send: (name = first) => {
      const device = find(name);
      entries.push({ sequence: entries.length + 1, device: name, moments: device.moments });
      device.moments = [];
      if (device.known === entries.length - 1) device.known = entries.length;
    },
    receive: (name = first) => {
      const device = find(name);
      for (const { update } of entries.flatMap(({ moments }) => moments)) Y.applyUpdate(device.doc, update);
      device.known = entries.length;
    },
    log: () => ({ base, baseSequence: 0, entries: [...entries] }),
  };
}
