import { strFromU8, unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { paginate } from "#domain/play/layout/paginate.ts";
import type { Play } from "#domain/play/play.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import { blindNames, namedPlay, namesInPlay } from "#tests/support/namedPlay.ts";
import { pdfText } from "#tests/support/pdfText.ts";
import { character, dialogue, numberedIds, playWith, speech } from "#tests/support/playBuilder.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { type PackageChoices, packageChoices } from "./packageChoices.ts";
import { packageParts } from "./packagePart.ts";
import { pagesOf, planPackage } from "./planPackage.ts";
import { writePackage } from "./writePackage.ts";

const everything: PackageChoices = {
  parts: packageParts,
  firstPages: 10,
  isBlind: false,
  format: "pdf",
  letter: "Dear literary manager,\n\nplease read my play.\nHenrietta Quill",
};
const author = { name: "Henrietta Quill", bio: "Henrietta Quill lives in Oslo.", alsoNames: blindNames };

const rich = {
  ...namedPlay,
  front: {
    ...namedPlay.front,
    title: "Ghosts",
    synopsis: "A widow builds an orphanage.\n\nIt burns, as Ibsen knew.",
    musicalNumbers: "The Sun",
    characters: [character("REGINE", { description: "A maid, as Quill knew.", doubling: "also plays Quill" })],
  },
} satisfies Play;

async function pack(play: Play, change: Partial<PackageChoices> = {}, evenIfIncomplete = false) {
  const work = {
    play,
    choices: { ...everything, ...change },
    author,
    language: "en",
    createdAt: new Date("2027-01-10T12:00:00Z"),
    evenIfIncomplete,
  };
  return writePackage(work, async ({ layout }) => manuscriptFonts(layout.font.family));
}

async function unpack(play: Play, change: Partial<PackageChoices> = {}) {
  const written = await pack(play, change);
  if (written.kind !== "done") throw new Error("Characters can't be printed.");
  return { zipName: written.zipName, files: unzipSync(written.zip) };
}

/** Returns everything that can be read from a file, including its properties. */
async function textsOf(name: string, bytes: Uint8Array): Promise<string> {
  if (name.endsWith(".pdf")) return pdfText(bytes);
  return Object.values(unzipSync(bytes))
    .map((part) => strFromU8(part))
    .join("\n");
}

const pageCount = async (bytes = new Uint8Array()): Promise<number> =>
  (await getDocument({ data: bytes.slice(), verbosity: 0 }).promise).numPages;

test("each part is a file of one ZIP, named after the play, its author and the part", async () => {
  const { zipName, files } = await unpack(rich);
  expect(zipName).toBe("Ghosts - Henrik Ibsen - Submission package.zip");
  expect(Object.keys(files)).toEqual([
    "Ghosts - Henrik Ibsen - Full script.pdf",
    "Ghosts - Full script (blind copy).pdf",
    "Ghosts - Henrik Ibsen - First page.pdf",
    "Ghosts - Henrik Ibsen - Synopsis.pdf",
    "Ghosts - Henrik Ibsen - Character breakdown.pdf",
    "Ghosts - Henrik Ibsen - Musical numbers.pdf",
    "Ghosts - Henrik Ibsen - Title page.pdf",
    "Ghosts - Henrik Ibsen - Cover letter.pdf",
    "Ghosts - Henrik Ibsen - Bio.pdf",
  ]);
});

test.each(["pdf", "docx"] as const)("blind files as %s name the author nowhere, and the others do", async (format) => {
  const { zipName, files } = await unpack(rich, { format, isBlind: true });
  expect(zipName).toBe("Ghosts - Submission package.zip");
  const revealing: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const text = await textsOf(name, bytes);
    if (namesInPlay(name + text).length > 0) revealing.push(name);
  }
  expect(revealing).toEqual([
    `Ghosts - Henrik Ibsen - Full script.${format}`,
    `Ghosts - Henrik Ibsen - Title page.${format}`,
    `Ghosts - Henrik Ibsen - Cover letter.${format}`,
    `Ghosts - Henrik Ibsen - Bio.${format}`,
  ]);
  expect(Object.keys(files)).toContain(`Ghosts - First page.${format}`);
});

