import { expect, test } from "vitest";
import * as clipboards from "#tests/support/clipboards.ts";
import { isLinear } from "#tests/support/growth.ts";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import { type Pasted, readPasted } from "./readPasted.ts";

const read = (html: string, text = "") => readPasted({ html, text }, numberedIds());
const lines = (html: string, text = ""): string[] =>
  read(html, text).blocks.map((block) => `${block.kind}: ${textOf(block)}`);
const upper = (line: string): string => line.replace(/^(cue: )(.*)$/, (_, kind, name) => kind + name.toUpperCase());

const programs = {
  "Word, names before a colon": clipboards.wordWithColons,
  "Word, centered names": clipboards.wordWithStyles,
  "Google Docs": clipboards.googleDocs,
  LibreOffice: clipboards.libreOffice,
  "a table": clipboards.table,
};

test.each(Object.entries(programs))("a scene from %s is recognized as a scene", (_, html) => {
  expect(lines(html).map(upper)).toEqual(clipboards.copiedScene);
});

test.each(Object.entries(programs))("emphasis from %s stays, but the style of whole paragraphs doesn't", (_, html) => {
  const marked = read(html)
    .blocks.flatMap(({ text }) => text)
    .filter(({ bold, italic, underline }) => bold || italic || underline);
  expect(marked).toEqual([
    { text: "late", italic: true },
    { text: "not", bold: true },
  ]);
});

test.each([
  ["blank lines", "\n\n"],
  ["no blank lines", "\n"],
  ["Windows line ends", "\r\n"],
])("plain text with %s is recognized as the same scene", (_, between) => {
  expect(lines("", clipboards.plainScene.join(between))).toEqual(clipboards.copiedScene);
});

test("a title, its author and a list of characters stay in the text", () => {
  expect(lines("", "THE LAMP\nby Mara Voss\n\nCHARACTERS\n\nMARA, a baker\nJON\n\nACT ONE\n\nMARA: Hi.")).toEqual([
    ...["centered: THE LAMP", "centered: by Mara Voss", "direction: CHARACTERS", "direction: MARA, a baker\nJON"],
    ...["act: ACT ONE", "cue: MARA", "dialogue: Hi."],
  ]);
  expect(lines("", "Title: X\n\n# CHARACTERS\n\nMARA, a baker\n\n# ACT ONE\n\nMARA\nHi.").join()).toContain("a baker");
});

test("a page copied from a PDF viewer, without any empty line, has its names, also of somebody who speaks once", () => {
  const copied = [
    "MARA",
    "You said you would be here at six. It is now a quarter to",
    "eight and the dough has been waiting.",
    "JON",
    "(taking off his coat)",
    "The trains were not running. I walked along the river, and",
    "then I walked back.",
    "NILS (off)",
    "He walked back!",
  ];
  const expected = [
    "cue: MARA",
    "dialogue: You said you would be here at six. It is now a quarter to eight and the dough has been waiting.",
    "cue: JON",
    "parenthetical: taking off his coat",
    "dialogue: The trains were not running. I walked along the river, and then I walked back.",
    "cue: NILS (off)",
    "dialogue: He walked back!",
  ];
  expect(lines("", copied.join("\n"))).toEqual(expected);
  const more = ["JON (CONT'D)", "And I am cold.", "MARA", "Eat."];
  expect(lines("", [...copied, ...more].join("\n")).slice(-4)).toEqual([
    "cue: JON",
    "dialogue: And I am cold.",
    "cue: MARA",
    "dialogue: Eat.",
  ]);
  expect(lines("", "SCENE 1\nA bakery.\nMARA\nHello.\nJON\nHi.")).toEqual([
    ...["scene: SCENE 1", "setting: A bakery.", "cue: MARA", "dialogue: Hello.", "cue: JON", "dialogue: Hi."],
  ]);
  const spaced = "MARA\nThe sign says\nNO ENTRY\nin red.\n\nJON\nHm.\n\nMARA\nYes.";
  expect(lines("", spaced).slice(0, 2)).toEqual(["cue: MARA", "dialogue: The sign says\nNO ENTRY\nin red."]);
});

