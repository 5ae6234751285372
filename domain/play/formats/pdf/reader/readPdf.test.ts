import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { layouts, onPaper } from "#domain/play/layout/designs/layouts.ts";
import type { LineRole, PagedManuscript } from "#domain/play/layout/pagedManuscript.ts";
import { paginate } from "#domain/play/layout/paginate.ts";
import { type Play, textOf } from "#domain/play/play.ts";
import { compareSpeeches, speechesOf } from "#tests/formats/speeches.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { manuscriptFonts } from "#tests/support/manuscriptFonts.ts";
import {
  act,
  character,
  direction,
  lyric,
  numberedIds,
  parenthetical,
  playWith,
  scene,
  setting,
  speech,
  together,
  transition,
} from "#tests/support/playBuilder.ts";
import { hasShared, readShared } from "#tests/support/sharedFiles.ts";
import type { ReadOptions } from "../../reading/readPlay.ts";
import { type ImportedPlay, readPlayFile } from "../../reading/readPlayFile.ts";
import { PdfFile, ref } from "../pdfFile.ts";
import { writePdf } from "../writePdf.ts";

type AnyLayout = (typeof layouts)[keyof typeof layouts];

const printed = ({ front: { title, authors: author } }: Play, manuscript: PagedManuscript): Uint8Array =>
  writePdf(manuscript, {
    fonts: manuscriptFonts(manuscript.layout.font.family),
    title,
    author,
    createdAt: new Date(0),
  });

const print = (play: Play, layout: AnyLayout = layouts["guild-modern"]): Uint8Array =>
  printed(play, paginate(play, layout));

const added: ReadonlySet<LineRole> = new Set(["pageNumber", "marginNumber", "revisionMark", "continued", "more"]);

/** Prints a play as other programs do: the elements have no names. */
function printUntagged(play: Play, layout: AnyLayout = layouts["guild-modern"]): Uint8Array {
  const manuscript = paginate(play, layout);
  const pages = manuscript.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => (added.has(line.role) ? line : { ...line, role: "frontText" as const })),
  }));
  return printed(play, { ...manuscript, pages });
}

const read = (bytes: Uint8Array, options?: ReadOptions): Promise<ImportedPlay> =>
  readPlayFile({ name: "play.pdf", bytes }, numberedIds(), options);

const shown = ({ play }: ImportedPlay): readonly string[] =>
  play.blocks.map(({ kind, text }) => `${kind}: ${text.map((span) => span.text).join("")}`);

const lighthouse = playWith(
  {
    title: "The Lighthouse",
    subtitle: "a play in one act",
    authors: "Mara Lindqvist",
    translator: "Ann Lee",
    draftDate: "Second draft",
    copyright: "© 2026 Mara Lindqvist",
    contact: "Agnes Bell\nagnes@example.com",
    characters: [
      character("NORA", { age: "30s", gender: "woman", description: "a keeper of lights who counts ships at night" }),
      character("TOM", { description: "her brother" }),
      character("EVE"),
    ],
    place: "A lighthouse.",
    time: "Winter.",
  },
  act(
    "Act One",
    scene(
      "Scene 1",
      setting("The lamp room. NORA polishes the lens while the wind turns the weather vane outside."),
      speech("Nora", parenthetical("to herself"), "One, two, three ships. And the fourth one is late again tonight."),
      direction("TOM comes up the stairs with a lantern."),
      speech("Tom", "You count aloud.", lyric("Count the ships\nand count the sea")),
      speech("Nora", "I count."),
      speech("Eve", "Good night."),
      speech("Nora", "Good night, and mind (really mind) the stairs."),
      speech("Tom", "Good night."),
      transition("BLACKOUT."),
    ),
  ),
);

