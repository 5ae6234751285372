import { useEffect } from "react";
import { essentialOnly } from "#domain/consent/cookiePreferences.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { consent } from "./consent.ts";
import type { Consent } from "./consentStore.ts";

const unknown: Consent = { isGiven: false, preferences: essentialOnly };

/** What this visitor has consented to, in every tab. On a server, it isn't known. */
export function useConsent(): Consent {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith("cookie-")) && consent.reread();
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, []);
  return useStore(consent, () => unknown);
}
