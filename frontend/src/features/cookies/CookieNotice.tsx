import { useState, useSyncExternalStore } from "react";
import { cookieSettings } from "#frontend/app/consent/cookieSettings.ts";
import { useConsent } from "#frontend/app/consent/useConsent.ts";
import { CookieBanner } from "./CookieBanner.tsx";
import { CookieDialog } from "./CookieDialog.tsx";

/** The banner until somebody has chosen or hidden it, and the dialog whenever it is asked for. */
export function CookieNotice() {
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
