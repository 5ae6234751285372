import { rehearse } from "./rehearsal.ts";

/** A stand-in of its own process, to be killed: prints its address and serves. */
const { endpoint } = await rehearse({ dataFolder: process.argv[2] ?? "" });
console.info(endpoint);
