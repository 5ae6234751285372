import qs from "qs";
import { type HttpAnswer, type HttpRequest, jsonAnswer } from "#local/http.ts";
import { stripeOperations } from "./api.ts";
import type { StripeContext } from "./invoicing.ts";
import type { PageAddresses } from "./pageAddresses.ts";
import { StripeError } from "./StripeError.ts";

export interface CallContext {
  readonly context: StripeContext;
  readonly addresses: PageAddresses;
}

/** Answers one call of Stripe's API: authorized, form-encoded, and done once per idempotency key. */
export function answerCall(call: CallContext, request: HttpRequest): HttpAnswer {
  try {
    assertAuthorised(request);
    const key = request.method === "POST" ? request.headers["idempotency-key"] : undefined;
    return key === undefined ? perform(call, request) : performOnce(call, request, key);
  } catch (error) {
    return answerError(error);
  }
}

function answerError(error: unknown): HttpAnswer {
  if (!(error instanceof StripeError)) throw error;
  return jsonAnswer(error.status, { error: error.body });
}

function assertAuthorised({ headers }: HttpRequest): void {
  if (/^Bearer sk_\w+$/.test(headers.authorization ?? "")) return;
  throw new StripeError(401, { type: "invalid_request_error" }, "You did not provide an API key.");
}

/** As at Stripe, the caller's errors are remembered too, and a different request under the same key is refused. */
function performOnce(call: CallContext, request: HttpRequest, key: string): HttpAnswer {
  const { records } = call.context;
  const id = `answered ${key}`;
  const fingerprint = `${request.method} ${request.path} ${request.body.toString("utf8")}`;
  const before = records.find("answered", id);
  if (before && before.asked !== fingerprint)
    throw new StripeError(
      400,
      { type: "idempotency_error" },
      "Keys for idempotent requests can only be used with the same parameters they were first used with.",
    );
  if (before) return { ...jsonAnswer(before.status, null), body: before.body };
  const answer = attempt(call, request);
  records.put({ kind: "answered", id, asked: fingerprint, status: answer.status, body: String(answer.body) });
  return answer;
}

function attempt(call: CallContext, request: HttpRequest): HttpAnswer {
  try {
    return perform(call, request);
  } catch (error) {
    return answerError(error);
  }
}

function perform(call: CallContext, { method, path, query, body }: HttpRequest): HttpAnswer {
  const found = findOperation(method, path);
  if (!found)
    throw new StripeError(404, { type: "invalid_request_error" }, `Unrecognized request URL (${method}: ${path}).`);
  const form = method === "POST" ? body.toString("utf8") : query;
  const given = qs.parse(form, { depth: 4, parameterLimit: 200, arrayLimit: 50 });
  return jsonAnswer(200, found.run({ ...call, id: found.id, given }));
}

function findOperation(method: string, path: string) {
  for (const [route, run] of Object.entries(stripeOperations)) {
    const [httpMethod, pattern = ""] = route.split(" ");
    const match = new RegExp(`^${pattern.replace(":id", "([\\w]+)")}$`).exec(path);
    if (httpMethod === method && match) return { run, id: match[1] ?? "" };
  }
  return undefined;
}
