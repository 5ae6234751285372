import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SharedPlayScreen } from "./features/reader/SharedPlayScreen.tsx";
import { ErrorBoundary } from "./modules/screen/ErrorBoundary.tsx";
import { keepFunctionalEntries } from "./platform/browserStorage.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";
import { recordReaderVisit } from "./telemetry/tracking/recordReaderVisit.ts";
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
recordReaderVisit();
