import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogSource, MessageConstants } from "./compileCatalog.ts";

export const messagesFolder = join(import.meta.dirname, "../../src/messages");

const isCatalog = (name: string): boolean => name.endsWith(".yaml");

/** The catalogs of a language; those of English without one. */
export const readCatalogs = (language = ""): CatalogSource[] =>
  readdirSync(join(messagesFolder, language))
    .filter(isCatalog)
    .sort()
    .map((name) => readCatalogFile(language ? `${language}/${name}` : name));

/** Reads a catalog by its path below the folder of the messages. */
export const readCatalogFile = (path: string): CatalogSource => ({
  path,
  text: readFileSync(join(messagesFolder, path), "utf8"),
});

/** The languages that English is translated into: each has a folder. */
export const translatedLanguages = (): string[] =>
  readdirSync(messagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * The values that every message knows: where code imports them from, by their names. A value of another module comes from
 * there, because `constants.ts` would bring all the others along.
 */
export function messageConstants(): MessageConstants {
  const text = readFileSync(join(messagesFolder, "constants.ts"), "utf8");
  const own = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => [name, { name }] as const);
  const others = [...text.matchAll(/^export \{ (\w+)(?: as (\w+))? \} from "([^"]+)"/gm)].map(
    ([, name = "", known = name, module]) => [known, { name, module }] as const,
  );
  return new Map([...own, ...others]);
}
