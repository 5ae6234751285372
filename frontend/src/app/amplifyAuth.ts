/** The parts of Amplify that are in use, so that the rest stays out of the bundle. Loaded on demand by `openAuth`. */
import { Amplify } from "aws-amplify";
import type { SiteConfig } from "#domain/api/config.ts";

export {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "aws-amplify/auth";
export { Hub } from "aws-amplify/utils";

export function configureAuth({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void {
  const pool = { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) };
  Amplify.configure({ Auth: { Cognito: pool } });
}
