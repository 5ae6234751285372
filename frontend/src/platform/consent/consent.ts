import { type ConsentStore, createConsentStore } from "./consentStore.ts";

/** What this visitor has consented to. Code that needs consent reads it here and subscribes. */
export const consent: ConsentStore = createConsentStore(() => localStorage);
