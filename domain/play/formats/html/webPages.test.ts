import { expect, test } from "vitest";
import { numberedIds } from "#tests/support/playBuilder.ts";
import { textOf } from "../../play.ts";
import type { ReadOptions } from "../reading/readPlay.ts";
import { readPlayFile } from "../reading/readPlayFile.ts";

async function read(body: string, options?: ReadOptions) {
  const bytes = new TextEncoder().encode(`<!DOCTYPE html><html><body>${body}</body></html>`);
  const { play, notices, groups } = await readPlayFile({ name: "fog.html", bytes }, numberedIds(), options);
  const lines = play.blocks.map((block) => `${block.kind}: ${textOf(block)}`);
  return { title: play.front.title, authors: play.front.authors, lines, notices, groups };
}

const talk = ["NORA", "TOM", "NORA", "TOM"].map((name, at) => `<p><b>${name}</b><br>Line ${at} of the play.</p>`);
const spoken = ["NORA", "TOM", "NORA", "TOM"].flatMap((name, at) => [
  `cue: ${name}`,
  `dialogue: Line ${at} of the play.`,
]);
const post = `<header><h1>Fog</h1><p>by Ann Lee</p></header>${talk.join("")}`;
const around = [
  "<a href='#main'>Skip to content</a><header><p>Ten Minute Plays</p></header>",
  "<section><h2>Two comments</h2><p>Lovely.</p></section>",
  "<footer><p>Made with a program</p></footer>",
] as const;
const [site, comments, end] = around;

test.each([
  ["an article", `${site}<main><article>${post}<footer>Tagged fog</footer></article>${comments}</main>${end}`, 6],
  ["the main part", `${site}<main>${post}<aside>Tagged fog</aside></main>${comments}${end}`, 6],
  ["a marked part", `${site}<div role="main">${post}</div>${comments}${end}`, 5],
])("of a web page, only what's in %s is the play, and the rest can be taken in", async (_, body, count) => {
  const page = await read(body);
  expect(page).toMatchObject({ title: "Fog", authors: "Ann Lee", lines: spoken });
  expect(page.notices.find(({ code }) => code === "page")).toMatchObject({ kind: "dropped", count });
  const group = page.groups.find(({ part }) => part === "page");
  expect(group).toMatchObject({ count, description: "around the article of the web page" });
  const all = await read(body, { kinds: { [group?.id ?? ""]: "note" } });
  expect(all.lines).toContain("note: Lovely.");
  expect(all.notices.map(({ code }) => code)).not.toContain("page");
});

test.each([
  ["has no such part", `${site}${post}${end}`],
  ["marks only a small part", `${site}<main><p>Welcome.</p></main><div>${post}</div>${end}`],
])("if a web page %s, all of it is read", async (_, body) => {
  const page = await read(body);
  expect(page.lines.join()).toContain("Made with a program");
  expect(page.notices.map(({ code }) => code)).not.toContain("page");
});

test("each article of a page with several is read", async () => {
  const body = `${site}<article>${talk.join("")}</article><article>${talk.join("")}</article>${end}`;
  expect((await read(body)).lines).toEqual([...spoken, ...spoken]);
});
