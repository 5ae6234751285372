/**
 * The scopes of access tokens. An SDK's sign-in at Cognito gets only `selfService`, whatever the app client allows; the trigger
 * before token generation replaces it.
 */
export const tokenScopes = {
  /** Opens our API. ID tokens have no scopes, so the gateway refuses them. */
  api: "ghostlight/api",
  /** Cognito lets the bearer change and delete the account itself. Only our own function gets it, for one change. */
  selfService: "aws.cognito.signin.user.admin",
} as const;
