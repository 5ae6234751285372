/*
 * `tsx --import` of this file lets programs import message catalogs, which the site's build and the tests compile with Vite.
 */
import { register } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { messagesFolder, readCatalogs, translatedLanguages } from "./catalogFiles.ts";
import { catalogCode, translationModules } from "./messageCatalogs.ts";

const languages = ["", ...translatedLanguages()];
const catalogs = languages.flatMap((language) => readCatalogs(language)).map(({ path }) => join(messagesFolder, path));
const modules = [
  ...catalogs.map((path) => [pathToFileURL(path).href, catalogCode(path)]),
  ...translationModules().map((name) => [name, catalogCode(name)]),
];

register("./loader.mjs", import.meta.url, { data: Object.fromEntries(modules) });
