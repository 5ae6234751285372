import { inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { Refused } from "#domain/refused.ts";

/** The maximum inflated size of one update; about fifty Hamlets. */
const maxInflatedBytes = 32_000_000;
/** The maximum entries in one update, so no update can exhaust a function's memory. Hamlet has about ten thousand. */
const maxEntries = 2_000_000;

/** Returns the bytes to store. Refuses data that inflates beyond the limits or isn't a Yjs update. */
export function updateBytesOf(base64: string, deflated = false): Uint8Array {
  updateIn(base64, deflated);
  return Buffer.from(base64, "base64");
}

/** The Yjs update itself, with the same refusals. */
export function updateIn(base64: string, deflated = false): Uint8Array {
  const bytes = Buffer.from(base64, "base64");
  const update = deflated ? inflate(bytes) : bytes;
  if (!isUpdate(update)) throw notAnUpdate();
  return update;
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