test.each(["\n", "\n\n"])("a speech that goes on after the end of a page is one speech (%j)", (between) => {
  const page = [
    "JON",
    "I walked along the river, because",
    "(MORE)",
    "The Bakery",
    "I-1-4",
    "JON (CONT'D)",
    "it was closed.",
  ];
  const more = ["MARA", "Eat.", "JON", "12 of them."];
  expect(lines("", [...page, ...more].join(between))).toEqual([
    ...["cue: JON", "dialogue: I walked along the river, because\nit was closed."],
    ...["cue: MARA", "dialogue: Eat.", "cue: JON", "dialogue: 12 of them."],
  ]);
});

const wrapped = [
  "JON",
  "I walked along the river that evening because the trains were",
  "not running and I had nothing better to do with myself than to",
  "look at the water. It was brown and slow and full of things. I",
  "counted the bridges and the boats and the ducks, and some peo-",
  "ple on the other side counted me. It was a long evening and it",
];
const wrappedMore = [
  "was nearly as long as the river itself, which has no end that I",
  "have ever seen, and I have walked along all of it, on both its",
  "sides, with her and without her, in rain and in sun, with some-",
  "thing to eat. The people over there had something to eat, too.",
  "MARA",
  "Eat.",
];
const page = (...end: readonly string[]) => lines("", [...wrapped, ...end, ...wrappedMore].join("\n"));

const afterFullLine = (end: string, ...more: readonly string[]) =>
  lines("", [...wrapped, ...wrappedMore, "JON", ...wrapped.slice(1, 4), end, ...more, "It’s me."].join("\n")).slice(4);

test.each([
  ["MARA", "and he had come to our door that night, the old man with the", "cue: MARA"],
  ["NILS", "and there was nobody at our door that night but the old bird.", "cue: NILS"],
  ["NILS (off)", "and there was nobody at our door that night but that “bird.”", "cue: NILS (off)"],
  ["ACT TWO", "and there was nobody at our door that night but the old bird.", "act: ACT TWO"],
])("%s on its own line stays apart from a full line above it", (line, end, expected) => {
  const [, speech, ...more] = afterFullLine(end, line);
  expect(speech).toMatch(new RegExp(`${end}$`));
  expect(more[0]).toBe(expected);
});

test("capitals on a line of their own within a sentence stay in it", () => {
  const end = "and what I saw was a sign above our door that night, and it said";
  expect(afterFullLine(end, "NO ENTRY")[1]).toContain(`${end} NO ENTRY`);
});

test.each([
  ["Enter Nils.", ["Enter Nils."]],
  ["NILS enters.", ["NILS enters."]],
  ["(Exit.)", ["Exit."]],
  ["Exit Jon.\nEnter Nils.", ["Exit Jon.", "Enter Nils."]],
  [
    "Enter Nils with a cigarette\ncase. He takes it to Mara.",
    ["Enter Nils with a cigarette\ncase. He takes it to Mara."],
  ],
])("between a speech and the next name, %j is a direction", (text, expected) => {
  const directions = expected.map((one) => `direction: ${one}`);
  const all = ["cue: MARA", "dialogue: So late.", ...directions, "cue: JON", "dialogue: No.", ...directions];
  expect(lines("", `MARA\nSo late.\n${text}\nJON\nNo.\n${text}`)).toEqual(all);
  expect(afterFullLine("and what I saw was something at our door that was green.", text, "MARA").slice(2)).toEqual([
    ...directions,
    ...["cue: MARA", "dialogue: It’s me."],
  ]);
});

test.each(["(She exits.)", "(He sits down.)", "(NILS\nexits.)"])("%j at the end of a speech is a direction", (text) => {
  const direction = `direction: ${text.slice(1, -1)}`;
  expect(lines("", `MARA\nSo late.\n${text}\nJON\nNo.`)).toEqual([
    ...["cue: MARA", "dialogue: So late.", direction, "cue: JON", "dialogue: No."],
  ]);
  expect(afterFullLine("and what I saw was something at our door that was green.", text, "MARA")[2]).toBe(direction);
});

