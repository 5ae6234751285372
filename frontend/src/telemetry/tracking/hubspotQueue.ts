/** `_hsq` takes commands, and functions that it calls in turn. */
export type HubspotCommand = readonly [command: string, ...values: unknown[]] | (() => void);

/** The two commands that HubSpot documents for this. They set and delete the cookie `__hs_do_not_track`. */
export const optOut: HubspotCommand = ["doNotTrack"];
export const optIn: HubspotCommand = ["doNotTrack", { track: true }];

/** HubSpot's queue: an array until its script runs. After that, pushed commands run immediately. */
export function hubspotQueue(): HubspotCommand[] {
  const page = window as { _hsq?: HubspotCommand[] };
  page._hsq ??= [];
  return page._hsq;
}

export function push(...entries: readonly HubspotCommand[]): void {
  // One by one, because the script's replacement for `push` takes only one.
  for (const entry of entries) hubspotQueue().push(entry);
}
