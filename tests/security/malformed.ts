import type { Contract } from "#domain/api/contract.ts";
import { arbitraryOfSchema } from "#tests/support/arbitraryOfSchema.ts";
import { fc } from "#tests/support/fastCheck.ts";

/** A request as it reaches the function, with at least one part that its contract doesn't accept. */
export interface Malformed {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The raw body; undefined means none. */
  readonly rawBody: string | undefined;
  readonly isBase64Encoded: boolean;
}

/** Malformed requests for a contract: almost valid, with parts that are missing, wrong, huge, or hostile. */
export function malformed(contract: Contract): fc.Arbitrary<Malformed> {
  const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string(), fc.string({ unit: "binary", maxLength: 300 }));
  const part = (shape: Contract["params"]) => withDefect(arbitraryOfSchema(shape)).map(asTexts);
  const request = fc.record({
    params: fc.oneof(part(contract.params), fc.dictionary(fc.string(), text, { maxKeys: 3 }).map(asTexts)),
    query: fc.oneof(part(contract.query), fc.dictionary(fc.string(), text, { maxKeys: 3 }).map(asTexts)),
    rawBody: fc.oneof(
      { weight: 6, arbitrary: withDefect(arbitraryOfSchema(contract.body)).map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileBodies) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 200 }) },
    ),
    isBase64Encoded: fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  });
  return request.filter((made) => !isTaken(contract, made));
}

function isTaken(contract: Contract, { params, query, rawBody, isBase64Encoded }: Malformed): boolean {
  const takes = [contract.params.safeParse(params), contract.query.safeParse(query), contract.body.safeParse(read())];
  return takes.every(({ success }) => success);

  function read(): unknown {
    if (!rawBody) return undefined;
    try {
      return JSON.parse(isBase64Encoded ? Buffer.from(rawBody, "base64").toString("utf8") : rawBody);
    } catch {
      return Symbol("no JSON");
    }
  }
}

const hostileTexts = [
  "",
  "..",
  "../../etc/passwd",
  "%00",
  "\u0000",
  "\ud800",
  "'; DROP TABLE plays; --",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "__proto__",
  "PLAY#x",
  "USER#admin",
  "9".repeat(400),
  "x".repeat(20_000),
  "1e999",
  "-1",
  "NaN",
  "null",
  "true",
];

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[[[[]]]]]],
  { $ne: null },
  { toString: 1, constructor: { prototype: 1 } },
  Array.from({ length: 300 }, () => 0),
  ...hostileTexts,
];

const hostileBodies = [
  "{",
  "[",
  '"',
  "nul",
  "{}{}",
  "[".repeat(5000),
  '{"a":'.repeat(3000),
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  "\ufeff{}",
  "a=1&b=2",
  "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
];

/** Returns the value with one defect: a part left out, replaced by a hostile one, or added. */
const withDefect = (arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(arbitrary, fc.nat(1_000_000), fc.constantFrom(...hostileValues), fc.constantFrom("drop", "exchange", "add"))
    .map(([value, where, hostile, how]) => damage(value, where, hostile, how));

function damage(value: unknown, where: number, hostile: unknown, how: string): unknown {
  if (typeof value !== "object" || value === null) return hostile;
  const names = Object.keys(value);
  const name = names[where % (names.length + 1)];
  if (name === undefined) return how === "add" ? withPart(value, "more", hostile) : hostile;
  const inner = (value as Record<string, unknown>)[name];
  if (typeof inner === "object" && inner !== null && where % 3 > 0) {
    return withPart(value, name, damage(inner, Math.floor(where / (names.length + 1)), hostile, how));
  }
  return withPart(value, name, how === "drop" ? undefined : hostile);
}

const withPart = (value: object, name: string, part: unknown): unknown =>
  Array.isArray(value) ? value.map((each, n) => (String(n) === name ? part : each)) : { ...value, [name]: part };

/** As a gateway passes them on: strings only, and whole characters, because no address contains half of one. */
const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {})
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => [name, whole(typeof part === "string" ? part : (JSON.stringify(part) ?? ""))]),
  );

const whole = (text: string): string => Buffer.from(text).toString();
