import { looksLikeScript } from "#domain/security/securityEvent.ts";
import { keptViolation } from "#domain/security/violation.ts";
import { recordSecurityEvent } from "./securityEvents.ts";

/** Notes from now on what the content policy stops in this tab, and addresses that carry a script. Answers how to stop. */
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
