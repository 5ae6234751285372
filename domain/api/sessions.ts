/** Days after which a session ends if it isn't used: the validity of Cognito's refresh tokens. */
export const refreshTokenDays = 30;

/** The refusal code of a session that was ended from another device. */
export const sessionEndedCode = "session-ended";
