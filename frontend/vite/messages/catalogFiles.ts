import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface CatalogSource {
  readonly text: string;
  /** The path below the folder of the messages, e.g. `es/find.yaml` or `es/helpTopics.md`. */
  readonly path: string;
}

export const messagesFolder = join(import.meta.dirname, "../../src/messages");

/** Catalogs are YAML; long pages are Markdown. */
export const isCatalog = (name: string): boolean => /\.(yaml|md)$/.test(name);

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
