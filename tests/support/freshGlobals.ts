import { vi } from "vitest";

// Test files of one process share its globals, and a page: each would start with what the ones before it have left there.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.useRealTimers();
if (typeof document !== "undefined") {
  localStorage.clear();
  sessionStorage.clear();
}
