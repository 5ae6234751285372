/** HubSpot's data centers, as its embed codes name them. The first is the default and needs no suffix. */
export const trackingRegions = ["na1", "na2", "na3", "eu1", "ap1"] as const;
type TrackingRegion = (typeof trackingRegions)[number];

/** The address of HubSpot's tracking script for a portal. */
export const trackingScriptOf = (portalId: string, region: TrackingRegion = "na1"): string =>
  `https://js${suffixOf(region)}.hs-scripts.com/${portalId}.js`;

const suffixOf = (region: TrackingRegion): string => (region === "na1" ? "" : `-${region}`);

export interface TrackingHosts {
  /** Origins that scripts may be loaded from. */
  readonly scripts: readonly string[];
  /** Origins that receive data through image requests. */
  readonly images: readonly string[];
}

/**
 * The hosts that a page must allow for the tracking script: the script itself, the analytics code it loads, and
 * HubSpot's cookie banner script, because the others wait for it. Scripts that read forms, open chats, or show pop-ups
 * aren't included.
 */
export function trackingHosts(script: string): TrackingHosts {
  const { origin } = new URL(script);
  const suffix = /^https:\/\/js(-\w+)?\.hs-scripts\.com$/.exec(origin)?.[1] ?? "";
  return {
    scripts: [origin, `https://js${suffix}.hs-analytics.net`, `https://js${suffix}.hs-banner.com`],
    images: [`https://track${suffix}.hubspot.com`],
  };
}
