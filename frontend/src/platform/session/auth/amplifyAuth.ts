import { Amplify } from "aws-amplify";
import {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signOut,
  signUp,
} from "aws-amplify/auth";
import { Hub } from "aws-amplify/utils";
import type { SiteConfig } from "#domain/api/config.ts";

/** The parts of Amplify that we use, so that the rest stays out of the bundle. `openAuth` loads it on demand. */
export const amplifyAuth = {
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signOut,
  signUp,
  hub: Hub,
  configure: ({ userPoolId, userPoolClientId, userPoolEndpoint }: SiteConfig): void => {
    const pool = { userPoolId, userPoolClientId, ...(userPoolEndpoint && { userPoolEndpoint }) };
    Amplify.configure({ Auth: { Cognito: pool } });
  },
} as const;
