import { strToU8, Zip, ZipDeflate } from "fflate";

/** A ZIP that is written as it grows: only the current file is in memory. */
export interface Packer {
  readonly add: (path: string, text: string) => void;
  /** Opens a file that is written in pieces. Close it before you open the next one. */
  readonly open: (path: string) => { readonly write: (text: string) => void; readonly close: () => void };
  readonly end: () => void;
}

/** Calls `take` with the bytes in order. */
export function createPacker(take: (bytes: Uint8Array<ArrayBuffer>) => void, now: Date): Packer {
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
