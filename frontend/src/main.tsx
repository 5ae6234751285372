import "./platform/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { preloadScreen } from "./app/routes.tsx";
import { setCallTimer } from "./platform/callTimer.ts";
import { preloadSession } from "./platform/session/browserSessionStore.ts";
import { takeSignInLink } from "./platform/session/signInLink.ts";
import { pageMetrics } from "./telemetry/metrics/pageMetrics.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";
import "./ui/ui.css";

// First, so that no other code sees the secret in a link.
takeSignInLink(location, history);
startMonitoring();
setCallTimer(pageMetrics.time);

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
if (preloadSession()) preloadScreen(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
