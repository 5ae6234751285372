// Deletes the weights of large fonts that nothing uses, after packages were installed. They'd be 250 MB, a fifth of all
// packages, and no package has only the others.
import { existsSync, readdirSync, rmSync } from "node:fs";

const twoWeights = /-(400|700)-normal\.woff2?$/;
const oneWeight = /-400-normal\.woff2?$/;

const used = {
  "noto-sans-jp": twoWeights,
  "noto-sans-kr": twoWeights,
  "noto-sans-sc": twoWeights,
  "noto-sans-tc": twoWeights,
  "noto-sans-symbols": oneWeight,
  "noto-emoji": oneWeight,
};

for (const [name, files] of Object.entries(used)) {
  const folder = new URL(`../node_modules/@fontsource/${name}/files/`, import.meta.url);
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder).filter((each) => !files.test(each))) rmSync(new URL(file, folder));
}
