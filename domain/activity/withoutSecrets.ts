/**
 * Returns an address in a form that is safe to store: origin and path. Queries and fragments can contain codes and
 * searches, and the part after `shared` opens a play. Returns an empty string if the input isn't a web address.
 */
export function withoutSecrets(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) return "";
  const segments = url.pathname.split("/");
  const shared = segments.findIndex((segment) => decodedSegment(segment).toLowerCase() === "shared");
  const path = shared === -1 ? url.pathname : `${segments.slice(0, shared + 1).join("/")}/`;
  return `${url.origin}${path}`.slice(0, maxAddressLength);
}

const maxAddressLength = 1000;

/** Decodes a path segment the way routers do. Returns it unchanged if it isn't valid percent-encoding. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
