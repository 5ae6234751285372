import "./platform/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { preloadScreen } from "./app/routes.tsx";
import { setCallTimer } from "./platform/callTimer.ts";
import { showWantedLanguage } from "./platform/language.ts";
import { preloadSession } from "./platform/session/browserSessionStore.ts";
import { takeSignInLink } from "./platform/session/signInLink.ts";
import { pageMetrics } from "./telemetry/metrics/pageMetrics.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";
import { rootOptions } from "./ui/rootOptions.ts";
import "./ui/ui.css";

// First, so that no other code sees the secret in a link.
takeSignInLink(location, history);
startMonitoring();
setCallTimer(pageMetrics.time);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
const hasSession = preloadSession();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);
// Public pages are built with their content. React renders a part again where this browser formats something differently, such
// as prices in another variety of the language.
const start = (): void => {
  // Not before the language is shown, because a screen may copy messages when its code is loaded.
  if (hasSession) preloadScreen(window.location.pathname);
  if (root.hasChildNodes()) hydrateRoot(root, app, { ...rootOptions, onRecoverableError: () => undefined });
  else createRoot(root, rootOptions).render(app);
};
void showWantedLanguage().then(start, start);
