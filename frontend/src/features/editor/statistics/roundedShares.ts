/**
 * Returns each part's share of the whole, from 0 to 1, in steps of 1 %. Together they are exactly 1, unless all parts are
 * 0: the shares that lose the most by rounding down are rounded up (the largest remainder method).
 */
export function roundedShares(parts: readonly number[]): readonly number[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  if (whole === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / whole);
  const lost = exact.map((share) => share - Math.floor(share));
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = new Set([...lost.keys()].sort((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0)).slice(0, missing));
  return exact.map((share, index) => (Math.floor(share) + (roundedUp.has(index) ? 1 : 0)) / 100);
}
