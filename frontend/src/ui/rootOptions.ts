import type { RootOptions } from "react-dom/client";

/**
 * The options of every React root. An error boundary reports what it catches, so React doesn't print it, too: code that a
 * lost connection keeps from loading isn't an error.
 */
export const rootOptions: RootOptions = { onCaughtError: () => undefined };
