// Runs `convert.ts` as one file, with the code that V8 compiled in an earlier run: starting takes most of the time of a
// conversion. A CommonJS module starts faster than others, and V8 stores compiled code only of such files.
const { readFileSync, renameSync, statSync, writeFileSync } = require("node:fs");
const Module = require("node:module");
const { dirname, extname, join } = require("node:path");
const { Script } = require("node:vm");

const root = dirname(__dirname);
const folder = join(root, ".cache/convert");

async function main() {
  run(currentBundle() ?? (await makeBundle()));
}

/** Returns the path of the bundle; undefined if there is none, or if one of its sources is newer. */
function currentBundle() {
  const list = join(folder, "bundle.json");
  try {
    const { file, sources } = JSON.parse(readFileSync(list, "utf8"));
    const { mtimeMs } = statSync(list);
    return sources.every((path) => statSync(join(root, path)).mtimeMs < mtimeMs) ? file : undefined;
  } catch {
    return undefined;
  }
}

async function makeBundle() {
  const { bundleConvert } = await import("./bundleConvert.mjs");
  return bundleConvert(root, folder);
}

function run(path) {
  // Node 22 stores compiled code itself.
  if (Module.enableCompileCache) {
    Module.enableCompileCache(folder);
    require(path);
  } else runStored(path);
}

function runStored(path) {
  const stored = `${path}.${conversion()}.compiled`;
  const script = new Script(Module.wrap(readFileSync(path, "utf8")), {
    filename: path,
    cachedData: readStored(stored),
  });
  const module = new Module(path);
  script.runInThisContext()(module.exports, Module.createRequire(path), module, path, folder);
  // V8 rejects code that another version of it has compiled.
  if (script.cachedDataRejected === false) return;
  process.once("exit", () => {
    // What was needed has been compiled by now.
    writeStored(stored, script.createCachedData());
  });
}

/** Returns a name for the kind of conversion, such as `docx-pdf`: each needs other code. */
function conversion() {
  const names = process.argv.slice(2, 4).map((path) =>
    extname(path)
      .toLowerCase()
      .replace(/[^a-z]/g, ""),
  );
  return names.join("-");
}

function readStored(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

/** Without it, the next run is slower. */
function writeStored(path, code) {
  try {
    writeFileSync(`${path}.${process.pid}`, code);
    renameSync(`${path}.${process.pid}`, path);
  } catch {}
}

void main();
