import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { Refused } from "#domain/refused.ts";

/** Returns the body as JSON; undefined if there is none. Refuses anything that isn't UTF-8 or JSON. */
export function jsonBodyOf({ body, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined;
  try {
    return JSON.parse(isBase64Encoded ? utf8.decode(Buffer.from(body, "base64")) : body, wellFormed);
  } catch {
    throw new Refused("invalid", "The request body isn't valid JSON.", { fields: { body: "This isn't valid JSON." } });
  }
}

/** JSON can contain lone surrogates, which no table accepts. They are replaced with U+FFFD. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === "string" ? Buffer.from(value).toString() : value;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Parses the value with the schema. Refuses with the names of the invalid fields. */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "Some fields aren't valid. Check them and try again.", {
    fields: fieldsAtFault(parsed.error),
  });
}

/** Enough to fix a form. A hostile body could have any number of invalid fields. */
const maxFields = 20;
const maxNameLength = 80;

const fieldsAtFault = ({ issues }: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues
      .slice(0, maxFields)
      .map(({ path, message }) => [
        path.map(String).join(".").slice(0, maxNameLength),
        message.slice(0, 4 * maxNameLength),
      ]),
  );
