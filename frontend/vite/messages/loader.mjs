import { isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";

/** The code of modules that Node can't load by itself, by their address. */
let sources = {};

export function initialize(given) {
  sources = given;
}

export function resolve(specifier, context, next) {
  const url = isAbsolute(specifier) ? pathToFileURL(specifier).href : specifier;
  return url in sources ? { url, shortCircuit: true } : next(specifier, context);
}

export const load = (url, context, next) =>
  url in sources ? { format: "module", source: sources[url], shortCircuit: true } : next(url, context);
