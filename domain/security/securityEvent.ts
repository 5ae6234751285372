export const securityEventTypes = ["csp_violation", "mixed_content", "unsafe_inline", "xss_attempt"] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

/** Something that looked like an attack, or like a mistake that would let one in. */
export interface SecurityEvent {
  readonly type: SecurityEventType;
  /** Places and directives; never a word of a play, nor a whole address. */
  readonly details: Readonly<Record<string, string | number>>;
  /** ISO 8601. */
  readonly timestamp: string;
}

/** Security events are kept for an hour. */
export const eventsKeptMs = 3_600_000;

/** A page that is under attack has more to do than to count. */
const mostEvents = 100;

/** The events that are still to be kept, oldest first. */
export const recentEvents = (events: readonly SecurityEvent[], nowMs: number): readonly SecurityEvent[] =>
  events.filter(({ timestamp }) => nowMs - Date.parse(timestamp) < eventsKeptMs).slice(-mostEvents);

/** An address that carries a script, as links do that are sent to people to attack them. */
export function looksLikeScript(address: string): boolean {
  const text = decoded(address.slice(0, 8000));
  return /<\s*(?:script|iframe|svg|img|object|embed)\b|\bon(?:error|load|click|mouseover)\s*=|javascript:/i.test(text);
}

/** Twice, as attackers hide behind a second encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(decodeURIComponent(text));
  } catch {
    return text;
  }
}
