import { expect, test } from "vitest";
import { readDocx } from "#domain/play/formats/docx/readDocx.ts";
import { writeDocx } from "#domain/play/formats/docx/writeDocx.ts";
import { readFdx } from "#domain/play/formats/fdx/readFdx.ts";
import { writeFdx } from "#domain/play/formats/fdx/writeFdx.ts";
import { readJson } from "#domain/play/formats/json/readJson.ts";
import { writeJson } from "#domain/play/formats/json/writeJson.ts";
import { frontFields } from "#domain/play/front/frontFields.ts";
import { guildModern } from "#domain/play/layout/designs/guildModern.ts";
import { type Block, normalizeSpans, type Play, textOf } from "#domain/play/play.ts";
import { arbitraryPlay } from "#tests/support/arbitraryPlay.ts";
import { fc } from "#tests/support/fastCheck.ts";
import { generatePlay } from "#tests/support/generatePlay.ts";
import { numberedIds, withoutIds } from "#tests/support/playBuilder.ts";

/* `read(write(play))` is the same play, except for what a format can't hold. The functions below list exactly that. */

const options = { layout: guildModern, createdAt: new Date(0) };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const viaJson = (play: Play): Play => readJson(utf8(writeJson(play))).play;
const viaFdx = (play: Play): Play => readFdx(utf8(writeFdx(play, options)), numberedIds()).play;

const viaDocx = (play: Play): Play => readDocx(writeDocx(play, options), numberedIds()).play;

const notXml = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** XML can't contain control characters and halves of characters. */
const asXmlText = (block: Block): Block => ({
  ...block,
  text: normalizeSpans(block.text.map((span) => ({ ...span, text: span.text.replace(notXml, "") }))),
});

const asXml = (play: Play): Play => ({ ...play, blocks: play.blocks.map(asXmlText) });

/** Final Draft has two simultaneous speeches at most, and none with notes in them. */
function asFdx(play: Play): Play {
  const out: Block[] = [];
  let pair = 0;
  for (const block of play.blocks) {
    if (block.kind !== "cue") {
      if (!["parenthetical", "dialogue", "lyric"].includes(block.kind)) pair = 0;
      out.push(block);
      continue;
    }
    const isSecond = block.simultaneous === true && pair === 1;
    pair = isSecond ? 0 : 1;
    const { simultaneous: _, ...cue } = block;
    out.push(isSecond ? block : cue);
  }
  return { ...play, blocks: out };
}

/** Generated plays for each format. `npm run fuzz` tries more. */
const numRuns = Number(process.env.ROUND_TRIPS ?? 150);
const timeout = 60_000 + 60 * numRuns;

const everyPlay = (survives: (play: Play) => void) =>
  fc.assert(
    fc.property(arbitraryPlay, (play) => {
      survives(play);
    }),
    { numRuns },
  );

test("JSON keeps every play exactly, IDs included", { timeout }, () => {
  everyPlay((play) => expect(viaJson(play)).toEqual(play));
  const long = generatePlay({ seed: 7, speeches: 300 });
  expect(viaJson(long)).toEqual(long);
});

test("Final Draft keeps every play, except what it can't hold", { timeout }, () => {
  everyPlay((play) => expect(withoutIds(viaFdx(play))).toEqual(withoutIds(asFdx(asXml(play)))));
  const long = generatePlay({ seed: 7, speeches: 300 });
  expect(withoutIds(viaFdx(long))).toEqual(withoutIds(long));
});

/** Word has no place for a character's former names. */
const asDocx = ({ front, blocks }: Play): Play => ({
  front: {
    ...front,
    ...Object.fromEntries(frontFields.map((field) => [field, front[field].replace(notXml, "")])),
    characters: front.characters.map((person) => ({
      ...person,
      aliases: [],
      name: person.name.replace(notXml, ""),
      age: person.age.replace(notXml, ""),
      gender: person.gender.replace(notXml, ""),
      description: person.description.replace(notXml, ""),
      doubling: person.doubling.replace(notXml, ""),
    })),
  },
  blocks,
});

test("Word keeps every play, except what it can't hold", { timeout }, () => {
  everyPlay((play) => {
    // An empty document or an unnamed character isn't recognized as ours.
    const { front, blocks } = asDocx(asXml(play));
    fc.pre(front.characters.every(({ name }) => name !== ""));
    const texts = [...frontFields.map((field) => front[field]), ...blocks.map(textOf)];
    fc.pre(texts.some((text) => /[\p{L}\p{N}]/u.test(text)));
    expect(withoutIds(viaDocx(play))).toEqual(withoutIds({ front, blocks }));
  });
  const long = generatePlay({ seed: 7, speeches: 300 });
  expect(withoutIds(viaDocx(long))).toEqual(withoutIds(long));
});
