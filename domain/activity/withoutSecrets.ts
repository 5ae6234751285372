/**
 * An address as it may be written down: origin and path. Queries and fragments carry codes and searches,
 * and what stands behind `shared` opens somebody's play. Empty where it is no address of the web.
 */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return "";
  const segments = url.pathname.split("/");
  const shared = segments.findIndex((segment) => decodedSegment(segment).toLowerCase() === "shared");
  const path = shared === -1 ? url.pathname : `${segments.slice(0, shared + 1).join("/")}/`;
  return `${url.origin}${path}`.slice(0, longestAddress);
}

const longestAddress = 1000;

/** A part of a path in plain letters, as routers read it; as it stands where it is no good code. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
