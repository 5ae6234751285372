/** Why a request was refused; the one vocabulary of expected errors, on both sides of the wire. */
export type Refusal = keyof typeof statusOfRefusal;

/** The HTTP status that each refusal answers with. */
export const statusOfRefusal = {
  invalid: 400,
  "not-signed-in": 401,
  "needs-subscription": 402,
  "not-allowed": 403,
  "not-found": 404,
  conflict: 409,
  "too-large": 413,
  "too-many": 429,
  unavailable: 503,
} as const;

export interface RefusedOptions {
  /** A stable word that programs may compare; the reason itself unless a narrower one is given, e.g. `play-limit`. */
  readonly code?: string;
  /** For `invalid`: the fields at fault, by dotted path, with a sentence each. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * The only expected error. `message` is a sentence that a person can act on; it is shown to people
 * and crosses the wire as `detail` of an `application/problem+json` answer.
 */
export class Refused extends Error {
  readonly reason: Refusal;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;

  constructor(reason: Refusal, detail: string, { code, fields }: RefusedOptions = {}) {
    super(detail);
    this.name = "Refused";
    this.reason = reason;
    this.code = code ?? reason;
    this.fields = fields;
  }
}
