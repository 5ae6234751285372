/** A sample account on this machine. The writer is on the free plan and has the sample play. */
export interface DemonstrationAccount {
  readonly role: "writer" | "subscriber" | "company" | "admin";
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** In base32, of an authenticator app that is on. Without one, administrators can't administer. */
  readonly totpSecret?: string;
}

const account = (role: DemonstrationAccount["role"], name: string): DemonstrationAccount => ({
  role,
  name,
  email: `${role}@ghostlight.test`,
  password: `${role}-on-this-machine`,
});

export const demonstrationAccounts: readonly DemonstrationAccount[] = [
  account("writer", "Wren Alder"),
  account("subscriber", "Sol Marsh"),
  account("company", "Cass Holloway"),
  { ...account("admin", "Ada Birch"), totpSecret: "GHOSTLIGHTADMINONTHISMACHINEONLY" },
];