test("what's in brackets within a speech, or in its last line, is a parenthetical", () => {
  expect(lines("", "MARA\nSo late.\n(She exits.)\nOr not.\nJON\n(coldly)\nNo. (He sits.)")).toEqual([
    ...["cue: MARA", "dialogue: So late.", "parenthetical: She exits.", "dialogue: Or not."],
    ...["cue: JON", "parenthetical: coldly", "dialogue: No.", "parenthetical: He sits."],
  ]);
});

test.each([
  ["below a name", "MARA\nEnter Nils.\nJON\nNo."],
  ["below how somebody speaks", "MARA\n(to Nils)\nEnter Nils.\nJON\nNo."],
  ["within a sentence", "MARA\nThey all\nEnter Nils.\nJON\nNo."],
  ["before more words", "MARA\nSo late.\nEnter Nils.\nOr not.\nJON\nNo."],
  ["with I or you", "MARA\nSo late.\nEnter Nils and I laugh.\nJON\nNo."],
])("what sounds like an entrance stays in the speech %s", (_, text) => {
  expect(lines("", text).join()).not.toContain("direction");
});

test("a word that was hyphenated at the end of a line is one word again, and other hyphens stay", () => {
  const [, speech = ""] = page();
  expect(speech).toContain("some people on");
  expect(speech).toContain("with something to eat");
  const kept = [
    ["the old and well-", "known play that nobody had seen in this town for thirty years"],
    ["her mother-in-", "law was there, too, and nobody had asked her to be there, ever"],
    ["he said that B-", "but then he stopped, and nobody said anything for quite a while"],
  ].map(
    ([first = "", second = ""]) =>
      `${`That evening, there was a word that nobody says, `.slice(0, 62 - first.length)}${first}\n${second}`,
  );
  const [, other = ""] = lines("", ["JON", ...kept, ...wrapped.slice(1, 4), "MARA", "Eat."].join("\n"));
  for (const word of ["well-known play", "mother-in-law was", "B-but then"]) expect(other).toContain(word);
});

test.each([["12."], ["12"], ["- 12 -"], ["Page 12"], ["I-1-12"], ["", "12", ""]])(
  "a page number within a sentence is left out (%j)",
  (...end) => {
    expect(page(...end)).toEqual(page());
  },
);

test("page numbers and running heads are left out between speeches, too, if another one is within a sentence", () => {
  const speeches = (from: number) =>
    Array.from({ length: 16 }, (_, at) =>
      at % 2 === 0 ? (["JON", "MARA"][(at / 2) % 2] ?? "") : `Line ${from + at}.`,
    );
  const text = (...ends: readonly (readonly string[])[]) =>
    lines(
      "",
      [...speeches(100), ...(ends[0] ?? []), ...speeches(200), ...wrapped, ...(ends[1] ?? []), ...wrappedMore]
        .concat(speeches(300), ends[2] ?? [], speeches(400))
        .join("\n"),
    );
  expect(text(["11"], ["12"], ["13"])).toEqual(text());
  expect(text(["HAMLET 11"], ["HAMLET 12"], ["HAMLET 13"])).toEqual(text());
  expect(text(["THE BAKERY", "11."], ["THE BAKERY", "12."], ["THE BAKERY", "13."])).toEqual(text());
  // Without one within a sentence, they may be numbers of scenes, or what somebody says.
  expect(text(["11"], [], ["12"]).join()).toMatch(/\b11\b.*\b12\b/su);
  expect(text(["GUARD 1"], [], ["GUARD 2"]).join()).toMatch(/GUARD 1.*GUARD 2/su);
  expect(text(["7"], ["12"], ["99"]).join()).toMatch(/\b7\b.*\b99\b/su);
  expect(text(["11"], ["12"], ["MAN 1"]).join()).toContain("MAN 1");
});

