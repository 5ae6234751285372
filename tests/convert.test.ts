import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { writeFountain } from "#domain/play/formats/fountain/writeFountain.ts";
import { readJson } from "#domain/play/formats/json/readJson.ts";
import { writeJson } from "#domain/play/formats/json/writeJson.ts";
import { writeLayoutFile } from "#domain/play/layout/own/layoutFile.ts";
import type { Play } from "#domain/play/play.ts";
import { generatePlay } from "./support/generatePlay.ts";
import { withoutIds } from "./support/playBuilder.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Runs the command as `npm run convert -- ARGS` does. */
function convert(...args: readonly string[]): { code: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, ["bin/launchConvert.cjs", ...args], {
    cwd: root,
    encoding: "utf8",
  });
  return { code: status, said: stderr };
}

test("a play goes through Word and comes back the same, and is printed in another layout", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const play = generatePlay({ seed: 4, speeches: 30 });
  writeFileSync(at("play.fountain"), writeFountain(play));
  for (const [from, to] of [
    ["play.fountain", "direct.json"],
    ["play.fountain", "play.docx"],
    ["play.docx", "throughWord.json"],
  ]) {
    expect(convert(at(from ?? ""), at(to ?? ""))).toMatchObject({ code: 0 });
  }
  const read = (name: string) => withoutIds(readJson(readFileSync(at(name))).play);
  expect(read("throughWord.json")).toEqual(read("direct.json"));

  const printed = convert(at("direct.json"), at("play.pdf"), "--layout", "us-manuscript", "--paper", "a4");
  expect(printed).toMatchObject({ code: 0, said: expect.stringContaining(`“${play.front.title}”: `) });
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(at("play.pdf"))), verbosity: 0 }).promise;
  expect((await pdf.getPage(1)).view).toEqual([0, 0, 595.276, 841.89]);
});

test("a PDF is read in every run, also with the stored code, and nothing else is said", () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("play.fountain"), writeFountain(generatePlay({ seed: 4, speeches: 30 })));
  expect(convert(at("play.fountain"), at("play.pdf"))).toMatchObject({ code: 0 });
  for (let run = 0; run < 2; run++) {
    const { code, said } = convert(at("play.pdf"), at("play.md"));
    expect(code, said).toBe(0);
    expect(said).not.toMatch(/warning/i);
  }
});

test("an output that can't be written is refused with the reason, and one of anything isn't plural", () => {
  const folder = temporaryFolder();
  const input = join(folder, "play.fountain");
  writeFileSync(input, "# ACT ONE\n\n## Scene 1\n\nNORA\nYes.\n");
  const output = join(folder, "missing", "play.txt");
  expect(convert(input, output)).toEqual({ code: 2, said: expect.stringContaining(`${output} can't be written: `) });
  expect(convert(input, join(folder, "play.txt")).said).toContain("1 act, 1 scene, 1 line, 1 character.");
});

test("the command is bundled once, and again when a source has changed", () => {
  const folder = temporaryFolder();
  const [input, output] = [join(folder, "play.fountain"), join(folder, "play.downstage.ds")];
  writeFileSync(input, writeFountain(generatePlay({ seed: 4, speeches: 3 })));
  const list = join(root, ".cache/convert/bundle.json");
  const madeAfter = (run: () => void): number => {
    run();
    expect(convert(input, output)).toMatchObject({ code: 0 });
    return statSync(list).mtimeMs;
  };
  const first = madeAfter(() => undefined);
  expect(madeAfter(() => undefined)).toBe(first);
  const { file } = JSON.parse(readFileSync(list, "utf8"));
  expect(readdirSync(join(root, ".cache/convert")).join()).toContain(`${basename(file)}.fountain-ds.compiled`);
  const now = new Date();
  expect(madeAfter(() => utimesSync(join(root, "bin/convert.ts"), now, now))).toBeGreaterThan(first);
});

test("a play's own layout and paper are used, and options replace them", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const pageLayout = { layout: "us-manuscript", paper: "a4" };
  const play: Play = { ...generatePlay({ seed: 4, speeches: 30 }), pageLayout };
  writeFileSync(at("play.json"), writeJson(play));
  expect(convert(at("play.json"), at("own.pdf"))).toMatchObject({ code: 0 });
  expect(convert(at("play.json"), at("other.pdf"), "--layout", "musical")).toMatchObject({ code: 0 });
  const open = async (name: string) =>
    getDocument({ data: new Uint8Array(readFileSync(at(name))), verbosity: 0 }).promise;
  const [own, other] = [await open("own.pdf"), await open("other.pdf")];
  for (const pdf of [own, other]) expect((await pdf.getPage(1)).view).toEqual([0, 0, 595.276, 841.89]);
  const leftEdge = async (pdf: typeof own) => {
    const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
    return Math.min(...items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? item.transform[4] : [])));
  };
  expect([await leftEdge(own), await leftEdge(other)]).toEqual([1.5 * 72, 72]);
});

