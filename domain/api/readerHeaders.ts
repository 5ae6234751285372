import * as z from "zod";

/** Headers that a reader's browser sends: who has which may do what only that reader may. */
export const readerHeaders = {
  /** What unlocking a link with a password gave. */
  pass: "reader-pass",
  /** Made by the reader's browser, kept on the device; the server knows its hash only. */
  key: "reader-key",
} as const;

export const readerKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** `<end in seconds since 1970>.<HMAC-SHA256, 128 bits in base64url>`; worth what the server says. */
export const readerPass = z.string().regex(/^\d{10}\.[A-Za-z0-9_-]{22}$/);
