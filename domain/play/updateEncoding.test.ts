import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { fc } from "#tests/support/fastCheck.ts";
import { decodeUpdate, encodeUpdate, fromBase64, joinSnapshotParts, toBase64 } from "./updateEncoding.ts";

const bytes = fc.uint8Array({ maxLength: 2_000 });

test("an encoded update decodes to the same bytes", () => {
  const same = fc.property(bytes, (update) => {
    expect(decodeUpdate(encodeUpdate(update))).toEqual(update);
  });
  void fc.assert(same);
});

test("base64 is the standard encoding, even for megabytes", () => {
  const large = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
  expect(toBase64(large)).toBe(Buffer.from(large).toString("base64"));
  expect(Buffer.compare(fromBase64(toBase64(large)), large)).toBe(0);
});

test("a repetitive update is deflated, a few keystrokes aren't", () => {
  expect(encodeUpdate(new Uint8Array(1_000)).deflated).toBe(true);
  expect(encodeUpdate(new Uint8Array(24)).deflated).toBeUndefined();
});

test("the parts of a snapshot join into one update", () => {
  const update = Uint8Array.from({ length: 1_000 }, (_, index) => index % 7);
  const packed = deflateSync(update);
  expect(joinSnapshotParts([toBase64(packed.subarray(0, 5)), toBase64(packed.subarray(5))])).toEqual(update);
});
