import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formats, isReadable } from "#domain/play/formats/formats.ts";

interface Manifest {
  readonly file_handlers: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../public/manifest.webmanifest"), "utf8"),
) as Manifest;

/** Files of these aren't those of a writing program: the system shouldn't offer to open every picture book or web page. */
const general = new Set(["plain text", "html", "markdown", "rtf", "tei", "downstage", "json", "epub", "pdf"]);

test("the system opens the files of writing programs with the installed app", () => {
  const endings = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
  const expected = formats.filter((format) => isReadable(format) && !general.has(format.id));
  expect(endings.sort()).toEqual(expected.map(({ extensions: [first] }) => first).sort());
});
