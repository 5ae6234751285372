/** HubSpot's data centres by the names that its embed codes use; the first needs none. */
export const trackingRegions = ["na1", "na2", "na3", "eu1", "ap1"] as const;
type TrackingRegion = (typeof trackingRegions)[number];

/** Where HubSpot's tracking script for a portal is. */
export const trackingScriptOf = (portalId: string, region: TrackingRegion = "na1"): string =>
  `https://js${suffixOf(region)}.hs-scripts.com/${portalId}.js`;

const suffixOf = (region: TrackingRegion): string => (region === "na1" ? "" : `-${region}`);

export interface TrackingHosts {
  /** Origins that scripts may come from. */
  readonly scripts: readonly string[];
  /** Origins that are told, by the address of an image. */
  readonly images: readonly string[];
}

/**
 * Whom a page must let in for such a script: itself, the analytics that it brings along, and what asks HubSpot's own
 * question about cookies, which keeps them waiting otherwise. Not what reads forms, opens chats or shows pop-ups.
 */
export function trackingHosts(script: string): TrackingHosts {
  const { origin } = new URL(script);
  const suffix = /^https:\/\/js(-\w+)?\.hs-scripts\.com$/.exec(origin)?.[1] ?? "";
  return {
    scripts: [origin, `https://js${suffix}.hs-analytics.net`, `https://js${suffix}.hs-banner.com`],
    images: [`https://track${suffix}.hubspot.com`],
  };
}
