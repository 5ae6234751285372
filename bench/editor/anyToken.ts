/** Stands in for `session/tokens.ts`: nobody signs in at a benchmark, and its API asks nobody. */
export const tokens = {
  getFresh: async () => ({ access_token: "token" }),
  getOther: async () => ({ access_token: "token" }),
};