test("page numbers with the act and scene are left out if they're in a series and one is right above a name", () => {
  const speeches = (count: number) =>
    Array.from({ length: count }, (_, at) => [["JON", "MARA"][at % 2] ?? "", `Line ${at}.`]).flat();
  const [page, next] = [speeches(8), ["Mara sits down.", ...speeches(20)]];
  const text = (...numbers: readonly string[]) =>
    lines("", numbers.flatMap((number, at) => [number, ...(at === 1 ? next : page)]).join("\n"));
  const without = lines("", [...page, ...next, ...page].join("\n"));
  expect(text("I-1", "I-2", "I-3")).toEqual(without);
  expect(text("I-1-1", "I-2-2", "II-1-3")).toEqual(without);
  // These don't follow one another, or could be headings.
  expect(text("I-1", "I-3", "I-5").join()).toMatch(/I-1.*I-3.*I-5/su);
  expect(lines("", ["I-1", ...next, "I-2", ...next].join("\n")).join()).toMatch(/I-1.*I-2/su);
});

test("a number that somebody says on a line of its own stays", () => {
  const said = ["MARA", "How many?", "JON", "12.", "MARA", "how many ducks?", "JON", "13."];
  expect(lines("", [...wrapped, ...wrappedMore, ...said].join("\n")).slice(-8)).toEqual([
    ...["cue: MARA", "dialogue: How many?", "cue: JON", "dialogue: 12."],
    ...["cue: MARA", "dialogue: how many ducks?", "cue: JON", "dialogue: 13."],
  ]);
});

test("a number or a mark that isn't at the end of a page stays", () => {
  const all = lines("", "JON\nThey were\n13\nof them.\nMARA\n(more)\nEat.\nJON\nNo.").join("|");
  expect(all).toContain("13");
  expect(all).toContain("more");
});

const wordParagraph = (text: string, style = ""): string =>
  `<p class=MsoNormal style='${style}'>${text}<o:p></o:p></p>`;

test.each(["margin-left:2.5in", "text-align:center"])(
  "in a short passage from Word, names count although nobody speaks twice (%s)",
  (name) => {
    const html = [
      wordParagraph("MRS. SMITH", name),
      wordParagraph("Who left the <i>lamp</i> on?"),
      wordParagraph("JOHN", name),
      wordParagraph("Not me."),
    ].join("");
    expect(lines(html)).toEqual([
      "cue: MRS. SMITH",
      "dialogue: Who left the lamp on?",
      "cue: JOHN",
      "dialogue: Not me.",
    ]);
    const title = [wordParagraph("THE LAMP", "text-align:center"), wordParagraph("by Mara Voss", "text-align:center")];
    expect(lines(title.join("") + html).join()).not.toContain("cue: THE LAMP");
  },
);

test("in a short passage, headings and brackets don't count against names that are set apart", () => {
  const html = [
    wordParagraph("ACTO I"),
    wordParagraph("ESCENA 2"),
    wordParagraph("INÉS", "text-align:center"),
    wordParagraph("¿Quién es?"),
    wordParagraph("TOMÁS", "text-align:center"),
    wordParagraph("(sin volverse)"),
    wordParagraph("Nadie."),
    wordParagraph("Sale TOMÁS."),
  ].join("");
  expect(lines(html)).toEqual([
    ...["act: ACTO I", "scene: ESCENA 2", "cue: INÉS", "dialogue: ¿Quién es?"],
    ...["cue: TOMÁS", "parenthetical: sin volverse", "dialogue: Nadie.", "direction: Sale TOMÁS."],
  ]);
});

