import { Suspense } from "react";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";

const BannerAndDialog = lazyComponent(
  async () => (await import("#frontend/features/cookies/CookieBannerAndDialog.tsx")).CookieBannerAndDialog,
);

/** Banner and dialog load after the first paint. */
export const CookieNotice = () => (
  <ErrorBoundary fallback={() => null}>
    <Suspense fallback={null}>
      <BannerAndDialog />
    </Suspense>
  </ErrorBoundary>
);
