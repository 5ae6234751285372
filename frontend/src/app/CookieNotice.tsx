import { useEffect, useState } from "react";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

const BannerAndDialog = lazyComponent(
  async () => (await import("#frontend/features/cookies/CookieBannerAndDialog.tsx")).CookieBannerAndDialog,
);

/** Banner and dialog load when the screen is there and the page is idle. */
export function CookieNotice() {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <BannerAndDialog />
    </ErrorBoundary>
  );
}
