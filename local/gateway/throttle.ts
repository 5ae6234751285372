import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloudTemplate.ts";
import { type ResourceNames, resolve } from "#local/template/resolve.ts";

const settings = z.object({ ThrottlingRateLimit: z.number().optional(), ThrottlingBurstLimit: z.number().optional() });
const stage = z.object({ DefaultRouteSettings: settings, RouteSettings: z.record(z.string(), settings).default({}) });

/** Requests that are left. */
interface Bucket {
  readonly perSecond: number;
  readonly most: number;
  left: number;
  /** When `left` was right, in milliseconds. */
  at: number;
}

/** Returns whether a request of this route may pass, and counts it. */
export type Throttle = (routeKey: string) => boolean;

/**
 * Opens the stage's throttling: a bucket for each route with settings of its own, and one for all others. A bucket holds
 * the burst, and fills up with so many requests a second. Its time is the machine's, in milliseconds.
 */
export function openThrottle(template: CloudTemplate, names: ResourceNames, now = () => performance.now()): Throttle {
  const { Properties } = template.only("AWS::ApiGatewayV2::Stage");
  const { DefaultRouteSettings, RouteSettings } = stage.parse(resolve(Properties, names));
  const bucketOf = ({ ThrottlingRateLimit, ThrottlingBurstLimit }: z.output<typeof settings>): Bucket => {
    const perSecond = ThrottlingRateLimit ?? DefaultRouteSettings.ThrottlingRateLimit ?? Number.POSITIVE_INFINITY;
    const most = ThrottlingBurstLimit ?? DefaultRouteSettings.ThrottlingBurstLimit ?? Number.POSITIVE_INFINITY;
    return { perSecond, most, left: most, at: now() };
  };
  const common = bucketOf({});
  const own = new Map(Object.entries(RouteSettings).map(([routeKey, given]) => [routeKey, bucketOf(given)]));
  return (routeKey) => {
    const bucket = own.get(routeKey) ?? common;
    const time = now();
    bucket.left = Math.min(bucket.most, bucket.left + ((time - bucket.at) / 1000) * bucket.perSecond);
    bucket.at = time;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
