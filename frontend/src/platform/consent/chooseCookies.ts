import type { CookiePreferences } from "#domain/consent/cookiePreferences.ts";
import { consent } from "./consent.ts";
import { cookieSettings } from "./cookieSettings.ts";

/** Stores a choice and closes the dialog. */
export function chooseCookies(preferences: CookiePreferences): void {
  consent.save(preferences);
  cookieSettings.close();
}
