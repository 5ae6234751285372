import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod";
import { Refused } from "#domain/refused.ts";

/** The body as JSON; nothing where there is none. Refuses what is not UTF-8 or not JSON. */
export function jsonBodyOf({ body, isBase64Encoded }: APIGatewayProxyEventV2): unknown {
  if (!body) return undefined;
  try {
    return JSON.parse(isBase64Encoded ? utf8.decode(Buffer.from(body, "base64")) : body, wellFormed);
  } catch {
    throw new Refused("invalid", "The request body isn't valid JSON.", { fields: { body: "This isn't valid JSON." } });
  }
}

/** JSON can name half a character, which no table takes: it becomes the sign for one that is missing. */
const wellFormed = (_name: string, value: unknown) =>
  typeof value === "string" ? Buffer.from(value).toString() : value;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** What the schema makes of it. Refuses naming the fields at fault. */
export function parseRequest<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Refused("invalid", "Some fields aren't valid. Check them and try again.", {
    fields: fieldsAtFault(parsed.error),
  });
}

/** Enough to mend a form by; a hostile body has as many faults as it likes. */
const mostFields = 20;
const longestName = 80;

const fieldsAtFault = ({ issues }: z.ZodError): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues
      .slice(0, mostFields)
      .map(({ path, message }) => [
        path.map(String).join(".").slice(0, longestName),
        message.slice(0, 4 * longestName),
      ]),
  );
