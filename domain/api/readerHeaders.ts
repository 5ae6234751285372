import * as z from "zod";

/** Headers that a reader's browser sends. Their values allow what only that reader may do. */
export const readerHeaders = {
  /** The pass that unlocking a link with its password returns. */
  pass: "reader-pass",
  /** Created by the reader's browser and kept on the device. The server knows only its hash. */
  key: "reader-key",
} as const;

export const readerKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** `<expiry in seconds since 1970>.<HMAC-SHA256, 128 bits in base64url>`. The server decides whether it's valid. */
export const readerPass = z.string().regex(/^\d{10}\.[A-Za-z0-9_-]{22}$/);
