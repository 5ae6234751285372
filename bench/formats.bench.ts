import { formats, isReadable, isWritable } from "#domain/play/formats/formats.ts";
import { writePdf } from "#domain/play/formats/pdf/writePdf.ts";
import { readers } from "#domain/play/formats/reading/readers.ts";
import { writers } from "#domain/play/formats/writing/writers.ts";
import { guildModern } from "#domain/play/layout/designs/guildModern.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { type Figures, median, timesOf } from "./figures.ts";
import { measureFountainPeers } from "./formats/fountainPeers.ts";
import { measureGrowth } from "./formats/growth.ts";
import { measurePdfProcesses } from "./formats/pdfProcesses.ts";
import { hamlet } from "./plays.ts";

const options = { layout: guildModern, createdAt: new Date(0) };
/** As promised. */
const limits: Readonly<Record<string, number>> = { docx: 500, fdx: 500, pdf: 5000 };
const rounds = 9;
const slowRounds = 3;

/** Measures formats with Hamlet: ours one by one, beside other programs, and how they grow with a play's length. */
export async function measure(): Promise<Figures> {
  return {
    ...(await measureOwn()),
    ...(await measurePdfReading()),
    ...(await measureFountainPeers()),
    ...(await measurePdfProcesses()),
    ...(await measureGrowth()),
  };
}

/** How long each format takes to write and to read again, in one thread. */
async function measureOwn(): Promise<Figures> {
  const figures: Record<string, Figures[string]> = {};
  const play = hamlet();
  for (const format of formats) {
    if (!isWritable(format) || format.id === "pdf") continue;
    const write = await writers[format.id]();
    figures[`writing ${format.label}`] = await time(() => write(play, options), limits[format.id]);
    if (!isReadable(format)) continue;
    const read = await readers[format.id]();
    const bytes = bytesOf(write(play, options));
    figures[`reading ${format.label}`] = await time(() => read(bytes, numberedIds()), limits[format.id]);
  }
  return figures;
}

async function measurePdfReading(): Promise<Figures> {
  const read = await readers.pdf();
  const bytes = writePdf(paginate(hamlet()), { ...options, fonts: manuscriptFonts(), title: "Hamlet" });
  return { "reading PDF": await time(() => read(bytes, numberedIds()), limits.pdf, slowRounds) };
}

async function time(run: () => unknown, limit: number | undefined, times = rounds): Promise<Figures[string]> {
  const value = median(await timesOf(run, times));
  return { value, unit: "ms", ...(limit === undefined ? {} : { limit }) };
}

const bytesOf = (written: string | Uint8Array): Uint8Array =>
  typeof written === "string" ? new TextEncoder().encode(written) : written;
