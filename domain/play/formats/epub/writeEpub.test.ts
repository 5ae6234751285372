import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { act, direction, note, playWith, scene, speech } from "#tests/support/playBuilder.ts";
import { guildModern } from "../../layout/designs/guildModern.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";
import { parseXml } from "../xml/parseXml.ts";
import { allIn, textIn } from "../xml/tree.ts";
import { writeEpub } from "./writeEpub.ts";

const play = playWith(
  { title: "The Lamp & more", authors: "Mara Voss\nJon Ek" },
  act("ACT ONE", scene("Scene 1", direction("Night <1>."))),
  speech("MARA", "Hi\nthere"),
  note("Longer?"),
);
const options = { layout: guildModern, createdAt: new Date(0) };
const textsIn = (book: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(book)).map(([name, bytes]) => [name, strFromU8(bytes)]));
const files = () => textsIn(writeEpub(play, options));
/** Without the document type, which our parser refuses. */
const parse = (text = "") => parseXml(text.replace("<!DOCTYPE html>", ""), "book");

test("the mimetype is first and not compressed, as EPUB readers expect", () => {
  const bytes = writeEpub(play, options);
  expect(strFromU8(bytes.subarray(30, 58))).toBe("mimetypeapplication/epub+zip");
});

test("the package names title, authors and every file, and the contents lead to each heading", () => {
  const book = files();
  const opf = parse(book["EPUB/package.opf"]);
  expect(allIn(opf, "title").map(textIn)).toEqual(["The Lamp & more"]);
  expect(allIn(opf, "creator").map(textIn)).toEqual(["Mara Voss", "Jon Ek"]);
  for (const { attributes } of allIn(opf, "item")) expect(book).toHaveProperty([`EPUB/${attributes.href}`]);
  const ids = new Set(
    [...allIn(parse(book["EPUB/play.xhtml"]), "h2"), ...allIn(parse(book["EPUB/play.xhtml"]), "h3")].map(
      ({ attributes }) => attributes.id,
    ),
  );
  const links = allIn(parse(book["EPUB/nav.xhtml"]), "a")
    .slice(1)
    .map(({ attributes }) => attributes.href?.split("#")[1]);
  expect(new Set(links)).toEqual(ids);
});

test("the package says how the book can be read, and its pages say in which language they are", () => {
  const book = textsIn(writeEpub({ ...play, typing: { language: "es" } }, options));
  const metas = allIn(parse(book["EPUB/package.opf"]), "meta");
  const valuesOf = (property: string) =>
    metas.filter(({ attributes }) => attributes.property === `schema:${property}`).map(textIn);
  expect(valuesOf("accessMode")).toEqual(["textual"]);
  expect(valuesOf("accessModeSufficient")).toEqual(["textual"]);
  expect(valuesOf("accessibilityFeature")).toEqual(
    expect.arrayContaining(["structuralNavigation", "tableOfContents", "readingOrder", "displayTransformability"]),
  );
  expect(valuesOf("accessibilityHazard")).toEqual(["none"]);
  expect(valuesOf("accessibilitySummary").join()).toMatch(/lector de pantalla/);
  for (const name of ["title", "nav", "play"])
    expect(book[`EPUB/${name}.xhtml`]).toContain(' lang="es" xml:lang="es">');
  expect(book["EPUB/package.opf"]).toContain(' xml:lang="es">');
  expect(book["EPUB/nav.xhtml"]).toContain('<nav epub:type="toc" role="doc-toc"');
  const given = textsIn(writeEpub(play, { ...options, language: "en-GB" }));
  expect(given["EPUB/play.xhtml"]).toContain(' lang="en-GB" xml:lang="en-GB">');
  expect(given["EPUB/package.opf"]).toContain("<dc:language>en-GB</dc:language>");
  expect(files()["EPUB/play.xhtml"]).not.toContain("lang=");
});

test("notes are written only on request", async () => {
  const written = async (notes: boolean) => textsIn((await writePlayFile(play, "epub", { ...options, notes })).bytes);
  expect((await written(false))["EPUB/play.xhtml"]).not.toContain("Longer?");
  expect((await written(true))["EPUB/play.xhtml"]).toContain("Longer?");
});

test("right-to-left paragraphs are marked, and no style rule sets a direction, which EPUB doesn't allow", () => {
  const book = textsIn(writeEpub(playWith({ title: "המלט" }, speech("HAMLET", "להיות")), options));
  expect(Object.values(book).join()).toContain('<h1 class="front-title" dir="rtl">המלט</h1>');
  expect(book["EPUB/play.xhtml"]).toContain('<p class="dialogue" dir="rtl">להיות</p>');
  expect(book["EPUB/play.xhtml"]).toContain('<p class="cue">HAMLET</p>');
  expect(book["EPUB/style.css"]).not.toMatch(/unicode-bidi|direction:/);
});
