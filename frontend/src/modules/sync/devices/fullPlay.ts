import { nanoid } from "nanoid";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { Refused } from "#domain/refused.ts";
import { exchange } from "../exchange/exchange.ts";
import { type LogOptions, serverLog } from "../exchange/log.ts";
import { type DeviceCopy, isReadable, noCard, type SyncStatus, type UpdateOutbox } from "../journal/journal.ts";
import { type Device, thisDevice } from "./device.ts";

export interface ReadFullPlayOptions extends Omit<LogOptions, "device"> {
  readonly userId: UserId;
  readonly playId: PlayId;
  readonly device?: Device;
}

export interface FullPlay {
  /** Yjs updates. Applied to an empty document, they make the play. */
  readonly updates: readonly Uint8Array[];
  /** Why the server couldn't be reached. What other devices wrote lately may be missing. */
  readonly behind?: string;
}

/**
 * Reads a play from this device and the server together, including unsent changes. Neither side is changed. Rejects
 * with `Refused` if the server doesn't give the play and this device has only a part of it.
 */
export async function readFullPlay({ device = thisDevice, ...options }: ReadFullPlayOptions): Promise<FullPlay> {
  const { userId, playId } = options;
  const copy = await device
    .journal(userId, playId)
    .load()
    .catch(() => undefined);
  if (copy && !copy.status.onServer) return { updates: copy.updates };
  const reader = createReader(copy);
  const log = serverLog({ ...options, device: device.name });
  try {
    await exchange({ outbox: reader, log, newId: nanoid, card: async () => noCard, ask: true });
    return { updates: reader.updates };
  } catch (error) {
    if (!(error instanceof Refused) || !copy || !isReadable(copy.status)) throw error;
    return { updates: copy.updates, behind: error.message };
  }
}

/** Has nothing to send, and keeps what it receives in memory. */
function createReader(copy: DeviceCopy | undefined): UpdateOutbox & { readonly updates: readonly Uint8Array[] } {
  const updates = [...(copy?.updates ?? [])];
  let sequence = copy?.status.sequence ?? 0;
  const status = async (): Promise<SyncStatus> => ({
    sequence,
    onServer: true,
    waiting: 0,
    since: undefined,
    blank: false,
    whole: false,
    writes: 0,
  });
  return {
    updates,
    status,
    seal: async () => undefined,
    store(received) {
      updates.push(...received.updates);
      if (received.after <= sequence) sequence = Math.max(sequence, received.sequence);
      return status();
    },
    created: status,
    startOver: status,
  };
}
