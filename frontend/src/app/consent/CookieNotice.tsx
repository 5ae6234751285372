import { Suspense } from "react";
import { ErrorBoundary } from "#frontend/app/ErrorBoundary.tsx";
import { onDemand } from "#frontend/app/Screen.tsx";

const Notice = onDemand("CookieNotice", () => import("#frontend/features/cookies/CookieNotice.tsx"));

/** Banner and dialog come after the first paint; nobody misses the page for them. */
export const CookieNotice = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  </ErrorBoundary>
);
