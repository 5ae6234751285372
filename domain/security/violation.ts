import type { SecurityEventType } from "./securityEvent.ts";

/** A violation as the browser reports it, in either report format or in its own event. */
export interface SeenViolation {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** A violation in a form that is safe to store: no query, no token, no ID, no code sample. */
export interface Violation extends SeenViolation {
  readonly type: SecurityEventType;
}

/** Returns the storable form of a violation; undefined if a browser extension caused it. */
export function keptViolation(seen: SeenViolation): Violation | undefined {
  if (isExtension(seen.source) || isExtension(seen.blocked)) return undefined;
  const storable = {
    page: shapeOfPage(seen.page),
    directive: /^[a-z][a-z-]{1,40}/.exec(seen.directive)?.[0] ?? "unknown",
    blocked: sourceOf(seen.blocked),
    source: fileOf(seen.source),
    line: seen.line,
    column: seen.column,
  };
  return { ...storable, type: typeOf(storable, seen.page) };
}

const isExtension = (address: string): boolean => /^[a-z-]*extension\b/i.test(address);

function typeOf({ blocked, directive }: Pick<Violation, "blocked" | "directive">, page: string): SecurityEventType {
  if (blocked.startsWith("trusted-types") || directive.includes("trusted-types")) return "xss_attempt";
  if (blocked === "inline") return "unsafe_inline";
  return page.startsWith("https:") && blocked.startsWith("http:") ? "mixed_content" : "csp_violation";
}

/** Returns the screen, not the play or the link: `/editor/…` for every editor. */
function shapeOfPage(address: string): string {
  const path = urlOf(address)?.pathname ?? "/";
  const [, screen = "", ...rest] = path.split("/");
  if (!/^[a-z-]{0,30}$/.test(screen)) return "/…";
  return rest.length > 0 ? `/${screen}/…` : `/${screen}`;
}

/** Returns the source of the blocked resource: a keyword such as `inline`, a scheme, or an origin. */
function sourceOf(address: string): string {
  if (/^[a-z-]{1,40}$/.test(address)) return address;
  const url = urlOf(address);
  return (
    url && /^(https?|wss?):$/.test(url.protocol) ? `${url.protocol}//${url.host}` : (url?.protocol ?? "unknown")
  ).slice(0, 200);
}

/** Returns a file of the built app by name, anything else by its origin. */
function fileOf(address: string): string {
  const name = /^\/assets\/[\w.-]{1,100}\.m?js$/.exec(urlOf(address)?.pathname ?? "")?.[0];
  return name ?? (address === "" ? "" : sourceOf(address));
}

const urlOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);
