import * as z from "zod";
import { fc } from "#tests/support/fastCheck.ts";

const schema = z.looseObject({
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().default(40),
});

/** Values that a schema accepts, or nearly: it uses the JSON schema, which doesn't contain checks written in code. */
export const arbitraryOfSchema = (shape: z.ZodType): fc.Arbitrary<unknown> =>
  valueFor(z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }));

function valueFor(json: unknown): fc.Arbitrary<unknown> {
  const { const: only, enum: few, anyOf, oneOf, type, properties, required, items, ...text } = schema.parse(json);
  if (only !== undefined) return fc.constant(only);
  if (few) return fc.constantFrom(...few);
  const kinds = anyOf ?? oneOf;
  if (kinds) return fc.oneof(...kinds.map(valueFor));
  const made: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
    object: () =>
      fc.record(Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valueFor(part)])), {
        requiredKeys: required.filter((name) => name in properties),
      }),
    array: () => fc.array(valueFor(items ?? {}), { maxLength: 3 }),
    string: () => textOf(text),
    integer: () => fc.nat(1000),
    number: () => fc.double({ noNaN: true }),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
  };
  return (made[[type].flat()[0] ?? ""] ?? fc.jsonValue)();
}

const formats: Readonly<Record<string, () => fc.Arbitrary<string>>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl(),
  date: () => someDay().map((day) => day.slice(0, 10)),
  "date-time": () => someDay(),
  base64: () => fc.base64String({ maxLength: 40 }),
};
const someDay = () =>
  fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }).map((date) => date.toISOString());

function textOf({ format = "", pattern, maxLength }: { format?: string; pattern?: string; maxLength: number }) {
  const known = formats[format];
  if (known) return known();
  const any = fc.string({ maxLength: Math.min(maxLength, 60) });
  return pattern ? matching(pattern, any) : any;
}

/** fast-check can't generate text for every regular expression: it doesn't support lookahead. */
function matching(pattern: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    return otherwise;
  }
}
