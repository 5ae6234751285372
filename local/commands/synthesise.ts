import { fileURLToPath } from "node:url";
import { synthesise } from "#local/build/build.ts";

await synthesise(fileURLToPath(new URL("../..", import.meta.url)), console.log);
