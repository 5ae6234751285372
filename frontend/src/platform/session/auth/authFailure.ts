import { type Weakness, weaknesses } from "#domain/account/weaknesses.ts";
import { type LinkRefusal, linkRefusals } from "#domain/api/signIn.ts";
import { switchedOffCodes } from "#domain/api/switches.ts";
import { Refused } from "#domain/refused.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { isTransient } from "./transientFailure.ts";

/** Why signing in, signing up or reauthentication failed. The specification names the first five. */
export type AuthFailure =
  | { readonly kind: "session-missing" }
  | { readonly kind: "invalid-credentials" }
  | { readonly kind: "weak-password"; readonly reasons: readonly Weakness[] }
  /** No response, or 502, 503, 504: the same request may succeed a moment later. */
  | { readonly kind: "retryable" }
  | { readonly kind: "invalid-jwt" }
  | { readonly kind: Exclude<keyof typeof authWords.failures, "weak-password"> };

type Kind = AuthFailure["kind"];

const kinds: Readonly<Record<string, Exclude<Kind, "weak-password">>> = {
  UserUnAuthenticatedException: "session-missing",
  UserNotFoundException: "invalid-credentials",
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
  // The web ACL of the user pool blocks an address for some minutes.
  ForbiddenException: "too-many",
  // Amplify's own error when the page lost the sign-in halfway.
  SignInException: "challenge-over",
};

/** Interprets an error of Cognito, Amplify or our own API. */
export function authFailureOf(error: unknown): AuthFailure {
  if (error instanceof Refused) return { kind: kindOfRefused(error) };
  if (!(error instanceof Error)) return { kind: "unexpected" };
  if (error.name === "InvalidPasswordException") return weak(error.message);
  if (error.name === "UserLambdaValidationException") return failureOfTrigger(error.message);
  if (isTransient(error)) return { kind: "retryable" };
  if (error.name === "NotAuthorizedException") return { kind: kindOfNotAuthorized(error.message) };
  return { kind: kinds[error.name] ?? "unexpected" };
}

/** Returns whether a code from an e-mail is no longer valid. Links contain such codes. */
export const isCodeOver = ({ kind }: AuthFailure): boolean => kind === "expired-code" || kind === "wrong-code";

/** Returns one sentence, for a weak password followed by the reasons. */
export function sentenceOf(failure: AuthFailure): string {
  const { failures } = authWords;
  if (failure.kind !== "weak-password") return failures[failure.kind];
  return [failures["weak-password"], ...failure.reasons.map((reason) => translateSentence(weaknesses[reason]))].join(
    " ",
  );
}

function kindOfRefused({ reason, code }: Refused): Exclude<Kind, "weak-password"> {
  if (code === "stale-sign-in") return "session-missing";
  const known = { "not-signed-in": "session-missing", "too-many": "too-many", unavailable: "retryable" } as const;
  return reason in known ? known[reason as keyof typeof known] : "unexpected";
}

/**
 * Cognito has one error for a wrong password, a revoked token, a lockout and an expired challenge. Only the message
 * differs.
 */
function kindOfNotAuthorized(message: string): Exclude<Kind, "weak-password"> {
  if (/session/i.test(message)) return "challenge-over";
  if (/token/i.test(message)) return "invalid-jwt";
  return /attempts? (limit )?exceeded/i.test(message) ? "too-many" : "invalid-credentials";
}

/** Our triggers put fixed codes into the message, which Cognito passes on. */
function failureOfTrigger(message: string): AuthFailure {
  const link = linkRefusals.find((word: LinkRefusal) => message.includes(word));
  if (link) return { kind: link };
  if (message.includes(switchedOffCodes["sign-up"])) return { kind: switchedOffCodes["sign-up"] };
  const failure = weak(message);
  return failure.reasons.length > 0 || message.includes("weak-password") ? failure : { kind: "unexpected" };
}

/** Cognito's messages for the two rules of its password policy. */
const cognitoReasons: readonly [RegExp, Weakness][] = [
  [/not long enough|too short/i, "too-short"],
  [/too long/i, "too-long"],
];

function weak(message: string) {
  const named = (Object.keys(weaknesses) as Weakness[]).filter((reason) => message.includes(reason));
  const fromPolicy = cognitoReasons.filter(([pattern]) => pattern.test(message)).map(([, reason]) => reason);
  return { kind: "weak-password", reasons: [...new Set([...named, ...fromPolicy])] } as const;
}
