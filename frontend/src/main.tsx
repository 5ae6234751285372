import "./platform/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link } from "react-router-dom";
import { App } from "./app/App.tsx";
import { CookieNotice } from "./app/CookieNotice.tsx";
import { preloadScreen } from "./app/routes.tsx";
import { setCallTimer } from "./platform/callTimer.ts";
import { showWantedLanguage, takeMailLanguage } from "./platform/language.ts";
import { takeSignInLink } from "./platform/session/auth/signInLink.ts";
import { preloadSession } from "./platform/session/store/browserSessionStore.ts";
import { pageMetrics } from "./telemetry/metrics/pageMetrics.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";
import { LinkContext } from "./ui/Link.tsx";
import { rootOptions } from "./ui/rootOptions.ts";
import "./ui/ui.css";

// First, so that no other code sees the secret in a link.
takeMailLanguage(location, history);
takeSignInLink(location, history);
startMonitoring();
setCallTimer(pageMetrics.time);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
const hasSession = preloadSession();
const start = (): void => {
  // Not before the language is shown, because a screen may copy messages when its code is loaded.
  if (hasSession) preloadScreen(window.location.pathname);
  createRoot(root, rootOptions).render(
    <StrictMode>
      <BrowserRouter>
        <LinkContext value={Link}>
          <App cookieNotice={<CookieNotice />} />
        </LinkContext>
      </BrowserRouter>
    </StrictMode>,
  );
};
void showWantedLanguage().then(start, start);
