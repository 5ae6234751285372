import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readPlayFile } from "#domain/play/formats/reading/readPlayFile.ts";
import { writePlayFile } from "#domain/play/formats/writing/writePlayFile.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";

/*
 * A process that reads a file, writes the play in a format and reads that again. It prints the milliseconds of
 * processor time and the most memory in megabytes that it took. Arguments: the file, and a format other than PDF.
 */
const [path = "", id = ""] = process.argv.slice(2);
const { play } = await readPlayFile({ name: basename(path), bytes: new Uint8Array(readFileSync(path)) }, numberedIds());
const start = process.cpuUsage();
const { bytes, extension } = await writePlayFile(play, id as Parameters<typeof writePlayFile>[1], {
  createdAt: new Date(0),
});
await readPlayFile({ name: `play${extension}`, bytes }, numberedIds());
const { user, system } = process.cpuUsage(start);
console.log(JSON.stringify({ milliseconds: (user + system) / 1000, megabytes: process.resourceUsage().maxRSS / 1000 }));
