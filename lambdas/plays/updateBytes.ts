import { inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { splitMoments } from "#domain/play/versions/splitMoments.ts";
import { Refused } from "#domain/refused.ts";
import type { StoredMoment } from "#lambdas/stores/logEntry.ts";

/** The maximum inflated size of one update; about fifty Hamlets. */
const maxInflatedBytes = 32_000_000;
/** The maximum entries in one update, so no update can exhaust a function's memory. Hamlet has about ten thousand. */
const maxEntries = 2_000_000;

interface SentBody {
  /** Base64. */
  readonly body: string;
  readonly deflated?: boolean | undefined;
  /** The size of each Yjs update in it, inflated; without it, there is one. */
  readonly moments?: readonly Pick<StoredMoment, "bytes">[] | undefined;
}

/** Returns the bytes to store. Refuses data that inflates beyond the limits or isn't made of Yjs updates. */
export function updateBytesOf({ body, deflated, moments }: SentBody): Uint8Array {
  const bytes = inflatedBody(body, deflated);
  if (moments && moments.reduce((sum, moment) => sum + moment.bytes, 0) !== bytes.length) throw notAnUpdate();
  if (!splitMoments(bytes, moments).every(isUpdate)) throw notAnUpdate();
  return Buffer.from(body, "base64");
}

/** Returns the Yjs update itself, with the same refusals. */
export function updateIn(body: string, deflated?: boolean): Uint8Array {
  const update = inflatedBody(body, deflated);
  if (!isUpdate(update)) throw notAnUpdate();
  return update;
}

function inflatedBody(base64: string, deflated = false): Uint8Array {
  const bytes = Buffer.from(base64, "base64");
  return deflated ? inflate(bytes) : bytes;
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: maxInflatedBytes });
  } catch (error) {
    if (error instanceof RangeError)
      throw new Refused("too-large", "This change is too large. Send it in smaller parts.");
    throw notAnUpdate();
  }
}

const notAnUpdate = () =>
  new Refused("invalid", "We couldn't read this change. It's still saved on your device.", {
    fields: { body: "This isn't a valid Yjs update." },
  });

/** Reads the update from end to end with Yjs's lazy reader. Decoding it completely would take sixty times its size. */
function isUpdate(update: Uint8Array): boolean {
  let decoder: CountingDecoder | undefined;
  const Decoder = class extends CountingDecoder {
    constructor(...given: ConstructorParameters<typeof Y.UpdateDecoderV1>) {
      super(...given);
      decoder = this;
    }
  };
  try {
    Y.parseUpdateMetaV2(update, Decoder);
    return decoder?.endsAfterDeletions() ?? false;
  } catch {
    return false;
  }
}

class CountingDecoder extends Y.UpdateDecoderV1 {
  #entries = 0;

  /** Yjs calls this once per entry. */
  override readInfo(): number {
    this.#count(1);
    return super.readInfo();
  }

  /** Returns whether the rest is the list of deletions and nothing else. */
  endsAfterDeletions(): boolean {
    for (let clients = this.#number(); clients > 0; clients--) {
      this.#number();
      const deletions = this.#number();
      this.#count(deletions);
      for (let i = 0; i < 2 * deletions; i++) this.#number();
    }
    return this.restDecoder.pos === this.restDecoder.arr.length;
  }

  /** Every number in the list has the same encoding. */
  #number(): number {
    return this.readDsClock();
  }

  #count(entries: number): void {
    this.#entries += entries;
    if (this.#entries > maxEntries) throw new RangeError("Too many entries.");
  }
}
