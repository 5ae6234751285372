import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stackNamesOf } from "#lib/stackNames.ts";
import { resourcesIn, wholeStage } from "./support/synthesizedStage.ts";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const namesIn = (folder: string) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
const documents = namesIn("docs")
  .filter((name) => name.endsWith(".md"))
  .map((name) => [name, read(`docs/${name}`)] as const);
const guide = read("docs/first-deployment.md");
const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;

/** `npm run NAME -- OPTIONS`, as far as the line or the backticks go. */
const commandsIn = (text: string) =>
  [...text.matchAll(/npm run ([\w-]+)(?: -- ([^`\n#]*))?/g)].map(([, name = "", given = ""]) => ({
    name,
    options: [...given.matchAll(/--([a-z][\w-]*)/g)].map(([, option = ""]) => option),
  }));

/** The options that a script's file names, as keys or in what it prints. Undefined for a script without a file of its own. */
function optionsOf(name: string): RegExp[] | undefined {
  const [file] = /\S+\.ts\b/.exec(scripts[name] ?? "") ?? [];
  if (!file || !existsSync(join(root, file))) return undefined;
  return [...read(file).matchAll(/["']?([a-z][\w-]*)["']?: \{ type: /g)].map(([, key]) => new RegExp(`^${key}$`));
}

test.each(documents)("%s: every npm command exists, and an operator's takes the options that it's given", (_, text) => {
  for (const { name, options } of commandsIn(text)) {
    expect(Object.keys(scripts)).toContain(name);
    const known = optionsOf(name);
    if (!known || known.length === 0) continue;
    for (const option of options)
      expect(
        known.some((each) => each.test(option)),
        `${name} --${option}`,
      ).toBe(true);
  }
});

test("the guide to the first deployment deploys, checks and names the stacks that a stage has, and no other", () => {
  expect(commandsIn(guide).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["preflight", "synth", "diff", "deploy", "smoke"]),
  );
  const named = [...guide.matchAll(/Ghostlight-live-[a-z-]+/g)].map(([name]) => name);
  expect([...new Set(named)].sort()).toEqual(Object.values(stackNamesOf("live")).sort());
});

test("its outputs, and the resources that it looks for by type, are in the app's template", () => {
  const { app } = wholeStage();
  const [, outputs = ""] = /outputs: (.+?) \|/.exec(guide) ?? [];
  const written = [...outputs.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(written.length).toBeGreaterThan(0);
  for (const name of written) expect(Object.keys(app.findOutputs("*"))).toContain(name);
  const types = [...guide.matchAll(/AWS::\w+::\w+/g)].map(([type]) => type);
  expect(types.length).toBeGreaterThan(0);
  for (const type of types) expect(resourcesIn(app)(type), type).toHaveLength(1);
  const [, count] = /`Ghostlight-live-app`: (\d+) resources/.exec(guide) ?? [];
  expect(Math.abs(Number(count) - Object.keys(app.toJSON().Resources).length)).toBeLessThan(20);
});

test("each sentence of our commands that it quotes is in their code", () => {
  const code = ["lib/operations", "bin", "lib"]
    .flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map(read)
    .join("\n")
    // Long sentences are made of several literals.
    .replaceAll(/["`] \+\n\s*["`]/g, "");
  const ofAws = /^(Environment aws|Your account must be verified|Email address is not verified|Rate exceeded)/;
  const quoted = [...guide.matchAll(/`([A-Z][^`\n]* [^`\n]+)`/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !ofAws.test(text));
  expect(quoted.length).toBeGreaterThan(8);
  for (const text of quoted) {
    const parts = text
      .split(/ ?…|\d+|stages\/live\.json/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    expect(new RegExp(parts.join(".{0,80}")).test(code), text).toBe(true);
  }
});
