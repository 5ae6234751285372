import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import type { z } from "zod";
import { withoutJsonSchema } from "./withoutJsonSchema.ts";

const installed = join(import.meta.dirname, "../../node_modules/zod/index.js");

/** Returns the code of zod as the site bundles it. */
async function bundleZod(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [withoutJsonSchema()],
    build: { write: false, minify: false, lib: { entry: installed, formats: ["es"] } },
  });
  const [result] = [built].flat();
  if (!result || !("output" in result)) throw new Error("Nothing was built.");
  return result.output[0].code;
}

test("schemas parse as before, without the code for JSON Schema, which says that it's missing", async () => {
  const code = await bundleZod();
  // What the writer says about a schema that it left out.
  expect(code.includes("Unprocessed schema")).toBe(false);
  const bundled: { readonly z: typeof z } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const schema = bundled.z.object({ title: bundled.z.string().max(5), draft: bundled.z.number().optional() });
  expect(schema.parse({ title: "Lamp" })).toEqual({ title: "Lamp" });
  expect(schema.safeParse({ title: "The Lamp" }).error?.issues).toMatchObject([{ code: "too_big", path: ["title"] }]);
  expect(schema["~standard"].validate({ title: "Lamp", draft: 2 })).toEqual({ value: { title: "Lamp", draft: 2 } });
  expect(() => schema.toJSONSchema()).toThrow("The app's code has no writer of JSON Schema.");
});
