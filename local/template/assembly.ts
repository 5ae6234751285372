import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type CloudTemplate, readTemplate } from "./cloudTemplate.ts";

const manifest = z.object({
  artifacts: z.record(z.string(), z.object({ type: z.string(), environment: z.string().optional() })),
});

/** CDK's output, as far as it's used here. */
export interface Assembly {
  /** The folder with the assets. */
  readonly folder: string;
  readonly region: string;
  readonly template: CloudTemplate;
}

/** Reads the app's stack. The edge stack isn't needed, and the site's files come from their build folder. */
export function readAssembly(folder: string): Assembly {
  const { artifacts } = manifest.parse(JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8")));
  const [name, artifact] = Object.entries(artifacts).find(([name]) => /^Ghostlight-.+-app$/.test(name)) ?? [];
  const region = artifact?.environment?.split("/").at(-1);
  if (!name || !region) throw new Error(`${folder} holds no stack of Ghostlight's app.`);
  return { folder, region, template: readTemplate(join(folder, `${name}.template.json`)) };
}
