import type { BrowserDevice } from "../harness/browserDevice.ts";

export interface ScriptWatch {
  /** Forgets the files of the page before. */
  readonly begin: () => void;
  /** The script files that the page has requested. */
  readonly files: () => readonly string[];
  /** Lets the browser be idle. Until then, it never is. */
  readonly becomeIdle: () => Promise<void>;
}

/** Watches which script files a device's pages load before and after the browser is idle. */
export async function watchScripts({ page, context }: BrowserDevice): Promise<ScriptWatch> {
  const files = new Set<string>();
  await context.addInitScript(holdIdle);
  page.on("request", (request) => {
    if (request.resourceType() === "script") files.add(new URL(request.url()).pathname);
  });
  return {
    begin: () => files.clear(),
    files: () => [...files],
    becomeIdle: () => page.evaluate(() => window.becomeIdle()),
  };
}

/** Runs in the page before its own code. */
function holdIdle(): void {
  const { requestIdleCallback, cancelIdleCallback } = window;
  const waiting = new Map<number, IdleRequestCallback>();
  let last = 0;
  window.requestIdleCallback = (run) => {
    waiting.set(++last, run);
    return last;
  };
  window.cancelIdleCallback = (id) => waiting.delete(id);
  window.becomeIdle = () => {
    Object.assign(window, { requestIdleCallback, cancelIdleCallback });
    for (const run of waiting.values()) run({ didTimeout: false, timeRemaining: () => 50 });
  };
}

declare global {
  interface Window {
    becomeIdle: () => void;
  }
}