test("in a short passage, a closing line and a manner nearly as far to the right don't count against names", () => {
  const at = (inches: number) => `margin-left:${inches}in`;
  const html = [
    wordParagraph("ACT ONE", "text-align:center"),
    wordParagraph("Scene 1", "text-align:center"),
    wordParagraph("A kitchen at night. Rain against the window.", at(1)),
    wordParagraph("MARTHA", at(2.5)),
    wordParagraph("Is there any coffee left?"),
    wordParagraph("GEORGE", at(2.5)),
    wordParagraph("(not looking up)", at(2)),
    wordParagraph("There was."),
    wordParagraph("She turns off the lamp.", at(1)),
    wordParagraph("BLACKOUT."),
  ].join("");
  expect(lines(html)).toEqual([
    ...["act: ACT ONE", "scene: Scene 1", "setting: A kitchen at night. Rain against the window."],
    ...["cue: MARTHA", "dialogue: Is there any coffee left?", "cue: GEORGE", "parenthetical: not looking up"],
    ...["dialogue: There was.", "direction: She turns off the lamp.", "transition: BLACKOUT."],
  ]);
});

test("in a short passage of plain text, names in capitals above their speeches count", () => {
  const spoken = ["MARTHA", "Is there any coffee left?", "GEORGE", "There was."];
  const expected = ["cue: MARTHA", "dialogue: Is there any coffee left?", "cue: GEORGE", "dialogue: There was."];
  expect(lines("", spoken.join("\n"))).toEqual(expected);
  expect(lines("", spoken.join("\n\n"))).toEqual(expected);
  expect(lines("", [...spoken, "(She goes out.)"].join("\n\n")).slice(0, 4)).toEqual(expected);
  // One name, or few of them among other lines, may be anything.
  expect(lines("", "THE LAMP\n\nA play in one act.").join()).not.toContain("cue");
  const sounds = ["THUNDER", "Nora looks up.", "She sits.", "GUNSHOT", "She stands.", "He sits.", "They wait."];
  expect(lines("", sounds.join("\n\n")).join()).not.toContain("cue");
});

test("a new name in capitals right below a setting speaks in pasted text and pages, too", () => {
  const pasted = ["NORA: Go!", "HELMER: No.", "SCENE TWO", "A yard at night.", "RUTH", "Is anybody here?"];
  const expected = ["scene: SCENE TWO", "setting: A yard at night.", "cue: RUTH", "dialogue: Is anybody here?"];
  expect(lines("", pasted.join("\n\n")).slice(4)).toEqual(expected);
  expect(lines(pasted.map((text) => `<p>${text}</p>`).join("")).slice(4)).toEqual(expected);
});

test("in a short passage, a name before a period or a tab counts although it's there only once", () => {
  const text = ["MARTHA. Is there any coffee left?", "GEORGE. (not looking up) There was.", "MARTHA. You drank it."];
  expect(lines("", text.join("\n\n"))).toEqual([
    ...["cue: MARTHA", "dialogue: Is there any coffee left?", "cue: GEORGE", "parenthetical: not looking up"],
    ...["dialogue: There was.", "cue: MARTHA", "dialogue: You drank it."],
  ]);
  const table = tableOf(["MARTHA", "Is there any left?"], ["GEORGE", "No."], ["MARTHA", "You drank it."]);
  expect(lines(table).slice(2, 4)).toEqual(["cue: GEORGE", "dialogue: No."]);
});

test("names in table cells belong to their speeches, also if cells have paragraphs of verse", () => {
  const html = `<table><tr><td><p class=MsoNormal>Mara</p></td><td><p class=MsoNormal>So late,<br>my love.</p><p>Or not.</p></td></tr>
<tr><td>Jon</td><td><p><span>No.</span></p></td></tr><tr><td><p>Mara</p></td><td><p>Eat.</p></td></tr></table>`;
  expect(lines(html).slice(0, 2)).toEqual(["cue: Mara", "dialogue: So late,\nmy love."]);
  expect(lines(html).slice(-2)).toEqual(["cue: Mara", "dialogue: Eat."]);
  expect(lines(html).join()).toContain("Or not.");
});

