import { afterAll } from "vitest";
import { startGhostlight } from "./stack.ts";

/** Starts a separate Ghostlight for one test file of the `alone` project, before the file is loaded. */
const stack = await startGhostlight();
(globalThis as { ownOrigin?: string }).ownOrigin = stack.origin;
afterAll(stack.stop);