test("a page that is read on its own names the play, and its author unless it's blind", async () => {
  const { files } = await unpack(rich, { parts: ["synopsis"], format: "docx" });
  const named = await textsOf(".docx", Object.values(files)[0] ?? new Uint8Array());
  for (const text of ["Ghosts", "by Henrik Ibsen", "Synopsis", "A widow builds an orphanage."]) {
    expect(named).toContain(text);
  }
});

test("parts without text get no file and are reported", () => {
  const plan = planPackage(playWith({ title: "The Lamp" }), { ...everything, letter: " " }, { ...author, bio: "" });
  expect(plan.files.map(({ part }) => part)).toEqual(["titlePage"]);
  expect(plan.missing).toEqual(packageParts.filter((part) => part !== "titlePage"));
});

const long = generatePlay({ seed: 7, speeches: 400 });
const playPages = (play: Play, layout?: string) =>
  paginate({ ...play, pageLayout: layout ? { layout } : {} }).pages.filter(({ section }) => section === "play");

test.each([undefined, "us-manuscript", "european", "acting-edition", "musical"])(
  "the first pages of a PDF are those of the play in its layout (%s)",
  async (layout) => {
    expect(playPages(long, layout).length).toBeGreaterThan(10);
    const { files } = await unpack(long, { parts: ["firstPages", "script"], layout });
    const [script, first] = Object.values(files);
    expect(await pageCount(first)).toBe(10);
    expect(await pageCount(script)).toBe(paginate({ ...long, pageLayout: layout ? { layout } : {} }).pages.length);
  },
);

test.each([1, 3, 10])("the first %i pages in Word end where the next page begins", async (firstPages) => {
  const { files } = await unpack(long, { parts: ["firstPages"], format: "docx", firstPages });
  const [name = "", bytes = new Uint8Array()] = Object.entries(files)[0] ?? [];
  const { play } = await readPlayFile({ name, bytes }, numberedIds());
  const textOn = (
    lines: readonly { readonly blockId: unknown; readonly spans: readonly { readonly text: string }[] }[],
  ) => lines.filter(({ blockId }) => blockId).flatMap(({ spans }) => spans.map(({ text }) => text));
  const lettersIn = (text: string) => text.toUpperCase().replace(/CONTINUED|[^\p{L}\p{N}]/gu, "");
  const printed = playPages(long)
    .slice(0, firstPages)
    .flatMap(({ lines }) => textOn(lines));
  const written = play.blocks.flatMap(({ kind, text }) => (kind === "note" ? [] : text.map((span) => span.text)));
  const [expected, actual] = [printed, written].map((texts) => lettersIn(texts.join("")));
  expect(actual?.slice(-300)).toBe(expected?.slice(-300));
  expect(actual === expected).toBe(true);
});

test("a play that is shorter than its first pages is complete", async () => {
  const { files } = await unpack(rich, { parts: ["firstPages"] });
  expect(await pageCount(Object.values(files)[0])).toBe(1);
});

test.each(["pdf", "docx"] as const)("first pages as %s are named by the pages that they have", async (format) => {
  const short = generatePlay({ seed: 7, speeches: 40 });
  const pages = playPages(short).length;
  expect(pages).toBeGreaterThan(1);
  expect(pages).toBeLessThan(10);
  const namesOf = async (play: Play) =>
    Object.keys((await unpack(play, { parts: ["firstPages"], format })).files).map((name) => name.split(" - ").pop());
  expect(await namesOf(short)).toEqual([`First ${pages} pages.${format}`]);
  expect(await namesOf(long)).toEqual([`First 10 pages.${format}`]);
});

test("files of a play in Spanish are named in Spanish, and so is what's added to them", async () => {
  const { zipName, files } = await unpack({ ...rich, typing: { language: "es-AR" } });
  expect(zipName).toBe("Ghosts - Henrik Ibsen - Paquete para convocatorias.zip");
  expect(Object.keys(files).map((name) => name.split(" - ").pop())).toEqual([
    "Texto completo.pdf",
    "Texto completo (copia anónima).pdf",
    "Primera página.pdf",
    "Sinopsis.pdf",
    "Personajes.pdf",
    "Números musicales.pdf",
    "Portada.pdf",
    "Carta de presentación.pdf",
    "Biografía.pdf",
  ]);
  const synopsis = await pdfText(files["Ghosts - Henrik Ibsen - Sinopsis.pdf"] ?? new Uint8Array());
  for (const added of ["de Henrik Ibsen", "Sinopsis"]) expect(synopsis).toContain(added);
});

