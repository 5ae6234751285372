import type { UserId } from "#domain/play/play.ts";
import type { PoolAccount, UserPoolClient } from "#lambdas/services/userPoolClient.ts";

/** Creates an in-memory user pool that records what was requested. */
export function poolOf(...accounts: readonly (Partial<PoolAccount> & Pick<PoolAccount, "userId">)[]) {
  const known = new Map(accounts.map((account) => [account.userId, { ...ordinary, ...account }]));
  const asked: string[] = [];
  const pool: UserPoolClient = {
    findAccount: async (name) =>
      [...known.values()].find(({ userId, email }) => userId === name || email === name.toLowerCase()),
    resendConfirmation: async (email) => void asked.push(`resend ${email}`),
    needsOnlyCode: async (id, password) => {
      asked.push(`password ${id}`);
      return known.get(id)?.hasSecondFactor === true && password === passwordOfAll;
    },
    removeSecondFactor: async (id) => {
      asked.push(`remove factor ${id}`);
      change(id, { hasSecondFactor: false });
    },
    lock: async (id) => {
      asked.push(`lock ${id}`);
      change(id, { enabled: false });
    },
    remove: async (id) => {
      asked.push(`remove ${id}`);
      known.delete(id);
    },
  };
  const change = (id: UserId, changes: Partial<PoolAccount>) => {
    const account = known.get(id);
    if (account) known.set(id, { ...account, ...changes });
  };
  return { pool, asked, change };
}

/** Everybody's password in this pool. */
export const passwordOfAll = "footlights and fog";

const ordinary = {
  email: "will@example.com",
  isEmailVerified: true,
  fullName: "Will",
  language: "en" as const,
  status: "CONFIRMED",
  enabled: true,
  hasSecondFactor: false,
  createdAt: new Date("2026-12-24T18:00:00.000Z"),
};
