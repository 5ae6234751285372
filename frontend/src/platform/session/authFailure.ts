import { type Weakness, weaknesses } from "#domain/account/weaknesses.ts";
import { type LinkRefusal, linkRefusals } from "#domain/api/signIn.ts";
import { Refused } from "#domain/refused.ts";
import { authWords } from "#frontend/messages/auth.ts";
import { SiteUnreachable } from "../reloadForNewRelease.ts";

/** Why signing in or up, or proving who one is, did not work. The first five are the specification's. */
export type AuthFailure =
  | { readonly kind: "session-missing" }
  | { readonly kind: "invalid-credentials" }
  | { readonly kind: "weak-password"; readonly reasons: readonly Weakness[] }
  /** No answer, or 502, 503, 504: the same request may work a moment later. */
  | { readonly kind: "retryable" }
  | { readonly kind: "invalid-jwt" }
  | { readonly kind: Exclude<keyof typeof authWords.failures, "weak-password"> };

type Kind = AuthFailure["kind"];

const kinds: Readonly<Record<string, Exclude<Kind, "weak-password">>> = {
  UserUnAuthenticatedException: "session-missing",
  UserNotFoundException: "invalid-credentials",
  NetworkError: "retryable",
  TimeoutError: "retryable",
  ServiceUnavailableException: "retryable",
  InvalidTokenException: "invalid-jwt",
  RefreshTokenReuseException: "invalid-jwt",
  TokenRevokedException: "invalid-jwt",
  UsernameExistsException: "email-taken",
  AliasExistsException: "email-taken",
  CodeMismatchException: "wrong-code",
  EnableSoftwareTokenMFAException: "wrong-code",
  ExpiredCodeException: "expired-code",
  LimitExceededException: "too-many",
  TooManyRequestsException: "too-many",
  TooManyFailedAttemptsException: "too-many",
  // Amplify's own, when the page lost the sign-in half-way.
  SignInException: "challenge-over",
};

/** What an error of Cognito, Amplify or our own API means. */
export function authFailureOf(error: unknown): AuthFailure {
  if (error instanceof Refused) return { kind: kindOfRefused(error) };
  if (!(error instanceof Error)) return { kind: "unexpected" };
  if (error.name === "InvalidPasswordException") return weak(error.message);
  if (error.name === "UserLambdaValidationException") return failureOfTrigger(error.message);
  if (error instanceof SiteUnreachable || isPassing(error)) return { kind: "retryable" };
  if (error.name === "NotAuthorizedException") return { kind: kindOfNotAuthorized(error.message) };
  return { kind: kinds[error.name] ?? "unexpected" };
}

/** One sentence, and for a weak password the reasons after it. */
export function sentenceOf(failure: AuthFailure): string {
  const { failures } = authWords;
  if (failure.kind !== "weak-password") return failures[failure.kind];
  return [failures["weak-password"], ...failure.reasons.map((reason) => weaknesses[reason])].join(" ");
}

function kindOfRefused({ reason, code }: Refused): Exclude<Kind, "weak-password"> {
  if (code === "stale-sign-in") return "session-missing";
  const known = { "not-signed-in": "session-missing", "too-many": "too-many", unavailable: "retryable" } as const;
  return reason in known ? known[reason as keyof typeof known] : "unexpected";
}

/** Cognito has one name for a wrong password, a dead token, a lock-out and a challenge that is over; only its words tell. */
function kindOfNotAuthorized(message: string): Exclude<Kind, "weak-password"> {
  if (/session/i.test(message)) return "challenge-over";
  if (/token/i.test(message)) return "invalid-jwt";
  return /attempts? (limit )?exceeded/i.test(message) ? "too-many" : "invalid-credentials";
}

/** Our own triggers put their stable words into the message that Cognito hands on. */
function failureOfTrigger(message: string): AuthFailure {
  const link = linkRefusals.find((word: LinkRefusal) => message.includes(word));
  if (link) return { kind: link };
  const failure = weak(message);
  return failure.reasons.length > 0 || message.includes("weak-password") ? failure : { kind: "unexpected" };
}

const isPassing = (error: Error): boolean => [502, 503, 504].includes(statusIn(error) ?? 0);

/** The status of the answer that this error stands for: Amplify keeps it in `metadata`, the AWS SDK in `$metadata`. */
export function statusIn(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined;
  const { metadata, $metadata = metadata } = error as { metadata?: WithStatus; $metadata?: WithStatus };
  return $metadata?.httpStatusCode;
}

interface WithStatus {
  readonly httpStatusCode?: number;
}

/** Cognito's own words for the two reasons that its policy knows. */
const cognitoReasons: readonly [RegExp, Weakness][] = [
  [/not long enough|too short/i, "too-short"],
  [/too long/i, "too-long"],
];

function weak(message: string) {
  const named = (Object.keys(weaknesses) as Weakness[]).filter((reason) => message.includes(reason));
  const told = cognitoReasons.filter(([pattern]) => pattern.test(message)).map(([, reason]) => reason);
  return { kind: "weak-password", reasons: [...new Set([...named, ...told])] } as const;
}
