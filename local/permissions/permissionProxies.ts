import type { Fault, Faults } from "#local/faults.ts";
import { startPermissionProxy } from "./permissionProxy.ts";

/** The services whose protocol names the operation in a header. */
const gated = [
  "AWS_ENDPOINT_URL_DYNAMODB",
  "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  "AWS_ENDPOINT_URL_SECRETS_MANAGER",
  "AWS_ENDPOINT_URL_SSM",
] as const;

const faultyServices: Partial<Record<(typeof gated)[number], Fault["service"]>> = {
  AWS_ENDPOINT_URL_DYNAMODB: "table",
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "pool",
};

export interface PermissionProxies {
  /** The same endpoints, each behind its gate. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Puts a gate in front of every stand-in that functions may call. */
export async function openPermissionProxies(
  environment: Readonly<Record<string, string>>,
  permissions: ReadonlyMap<string, ReadonlySet<string>>,
  log: (line: string) => void,
  faults: Pick<Faults, "take">,
): Promise<PermissionProxies> {
  const gates = await Promise.all(
    gated.map(async (name) => {
      const service = faultyServices[name];
      const takeFault = service && (() => faults.take(service));
      const gate = await startPermissionProxy({
        endpoint: environment[name] ?? "",
        permissions,
        log,
        ...(takeFault && { takeFault }),
      });
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
