import { JwtRsaVerifier } from "aws-jwt-verify";
import type { Jwks } from "aws-jwt-verify/jwk";
import { type HttpAnswer, jsonAnswer } from "#local/http.ts";

export interface AuthorizerOptions {
  readonly issuer: string;
  readonly audience: readonly string[];
  readonly jwks: Jwks;
  readonly now: () => number;
}

/** What a function receives from a token: every claim as text, as API Gateway passes it on. */
export interface Authorized {
  readonly claims: Readonly<Record<string, string>>;
  readonly scopes: readonly string[];
}

export type Authorizer = (header: string | undefined, scopes: readonly string[]) => Promise<Authorized | HttpAnswer>;

/**
 * Disables the library's own expiry check, because the movable clock decides when a token expires, not the machine's.
 */
const noExpiryCheck = Number.MAX_SAFE_INTEGER;

/**
 * Opens the HTTP API's JWT authorizer, which checks signature, issuer, audience (or client), time, and one of the
 * required scopes.
 */
export function openAuthorizer({ issuer, audience, jwks, now }: AuthorizerOptions): Authorizer {
  const verifier = JwtRsaVerifier.create({ issuer, audience: null, graceSeconds: noExpiryCheck });
  verifier.cacheJwks(jwks);
  return async (header, scopes) => {
    const payload = await verifier.verify(header?.replace(/^Bearer /i, "") ?? "").catch(() => undefined);
    if (!payload?.exp || payload.exp * 1000 <= now()) return unauthorized(header);
    if (![payload.aud ?? payload.client_id].flat().some((each) => audience.includes(String(each))))
      return unauthorized(header);
    const granted = String(payload.scope ?? "").split(" ");
    if (!scopes.some((scope) => granted.includes(scope))) return forbidden(scopes);
    return {
      claims: Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asText(value)])),
      scopes,
    };
  };
}

const asText = (value: unknown): string => (Array.isArray(value) ? `[${value.join(" ")}]` : String(value));

const refusal = (status: number, message: string, challenge: string): HttpAnswer => {
  const answer = jsonAnswer(status, { message });
  return { ...answer, headers: { ...answer.headers, "www-authenticate": challenge } };
};

const unauthorized = (header: string | undefined) =>
  refusal(401, "Unauthorized", header ? 'Bearer error="invalid_token"' : "Bearer");

const forbidden = (scopes: readonly string[]) =>
  refusal(403, "Forbidden", `Bearer scope="${scopes.join(" ")}" error="insufficient_scope"`);
