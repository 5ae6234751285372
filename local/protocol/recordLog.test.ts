import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod";
import { temporaryFolder } from "#tests/support/temporaryFolder.ts";
import { openRecordLog } from "./recordLog.ts";

const fresh = () => join(temporaryFolder(), "inner", "props.jsonl");
const open = (file: string) => openRecordLog(file, z.object({ name: z.string() }));

test("keeps puts and removals across a restart, without being closed", () => {
  const file = fresh();
  const log = open(file);
  log.put("skull", { name: "Yorick" });
  log.put("skull", { name: "alas" });
  log.put("foil", { name: "unbated" });
  log.remove("foil");
  expect([...open(file).all()]).toEqual([["skull", { name: "alas" }]]);
});

test("drops an incomplete last line and appends cleanly after it", () => {
  const file = fresh();
  open(file).put("skull", { name: "Yorick" });
  appendFileSync(file, '["foil",{"na');
  open(file).put("cup", { name: "poisoned" });
  expect([...open(file).all()].map(([key]) => key)).toEqual(["skull", "cup"]);
});

test("refuses a file that is damaged in the middle, and names the line", () => {
  const file = fresh();
  open(file).put("skull", { name: "Yorick" });
  writeFileSync(file, `rubbish\n${readFileSync(file, "utf8")}`);
  expect(() => open(file)).toThrow(/damaged in line 1/);
});
