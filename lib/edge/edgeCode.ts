import { readFileSync } from "node:fs";
import { interfaceLanguages } from "#domain/account/interfaceLanguages.ts";

const read = (name: string): string => readFileSync(new URL(`./${name}.js`, import.meta.url), "utf8");

const noFolder = 'var siteFolder = "";';
const noLanguages = 'var translations = "";';
const [, ...translations] = interfaceLanguages;

/**
 * Returns the code of a CloudFront function. CloudFront's functions can't import anything. `siteFolder` is the folder of the
 * release that the site shows, if it isn't the current one.
 */
export function edgeCode(name: "viewerRequest" | "viewerResponse", siteFolder = ""): string {
  const code = `${read("pageOf")}\n${read(name)}`;
  if (!code.includes(noFolder)) throw new Error("pageOf.js doesn't say in which folder the site's files are.");
  if (!code.includes(noLanguages)) throw new Error("pageOf.js doesn't say which languages the site has.");
  return code
    .replace(noFolder, `var siteFolder = "${siteFolder}";`)
    .replace(noLanguages, `var translations = "${translations.join("|")}";`);
}
