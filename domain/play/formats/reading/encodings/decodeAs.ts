import { westernDecoder } from "./westernDecoder.ts";

/** Returns the name of an encoding by any of its labels; undefined if there's none that can be decoded. */
export function encodingOfLabel(label: string): string | undefined {
  try {
    return new TextDecoder(label.trim()).encoding;
  } catch {
    return undefined;
  }
}

/** Decodes bytes in an encoding that `encodingOfLabel` knows. What isn't valid in it becomes U+FFFD. */
export const decodeAs = (bytes: Uint8Array, name: string): string =>
  name === "windows-1252" ? westernDecoder(bytes) : new TextDecoder(name).decode(bytes);
