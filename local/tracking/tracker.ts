import { readFileSync } from "node:fs";
import type { HttpAnswer, HttpRequest } from "#local/http.ts";

/** A page view or an event that would have been sent to HubSpot. */
export interface Tracked {
  /** ISO 8601 */
  readonly at: string;
  readonly call: string;
  /** The event's name. */
  readonly name: string;
  readonly path: string;
  readonly address: string;
  readonly title: string;
  readonly referrer: string;
  readonly identity: unknown;
}

export interface Tracker {
  readonly script: () => HttpAnswer;
  /** Returns the image and records the data in its address. */
  readonly take: (request: HttpRequest) => HttpAnswer;
  /** Newest first. */
  readonly list: () => readonly Tracked[];
}

/** Under the site's own address, so the security policy needn't allow another. */
export const scriptPath = "/local/tracking/script.js";
export const trackerPath = "/local/tracking/pixel.gif";

export const localTrackingScript = (origin: string): string => `${origin}${scriptPath}`;

/** The maximum number of entries. Beyond it, the oldest are dropped. */
const maxRequests = 300;

/** Records what HubSpot's tracking script would have sent, until it stops. */
export function openTracker(now: () => number): Tracker {
  let requests: readonly Tracked[] = [];
  return {
    script: () => answer("text/javascript; charset=utf-8", readFileSync(new URL("./script.js", import.meta.url))),
    take: ({ query }) => {
      requests = [{ at: new Date(now()).toISOString(), ...tracked(new URLSearchParams(query)) }, ...requests].slice(
        0,
        maxRequests,
      );
      return answer("image/gif", emptyImage);
    },
    list: () => requests,
  };
}

const answer = (type: string, body: Buffer): HttpAnswer => ({
  status: 200,
  headers: { "content-type": type, "cache-control": "no-store" },
  body,
});

const emptyImage = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function tracked(query: URLSearchParams): Omit<Tracked, "at"> {
  const param = (name: string): string => query.get(name) ?? "";
  return {
    call: param("call"),
    name: param("name"),
    path: param("path"),
    address: param("address"),
    title: param("title"),
    referrer: param("referrer"),
    identity: parsed(param("identity")),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}