const elementsOf = (hasCapitalLyrics: boolean): readonly string[] => [
  "act: ACT ONE",
  "scene: Scene 1",
  "setting: The lamp room. NORA polishes the lens while the wind turns the weather vane outside.",
  "cue: NORA",
  "parenthetical: to herself",
  "dialogue: One, two, three ships. And the fourth one is late again tonight.",
  "direction: TOM comes up the stairs with a lantern.",
  "cue: TOM",
  "dialogue: You count aloud.",
  hasCapitalLyrics ? "lyric: COUNT THE SHIPS\nAND COUNT THE SEA" : "lyric: Count the ships\nand count the sea",
  "cue: NORA",
  "dialogue: I count.",
  "cue: EVE",
  "dialogue: Good night.",
  "cue: NORA",
  "dialogue: Good night, and mind (really mind) the stairs.",
  "cue: TOM",
  "dialogue: Good night.",
  "transition: BLACKOUT.",
];

test.each(Object.keys(layouts) as (keyof typeof layouts)[])("a play printed as %s keeps its words", async (name) => {
  const wordsOf = (play: Play): readonly string[] =>
    play.blocks.flatMap(
      (block) =>
        textOf(block)
          .toUpperCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [],
    );
  for (const bytes of [print(lighthouse, layouts[name]), printUntagged(lighthouse, layouts[name])]) {
    const { play } = await read(bytes);
    expect(wordsOf(play)).toEqual(wordsOf(lighthouse));
  }
});

test.each(Object.keys(layouts) as (keyof typeof layouts)[])(
  "our own file in %s comes back with every element and its front matter",
  async (name) => {
    const found = await read(print(lighthouse, layouts[name]));
    const hasCapitals = "capitals" in layouts[name].styles.lyric && layouts[name].styles.lyric.capitals;
    expect(shown(found)).toEqual(elementsOf(hasCapitals === true));
    expect(found.notices.map(({ code }) => code)).toEqual(["own"]);
    expect(found.groups).toEqual([]);
    const { characters, ...fields } = found.play.front;
    expect(fields).toEqual({ ...lighthouse.front, credit: "", characters: undefined });
    expect(characters.map((person) => person.name)).toEqual(["NORA", "TOM", "EVE"]);
    expect(found.play.blocks.every(({ text }) => text.every((span) => !span.italic && !span.bold))).toBe(true);
  },
);

test.each(Object.keys(layouts) as (keyof typeof layouts)[])(
  "in our own file in %s, long speeches, verse, long names and hyphens come back exactly",
  async (name) => {
    const songs = "ACT ONE\nFirst .... NORA\nSecond\n\nACT TWO\nThird";
    const written = playWith(
      {
        title: "Exact",
        dedication: "For Eve",
        epigraph: "The sea.\nThe sea again.",
        synopsis: "One.\n\nTwo.",
        musicalNumbers: songs,
      },
      act(
        "Act One",
        speech("Donaudampfschifffahrtskapitän", "Yes."),
        speech("Tom", Array.from({ length: 300 }, (_, at) => `Well-known light-keeper ${at}—and the sea`).join(" ")),
        speech("Nora", parenthetical("aside"), "The sea is wide\n\nand wider still", direction("She waits."), "So."),
        speech("Tom", lyric("Count the ships\nand count the sea")),
        direction("They (both) leave."),
        direction("They come back."),
        speech("Nora", "Both of us say this."),
        together("Tom", "Both of us say this, at the same time."),
      ),
    );
    const { play } = await read(print(written, layouts[name]));
    const folded = (of: Play) =>
      of.blocks.map(({ kind, text, simultaneous = false }) => [
        kind,
        text
          .map((span) => span.text)
          .join("")
          .toUpperCase(),
        simultaneous,
      ]);
    expect(folded(play)).toEqual(folded(written));
    const { dedication, epigraph, synopsis, musicalNumbers } = play.front;
    expect({ dedication, epigraph, synopsis, musicalNumbers }).toEqual({
      musicalNumbers: songs,
      dedication: "For Eve",
      epigraph: "The sea.\nThe sea again.",
      synopsis: "One.\n\nTwo.",
    });
  },
);

/** Layouts with names above speeches and directions that are told apart by their place. */
const layoutsReadBack = ["guild-modern", "us-manuscript", "musical"] as const;

