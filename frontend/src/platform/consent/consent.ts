import { type ConsentStore, createConsentStore } from "./consentStore.ts";

/** The one place that knows what this visitor agrees to. Who needs consent asks here, and subscribes. */
export const consent: ConsentStore = createConsentStore(() => localStorage);
