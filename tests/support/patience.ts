import { vi } from "vitest";

/** What a test waits for gets as long as the rest of the test: on a busy machine, loading a part of a screen takes seconds. */
const timeout = 60_000;

/** Files share a process, which is told once. */
const told = globalThis as { isPatient?: boolean };

/** Vitest has a setting for `expect.poll`, but none for these. */
if (!told.isPatient) {
  told.isPatient = true;
  const { waitFor, waitUntil } = vi;
  vi.waitFor = (check, options) => waitFor(check, typeof options === "number" ? options : { timeout, ...options });
  vi.waitUntil = (check, options) => waitUntil(check, typeof options === "number" ? options : { timeout, ...options });
}

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/dom");
  configure({ asyncUtilTimeout: timeout });
}
