// Deletes the weights of the Chinese, Japanese and Korean fonts that nothing uses, after packages were installed. They'd
// be 220 MB, a fifth of all packages, and no package has only the other two.
import { existsSync, readdirSync, rmSync } from "node:fs";

const used = /-(400|700)-normal\.woff2?$/;

for (const language of ["jp", "kr", "sc", "tc"]) {
  const folder = new URL(`../node_modules/@fontsource/noto-sans-${language}/files/`, import.meta.url);
  if (!existsSync(folder)) continue;
  for (const name of readdirSync(folder).filter((each) => !used.test(each))) rmSync(new URL(name, folder));
}
