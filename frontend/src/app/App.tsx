import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { shellWords } from "#frontend/messages/shell.yaml";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { ErrorBoundary } from "../modules/screen/ErrorBoundary.tsx";
import { Island } from "../modules/screen/Island.tsx";
import { collectForNewPlay } from "../modules/screen/typedAhead.ts";
import { useIsHydrated } from "../state/useIsHydrated.ts";
import { focusHeading } from "./focusHeading.ts";
import { recoverFocus } from "./recoverFocus.ts";
import { AppRoutes } from "./routes.tsx";
import { startServices } from "./startServices.ts";

interface AppProps {
  readonly cookieNotice: ReactNode;
}

/** The whole app without what differs between the browser and the server: the router, and how the cookie notice loads. */
export function App({ cookieNotice }: AppProps) {
  useEffect(startServices, []);
  useEffect(recoverFocus, []);
  return (
    <ErrorBoundary>
      <RouteFocus />
      <AppRoutes />
      <ToastRegion dismissLabel={shellWords.dismiss} />
      {/* Pages are built before it's known who has answered it. */}
      <Island name="CookieNotice" isHidden={!useIsHydrated()}>
        {cookieNotice}
      </Island>
    </ErrorBoundary>
  );
}

/**
 * On every new path, scrolls to the top and focuses the heading once it's there, like a full page load. What's typed meanwhile
 * for a new play isn't lost.
 */
function RouteFocus() {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => collectForNewPlay(pathname), [pathname]);
  useEffect(() => {
    if (last.current === pathname || hash) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, hash]);
  return null;
}
