import { getReplay, replayIntegration } from "@sentry/react";

/** A page can have only one recorder. Renewed consent starts the same one again. */
let integration: ReturnType<typeof replayIntegration> | undefined;

/**
 * As specified, text isn't masked and media aren't blocked. But the manuscript and shared plays have Sentry's
 * `data-sentry-block`, and the screens behind the sign-in, which show names and titles, have `data-sentry-mask`. The
 * tab's title and all labels are masked here.
 * Replays are sent uncompressed: the content security policy forbids workers made from text, and this way they can be
 * scrubbed like everything else.
 */
export function openReplay() {
  const isBack = integration !== undefined;
  integration ??= replayIntegration({
    maskAllText: false,
    blockAllMedia: false,
    mask: ["title"],
    maskAttributes: ["title", "placeholder", "aria-label", "alt", "value"],
    networkCaptureBodies: false,
    useCompression: false,
  });
  if (isBack) getReplay()?.startBuffering();
  return { integration, stop: () => void getReplay()?.stop({ flush: false }) };
}
