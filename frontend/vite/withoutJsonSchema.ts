import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const modules = /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves zod's writer of JSON Schema out, which every schema refers to. It's a fifth of the library, and the app writes
 * none. What's left of it throws.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: "without-json-schema",
  enforce: "pre",
  async load(id) {
    if (!modules.test(id)) return null;
    const names = Object.keys(await import(pathToFileURL(id).href));
    return [
      'const refuse = () => { throw new Error("The app\'s code has no writer of JSON Schema."); };',
      // A schema's interface for other libraries makes these when it's asked for, and calls what they return only for a schema.
      "const create = () => refuse;",
      ...names.map((name) => `export { ${name.startsWith("create") ? "create" : "refuse"} as ${name} };`),
    ].join("\n");
  },
});
