import { strToU8, zlibSync } from "fflate";

/** Compresses bytes into a zlib stream (RFC 1950). */
export type Compress = (bytes: Uint8Array) => Uint8Array;

/** The number of an object in the file. Objects refer to each other by `ref(number)`. */
export type ObjectNumber = number;

export const ref = (number: ObjectNumber): string => `${number} 0 R`;

interface StreamObject {
  /** The dictionary's entries besides length and filter. */
  readonly entries: string;
  readonly bytes: Uint8Array;
  readonly isCompressed: boolean;
}

/** Objects in one object stream: a reader that needs one of them unpacks them all. */
const packedTogether = 200;

/** What the file's last object says about the whole file. */
interface Trailer {
  readonly root: ObjectNumber;
  readonly info: ObjectNumber;
  /** 16 bytes as 32 hexadecimal digits. */
  readonly id: string;
}

/**
 * Collects the objects of a PDF file (ISO 32000-1, 7.5). Everything but streams is packed and compressed in object
 * streams, which takes a fifth of the size that a tagged manuscript has otherwise.
 */
export class PdfFile {
  readonly #objects: (string | StreamObject | undefined)[] = [];
  readonly #compress: Compress;

  constructor(compress: Compress = zlibSync) {
    this.#compress = compress;
  }

  /** Returns a number to refer to before the object is known. */
  reserve(): ObjectNumber {
    return this.#objects.push(undefined);
  }

  set(number: ObjectNumber, body: string): void {
    this.#objects[number - 1] = body;
  }

  add(body: string): ObjectNumber {
    return this.#objects.push(body);
  }

  addStream(entries: string, bytes: Uint8Array, { compress = true } = {}): ObjectNumber {
    return this.#objects.push({ entries, bytes: compress ? this.#compress(bytes) : bytes, isCompressed: compress });
  }

  /** Returns the bytes of the file. */
  finish({ root, info, id }: Trailer): Uint8Array<ArrayBuffer> {
    const out = new ByteWriter();
    // The second line's bytes above 127 tell other programs that the file isn't text.
    out.write(strToU8("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", true));
    const places = this.#pack().map((object) => this.#write(object, out));
    const start = out.length;
    const number = places.length + 1;
    const entries = crossReferences([...places, { kind: 1, first: start, second: 0 }]);
    const dictionary = `/Type /XRef /Size ${number + 1} /W [1 4 2] /Root ${ref(root)} /Info ${ref(info)} /ID [<${id}> <${id}>]`;
    writeStream(out, number, { entries: dictionary, bytes: this.#compress(entries), isCompressed: true });
    out.write(strToU8(`startxref\n${start}\n%%EOF\n`));
    return out.bytes();
  }

  /** Moves the objects that aren't streams into object streams. Returns what each object number is. */
  #pack(): readonly (StreamObject | PackedObject)[] {
    const objects: (StreamObject | PackedObject)[] = [];
    const loose: { readonly index: number; readonly body: string }[] = [];
    for (const [index, object] of this.#objects.entries()) {
      if (object === undefined) throw new Error(`PDF object ${index + 1} was reserved and never set.`);
      if (typeof object === "string") loose.push({ index, body: object });
      else objects[index] = object;
    }
    const streams: StreamObject[] = [];
    for (let at = 0; at < loose.length; at += packedTogether) {
      const group = loose.slice(at, at + packedTogether);
      const within = this.#objects.length + streams.length + 1;
      for (const [place, { index }] of group.entries()) objects[index] = { within, place };
      streams.push(this.#objectStream(group));
    }
    return [...objects, ...streams];
  }

  #objectStream(objects: readonly { readonly index: number; readonly body: string }[]): StreamObject {
    let offset = 0;
    const index = objects.map(({ index: at, body }) => {
      const entry = `${at + 1} ${offset}`;
      offset += body.length + 1;
      return entry;
    });
    const head = `${index.join(" ")}\n`;
    const text = `${head}${objects.map(({ body }) => body).join("\n")}\n`;
    const entries = `/Type /ObjStm /N ${objects.length} /First ${head.length}`;
    return { entries, bytes: this.#compress(strToU8(text, true)), isCompressed: true };
  }

  #places = 0;

  #write(object: StreamObject | PackedObject, out: ByteWriter): CrossReference {
    this.#places++;
    if ("within" in object) return { kind: 2, first: object.within, second: object.place };
    const offset = out.length;
    writeStream(out, this.#places, object);
    return { kind: 1, first: offset, second: 0 };
  }
}

interface PackedObject {
  /** The object stream that contains it, and its place there. */
  readonly within: ObjectNumber;
  readonly place: number;
}

/** One entry of the cross-reference stream: where an object is. */
interface CrossReference {
  readonly kind: 1 | 2;
  readonly first: number;
  readonly second: number;
}

function writeStream(out: ByteWriter, number: ObjectNumber, { entries, bytes, isCompressed }: StreamObject): void {
  const filter = isCompressed ? " /Filter /FlateDecode" : "";
  out.write(strToU8(`${number} 0 obj\n<<${entries} /Length ${bytes.length}${filter}>>\nstream\n`));
  out.write(bytes);
  out.write(strToU8("\nendstream\nendobj\n"));
}

/** Bytes of an entry: its kind, four for an offset or object number, two for a place. */
const entryBytes = 7;

function crossReferences(places: readonly CrossReference[]): Uint8Array {
  const bytes = new Uint8Array(entryBytes * (places.length + 1));
  const view = new DataView(bytes.buffer);
  view.setUint16(5, 65_535);
  for (const [index, { kind, first, second }] of places.entries()) {
    const at = entryBytes * (index + 1);
    view.setUint8(at, kind);
    view.setUint32(at + 1, first);
    view.setUint16(at + 5, second);
  }
  return bytes;
}

class ByteWriter {
  readonly #chunks: Uint8Array[] = [];
  length = 0;

  write(bytes: Uint8Array): void {
    this.#chunks.push(bytes);
    this.length += bytes.length;
  }

  bytes(): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array(this.length);
    let at = 0;
    for (const chunk of this.#chunks) {
      out.set(chunk, at);
      at += chunk.length;
    }
    return out;
  }
}
