/** Why a request was refused: the only vocabulary of expected errors, in browser and server. */
export type Refusal = keyof typeof statusOfRefusal;

/** The HTTP status of each refusal. */
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
  /**
   * A stable code that programs may compare. It's the reason itself unless a narrower one is given, e.g. `play-limit`.
   */
  readonly code?: string;
  /** For `invalid`: the invalid fields by dotted path, with a sentence each. */
  readonly fields?: Readonly<Record<string, string>>;
  /** For `too-many` and `unavailable`: when to try again. It becomes the answer's `Retry-After`. */
  readonly retryAfterSeconds?: number;
}

/**
 * The only expected error. `message` is a sentence that a person can act on; it's shown to people and sent as the
 * `detail` of an `application/problem+json` answer.
 */
export class Refused extends Error {
  readonly reason: Refusal;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(reason: Refusal, detail: string, { code, fields, retryAfterSeconds }: RefusedOptions = {}) {
    super(detail);
    this.name = "Refused";
    this.reason = reason;
    this.code = code ?? reason;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
