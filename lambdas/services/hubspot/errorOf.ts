import * as z from "zod";
import { CrmError, type CrmFailure } from "../crm.ts";

const context = z.record(z.string(), z.array(z.string())).catch({});

/** How HubSpot words an error; none of it is certain. */
const errorBody = z.object({
  category: z.string().catch(""),
  message: z.string().catch(""),
  correlationId: z.string().catch(""),
  policyName: z.string().catch(""),
  errors: z.array(z.object({ code: z.string().catch(""), context })).catch([]),
});
type ErrorBody = z.output<typeof errorBody>;

const nothingSaid: ErrorBody = { category: "", message: "", correlationId: "", policyName: "", errors: [] };

const readErrorBody = (body: unknown): ErrorBody => errorBody.safeParse(body).data ?? nothingSaid;

/** What HubSpot has against a request, from the most exact word it has for it, e.g. `INVALID_EMAIL`. */
const codeOf = ({ errors, message, category }: Pick<ErrorBody, "errors" | "message" | "category">): string =>
  errors.find(({ code }) => code !== "")?.code ?? /"error":"([A-Z_]+)"/.exec(message)?.[1] ?? category;

export const setUpFirst = "Run the complete setup on the automation screen, then send the updates again.";

/** What an administrator can do about a code. HubSpot's own words are not passed on: they quote what people wrote. */
const remedies: Readonly<Record<string, string>> = {
  INVALID_OPTION: `HubSpot doesn't have one of the values of a Ghostlight property. ${setUpFirst}`,
  INVALID_EMAIL: "HubSpot rejected this e-mail address as invalid. Sending the update again won't help.",
  MISSING_SCOPES:
    "HubSpot's private app doesn't have permission to do this. Give it the scopes listed in docs/contacts.md.",
  INVALID_AUTHENTICATION: "HubSpot rejected the token. Put the private app's token into the secret store.",
  EXPIRED_AUTHENTICATION: "HubSpot's token has expired. Put a new one into the secret store.",
};

/** Ours are made by the set-up; what an administrator named for a form or a workflow is theirs to make. */
function missingSentence({ errors, message }: Pick<ErrorBody, "errors" | "message">): string {
  const named = errors.flatMap(({ context }) => context.propertyName ?? [])[0];
  const name = named ?? /Property \\?"([^"\\]+)\\?" does not exist/.exec(message)?.[1] ?? "";
  if (/^playwright_|^$/.test(name)) return `HubSpot doesn't have one of Ghostlight's properties yet. ${setUpFirst}`;
  const which = /^[a-z][a-z0-9_]{0,99}$/.test(name) ? `property ${name}` : "such property";
  return `HubSpot has no ${which}. Create it in HubSpot first, or leave it out.`;
}

/** The sentence for an administrator. */
function reasonOf(status: number, body: Pick<ErrorBody, "category" | "message" | "errors" | "correlationId">) {
  const code = codeOf(body);
  if (code === "PROPERTY_DOESNT_EXIST") return missingSentence(body);
  const remedy = remedies[code] ?? (status === 401 ? remedies.INVALID_AUTHENTICATION : undefined);
  if (remedy) return remedy;
  const number = /^[\w-]{8,64}$/.test(body.correlationId)
    ? ` HubSpot support can find it by ${body.correlationId}.`
    : "";
  return `HubSpot rejected it (${status}${/^[A-Z_]{2,60}$/.test(code) ? ` ${code}` : ""}).${number}`;
}

/** What is wrong with one item of a batch, others of which were taken. */
export function itemFailure(item: unknown): Pick<CrmFailure, "reason" | "retriable"> {
  const said = readErrorBody(item);
  const isItsFault = ["VALIDATION_ERROR", "OBJECT_NOT_FOUND"].includes(said.category);
  return isItsFault
    ? { reason: reasonOf(400, said), retriable: false }
    : { reason: busySentence(503), retriable: true };
}

/** Too many at once, somebody else at the same record, an account on the move, or HubSpot's own trouble: all of it passes. */
const passes = (status: number): boolean => status >= 500 || [408, 423, 429, 477].includes(status);

export function errorOf(status: number, body: unknown, retryAfter: string | null): CrmError {
  const said = readErrorBody(body);
  const retriable = passes(status);
  return new CrmError(retriable ? busySentence(status) : reasonOf(status, said), {
    status,
    retriable,
    code: codeOf(said),
    waitSeconds: waitOf(said, retryAfter),
  });
}

const busySentence = (status: number) =>
  status === 429
    ? "HubSpot is receiving too many requests right now. Try again in a minute."
    : `HubSpot isn't responding right now (${status}). Try again in a few minutes.`;

const hourSeconds = 3600;

/** The day's allowance comes back at midnight of the account's own time zone: asking every hour finds it soon enough. */
function waitOf({ policyName }: ErrorBody, retryAfter: string | null): number | undefined {
  if (retryAfter !== null && /^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  return policyName === "DAILY" ? hourSeconds : undefined;
}