test("the ZIP file's name has the recipient, safe on every system, and no author's name in a blind package", () => {
  const zipOf = (recipient: string, change: Partial<PackageChoices> = {}) =>
    planPackage(rich, { ...everything, ...change }, author).zipNameFor(recipient);
  expect(zipOf("Yale Drama Series")).toBe("Ghosts - Henrik Ibsen - Yale Drama Series - Submission package.zip");
  expect(zipOf("Soho/Upstairs: “New?” ...")).toBe(
    "Ghosts - Henrik Ibsen - Soho Upstairs “New ” - Submission package.zip",
  );
  for (const blind of [{ isBlind: true }, { parts: ["blindScript"] as const }])
    expect(zipOf("Quill Prize", blind)).toBe("Ghosts - Prize - Submission package.zip");
  expect(zipOf("...", { isBlind: true })).toBe("Ghosts - Submission package.zip");
  const long = zipOf("桜".repeat(200));
  expect(long).toMatch(/^Ghosts - Henrik Ibsen - 桜{20} - Submission package\.zip$/);
});

test("names are safe on every system and stay within its limits", () => {
  const namesOf = (title: string, authors: string) =>
    planPackage(playWith({ title, authors, synopsis: "S." }), { ...everything, parts: ["synopsis"] }, author).files.map(
      ({ name }) => name,
    );
  expect(namesOf("Who / What: *why*?", "A\nB")).toEqual(["Who What why - A B - Synopsis.pdf"]);
  expect(namesOf("Con. The Musical", "")).toEqual(["Con_. The Musical - Henrietta Quill - Synopsis.pdf"]);
  expect(namesOf("…", "")).toEqual(["… - Henrietta Quill - Synopsis.pdf"]);
  expect(namesOf("...", "")).toEqual(["Untitled play - Henrietta Quill - Synopsis.pdf"]);
  const { files, zipNameFor } = planPackage(
    { ...playWith({ synopsis: "S." }), typing: { language: "es" } },
    { ...everything, parts: ["synopsis"] },
    author,
  );
  expect([files[0]?.name, zipNameFor("")]).toEqual([
    "Obra sin título - Henrietta Quill - Sinopsis.pdf",
    "Obra sin título - Henrietta Quill - Paquete para convocatorias.zip",
  ]);
  for (const title of ["x".repeat(300), "桜".repeat(300), "👩‍🎤".repeat(100)]) {
    const [name = ""] = namesOf(title, title);
    expect(new TextEncoder().encode(name).length).toBeLessThan(255);
    expect(name).toMatch(/ - Synopsis\.pdf$/);
  }
});

test("characters without a glyph are listed once, and can be printed as boxes", async () => {
  const play = playWith({ title: "The Lamp", synopsis: "世" }, speech("A", "世"), dialogue("世"));
  const parts = ["script", "firstPages", "synopsis"] as const;
  expect(await pack(play, { parts })).toMatchObject({ kind: "missing", missing: [{ character: "世" }] });
  expect(await pack(play, { parts }, true)).toMatchObject({ kind: "done" });
});

test("a title page in Word has no page number and no empty page after it", async () => {
  const { files } = await unpack(rich, { parts: ["titlePage"], format: "docx" });
  const text = await textsOf(".docx", Object.values(files)[0] ?? new Uint8Array());
  expect(text.match(/<w:sectPr>/g)).toHaveLength(1);
  expect(text).toContain('<w:headerReference w:type="default" r:id="rIdNoHeader"/>');
});

test("a layout that doesn't exist anymore is replaced by the play's own", () => {
  expect(pagesOf({ layout: "gone", paper: "a4" })).toEqual({ paper: "a4" });
});

test("a package has a copy of the layout that the writer has saved", () => {
  const layout = { name: "Mine", base: "uk", changes: { "cue.bold": true } } as const;
  expect(pagesOf({ layout })).toEqual({ layout });
  expect(packageChoices.safeParse({ ...everything, layout }).success).toBe(true);
  const unusable = { ...layout, changes: { "font.size": 99 } };
  expect(packageChoices.safeParse({ ...everything, layout: unusable }).success).toBe(false);
});
