import type { CognitoOperation } from "./cognitoOperation.ts";
import { AdminAddUserToGroup, AdminListGroupsForUser, AdminRemoveUserFromGroup } from "./operations/adminGroups.ts";
import {
  AdminConfirmSignUp,
  AdminCreateUser,
  AdminDeleteUser,
  AdminDisableUser,
  AdminEnableUser,
  AdminGetUser,
  AdminSetUserPassword,
  AdminUpdateUserAttributes,
  AdminUserGlobalSignOut,
} from "./operations/adminUsers.ts";
import {
  AdminInitiateAuth,
  AdminRespondToAuthChallenge,
  InitiateAuth,
  RespondToAuthChallenge,
} from "./operations/authenticate.ts";
import { DescribeUserPool } from "./operations/describePool.ts";
import { ListUsers } from "./operations/listUsers.ts";
import {
  AdminSetUserMFAPreference,
  AssociateSoftwareToken,
  SetUserMFAPreference,
  VerifySoftwareToken,
} from "./operations/mfa.ts";
import {
  DeleteUser,
  DeleteUserAttributes,
  GetUser,
  GetUserAttributeVerificationCode,
  UpdateUserAttributes,
  VerifyUserAttribute,
} from "./operations/ownAccount.ts";
import { ChangePassword, ConfirmForgotPassword, ForgotPassword } from "./operations/password.ts";
import { GetTokensFromRefreshToken, GlobalSignOut, RevokeToken } from "./operations/sessions.ts";
import { ConfirmSignUp, ResendConfirmationCode, SignUp } from "./operations/signUp.ts";

/** Every supported operation, by Cognito's name for it. */
export const cognitoOperations: Readonly<Record<string, CognitoOperation>> = {
  SignUp,
  ConfirmSignUp,
  ResendConfirmationCode,
  InitiateAuth,
  RespondToAuthChallenge,
  GetTokensFromRefreshToken,
  RevokeToken,
  GlobalSignOut,
  ForgotPassword,
  ConfirmForgotPassword,
  ChangePassword,
  GetUser,
  UpdateUserAttributes,
  DeleteUserAttributes,
  GetUserAttributeVerificationCode,
  VerifyUserAttribute,
  DeleteUser,
  AssociateSoftwareToken,
  VerifySoftwareToken,
  SetUserMFAPreference,
  AdminInitiateAuth,
  AdminRespondToAuthChallenge,
  AdminSetUserMFAPreference,
  AdminGetUser,
  AdminCreateUser,
  AdminSetUserPassword,
  AdminConfirmSignUp,
  AdminUpdateUserAttributes,
  AdminDisableUser,
  AdminEnableUser,
  AdminDeleteUser,
  AdminUserGlobalSignOut,
  AdminAddUserToGroup,
  AdminRemoveUserFromGroup,
  AdminListGroupsForUser,
  DescribeUserPool,
  ListUsers,
};
