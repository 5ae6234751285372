import { authWords } from "#frontend/words/auth.ts";

/** Why signing in or up did not work. The first five are the specification's; the rest are Cognito's own. */
export type AuthFailure =
  | { readonly kind: "session-missing" }
  | { readonly kind: "invalid-credentials" }
  | { readonly kind: "weak-password"; readonly reasons: readonly WeakReason[] }
  /** No answer, or 502, 503, 504: the same request may work a moment later. */
  | { readonly kind: "retryable" }
  | { readonly kind: "invalid-jwt" }
  | { readonly kind: "email-taken" }
  | { readonly kind: "wrong-code" }
  | { readonly kind: "expired-code" }
  | { readonly kind: "too-many" }
  | { readonly kind: "second-step" }
  | { readonly kind: "unexpected" };

type WeakReason = keyof typeof authWords.failures.reasons;

const kinds: Readonly<Record<string, Exclude<AuthFailure["kind"], "weak-password">>> = {
  UserUnAuthenticatedException: "session-missing",
  UserNotFoundException: "invalid-credentials",
  NotAuthorizedException: "invalid-credentials",
  NetworkError: "retryable",
  TimeoutError: "retryable",
  ServiceUnavailableException: "retryable",
  InvalidTokenException: "invalid-jwt",
  UsernameExistsException: "email-taken",
  AliasExistsException: "email-taken",
  CodeMismatchException: "wrong-code",
  ExpiredCodeException: "expired-code",
  LimitExceededException: "too-many",
  TooManyRequestsException: "too-many",
  TooManyFailedAttemptsException: "too-many",
};

/** What an error that Amplify threw means. */
export function authFailureOf(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return { kind: "unexpected" };
  if (error.name === "InvalidPasswordException") return { kind: "weak-password", reasons: reasonsIn(error.message) };
  if (isPassing(error)) return { kind: "retryable" };
  if (error.name === "NotAuthorizedException") return { kind: kindOfRefusal(error.message) };
  return { kind: kinds[error.name] ?? "unexpected" };
}

/** One sentence, and for a weak password the reasons after it. */
export function sentenceOf(failure: AuthFailure): string {
  const { failures } = authWords;
  if (failure.kind !== "weak-password") return failures[wordOf[failure.kind]];
  return [failures.weakPassword, ...failure.reasons.map((reason) => failures.reasons[reason])].join(" ");
}

const wordOf = {
  "session-missing": "sessionMissing",
  "invalid-credentials": "invalidCredentials",
  retryable: "retryable",
  "invalid-jwt": "invalidJwt",
  "email-taken": "emailTaken",
  "wrong-code": "wrongCode",
  "expired-code": "expiredCode",
  "too-many": "tooMany",
  "second-step": "secondStep",
  unexpected: "unexpected",
} as const;

/** Cognito has one name for a wrong password, a dead token and a lock-out; only its words tell them apart. */
function kindOfRefusal(message: string): "invalid-jwt" | "too-many" | "invalid-credentials" {
  if (/token/i.test(message)) return "invalid-jwt";
  return /attempts? (limit )?exceeded/i.test(message) ? "too-many" : "invalid-credentials";
}

const isPassing = (error: Error): boolean => {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return [502, 503, 504].includes($metadata?.httpStatusCode ?? 0);
};

const patterns: readonly [RegExp, WeakReason][] = [
  [/not long enough|short/i, "length"],
  [/too long/i, "tooLong"],
  [/uppercase/i, "uppercase"],
  [/lowercase/i, "lowercase"],
  [/numeric/i, "number"],
  [/symbol/i, "symbol"],
];

const reasonsIn = (message: string): readonly WeakReason[] =>
  patterns.filter(([pattern]) => pattern.test(message)).map(([, reason]) => reason);
