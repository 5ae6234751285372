import type { UserId } from "#domain/play/play.ts";
import type { OwnAccount, OwnerAnswer } from "#lambdas/services/asOwner.ts";
import type { PoolAccount, UserPoolClient } from "#lambdas/services/userPoolClient.ts";

/** Creates an in-memory user pool that records what was requested. */
export function poolOf(...accounts: readonly (Partial<PoolAccount> & Pick<PoolAccount, "userId">)[]) {
  const known = new Map(accounts.map((account) => [account.userId, { ...ordinary, ...account }]));
  const asked: string[] = [];
  /** How our function signed in for changes, and what replaces the pool's answers to them. */
  const owner: { answers: OwnerAnswer[]; account: Partial<OwnAccount> } = { answers: [], account: {} };
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
    requireSecondFactor: async (id) => {
      asked.push(`require factor ${id}`);
      change(id, { hasSecondFactor: true });
    },
    changeAttributes: async (id, attributes) => void asked.push(`change ${Object.keys(attributes)} of ${id}`),
    setPassword: async (id) => void asked.push(`set password ${id}`),
    endSessions: async (id) => void asked.push(`end sessions ${id}`),
    asOwner: async (id, answer, run) => {
      owner.answers.push(answer);
      return run({
        askNewAddress: async (email) => void asked.push(`new address ${email}`),
        confirmAddress: async (code) => takeCode(code),
        changePassword: async (oldPassword) => {
          if (oldPassword !== passwordOfAll) throw failure("NotAuthorizedException");
          asked.push(`change password ${id}`);
        },
        beginApp: async () => "SECRET",
        confirmApp: async (code) => takeCode(code),
        ...owner.account,
      });
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
  return { pool, asked, change, owner };
}

/** An error as the SDK throws it. */
export const failure = (name: string, message = name): Error => Object.assign(new Error(message), { name });

/** The only right code in this pool. */
export const codeOfAll = "123456";

const takeCode = (code: string): void => {
  if (code !== codeOfAll) throw failure("CodeMismatchException");
};

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