test.each(layoutsReadBack)("a play printed as %s keeps its elements", async (name) => {
  expect(shown(await read(printUntagged(lighthouse, layouts[name])))).toEqual(elementsOf(true));
});

test.each(layoutsReadBack)(
  "in a file printed as %s, a word that was divided at the end of a line is one word",
  async (name) => {
    const playOf = (times: number): Play =>
      playWith({}, act("Act One", speech("Nora", `We walked ${"so ".repeat(times)}far for a ques-tion of light.`)));
    const isDivided = (play: Play): boolean =>
      paginate(play, layouts[name]).pages.some(({ lines }) =>
        lines.some(({ spans }) => spans.at(-1)?.text.endsWith("ques-")),
      );
    const times = Array.from({ length: 40 }, (_, at) => at).find((at) => isDivided(playOf(at))) ?? Number.NaN;
    const [, , said = ""] = shown(await read(printUntagged(playOf(times), layouts[name])));
    expect(said).toBe(`dialogue: We walked ${"so ".repeat(times)}far for a question of light.`);
  },
);

test.each(["uk", "european"] as const)(
  "without names of elements, a play printed as %s keeps them, too",
  async (name) => {
    const found = await read(printUntagged(lighthouse, layouts[name]));
    expect(found.notices.map(({ code }) => code)).toContain("pdf");
    // A setting is printed like a direction, and words in brackets like a direction within a speech.
    const alike = (elements: readonly string[]) =>
      elements.map((one) =>
        one.replace(/^setting/, "direction").replace(/ \((really mind)\) /, "\nparenthetical: $1\ndialogue: "),
      );
    expect(alike(shown(found)).join("\n")).toEqual(alike(elementsOf(false)).join("\n"));
  },
);

test.each(["uk", "european"] as const)(
  "names beside speeches in %s may take several lines and reach the speech",
  async (name) => {
    const written = playWith(
      { title: "Names" },
      act(
        "Act One",
        speech("Nora", "NO!"),
        speech("Tom", "Why not?"),
        speech("Nora", "Ask them."),
        speech("The Constable of the town", "Yes."),
        speech(
          "Unterofficier Krause",
          "The second line of this speech begins under the first one, as all of its lines do.",
        ),
        speech("Nora", Array.from({ length: 150 }, (_, at) => `Sentence ${at} is here.`).join(" ")),
        speech("Tom", "Oh."),
      ),
    );
    const { play } = await read(printUntagged(written, layouts[name]));
    expect(speechesOf(play)).toEqual(speechesOf(written));
  },
);

test("the title page and the pages of characters, place and time are read", async () => {
  const { play } = await read(printUntagged(lighthouse));
  const { characters, ...fields } = play.front;
  expect(fields).toEqual({ ...lighthouse.front, credit: "", characters: undefined });
  expect(characters.map(({ name, age, gender, description }) => [name, age, gender, description])).toEqual([
    ["NORA", "30s", "woman", "a keeper of lights who counts ships at night"],
    ["TOM", "", "", "her brother"],
    ["EVE", "", "", ""],
  ]);
});

test("a speech that goes on for pages comes back as one, without page numbers and repeated names", async () => {
  const sentences = Array.from({ length: 400 }, (_, at) => `Sentence number ${at + 1} is about the sea.`);
  const long = playWith(
    { title: "Long" },
    act(
      "Act One",
      speech("Nora", "Well?"),
      speech("Tom", sentences.join(" ")),
      speech("Nora", "Oh."),
      speech("Tom", "Yes."),
    ),
  );
  const found = await read(printUntagged(long));
  expect(shown(found)).toEqual([
    "act: ACT ONE",
    "cue: NORA",
    "dialogue: Well?",
    "cue: TOM",
    `dialogue: ${sentences.join(" ")}`,
    "cue: NORA",
    "dialogue: Oh.",
    "cue: TOM",
    "dialogue: Yes.",
  ]);
  expect(found.notices.map(({ code }) => code)).toEqual(["pdf", "heads", "repeats"]);
});

