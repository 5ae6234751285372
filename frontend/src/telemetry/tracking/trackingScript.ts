import { trackingHosts } from "#domain/api/trackingScript.ts";
import { trustedScriptUrl } from "#frontend/platform/trustedScriptUrl.ts";

/** The name that HubSpot's own embed code gives it. */
const id = "hs-script-loader";

/** Loads the tracking script, once in a page. */
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

/** Takes it out of the page, with what it brought along. */
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

/** A script of ours that does nothing. */
const nothing = "/nothing.js";
let isTrusting = false;

/**
 * The script makes further scripts out of texts, which trusted types forbid; with this policy it may, from its own hosts.
 * Whatever else it wants to load, as what reads forms, is nothing, and so is all markup: refused, it would stop halfway.
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
