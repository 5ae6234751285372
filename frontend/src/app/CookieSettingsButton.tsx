import { shellWords } from "#frontend/messages/shell.yaml";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { openCookieSettings } from "../platform/consent/cookieSettings.ts";

/** Opens the cookie settings, in the footer of the public pages. */
export const CookieSettingsButton = () => (
  <button type="button" disabled={!useIsHydrated()} onClick={openCookieSettings}>
    {shellWords.cookieSettings}
  </button>
);