const tableOf = (...rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([name, text]) => `<tr><td><p>${name}</p></td><td><p>${text}</p></td></tr>`).join("")}</table>`;

test("names in table cells are recognized although everybody speaks once", () => {
  expect(lines(tableOf(["MARA", "Who left the <i>lamp</i> on?"], ["JON (off)", "Not me."]))).toEqual([
    ...["cue: MARA", "dialogue: Who left the lamp on?", "cue: JON", "parenthetical: off", "dialogue: Not me."],
  ]);
});

test.each([
  ["a list of characters", tableOf(["MARA", "a baker, 60"], ["JON", "her son"])],
  ["characters under a heading", `<p>CHARACTERS</p>${tableOf(["MARA", "A baker."], ["JON", "Her son."])}`],
  ["a table of facts", tableOf(["TITLE", "The Lamp"], ["LENGTH", "80 minutes"])],
  ["one row", tableOf(["MARA", "Who left the lamp on?"])],
])("%s in a table isn't a scene", (_, html) => {
  expect(lines(html).join()).not.toContain("cue:");
});

test("a table that only lays out a page keeps its paragraphs", () => {
  const html = `<table><tr><td><p>One day.</p><p>Two days.</p></td><td><table><tr><td>a</td><td>b</td></tr></table><p>Three.</p></td></tr></table>`;
  expect(lines(html)).toEqual(["One day.", "Two days.", "a\tb", "Three."].map((text) => `direction: ${text}`));
});

test("prose isn't recognized as a play", () => {
  expect(read("<p>NASA. It was late.</p><p>One day.</p><p>USA. Far off.</p>")).toMatchObject({ isPlay: false });
  expect(read("<p>One day.</p><p>Another <i>day</i>.</p>")).toMatchObject({ isPlay: false });
  expect(read("<p>MARA: One day.</p><p>JON: Another.</p>")).toMatchObject({ isPlay: true });
});

test("scripts, styles, pictures and hidden text leave no trace", () => {
  expect(
    lines(
      '<p>a</p><style>p{color:red}</style><p>One<script>alert(1)</script><img src=x onerror="alert(1)"> two<span style="display:none">x</span></p><svg><text>y</text></svg>',
    ),
  ).toEqual(["direction: a", "direction: One two"]);
});

test("of tracked changes, only what was inserted is pasted", () => {
  const tracked = "<p class=MsoNormal>Light the <del>candle</del><ins>lamp</ins>. Now.</p><p>It burns.</p>";
  expect(lines(tracked)).toEqual(["direction: Light the lamp. Now.", "direction: It burns."]);
});

test.each([
  ["<s>", "<s>Now.</s>"],
  ["<strike>", "<strike>Now.</strike>"],
  ["a style", "<span style='text-decoration: line-through'>Now.</span>"],
  ["Google Docs", '<span style="font-weight:400;text-decoration:line-through;vertical-align:baseline">Now.</span>'],
  ["a class", "<style>.cut { text-decoration-line: line-through }</style><span class=cut>No<b>w</b>.</span>"],
])("text that's struck out by %s becomes a note beside the text that's pasted", (_, struck) => {
  expect(lines(`<p>Light the lamp. ${struck} It burns.</p><p>She goes.</p>`)).toEqual([
    ...["direction: Light the lamp. It burns.", "note: Now.", "direction: She goes."],
  ]);
});

test("spaces are collapsed as browsers do", () => {
  expect(lines("<p>\n  One\n  two&nbsp;!  </p><p> </p><div>three<br>four</div>")).toEqual([
    "direction: One two\u00a0!",
    "direction: three\nfour",
  ]);
});

const hostile: readonly ((size: number) => string)[] = [
  (size) => "<b>".repeat(15 * size),
  (size) => "<p>".repeat(5 * size),
  (size) => `${"<b>".repeat(350)}${"x</i>".repeat(5 * size)}`,
  (size) => "<".repeat(25 * size),
  (size) => `<p style="${"a:b;".repeat(10 * size)}">x`,
  (size) => `<style>${"/*".repeat(10 * size)}</style><p>x</p>`,
  (size) => `<style>${"p.a{".repeat(5 * size)}</style><p class=a>x</p>`,
  (size) => "<p>MARA: Hello there.</p>\n".repeat(size),
  (size) => "&nbsp;".repeat(10 * size),
  (size) => "<br>".repeat(10 * size),
  (size) => `<p class="${"a ".repeat(5 * size)}">x</p>`,
];

test.each(hostile.map((write) => [write(1).slice(0, 20), write] as const))(
  "%j, many times over, is read in linear time",
  async (_, write) => expect(await isLinear((size) => read(write(size), "x"), 625)).toBe(true),
);

const inWord = (...paragraphs: readonly string[]): string =>
  `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=FR><!--StartFragment-->${paragraphs
    .map((text) => wordParagraph(`<span lang=FR>${text}</span>`))
    .join("")}<!--EndFragment--></body></html>`;

test.each([
  [
    "a period and a dash",
    [
      "NORA.&nbsp;– Bonsoir.",
      "TOM, <i>sans se retourner</i>.&nbsp;– Bonsoir.",
      "<i>Il sort.</i>",
      "TOM.&nbsp;– Non&nbsp;!",
    ],
    [
      "cue: NORA",
      "dialogue: Bonsoir.",
      "cue: TOM",
      "parenthetical: sans se retourner",
      "dialogue: Bonsoir.",
      "direction: Il sort.",
      "cue: TOM",
      "dialogue: Non\u00a0!",
    ],
  ],
  [
    "a no-break space and a colon",
    ["NORA&nbsp;: Bonsoir.", "TOM <i>(à part)</i>&nbsp;: Elle ment.", "<i>(Il sort.)</i>"],
    [
      "cue: NORA",
      "dialogue: Bonsoir.",
      "cue: TOM",
      "parenthetical: à part",
      "dialogue: Elle ment.",
      "direction: Il sort.",
    ],
  ],
  [
    "a period and a hyphen",
    ["INÉS.- ¿Quién es?", "TOMÁS.- <i>(Sin volverse)</i> Nadie.", "<i>Sale TOMÁS por el foro.</i>"],
    [
      "cue: INÉS",
      "dialogue: ¿Quién es?",
      "cue: TOMÁS",
      "parenthetical: Sin volverse",
      "dialogue: Nadie.",
      "direction: Sale TOMÁS por el foro.",
    ],
  ],
  [
    "a period and a dash without spaces",
    ["DOÑA ROSA.—¿Quién es? <i>(Pausa.)</i> Pasa.", "<b>TOMÁS.</b>&nbsp;— Soy yo.", "TELÓN"],
    [
      "cue: DOÑA ROSA",
      "dialogue: ¿Quién es?",
      "parenthetical: Pausa.",
      "dialogue: Pasa.",
      "cue: TOMÁS",
      "dialogue: Soy yo.",
      "transition: TELÓN",
    ],
  ],
  [
    "names above, with how they speak after a comma",
    [
      "<b>NORA</b>",
      "Reste.",
      "<b>TOM</b>",
      "Oui.",
      "<b>NORA</b>, <i>bas</i>",
      "Bien.",
      "<b>TOM</b>",
      "Non.",
      "<b>PARIS, la nuit.</b>",
    ],
    [
      "cue: NORA",
      "dialogue: Reste.",
      "cue: TOM",
      "dialogue: Oui.",
      "cue: NORA",
      "parenthetical: bas",
      "dialogue: Bien.",
      "cue: TOM",
      "dialogue: Non.",
      "direction: PARIS, la nuit.",
    ],
  ],
])("speeches from Word with %s are recognized", (_, paragraphs, expected) => {
  expect(lines(inWord(...paragraphs))).toEqual(expected);
});

const linesOfText = (text: string) =>
  readPasted({ text, html: "" }, numberedIds()).blocks.map((block) => `${block.kind}: ${textOf(block)}`);

test.each([
  ["plain text", "MARA: Keep ~~this~~ that.\n\nTOM: No.\n\n~~MARA: Why?~~\n\nTOM: Yes."],
  ["Fountain", "# Act I\n\nMARA\nKeep ~~this~~ that.\n\nTOM\nNo.\n\n~~MARA: Why?~~\n\nTOM\nYes."],
])("text that's struck out with tildes in pasted %s becomes a note", (_, text) => {
  expect(linesOfText(text).filter((line) => !line.startsWith("act"))).toEqual([
    ...["cue: MARA", "dialogue: Keep that.", "note: this"],
    ...["cue: TOM", "dialogue: No.", "note: MARA: Why?"],
    ...["cue: TOM", "dialogue: Yes."],
  ]);
});

const messagesOf = ({ notices = [] }: Pasted) => notices.map(({ message }) => message);

test("what a paste changes or leaves out is said in sentences", () => {
  const changed = (text: string, html = "") => messagesOf(readPasted({ text, html }, numberedIds()));
  const scene = "NORA\nWho calls?\n\nJACK\nIt's me.";
  expect(changed(scene)).toEqual([]);
  expect(changed(`${scene}\n\nNORA\n~~Go away.~~ Come in.`)).toEqual([
    "Struck-out passages (1) became private notes. Readers don't see them.",
  ]);
  expect(changed(`# ACT ONE\n\n${scene}\n\n~~Cut this.~~`)).toEqual([
    "Struck-out passages (1) became private notes. Readers don't see them.",
  ]);
  expect(changed(`${scene}\n(MORE)\n\nJACK (CONT'D)\nOpen.`)[0]).toContain("Marks such as (MORE) and CONTINUED");
  const html = "<p>NORA</p><p>Who <s>on earth</s> calls?</p><p>JACK</p><p>Me.</p>";
  expect(changed("", html)).toEqual(["Struck-out passages (1) became private notes. Readers don't see them."]);
});

