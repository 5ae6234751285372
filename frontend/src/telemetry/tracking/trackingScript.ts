import { trackingHosts } from "#domain/api/trackingScript.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";

/** The ID in HubSpot's own embed code. */
const id = "hs-script-loader";

/** Loads the tracking script, once per page. */
export function addTrackingScript(address: string, onFailure: () => void): void {
  const script = document.createElement("script");
  script.id = id;
  script.async = true;
  script.addEventListener("error", onFailure);
  if (isOurs(address)) script.src = trustedScriptUrl(address);
  else {
    trustHosts(trackingHosts(address).scripts);
    script.src = address;
  }
  document.head.append(script);
}

/** Removes the tracking script and everything it added to the page. */
export function removeTrackingScript(address: string): void {
  document.getElementById(id)?.remove();
  if (isOurs(address)) return;
  const { scripts } = trackingHosts(address);
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[src]"))
    if (scripts.includes(originOf(script.src))) script.remove();
}

const originOf = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).origin : "";
const isOurs = (address: string): boolean => originOf(address) === location.origin;

interface Rules {
  readonly createScriptURL: (address: string) => string;
  readonly createHTML: () => string;
}
interface TrustedTypes {
  readonly createPolicy: (name: string, rules: Rules) => unknown;
}

/** One of our scripts, which does nothing. */
const nothing = "/nothing.js";
let isTrusting = false;

/**
 * The script creates more scripts from text, which Trusted Types forbid. This policy allows it for HubSpot's own hosts.
 * Anything else, such as scripts that read forms, is replaced by a script that does nothing, and markup by an empty
 * string, because a refusal would stop HubSpot's script halfway.
 */
function trustHosts(hosts: readonly string[]): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || isTrusting) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => (hosts.includes(originOf(address)) ? address : nothing),
    createHTML: () => "",
  });
  isTrusting = true;
}
