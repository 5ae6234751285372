import { hourMs } from "../time.ts";
export const securityEventTypes = ["csp_violation", "mixed_content", "unsafe_inline", "xss_attempt"] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

/** Something that looked like an attack, or like a mistake that would allow one. */
export interface SecurityEvent {
  readonly type: SecurityEventType;
  /** Locations and directives; never the text of a play, nor a full address. */
  readonly details: Readonly<Record<string, string | number>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Security events are kept for an hour. */
export const eventsKeptMs = hourMs;

/** A limit, so that a page under attack doesn't spend its time on counting. */
const maxEvents = 100;

/** Returns the events that are still kept, oldest first. */
export const recentEvents = (events: readonly SecurityEvent[], nowMs: number): readonly SecurityEvent[] =>
  events.filter(({ timestamp }) => nowMs - Date.parse(timestamp) < eventsKeptMs).slice(-maxEvents);

/** Returns whether an address contains a script, as links used in attacks do. */
export function looksLikeScript(address: string): boolean {
  const text = decoded(address.slice(0, 8000));
  return /<\s*(?:script|iframe|svg|img|object|embed)\b|\bon(?:error|load|click|mouseover)\s*=|javascript:/i.test(text);
}

/** Decodes twice, because attackers use double encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
