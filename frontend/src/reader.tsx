import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { SharedPlayScreen } from "./features/reader/SharedPlayScreen.tsx";
import { ErrorBoundary } from "./modules/screen/ErrorBoundary.tsx";
import { keepFunctionalEntries } from "./platform/browserStorage.ts";
import { showWantedLanguage } from "./platform/language.ts";
import { startMonitoring } from "./telemetry/monitoring/startMonitoring.ts";
import { recordReaderVisit } from "./telemetry/tracking/recordReaderVisit.ts";
import { rootOptions } from "./ui/rootOptions.ts";
import "./ui/reader.css";

// The page behind a share link, without the code that only the app needs.
// Does what `withoutEval.ts` does without importing it. Zod may load later and reads its settings from here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
startMonitoring({ when: "something fails" });

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root element.");
const start = (): void =>
  createRoot(root, rootOptions).render(
    <StrictMode>
      <ErrorBoundary>
        <SharedPlayScreen />
      </ErrorBoundary>
    </StrictMode>,
  );
void showWantedLanguage().then(start, start);
keepFunctionalEntries();
recordReaderVisit();
