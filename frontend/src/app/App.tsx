import { type ReactNode, useEffect } from "react";
import { shellWords } from "#frontend/messages/shell.ts";
import { ToastRegion } from "#frontend/ui/ToastRegion.tsx";
import { ErrorBoundary } from "../modules/screen/ErrorBoundary.tsx";
import { Island } from "../modules/screen/Island.tsx";
import { useIsHydrated } from "../state/useIsHydrated.ts";
import { keepFocus } from "./keepFocus.ts";
import { RouteFocus } from "./RouteFocus.tsx";
import { AppRoutes } from "./routes.tsx";
import { startServices } from "./startServices.ts";

interface AppProps {
  readonly cookieNotice: ReactNode;
}

/** The whole app without what differs between the browser and the server: the router, and how the cookie notice loads. */
export function App({ cookieNotice }: AppProps) {
  useEffect(startServices, []);
  useEffect(keepFocus, []);
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
