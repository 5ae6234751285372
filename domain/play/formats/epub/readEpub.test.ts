import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { direction, numberedIds, playWith, scene, speech, withoutIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";
import { writePlayFile } from "../writing/writePlayFile.ts";

async function read(bytes: Uint8Array, name = "play.epub") {
  const { play, notices } = await readPlayFile({ name, bytes }, numberedIds());
  return {
    play,
    lines: play.blocks.map((block) => `${block.kind}: ${textOf(block)}`),
    codes: notices.map(({ code }) => code),
  };
}

const page = (body: string, head = ""): string =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title/>${head}</head><body>${body}</body></html>`;

interface Book {
  readonly chapters: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
}

/** A book in a folder, with its chapters in their order. */
function book({ chapters, more = {} }: Book): Uint8Array {
  const names = Object.keys(chapters);
  const items = names.map((name, at) => `<item id="c${at}" href="text/${name}" media-type="application/xhtml+xml"/>`);
  const opf = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="d"><dc:title>The Lamp</dc:title><dc:creator>Mara Voss</dc:creator></metadata><manifest>${items.reverse().join("")}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/></manifest><spine><itemref idref="nav"/>${names.map((_, at) => `<itemref idref="c${at}"/>`).join("")}</spine></package>`;
  const files = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml":
      '<?xml version="1.0"?><container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    "OPS/book.opf": opf,
    "OPS/nav.xhtml": page("<nav><ol><li>Contents</li></ol></nav><p>Contents</p>"),
    ...Object.fromEntries(
      Object.entries(chapters).map(([name, text]) => [`OPS/text/${name.replace("%20", " ")}`, text]),
    ),
    ...more,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

test("chapters are read in the order of the book, with the style sheets that they link to", async () => {
  const link = '<link rel="stylesheet" href="../book.css"/>';
  const { play, lines } = await read(
    book({
      chapters: {
        "z.xhtml": page("<h1>The Lamp</h1><p>by Mara Voss</p>"),
        "b%20c.xhtml": page("<h2>Act I</h2><p>MARA: Hello.</p><p>TOM: Hi.</p>", link),
        "a.xhtml": page('<h2>Act II</h2><p>MARA: Bye.</p><p class="w">TOM: Bye <i>now</i>.</p>', link),
      },
      more: { "OPS/book.css": ".w { text-transform: uppercase; }" },
    }),
  );
  expect(play.front).toMatchObject({ title: "The Lamp", authors: "Mara Voss" });
  expect(lines).toEqual([
    ...["act: Act I", "cue: MARA", "dialogue: Hello.", "cue: TOM", "dialogue: Hi."],
    ...["act: Act II", "cue: MARA", "dialogue: Bye.", "cue: TOM", "dialogue: BYE NOW."],
  ]);
});

test("footnotes of a book are left out with a notice", async () => {
  const mark = '<a epub:type="noteref" role="doc-noteref" href="#n1">1</a>';
  const { lines, codes } = await read(
    book({
      chapters: {
        "a.xhtml": page(
          `<p>MARA: Hello${mark}.</p><p>TOM: Hi.</p><p>MARA: Bye.</p><aside epub:type="footnote"><p>Note.</p></aside>`,
        ),
      },
    }),
  );
  expect(lines.slice(0, 2)).toEqual(["cue: MARA", "dialogue: Hello."]);
  expect(lines.join()).not.toContain("Note");
  expect(codes).toContain("footnotes");
});

test.each([
  ["without chapters", { "META-INF/container.xml": "<container/>" }, "no list of its chapters"],
  [
    "protected against copying",
    {
      "META-INF/encryption.xml":
        '<encryption><EncryptedData><CipherData><CipherReference URI="OPS/text/a.xhtml"/></CipherData></EncryptedData></encryption>',
    },
    "protected against copying",
  ],
])("a book %s is refused with what to do", async (_, more, reason) => {
  const files: Record<string, Uint8Array> = { mimetype: strToU8("application/epub+zip") };
  const bytes =
    "META-INF/container.xml" in more
      ? zipSync({ ...files, x: strToU8("x") })
      : book({ chapters: { "a.xhtml": page("<p>x</p>") }, more });
  await expect(read(bytes)).rejects.toThrow(reason);
});

test("our own books are read with all of their elements and the front matter", async () => {
  const play = generatePlay({ seed: 5, speeches: 80 });
  const { bytes } = await writePlayFile(play, "epub", { createdAt: new Date(0), notes: true });
  const found = await read(bytes);
  expect(withoutIds(found.play)).toEqual(withoutIds(play));
});

test("a book whose chapters don't repeat its title has the title", async () => {
  const { play } = await read(
    book({ chapters: { "a.xhtml": page("<p>MARA: Hello.</p><p>TOM: Hi.</p>") } }),
    "draft.epub",
  );
  expect(play.front).toMatchObject({ title: "The Lamp", authors: "Mara Voss" });
});

test("a book without a title has none afterward", async () => {
  const { bytes } = await writePlayFile(playWith({}, speech("MARA", "Hello.")), "epub", { createdAt: new Date(0) });
  expect((await read(bytes, "Lamp draft.epub")).play.front.title).toBe("Lamp draft");
});

test("in our own books, lines that repeat the title stay", async () => {
  const play = playWith(
    { title: "Hamlet", authors: "Ann Lee" },
    direction("Hamlet"),
    direction("Ann Lee"),
    scene("One"),
  );
  const { bytes } = await writePlayFile(play, "epub", { createdAt: new Date(0) });
  expect((await read(bytes)).play.blocks.map(textOf)).toEqual(["Hamlet", "Ann Lee", "One"]);
});
