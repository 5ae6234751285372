import { recentEvents, type SecurityEvent, type SecurityEventType } from "#domain/security/securityEvent.ts";

let events: readonly SecurityEvent[] = [];

/** Keeps an event for an hour, in this tab alone; the server hears of violations from the browser itself. */
export function recordSecurityEvent(
  type: SecurityEventType,
  details: SecurityEvent["details"],
  now = new Date(),
): void {
  events = recentEvents([...events, { type, details, timestamp: now.toISOString() }], now.getTime());
}

/** The last hour's events of this tab, oldest first. */
export function listSecurityEvents(nowMs = Date.now()): readonly SecurityEvent[] {
  events = recentEvents(events, nowMs);
  return events;
}
