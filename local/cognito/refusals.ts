import { AwsError } from "#local/protocol/AwsError.ts";

/** Cognito's errors that several operations return, with Cognito's own messages. */
export const notAuthorizedError = (message: string) => new AwsError("NotAuthorizedException", message);
export const invalidParameter = (message: string) => new AwsError("InvalidParameterException", message);
export const wrongPassword = () => notAuthorizedError("Incorrect username or password.");
export const userNotFound = () => new AwsError("UserNotFoundException", "User does not exist.");
export const userDisabled = () => notAuthorizedError("User is disabled.");
export const expiredCode = () =>
  new AwsError("ExpiredCodeException", "Invalid code provided, please request a code again.");
export const codeMismatch = () =>
  new AwsError("CodeMismatchException", "Invalid verification code provided, please try again.");
export const tooManyAttempts = () =>
  new AwsError("LimitExceededException", "Attempt limit exceeded, please try after some time.");
export const emailTaken = (type: "UsernameExistsException" | "AliasExistsException") =>
  new AwsError(type, "An account with the given email already exists.");
