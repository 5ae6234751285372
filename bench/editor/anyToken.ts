/** Replaces `session/tokens/tokens.ts`. A benchmark has no sign-in, and its API doesn't check tokens. */
export const tokens = {
  getFresh: async () => ({ access_token: "token" }),
  getOther: async () => ({ access_token: "token" }),
};
