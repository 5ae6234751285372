import { useEffect } from "react";
import { useStore } from "#frontend/state/useStore.ts";
import { consent } from "./consent.ts";
import type { Consent } from "./consentStore.ts";

const unknown: Consent = { isGiven: true, preferences: { essential: true, functional: false, analytics: false } };

/** What this visitor has consented to, in every tab. On a server, nothing. */
export function useConsent(): Consent {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith("cookie-")) && consent.reread();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return useStore(consent, () => unknown);
}
