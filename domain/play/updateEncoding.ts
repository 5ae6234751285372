import { deflateSync, inflateSync } from "fflate";

/** A Yjs update as it's sent over the network. */
export interface UpdateBody {
  /** Base64. */
  readonly body: string;
  readonly deflated?: boolean;
}

/** Below this, deflating saves nothing. A few words are longer, because every keystroke repeats its position. */
const smallestDeflatedBytes = 64;
/** `String.fromCharCode` takes its arguments on the stack, which is limited. */
const charsAtOnce = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let binary = "";
  for (let at = 0; at < bytes.length; at += charsAtOnce) {
    binary += String.fromCharCode(...bytes.subarray(at, at + charsAtOnce));
  }
  return btoa(binary);
}

export function fromBase64(text: string): Uint8Array {
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/** Encodes an update, raw-deflated if that's shorter. */
export function encodeUpdate(update: Uint8Array): UpdateBody {
  if (update.length < smallestDeflatedBytes) return { body: toBase64(update) };
  const deflated = deflateSync(update);
  return deflated.length < update.length ? { body: toBase64(deflated), deflated: true } : { body: toBase64(update) };
}

export const decodeUpdate = ({ body, deflated }: UpdateBody): Uint8Array =>
  deflated ? inflateSync(fromBase64(body)) : fromBase64(body);

/** Joins the parts of a snapshot, in order, and inflates them. */
export function joinSnapshotParts(bodies: readonly string[]): Uint8Array {
  const parts = bodies.map(fromBase64);
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return inflateSync(joined);
}
