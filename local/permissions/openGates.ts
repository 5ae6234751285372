import { startGate } from "./startGate.ts";

/** The services whose protocol says in a header what is asked. */
const gated = [
  "AWS_ENDPOINT_URL_DYNAMODB",
  "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  "AWS_ENDPOINT_URL_SECRETS_MANAGER",
  "AWS_ENDPOINT_URL_SSM",
] as const;

export interface Gates {
  /** The endpoints again, each behind its gate. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Puts a gate before every stand-in that a function may speak to. */
export async function openGates(
  environment: Readonly<Record<string, string>>,
  permissions: ReadonlyMap<string, ReadonlySet<string>>,
  log: (line: string) => void,
): Promise<Gates> {
  const gates = await Promise.all(
    gated.map(async (name) => {
      const gate = await startGate({ endpoint: environment[name] ?? "", permissions, log });
      return [name, gate] as const;
    }),
  );
  return {
    environment: { ...environment, ...Object.fromEntries(gates.map(([name, { endpoint }]) => [name, endpoint])) },
    stop: async () => {
      await Promise.all(gates.map(([, gate]) => gate.stop()));
    },
  };
}
