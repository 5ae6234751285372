import { startConformanceRun } from "./conformanceRun.ts";

/** Runs a stand-in in its own process, so a test can kill it. Prints its address and serves. */
const { endpoint } = await startConformanceRun({ dataFolder: process.argv[2] ?? "" });
console.info(endpoint);
