import { inflateRawSync } from "node:zlib";
import * as Y from "yjs";
import { Refused } from "#domain/refused.ts";

/** One update may grow to this when inflated; some fifty Hamlets. */
const largestInflated = 32_000_000;
/** Entries in one update, so that nobody's update fills a function's memory; Hamlet has some ten thousand. */
const mostEntries = 2_000_000;

/** The bytes as they are to be kept. Refuses what would not inflate within bounds or is not a Yjs update. */
export function sealedBytes(base64: string, deflated = false): Uint8Array {
  const bytes = Buffer.from(base64, "base64");
  const update = deflated ? inflate(bytes) : bytes;
  if (!isUpdate(update)) throw notAnUpdate();
  return bytes;
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    return inflateRawSync(bytes, { maxOutputLength: largestInflated });
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

/** Reads it from end to end, as lazily as Yjs can: decoding it whole would take sixty times its size. */
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

  /** Yjs calls it once for each entry. */
  override readInfo(): number {
    this.#count(1);
    return super.readInfo();
  }

  /** Whether what is left is the list of deletions and nothing else. */
  endsAfterDeletions(): boolean {
    for (let clients = this.#number(); clients > 0; clients--) {
      this.#number();
      const deletions = this.#number();
      this.#count(deletions);
      for (let i = 0; i < 2 * deletions; i++) this.#number();
    }
    return this.restDecoder.pos === this.restDecoder.arr.length;
  }

  /** Every number of the list is written alike. */
  #number(): number {
    return this.readDsClock();
  }

  #count(entries: number): void {
    this.#entries += entries;
    if (this.#entries > mostEntries) throw new RangeError("Too many entries.");
  }
}