test("verse keeps its lines, and emphasis stays", async () => {
  const verse = "The sea is wide\nand wider still";
  const written = playWith(
    { title: "Verse" },
    act(
      "Act One",
      speech("Nora", verse),
      speech("Tom", {
        kind: "dialogue",
        text: [{ text: "I am " }, { text: "not", italic: true }, { text: " afraid." }],
      }),
      speech("Nora", "A long line of prose that runs to the right margin of the page and then goes on below it."),
      speech("Tom", "Quite."),
    ),
  );
  const { play } = await read(printUntagged(written));
  expect(play.blocks.filter(({ kind }) => kind === "dialogue").map(({ text }) => text)).toEqual([
    [{ text: verse }],
    [{ text: "I am " }, { text: "not", italic: true }, { text: " afraid." }],
    [{ text: "A long line of prose that runs to the right margin of the page and then goes on below it." }],
    [{ text: "Quite." }],
  ]);
});

test("lines that look alike are grouped, and a group can be corrected", async () => {
  const bytes = printUntagged(lighthouse, layouts["us-manuscript"]);
  const found = await read(bytes);
  const names = found.groups.find(({ kind }) => kind === "cue");
  expect(names).toMatchObject({ description: "indented 2.5 in (64 mm), capitals", samples: ["NORA", "TOM"] });
  const corrected = await read(bytes, { kinds: { [names?.id ?? ""]: "centered" } });
  expect(corrected.play.blocks.filter(({ kind }) => kind === "cue")).toHaveLength(0);
});

test("simultaneous speeches come back side by side", async () => {
  const written = playWith(
    { title: "Duet" },
    act(
      "Act One",
      speech("Nora", "Well?"),
      speech("Tom", "Now."),
      speech("Nora", "I say it first, and I say it at some length so that it takes several lines."),
      together("Tom", "No, I say it first, and what I say is quite as long as what you say, if not longer."),
      speech("Nora", "Fine."),
    ),
  );
  const { play } = await read(printUntagged(written));
  expect(speechesOf(play)).toEqual(speechesOf(written));
  expect(play.blocks.filter(({ simultaneous }) => simultaneous)).toHaveLength(1);
});

/** A page with these operators and no font. */
function pageWithout(content: string, more = ""): Uint8Array {
  const file = new PdfFile();
  const tree = file.reserve();
  const stream = file.addStream("", strToU8(content));
  const page = file.add(
    `<</Type /Page /Parent ${ref(tree)} /MediaBox [0 0 612 792] /Contents ${ref(stream)} ${more}>>`,
  );
  file.set(tree, `<</Type /Pages /Count 1 /Kids [${ref(page)}]>>`);
  const root = file.add(`<</Type /Catalog /Pages ${ref(tree)}>>`);
  return file.finish({ root, info: file.add("<</Title (Scan)>>"), id: "0".repeat(32) });
}

test("what's in form fields and text boxes becomes notes, and comments have a notice", async () => {
  const at = "/Rect [72 600 300 640]";
  const filled = [
    `<</Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ann Lee) ${at}>>`,
    `<</Type /Annot /Subtype /Widget /FT /Tx /T (empty) /V () ${at}>>`,
    `<</Type /Annot /Subtype /Widget /FT /Btn /T (box) /V /Yes ${at}>>`,
    `<</Type /Annot /Subtype /FreeText /Contents (NORA leaves earlier) /DA (/Helv 12 Tf) /Rect [72 90 300 99]>>`,
    `<</Type /Annot /Subtype /Text /Contents (Too long?) ${at}>>`,
    `<</Type /Annot /Subtype /Link ${at}>>`,
  ];
  const font = "/Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>";
  const annotations = `/Annots [${filled.join(" ")}]`;
  const { play, notices } = await read(pageWithout("BT /F 12 Tf 72 700 Td (A yard.) Tj ET", `${font} ${annotations}`));
  expect(play.blocks.filter(({ kind }) => kind === "note").map(textOf)).toEqual(["Ann Lee", "NORA leaves earlier"]);
  expect(notices.find(({ code }) => code === "fields")).toMatchObject({ count: 2, places: [{}, {}] });
  expect(notices.find(({ code }) => code === "comments")).toMatchObject({ count: 1 });
  const onlyFilled = await read(pageWithout("", annotations));
  expect(onlyFilled.play.blocks.map(textOf)).toEqual(["Ann Lee", "NORA leaves earlier"]);
});

