import { recentEvents, type SecurityEvent, type SecurityEventType } from "#domain/security/securityEvent.ts";

let events: readonly SecurityEvent[] = [];

/** Keeps an event for an hour in this tab. Browsers report violations to the server themselves. */
export function recordSecurityEvent(
  type: SecurityEventType,
  details: SecurityEvent["details"],
  now = new Date(),
): void {
  events = recentEvents([...events, { type, details, timestamp: now.toISOString() }], now.getTime());
}

/** Returns this tab's events of the last hour, oldest first. */
export function listSecurityEvents(nowMs = Date.now()): readonly SecurityEvent[] {
  events = recentEvents(events, nowMs);
  return events;
}
