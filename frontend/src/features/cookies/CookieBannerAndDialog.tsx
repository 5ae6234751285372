import { useState } from "react";
import { cookieNotice } from "#frontend/platform/consent/cookieNotice.ts";
import { cookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { useConsent } from "#frontend/platform/consent/useConsent.ts";
import { useIsHydrated } from "#frontend/state/useIsHydrated.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { CookieBanner } from "./CookieBanner.tsx";
import { CookieDialog } from "./CookieDialog.tsx";

/** Shows the banner until the visitor chooses or hides it, and the dialog on request. */
export function CookieBannerAndDialog() {
  const { isGiven, preferences } = useConsent();
  const [isHiddenNow, setHiddenNow] = useState(false);
  const isHidden = (useIsHydrated() && cookieNotice.isHidden()) || isHiddenNow;
  const isOpen = useStore({ get: cookieSettings.isOpen, subscribe: cookieSettings.subscribe }, () => false);
  const hide = () => {
    cookieNotice.hide();
    setHiddenNow(true);
  };
  return (
    <>
      {!isGiven && !isHidden && <CookieBanner onHide={hide} />}
      {isOpen && <CookieDialog kept={preferences} />}
    </>
  );
}
