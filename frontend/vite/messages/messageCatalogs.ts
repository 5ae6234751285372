import { join, relative } from "node:path";
import type { Plugin } from "vite";
import { isCatalog, messagesFolder, readCatalogFile, readCatalogs, translatedLanguages } from "./catalogFiles.ts";
import { compileCatalog } from "./compileCatalog.ts";
import { messageConstants } from "./messageConstants.ts";

/** The parts of a translation that load by themselves, and the catalogs in each. The app needs all of them. */
const parts: Readonly<Record<string, (area: string) => boolean>> = {
  all: () => true,
  /** The messages of what runs on public pages, except those that only some of them need. */
  public: (area) => publicAreas.has(area),
  help: (area) => area === "help" || area === "helpTopics",
  sentences: (area) => area === "sentences",
};

const publicAreas = new Set([
  "consent",
  "contact",
  "editor",
  "failure",
  "home",
  "menuLabels",
  "offline",
  "pricing",
  "shell",
  "subscription",
]);

/** The module that loads translations, and the beginning of the names of their parts. */
const moduleName = "virtual:message-catalogs";

/** Compiles the catalogs of messages, and puts each part of a translation into one file. */
export const messageCatalogs = (): Plugin => ({
  name: "message-catalogs",
  enforce: "pre",
  resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
  load: (id) => (id.startsWith(`\0${moduleName}`) ? catalogCode(id.slice(1)) : undefined),
  transform: (_, id) => (isMessages(id) ? { code: catalogCode(id), map: null } : undefined),
});

/** Whether the code of a module comes from catalogs. */
export const isMessageModule = (id: string): boolean => isMessages(id) || id.startsWith(`\0${moduleName}`);

const isMessages = (id: string): boolean => isCatalog(id) && !relative(messagesFolder, id).startsWith("..");

/** The names of the modules that aren't files. */
export const translationModules = (): string[] => [
  moduleName,
  ...translatedLanguages().flatMap((language) => Object.keys(parts).map((part) => `${moduleName}/${language}-${part}`)),
];

/** Returns the JavaScript of a catalog, of a part of a translation, or of the module that loads the parts. */
export function catalogCode(id: string): string {
  if (isMessages(id)) {
    return compileCatalog(readCatalogFile(relative(messagesFolder, id).replaceAll("\\", "/")), messageConstants);
  }
  const [, language, part = ""] = /\/(.*)-(\w+)$/.exec(id) ?? [];
  if (!language) return loadersOf(translatedLanguages());
  return readCatalogs(language)
    .filter(({ path }) => parts[part]?.(path.replace(/^.*\/|\.\w+$/g, "")))
    .map(({ path }) => `export * from ${JSON.stringify(join(messagesFolder, path))};\n`)
    .join("");
}

function loadersOf(languages: readonly string[]): string {
  const loaders = languages.map((language) => {
    const fields = Object.keys(parts).map((part) => `${part}: () => import("${moduleName}/${language}-${part}")`);
    return `${JSON.stringify(language)}: { ${fields.join(", ")} }`;
  });
  return `export const catalogs = { ${loaders.join(", ")} };`;
}
