import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ghostlight } from "#lib/ghostlight.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { version } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
ghostlight({ root, release: version, site: `${root}/dist/site` }).synth();
