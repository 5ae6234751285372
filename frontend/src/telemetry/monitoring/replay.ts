import { getReplay, replayIntegration } from "@sentry/react";

/** There can be one recorder in a page; consent that comes back starts the same one again. */
let integration: ReturnType<typeof replayIntegration> | undefined;

/**
 * The specification's two: text is not masked, media are not blocked. But the manuscript and the shared play carry
 * Sentry's own `data-sentry-block` where they are drawn, and the rooms behind the sign-in, where names and titles stand,
 * its `data-sentry-mask`; the tab's title and all labels are masked here.
 * Sent uncompressed: the policy forbids workers made of text, and so it can be scrubbed like everything else.
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
