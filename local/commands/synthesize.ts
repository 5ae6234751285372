import { fileURLToPath } from "node:url";
import { synthesize } from "#local/build/build.ts";

await synthesize(fileURLToPath(new URL("../..", import.meta.url)), console.log);
