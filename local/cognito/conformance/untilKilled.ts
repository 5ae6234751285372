import { rehearse } from "./rehearsal.ts";

/** Runs a stand-in in its own process, so a test can kill it. Prints its address and serves. */
const { endpoint } = await rehearse({ dataFolder: process.argv[2] ?? "" });
console.info(endpoint);
