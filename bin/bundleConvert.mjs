import { readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "esbuild";

/**
 * Bundles `convert.ts` into one file, and lists in `bundle.json` what it was made from. The file's name has a hash of its
 * content, so compiled code that's stored beside it belongs to it. Returns its path.
 */
export async function bundleConvert(root, folder) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ["bin/convert.ts"],
    outdir: folder,
    entryNames: "[name]-[hash]",
    outExtension: { ".js": ".cjs" },
    bundle: true,
    metafile: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    external: ["pdfjs-dist"],
    // Node 20 can't import from code that was stored.
    supported: { "dynamic-import": false },
    alias: {
      "brotli/decompress.js": join(root, "domain/play/formats/pdf/withoutBrotli.ts"),
      "tiny-inflate": join(root, "bin/inflateNatively.cjs"),
    },
    define: { "import.meta.url": "moduleUrl" },
    banner: { js: 'const moduleUrl = require("node:url").pathToFileURL(__filename).href;' },
    logLevel: "error",
  });
  const [output = ""] = Object.keys(metafile.outputs);
  const file = join(root, output);
  const own = Object.keys(metafile.inputs).filter((path) => !path.startsWith("node_modules/"));
  const sources = [...own, "bin/bundleConvert.mjs", "package-lock.json"];
  const list = join(folder, "bundle.json");
  writeFileSync(`${list}.new`, JSON.stringify({ file, sources }));
  renameSync(`${list}.new`, list);
  const old = readdirSync(folder).filter((name) => !/^bundle\.json/.test(name) && !name.startsWith(basename(file)));
  for (const name of old) rmSync(join(folder, name), { recursive: true, force: true });
  return file;
}
