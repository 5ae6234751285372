import { expect, test } from "vitest";
import { act, block, dialogue, note, pageBreak, play, speech, transition } from "#tests/support/playBuilder.ts";
import { type Play, textOf } from "../../play.ts";
import { blocksBeforeClosing, closingLines } from "./closingLines.ts";

const closingOf = ({ blocks }: Play) => {
  const closing = closingLines(blocks);
  return blocks.filter(({ id }) => closing.has(id)).map((one) => textOf(one));
};

test("the closing lines of each act and of the play are those after their last text", () => {
  const written = play(
    act("Act One"),
    speech("NORA", "Go."),
    transition("Lights fade."),
    speech("TOM", "Wait."),
    transition("Blackout."),
    note("Too soon?"),
    block("centered", "End of Act One"),
    act("Act Two"),
    dialogue("Gone."),
    block("centered", "The End"),
  );
  expect(closingOf(written)).toEqual(["Blackout.", "End of Act One", "The End"]);
});

test("what comes before a closing line is kept with it, unless that's a page break", () => {
  const { blocks } = play(speech("TOM", "Wait."), transition("Blackout."), note("?"), block("centered", "The End"));
  const kept = blocksBeforeClosing(blocks);
  expect(blocks.filter(({ id }) => kept.has(id)).map((one) => textOf(one))).toEqual(["Wait.", "Blackout."]);
  expect(blocksBeforeClosing(play(dialogue("Gone."), pageBreak(), block("centered", "The End")).blocks).size).toBe(0);
});

test("a line below a page break that the writer made isn't moved", () => {
  expect(closingOf(play(dialogue("Gone."), pageBreak(), block("centered", "The End")))).toEqual(["The End"]);
  expect(closingOf(play(transition("Blackout."), pageBreak()))).toEqual([]);
});
