import { Suspense } from "react";
import { onDemand } from "#frontend/app/Screen.tsx";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";

const Notice = onDemand("CookieBannerAndDialog", () => import("#frontend/features/cookies/CookieBannerAndDialog.tsx"));

/** Banner and dialog load after the first paint. */
export const CookieNotice = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <Notice />
    </Suspense>
  </ErrorBoundary>
);
