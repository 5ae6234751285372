import { formats, isReadable, isWritable } from "#domain/play/formats/formats.ts";
import { readers } from "#domain/play/formats/readers.ts";
import { writers } from "#domain/play/formats/writers.ts";
import { guildModern } from "#domain/play/layout/guildModern.ts";
import type { Play } from "#domain/play/play.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { hamlet, repeated } from "./plays.ts";

const options = { notes: true, layout: guildModern, createdAt: new Date(0) };
/** For Word and Final Draft, as promised. */
const promisedMilliseconds = 500;
const promised = new Set(["docx", "fdx"]);
const rounds = 9;

/** Measures how long each format takes to write Hamlet and to read it again, in one Node thread. */
export async function measure(): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  for (const format of formats) {
    if (!isWritable(format) || format.id === "pdf") continue;
    const write = await writers[format.id]();
    const limit = promised.has(format.id) ? { limit: promisedMilliseconds } : {};
    const writing = (play: Play) => timesOf(() => write(play, options), rounds);
    figures[`writing ${format.label}`] = { value: median(await writing(hamlet())), unit: "ms", ...limit };
    if (!isReadable(format)) continue;
    const read = await readers[format.id]();
    const reading = (bytes: Uint8Array) => timesOf(() => read(bytes, numberedIds()), rounds);
    const once = median(await reading(bytesOf(write(hamlet(), options))));
    figures[`reading ${format.label}`] = { value: once, unit: "ms", ...limit };
    if (!promised.has(format.id)) continue;
    const long = median(await timesOf(() => read(bytesOf(write(repeated(hamlet(), 8), options)), numberedIds()), 1, 0));
    figures[`reading and writing eight times Hamlet, ${format.label}`] = { value: long, unit: "ms" };
  }
  return figures;
}

const bytesOf = (written: string | Uint8Array): Uint8Array =>
  typeof written === "string" ? new TextEncoder().encode(written) : written;
