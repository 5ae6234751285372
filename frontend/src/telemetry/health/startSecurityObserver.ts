import { looksLikeScript } from "#domain/security/securityEvent.ts";
import { keptViolation } from "#domain/security/violation.ts";
import { recordSecurityEvent } from "./securityEvents.ts";

/**
 * Records what the content security policy blocks in this tab, and addresses that contain a script. Returns a function
 * that stops it.
 */
export function startSecurityObserver(): () => void {
  const lookAtAddress = () => {
    if (looksLikeScript(`${location.search}${location.hash}`)) recordSecurityEvent("xss_attempt", { where: "address" });
  };
  document.addEventListener("securitypolicyviolation", noteViolation);
  window.addEventListener("hashchange", lookAtAddress);
  lookAtAddress();
  return () => {
    document.removeEventListener("securitypolicyviolation", noteViolation);
    window.removeEventListener("hashchange", lookAtAddress);
  };
}

function noteViolation(event: SecurityPolicyViolationEvent): void {
  const violation = keptViolation({
    page: event.documentURI,
    directive: event.effectiveDirective,
    blocked: event.blockedURI,
    source: event.sourceFile ?? "",
    line: event.lineNumber,
    column: event.columnNumber,
  });
  if (!violation) return;
  const { type, ...details } = violation;
  recordSecurityEvent(type, details);
}
