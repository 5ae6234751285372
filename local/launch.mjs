// Runs on a fresh clone with nothing installed: `node local/launch.mjs start|dev|test`. Everything else is TypeScript.
import { readFileSync } from "node:fs";
import { installPackages } from "./installPackages.mjs";

const root = new URL("..", import.meta.url);
const [command = "start"] = process.argv.slice(2);
try {
  assertNode();
  installPackages(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";
const { register } = await import("tsx/esm/api");
register();
await import(`./commands/${command}.ts`);

/** The oldest Node that Ghostlight runs on is in `package.json`: `>=20.19`. */
function assertNode() {
  const { engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  const oldest = engines.node.replace(">=", "");
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = oldest.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Error(
    `Ghostlight needs Node ${oldest} or newer; this is ${process.versions.node}. See https://nodejs.org.`,
  );
}