test("a file with our elements to which somebody added text is read by its places", async () => {
  const font = "/Resources <</Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>";
  const show = (text: string, y: number): string => `BT /F 12 Tf 72 ${y} Td (${text}) Tj ET`;
  const own = `/Cue <</MCID 0>> BDC ${show("NORA", 700)} EMC /Dialogue <</MCID 1>> BDC ${show("Well?", 680)} EMC`;
  const codes = async (content: string) => {
    const { play, notices } = await read(pageWithout(content, font));
    return [notices[0]?.code, play.blocks.map(textOf).join(" ")];
  };
  expect(await codes(own)).toEqual(["own", "NORA Well?"]);
  expect(await codes(`${own} ${show("Received by the theater", 400)}`)).toEqual([
    "pdf",
    expect.stringContaining("Received by the theater"),
  ]);
});

const protectedPdf = strToU8(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj
3 0 obj<</Filter/Standard/V 1/R 2/O(${"o".repeat(32)})/U(${"u".repeat(32)})/P -4>>endobj
trailer<</Root 1 0 R/Size 4/Encrypt 3 0 R/ID[<00><00>]>>
`);

test.each([
  ["a scanned one", pageWithout("0 0 100 100 re f"), "This PDF has no text, only pictures of pages."],
  ["one with a password", protectedPdf, "This PDF is protected with a password."],
  ["a damaged one", strToU8("%PDF-1.7\nnothing else"), "This PDF is damaged."],
  ["one that isn't a PDF", strToU8("MARA\nHello."), "This PDF is damaged."],
])("%s is refused with a reason", async (_, bytes, sentence) => {
  await expect(read(bytes)).rejects.toThrow(sentence);
});

test("a PDF may have 50 MB and no more", async () => {
  const bytes = new Uint8Array(50_000_001);
  bytes.set(strToU8("%PDF-1.7\n"));
  await expect(read(bytes)).rejects.toThrow("Files can be up to 50 MB.");
});

test("a long generated play comes back with every speech", async () => {
  const play = generatePlay({ seed: 5, speeches: 200 });
  expect(compareSpeeches(speechesOf(play), speechesOf((await read(printUntagged(play))).play)).share).toBeGreaterThan(
    0.99,
  );
});

const isThere = hasShared("corpus");

/** One play for each layout. `npm run fuzz` tests all. */
const typical = [
  ["generated/earnest.fountain", "us-manuscript", "a4"],
  ["generated/woyzeck.fountain", "musical", "letter"],
  ["generated/revizor.fountain", "guild-modern", "a4"],
] as const;

/** The rest of the corpus that our fonts can print. */
const others = [
  ["generated/hamlet.fountain", "guild-modern", "letter"],
  ["generated/haus-der-temperamente.fountain", "us-manuscript", "letter"],
  ["generated/froken-julie.fountain", "musical", "a4"],
  ["cyrano-fr-gutenberg.txt", "guild-modern", "letter"],
] as const;

test.runIf(isThere).each(process.env.EVERY_PLAY ? [...typical, ...others] : typical)(
  "%s, printed as %s on %s, keeps 99 of 100 speeches",
  async (name, layout, paper) => {
    const { play } = await readPlayFile({ name, bytes: readShared(`corpus/${name}`) }, numberedIds());
    const { play: found } = await read(printUntagged(play, onPaper(layouts[layout], paper) as AnyLayout));
    const { share, missing } = compareSpeeches(speechesOf(play), speechesOf(found));
    expect(share, missing.slice(0, 3).join("\n")).toBeGreaterThanOrEqual(0.99);
  },
);
