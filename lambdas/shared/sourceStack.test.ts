import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { sourceStack } from "./sourceStack.ts";

const source = `interface Play { readonly title: string }
const open = (play: Play): never => {
  throw new Error(play.title);
};
try {
  open({ title: "The Lamp" });
} catch (error) {
  console.log((error as Error).stack);
}
`;

/** Returns the stack of an error in a bundle, as a function without its source map writes it. */
function stackOfBundle(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "open.ts"), source);
  const outfile = join(folder, "bundle", "index.mjs");
  const entryPoints = [join(folder, "open.ts")];
  buildSync({ entryPoints, outfile, bundle: true, format: "esm", platform: "node", sourcemap: true, minify: true });
  return execFileSync(process.execPath, [outfile], { encoding: "utf8", env: {} });
}

test("a place in a bundle becomes the place in its source", () => {
  const stack = stackOfBundle();
  expect(stack).toContain("index.mjs:1:");
  const [message, first, second] = sourceStack(stack).split("\n");
  expect([message, first, second]).toEqual([
    "Error: The Lamp",
    expect.stringMatching(/open\.ts:3:9\)?$/),
    expect.stringMatching(/open\.ts:6:3\)?$/),
  ]);
});

test("without a map, the stack stays as it is", () => {
  const stack = "Error: The Lamp\n    at open (file:///nowhere/index.mjs:7:1)\n    at node:internal/x:1:2";
  expect(sourceStack(stack)).toBe(stack);
});
