/** Returns the Yjs updates that lead from moment to moment. Without moments, the bytes are one update. */
export function splitMoments(
  bytes: Uint8Array,
  moments: readonly { readonly bytes: number }[] | undefined,
): readonly Uint8Array[] {
  if (!moments) return [bytes];
  let start = 0;
  return moments.map((moment) => {
    const end = start + moment.bytes;
    const update = bytes.subarray(start, end);
    start = end;
    return update;
  });
}
