import * as z from "zod";
import { hourSeconds } from "#domain/time.ts";
import { CrmError, type CrmFailure } from "../crm.ts";

const context = z.record(z.string(), z.array(z.string())).catch({});

/** The shape of HubSpot's errors. No field is guaranteed. */
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

/** Returns the most specific code that HubSpot gives, e.g. `INVALID_EMAIL`. */
const codeOf = ({ errors, message, category }: Pick<ErrorBody, "errors" | "message" | "category">): string =>
  errors.find(({ code }) => code !== "")?.code ?? /"error":"([A-Z_]+)"/.exec(message)?.[1] ?? category;

export const setupHint = "Run the complete setup on the automation screen, then send the updates again.";

/**
 * What an administrator can do about a code. HubSpot's own messages aren't passed on, because they quote user input.
 */
const remedies: Readonly<Record<string, string>> = {
  INVALID_OPTION: `HubSpot doesn't have one of the values of a Ghostlight property. ${setupHint}`,
  INVALID_EMAIL: "HubSpot rejected this e-mail address as invalid. Sending the update again won't help.",
  MISSING_SCOPES:
    "HubSpot's private app doesn't have permission to do this. Give it the scopes listed in docs/contacts.md.",
  INVALID_AUTHENTICATION: "HubSpot rejected the token. Put the private app's token into the secret store.",
  EXPIRED_AUTHENTICATION: "HubSpot's token has expired. Put a new one into the secret store.",
};

/**
 * The setup creates our own objects. Names that an administrator entered for a form or a workflow are theirs to create.
 */
function missingSentence({ errors, message }: Pick<ErrorBody, "errors" | "message">): string {
  const named = errors.flatMap(({ context }) => context.propertyName ?? [])[0];
  const name = named ?? /Property \\?"([^"\\]+)\\?" does not exist/.exec(message)?.[1] ?? "";
  if (/^playwright_|^$/.test(name)) return `HubSpot doesn't have one of Ghostlight's properties yet. ${setupHint}`;
  const which = /^[a-z][a-z0-9_]{0,99}$/.test(name) ? `property ${name}` : "such property";
  return `HubSpot has no ${which}. Create it in HubSpot first, or leave it out.`;
}

/** Returns the sentence for an administrator. */
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

/** Describes the error of one item in a batch whose other items were accepted. */
export function itemFailure(item: unknown): Pick<CrmFailure, "reason" | "retriable"> {
  const said = readErrorBody(item);
  const isItsFault = ["VALIDATION_ERROR", "OBJECT_NOT_FOUND"].includes(said.category);
  return isItsFault
    ? { reason: reasonOf(400, said), retriable: false }
    : { reason: busySentence(503), retriable: true };
}

/** Rate limits, a locked record, an account migration and HubSpot's own outages are all temporary. */
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

/** The daily limit resets at midnight in the account's time zone. Retrying every hour is soon enough. */
function waitOf({ policyName }: ErrorBody, retryAfter: string | null): number | undefined {
  if (retryAfter !== null && /^\d{1,6}$/.test(retryAfter)) return Number(retryAfter);
  return policyName === "DAILY" ? hourSeconds : undefined;
}