test("a play is printed in a layout from a file, and a wrong file is refused", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const changes = { "margins.left": 1.75, "font.size": 11 };
  const play = { ...generatePlay({ seed: 4, speeches: 30 }), pageLayout: { layout: "musical", paper: "letter" } };
  writeFileSync(at("play.json"), writeJson(play));
  writeFileSync(at("mine.json"), writeLayoutFile({ name: "Mine", base: "uk", changes }));
  expect(convert(at("play.json"), at("play.pdf"), "--layout", at("mine.json"))).toMatchObject({ code: 0 });
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(at("play.pdf"))), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(pdf.numPages)).getTextContent();
  const texts = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.transform] : []));
  expect(Math.min(...texts.map(([, , , , x]) => x))).toBeCloseTo(1.75 * 72);
  expect(texts[0]?.[0]).toBe(11);
  const wrong = convert(at("play.json"), at("x.pdf"), "--layout", at("play.json"));
  expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining("it isn't a layout") });
});

test("a booklet is printed on whole sheets, and other layouts on their own paper", async () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("play.fountain"), writeFountain(generatePlay({ seed: 4, speeches: 60 })));
  const sizeOf = async (name: string, ...options: readonly string[]) => {
    expect(convert(at("play.fountain"), at(name), ...options)).toMatchObject({ code: 0 });
    const pdf = await getDocument({ data: new Uint8Array(readFileSync(at(name))), verbosity: 0 }).promise;
    return { pages: pdf.numPages, size: (await pdf.getPage(1)).view.slice(2) };
  };
  const pages = await sizeOf("pages.pdf", "--layout", "acting-edition");
  const sheets = await sizeOf("sheets.pdf", "--layout", "acting-edition", "--booklet");
  expect([pages.size, sheets.size]).toEqual([
    [396, 612],
    [792, 612],
  ]);
  expect(sheets.pages).toBe(Math.ceil(pages.pages / 4) * 2);
  expect((await sizeOf("uk.pdf", "--layout", "uk")).size).toEqual([595.276, 841.89]);
  expect(convert(at("play.fountain"), at("x.pdf"), "--booklet")).toMatchObject({ code: 2 });
});

test("a play in another script is printed, and a character that no font has is named", () => {
  const at = (name: string) => join(folder, name);
  const folder = temporaryFolder();
  writeFileSync(at("play.fountain"), "Title: 劇\n\n@ハムレット\n生きるべきか。\n\n@هاملت\nأكون أو لا أكون.\n");
  expect(convert(at("play.fountain"), at("play.pdf"))).toMatchObject({ code: 0 });
  expect(readFileSync(at("play.pdf"), "latin1")).toContain("%PDF");
  writeFileSync(at("thai.fountain"), "Title: T\n\n@TOM\nAnd ก.\n");
  const { code, said } = convert(at("thai.fountain"), at("thai.pdf"));
  expect(code).toBe(2);
  expect(said).toContain("No font has ก (U+0E01).");
});

test("what can't be converted is refused with a sentence and exit code 2", () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("broken.docx"), "PK\u0003\u0004 and nothing else");
  writeFileSync(at("play.txt"), "MARA\nHello.\n");
  const refusals = [
    [[at("missing.txt"), at("x.pdf")], "missing.txt can't be read"],
    [[at("broken.docx"), at("x.pdf")], "This Word document is damaged"],
    [[at("play.txt"), at("x.odt")], "Ghostlight can't write .odt files. Choose from: .fountain"],
    [[at("play.txt"), at("x.pdf"), "--layout", "unknown"], "There is no layout “unknown”. Choose from: guild-modern"],
    [[at("play.txt")], "Usage: npm run convert"],
  ] as const;
  for (const [args, sentence] of refusals) {
    expect(convert(...args)).toMatchObject({ code: 2, said: expect.stringContaining(sentence) });
  }
});

test("a submission package is written, and a part without text is named", () => {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  const play = generatePlay({ seed: 4, speeches: 30 });
  const front = { ...play.front, title: "The Lamp", authors: "Mara Voss", synopsis: "" };
  writeFileSync(at("play.json"), writeJson({ ...play, front }));
  const parts = "script,firstPages";
  expect(convert(at("play.json"), at("package.zip"), "--package", parts, "--blind")).toMatchObject({ code: 0 });
  expect(Object.keys(unzipSync(readFileSync(at("package.zip"))))).toEqual([
    "The Lamp - Mara Voss - Full script.pdf",
    "The Lamp - First 4 pages.pdf",
  ]);
  expect(convert(at("play.json"), at("none.zip"), "--package", "synopsis")).toMatchObject({
    code: 2,
    said: expect.stringContaining("The play has no text for synopsis."),
  });
});
