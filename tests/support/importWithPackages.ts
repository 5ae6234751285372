import { execFileSync } from "node:child_process";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackages } from "#local/installPackages.mjs";

const root = resolve(import.meta.dirname, "../..");

/**
 * Imports a module from a folder with packages of its own, such as `bench/peers`, and installs them if they're missing.
 * Few people need them, so `npm ci` leaves them out. The path is relative to the project's root.
 */
export function importWithPackages<Module>(path: string): Promise<Module> {
  openFolder(dirname(path));
  return import(pathToFileURL(join(root, path)).href);
}

/**
 * Installs a folder's packages if they're missing, and checks the folder's types: `npm run check` can't do that while
 * packages are missing. Throws if there's an error in them.
 */
export function openFolder(folder: string): void {
  installPackages(pathToFileURL(`${join(root, folder)}/`));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [compiler, "--noEmit", "-p", join(root, folder)], { stdio: "inherit" });
}
