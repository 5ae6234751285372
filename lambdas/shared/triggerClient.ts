/**
 * Settings of the SDK's clients in functions that Cognito calls. Cognito waits five seconds for a trigger and then calls
 * it again: three calls of two attempts each fit, with a cold start.
 */
export const triggerClient = {
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 700, throwOnRequestTimeout: true },
} as const;
