import { afterAll, vi } from "vitest";

/** Vitest keeps it here, without a type. */
declare const __vitest_mocker__: { reset: () => void };

const shared = globalThis as { firstSettings?: NodeJS.ProcessEnv };
shared.firstSettings ??= { ...process.env };
const { firstSettings } = shared;

// Files share a process and its page, because opening these takes longer than most tests. Each file begins with modules,
// settings and timers of its own: these files replace and change them. What's installed in `node_modules` isn't loaded again.
__vitest_mocker__.reset();
vi.resetModules();
vi.unstubAllEnvs();
for (const name of Object.keys(process.env)) if (!(name in firstSettings)) delete process.env[name];
Object.assign(process.env, firstSettings);
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof document !== "undefined") for (const target of [window, document]) afterAll(endsListeners(target));

/** Returns a function that removes what listens to a target since now, so that modules of one file don't hear the next. */
function endsListeners(target: EventTarget): () => void {
  const add = target.addEventListener;
  const removals: (() => void)[] = [];
  target.addEventListener = (...given: Parameters<typeof add>) => {
    const [type, listener, options] = given;
    add.apply(target, given);
    // React is loaded once, and adds this one once for each document.
    if (type !== "selectionchange") removals.push(() => target.removeEventListener(type, listener, options));
  };
  return () => {
    target.addEventListener = add;
    for (const remove of removals) remove();
  };
}
