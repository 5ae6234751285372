import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = join(root, "node_modules/@fontsource-variable/bricolage-grotesque");
const target = join(root, "frontend/src/ui/fonts");

/** The only weight and width of headings. */
const variationAxes = { wght: 650, wdth: 85 };

/** Files by script, as the package has them. */
const scripts = ["latin", "latin-ext", "vietnamese"];

// Writes the font of headings in its one weight and width: a quarter of the variable font.
for (const script of scripts) {
  const whole = readFileSync(join(source, `files/bricolage-grotesque-${script}-wdth-normal.woff2`));
  const font = await subsetFont(whole, undefined, { targetFormat: "woff2", keepAllGlyphs: true, variationAxes });
  writeFileSync(join(target, `bricolage-grotesque-${script}-650.woff2`), font);
}
copyFileSync(join(source, "LICENSE"), join(target, "LICENSE"));
