import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const file = join(import.meta.dirname, "../head.html");

/** Puts what the heads of the app's page and the public pages have in common in the place of a comment. */
export const commonHead = (): Plugin => ({
  name: "common-head",
  transformIndexHtml: {
    order: "pre",
    handler: (page) => page.replace("<!-- head.html -->", () => readFileSync(file, "utf8").trim()),
  },
});
