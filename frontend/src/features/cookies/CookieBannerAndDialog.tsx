import { useState, useSyncExternalStore } from "react";
import { cookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { useConsent } from "#frontend/platform/consent/useConsent.ts";
import { CookieBanner } from "./CookieBanner.tsx";
import { CookieDialog } from "./CookieDialog.tsx";

/** Shows the banner until the visitor chooses or hides it, and the dialog on request. */
export function CookieBannerAndDialog() {
  const { isGiven, preferences } = useConsent();
  const [isHidden, setHidden] = useState(false);
  const isOpen = useSyncExternalStore(cookieSettings.subscribe, cookieSettings.isOpen, () => false);
  return (
    <>
      {!isGiven && !isHidden && <CookieBanner onHide={() => setHidden(true)} />}
      {isOpen && <CookieDialog kept={preferences} />}
    </>
  );
}
