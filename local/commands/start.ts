import { open } from "./open.ts";

await open({ site: true });
