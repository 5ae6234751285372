import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { keepFunctionalEntries } from "./app/browserStorage.ts";
import { ErrorBoundary } from "./app/ErrorBoundary.tsx";
import { startMonitoring } from "./app/monitoring/startMonitoring.ts";
import { noteReader } from "./app/tracking/noteReader.ts";
import { SharedPlayScreen } from "./features/shared/SharedPlayScreen.tsx";
import "./ui/reader.css";

// The page behind a share link: the play, and nothing of the house that its reader has no use for.
// As `withoutEval.ts`, without Zod, which may never be needed: when it comes, it finds this where it keeps its settings.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
startMonitoring({ when: "something fails" });

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to stand on.");
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <SharedPlayScreen />
    </ErrorBoundary>
  </StrictMode>,
);
keepFunctionalEntries();
noteReader();
