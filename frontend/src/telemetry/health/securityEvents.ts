import { recentEvents, type SecurityEvent, type SecurityEventType } from "#domain/security/securityEvent.ts";
import { keptViolation, type SeenViolation } from "#domain/security/violation.ts";

let events: readonly SecurityEvent[] = [];

/** Keeps an event for an hour in this tab. Browsers report violations to the server themselves. */
export function recordSecurityEvent(
  type: SecurityEventType,
  details: SecurityEvent["details"],
  now = new Date(),
): void {
  events = recentEvents([...events, { type, details, timestamp: now.toISOString() }], now.getTime());
}

/** Keeps what the content security policy blocked, unless a browser extension caused it. */
export function recordViolation(seen: SeenViolation): void {
  const violation = keptViolation(seen);
  if (!violation) return;
  const { type, ...details } = violation;
  recordSecurityEvent(type, details);
}

/** Returns this tab's events of the last hour, oldest first. */
export function listSecurityEvents(nowMs = Date.now()): readonly SecurityEvent[] {
  events = recentEvents(events, nowMs);
  return events;
}
