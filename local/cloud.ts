import * as z from "zod";
import { contactEmail } from "./contactEmail.ts";
import { type Answerer, openDistribution } from "./edge/distribution.ts";
import { openSiteFiles } from "./edge/siteFiles.ts";
import type { Faults } from "./faults.ts";
import { asynchronous } from "./functions/FunctionPool.ts";
import { openFunctions } from "./functions/functions.ts";
import { openGateway } from "./gateway/gateway.ts";
import { localDsn } from "./monitoring/ingest.ts";
import type { MovableClock } from "./movableClock.ts";
import type { Consumption } from "./permissions/consumption.ts";
import { openPermissionProxies } from "./permissions/permissionProxies.ts";
import { permissionsOf } from "./permissions/permissions.ts";
import { startSchedules } from "./schedules.ts";
import type { StandIns } from "./standIns.ts";
import type { Assembly } from "./template/assembly.ts";
import { resolve } from "./template/resolve.ts";
import { localTrackingScript } from "./tracking/tracker.ts";

export interface CloudOptions {
  readonly assembly: Assembly;
  readonly standIns: StandIns;
  readonly clock: MovableClock;
  readonly faults: Pick<Faults, "take" | "list">;
  /** Counts what functions consume of the table. */
  readonly consumption: Consumption;
  /** The site's origin. */
  readonly origin: string;
  /** The folder of the built app. */
  readonly siteFolder: string;
  readonly log: (line: string) => void;
}

/** Everything that holds no data: functions, gateway, edge and schedules. It can be restarted while people write. */
export interface Cloud {
  /** The site's own address. */
  readonly site: Answerer;
  /** The API's own address. Only CloudFront should call it. */
  readonly api: Answerer;
  readonly invoke: (logicalId: string, event: unknown) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export async function openCloud(options: CloudOptions): Promise<Cloud> {
  const { assembly, standIns, clock, faults, consumption, origin, siteFolder, log } = options;
  const { template, folder } = assembly;
  const { names, cognito } = standIns;
  const gates = await openPermissionProxies(standIns.environment, permissionsOf(template), log, {
    faults,
    consumption,
  });
  const environment = { ...gates.environment, SENTRY_DSN: localDsn(origin) };
  const functions = openFunctions({ template, names, assembly: folder, clock, environment, log });
  const api = openGateway({
    template,
    names,
    functions,
    jwks: { keys: cognito.jwks.keys.map((key) => ({ ...key })) },
    now: clock.now,
  });
  const config = z.string().parse(resolve(template.output("SiteConfig"), names));
  const files = openSiteFiles({ folder: siteFolder, config: withEndpoints(config, origin), origin });
  const site = openDistribution({ template, names, files, api });
  const stopSchedules = startSchedules({ template, names, now: clock.now, invoke: asynchronous(functions.invoke) });
  return {
    site,
    api,
    invoke: functions.invoke,
    stop: async () => {
      stopSchedules();
      await functions.stop();
      await gates.stop();
    },
  };
}

/**
 * Tells the browser where the stand-ins are. They are under the site's own address, because the page's security policy
 * allows no other.
 */
const withEndpoints = (config: string, origin: string): string =>
  JSON.stringify({
    ...JSON.parse(config),
    userPoolEndpoint: `${origin}/local/cognito`,
    sentryDsn: localDsn(origin),
    trackingScript: localTrackingScript(origin),
    contactEmail,
    sells: true,
  });
