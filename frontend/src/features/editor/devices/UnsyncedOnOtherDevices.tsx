import { useEffect, useState } from "react";
import type { PlayId } from "#domain/play/play.ts";
import { ErrorBoundary } from "#frontend/modules/screen/ErrorBoundary.tsx";
import { lazyComponent } from "#frontend/platform/lazyComponent.tsx";
import { whenIdle } from "#frontend/platform/whenIdle.ts";

const OtherDevices = lazyComponent(async () => (await import("./OtherDevices.tsx")).OtherDevices);

/** Shows whether another device reported unsynced changes of this play, once the page is idle. */
export function UnsyncedOnOtherDevices({ playId }: { readonly playId: PlayId }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!isIdle) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <OtherDevices playId={playId} />
    </ErrorBoundary>
  );
}
