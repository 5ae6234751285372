import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import * as logging from "./yjsLogging.ts";

test("has everything that Yjs uses of the module that it replaces", () => {
  const code = readFileSync(fileURLToPath(import.meta.resolve("yjs")), "utf8");
  const used = new Set([...code.matchAll(/\blogging\.(\w+)/g)].map(([, name = ""]) => name));
  expect(used).toContain("warn");
  expect([...used].filter((name) => !(name in logging))).toEqual([]);
});

test("says what Yjs says, without colors", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const info = vi.spyOn(console, "info").mockReturnValue();
  logging.warn("Not the same document");
  logging.print(logging.ORANGE, logging.BOLD, "[yjs] ", logging.UNBOLD, logging.RED, "Changed the client");
  expect(warn).toHaveBeenCalledWith("Not the same document");
  expect(info).toHaveBeenCalledWith("[yjs] Changed the client");
});
