import { HubspotError } from "./HubspotError.ts";

/** The rate limits of a private app on a Professional account, and of searches in general. */
const limits = [
  { policy: "TEN_SECONDLY_ROLLING", most: 190, windowMs: 10_000, isFor: () => true },
  { policy: "SECONDLY", most: 5, windowMs: 1000, isFor: (path: string) => path.endsWith("/search") },
] as const;

/** Seconds until the next request is allowed. */
export class TooMany extends HubspotError {
  readonly policyName: string;
  readonly retryAfter: number;

  constructor(policyName: string, retryAfter: number) {
    super(429, "RATE_LIMITS", `You have reached your ${policyName.toLowerCase()} limit.`);
    this.policyName = policyName;
    this.retryAfter = retryAfter;
  }
}

/** Counts a request and refuses it over the limit. */
export function openLimits(): (path: string, now: number) => void {
  const counts = limits.map((limit) => ({ ...limit, times: [] as number[] }));
  return (path, now) => {
    for (const count of counts.filter(({ isFor }) => isFor(path))) {
      count.times = count.times.filter((time) => time > now - count.windowMs && time <= now);
      const [oldest = now] = count.times;
      if (count.times.length >= count.most)
        throw new TooMany(count.policy, Math.ceil((oldest + count.windowMs - now) / 1000));
      count.times.push(now);
    }
  };
}
