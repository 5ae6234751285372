import { looksLikeScript } from "#domain/security/securityEvent.ts";
import { runLoaded } from "#frontend/platform/runLoaded.ts";

/**
 * Records what the content security policy blocks in this tab, and addresses that contain a script. Returns a function
 * that stops it.
 */
export function startSecurityObserver(): () => void {
  const lookAtAddress = () => {
    if (!looksLikeScript(`${location.search}${location.hash}`)) return;
    later(({ recordSecurityEvent }) => recordSecurityEvent("xss_attempt", { where: "address" }));
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
  const seen = {
    page: event.documentURI,
    directive: event.effectiveDirective,
    blocked: event.blockedURI,
    source: event.sourceFile ?? "",
    line: event.lineNumber,
    column: event.columnNumber,
  };
  later(({ recordViolation }) => recordViolation(seen));
}

/** Hardly any page needs this code. */
const later = (record: (events: typeof import("./securityEvents.ts")) => void): void => {
  runLoaded(() => import("./securityEvents.ts"), record, "A security event could not be recorded");
};
