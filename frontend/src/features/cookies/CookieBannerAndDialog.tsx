import { useState } from "react";
import { cookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { useConsent } from "#frontend/platform/consent/useConsent.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { CookieBanner } from "./CookieBanner.tsx";
import { CookieDialog } from "./CookieDialog.tsx";

/** Shows the banner until the visitor chooses or hides it, and the dialog on request. */
export function CookieBannerAndDialog() {
  const { isGiven, preferences } = useConsent();
  const [isHidden, setHidden] = useState(false);
  const isOpen = useStore({ get: cookieSettings.isOpen, subscribe: cookieSettings.subscribe }, () => false);
  return (
    <>
      {!isGiven && !isHidden && <CookieBanner onHide={() => setHidden(true)} />}
      {isOpen && <CookieDialog kept={preferences} />}
    </>
  );
}
