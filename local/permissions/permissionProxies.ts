import type { Fault, Faults, TableCall } from "#local/faults.ts";
import type { Consumption } from "./consumption.ts";
import { startPermissionProxy } from "./permissionProxy.ts";
import { openUseRecord } from "./usedActions.ts";

/** The services whose protocol names the operation in a header. */
const proxiedServices = [
  "AWS_ENDPOINT_URL_DYNAMODB",
  "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  "AWS_ENDPOINT_URL_SECRETS_MANAGER",
  "AWS_ENDPOINT_URL_SSM",
] as const;

const faultyServices: Partial<Record<(typeof proxiedServices)[number], Fault["service"]>> = {
  AWS_ENDPOINT_URL_DYNAMODB: "table",
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: "pool",
};

export interface PermissionProxies {
  /** The same endpoints, each behind its proxy. */
  readonly environment: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy in front of every stand-in that functions may call. */
export async function openPermissionProxies(
  environment: Readonly<Record<string, string>>,
  permissions: ReadonlyMap<string, ReadonlySet<string>>,
  log: (line: string) => void,
  { faults, consumption }: { readonly faults: Pick<Faults, "take" | "list">; readonly consumption: Consumption },
): Promise<PermissionProxies> {
  const noteUse = openUseRecord();
  const isLate = () => faults.list().some(({ kind }) => kind === "late");
  const proxies = await Promise.all(
    proxiedServices.map(async (name) => {
      const service = faultyServices[name];
      const takeFault = service && ((call: TableCall) => faults.take(service, call));
      const proxy = await startPermissionProxy({
        endpoint: environment[name] ?? "",
        permissions,
        log,
        noteUse,
        ...(takeFault && { takeFault }),
        ...(service === "table" && { consumption, isLate }),
      });
      return [name, proxy] as const;
    }),
  );
  return {
    environment: { ...environment, ...Object.fromEntries(proxies.map(([name, { endpoint }]) => [name, endpoint])) },
    stop: async () => {
      await Promise.all(proxies.map(([, proxy]) => proxy.stop()));
    },
  };
}