test("letters with separate accents are composed, so that a name has one spelling", () => {
  const names = ["Rene\u0301e", "Ren\u00e9e"];
  const composed = ["cue: Ren\u00e9e", "dialogue: Yes.", "cue: Ren\u00e9e", "dialogue: Yes."];
  expect(lines("", names.map((name) => `${name}: Yes.`).join("\n\n"))).toEqual(composed);
  expect(lines(names.map((name) => `<p>${name}: Yes.</p>`).join(""))).toEqual(composed);
});

test("a paste says what may be read wrong, with its count, and says nothing of what's clear", () => {
  const changed = (text: string) => messagesOf(readPasted({ text, html: "" }, numberedIds()));
  const talk = "NORA: Who calls?\nJACK: A friend of yours.\n".repeat(5);
  expect(changed(talk)).toEqual([]);
  expect(changed(`${talk}The door opens slowly.\nNORA: Come in.`)).toEqual([
    "Lines without a name (1) became stage directions, because nearly every line of this text is a speech. Check them.",
  ]);
  expect(changed("NORA: Who calls?\n\nJACK: Me.\n\nNORA:\n\nAct Two\n\nJACK: No.")).toEqual([
    "Names without a speech (1) may be something else. Check them.",
  ]);
  expect(changed("She waits.\n\nThe door opens.")).toEqual([]);
});

test.each([
  ["a struck-out passage", "NORA: Who calls?\n\nJACK: ~~Go.~~ Me.\n\nNORA: Come in.", ["Go."]],
  ["one in Fountain", "# Act I\n\nNORA\nWho calls?\n\nJACK\n~~Go.~~ Me.", ["Go."]],
  ["names without a speech", "NORA: Who calls?\n\nJACK: Me.\n\nNORA:\n\nAct Two\n\nJACK: No.", ["NORA"]],
  ["a page mark", "NORA\nWho calls?\n\nJACK\nMe.\n(MORE)\n\nJACK (CONT'D)\nOpen.", ["NORA"]],
])("a notice about %s has its place among the pasted elements", (_, text, expected) => {
  const { blocks, notices = [] } = readPasted({ text, html: "" }, numberedIds());
  expect(notices).toHaveLength(1);
  const places = notices.flatMap(({ places }) => places.map((place) => ("blockId" in place ? place.blockId : "")));
  const found = places.map((id) => blocks.find((block) => block.id === id));
  expect(found.map((block) => block && textOf(block))).toEqual(expected);
});
