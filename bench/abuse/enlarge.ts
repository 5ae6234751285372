import type * as z from "zod";

/** Larger than any text or list that a request can hold. */
const maxLength = 4_000_000;
const maxItems = 2_000;

/** Returns the largest value like this one that the schema takes: each text and list as long as it may be. */
export function enlarge(schema: z.ZodType, value: unknown): unknown {
  return enlargePart(value, (candidate) => schema.safeParse(candidate).success);
}

type Accepts = (candidate: unknown) => boolean;

function enlargePart(value: unknown, accepts: Accepts): unknown {
  if (typeof value === "string") return longest(value.length, maxLength, (n) => grown(value, n), accepts) ?? value;
  if (Array.isArray(value)) {
    const items = enlargeMembers(value, accepts) as unknown[];
    const last = items.at(-1);
    if (last === undefined) return items;
    return longest(items.length, maxItems, (n) => [...items, ...repeated(last, n - items.length)], accepts) ?? items;
  }
  return typeof value === "object" && value !== null ? enlargeMembers(value, accepts) : value;
}

function enlargeMembers(value: object, accepts: Accepts): object {
  const whole: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  for (const [name, member] of Object.entries(value)) {
    const withMember = (candidate: unknown) =>
      Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, { [name]: candidate });
    Object.assign(whole, { [name]: enlargePart(member, (candidate) => accepts(withMember(candidate))) });
  }
  return whole;
}

const grown = (text: string, length: number): string => text + (text.at(-1) ?? "x").repeat(length - text.length);

const repeated = (item: unknown, times: number): readonly unknown[] => Array.from({ length: times }, () => item);

/** Returns the longest candidate that is accepted; undefined if none longer than the given one is. */
function longest<T>(from: number, to: number, make: (length: number) => T, accepts: Accepts): T | undefined {
  let [low, high] = [from, from + 1];
  while (high < to && accepts(make(high))) [low, high] = [high, Math.min(to, high * 2)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (accepts(make(middle))) low = middle;
    else high = middle;
  }
  return low > from ? make(low) : undefined;
}
