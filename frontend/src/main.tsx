import "./app/withoutEval.ts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "./app/App.tsx";
import { startMonitoring } from "./app/monitoring/startMonitoring.ts";
import { preloadScreen } from "./app/routes.tsx";
import { preloadSession } from "./app/session/sessionKeeper.ts";
import { takeSignInLink } from "./app/session/signInLink.ts";
import "./ui/ui.css";

// First: nothing else is to see the secret in a link.
takeSignInLink(location, history);
startMonitoring();

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to stand on.");
if (preloadSession()) preloadScreen(window.location.pathname);
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
