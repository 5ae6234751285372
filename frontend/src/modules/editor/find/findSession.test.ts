import { TextSelection } from "prosemirror-state";
import { expect, test, vi } from "vitest";
import * as Y from "yjs";
import { documentOf, readPlay } from "#domain/play/document/document.ts";
import { findText } from "#domain/play/document/playDocument.ts";
import { setTyping } from "#domain/play/document/typing.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type BlockId, textOf } from "#domain/play/play.ts";
import { emptyQuery, type SearchQuery } from "#domain/play/search/searchQuery.ts";
import { find, findNext, findPrevious } from "../actions/find.ts";
import { bold } from "../actions/marks.ts";
import { redo } from "../actions/redo.ts";
import { undo } from "../actions/undo.ts";
import { type EditorBinding, openEditorBinding } from "../binding/editorBinding.ts";
import { blockOf } from "../schema/blockNodes.ts";
import { blockNodes } from "../schema/flat.ts";
import { openLines, performAction, showLines, typeText } from "../testing/lines.ts";
import { findPlugin, findRequest, findSessionOf } from "./findPlugin.ts";
import { FindSession } from "./findSession.ts";
import { type SearchPattern, searchTexts } from "./searchTexts.ts";

const searchHere: SearchPattern = async (work) => searchTexts(work);

function search(
  manuscript: EditorBinding,
  text: string,
  options: Partial<SearchQuery> = {},
  pattern: SearchPattern = searchHere,
): FindSession {
  const query = { ...emptyQuery, text, ...options };
  return new FindSession({ ...manuscript, view: () => undefined }, query, pattern);
}

function open(lines: readonly string[], text: string, options: Partial<SearchQuery> = {}) {
  const manuscript = openLines(lines, [findPlugin()]);
  return { manuscript, session: search(manuscript, text, options) };
}

const place = (session: FindSession): string => {
  const { current, count } = session.results();
  return `${current ?? "-"}/${count}`;
};

const lamps = ["cue: LAMP", "dialogue: A lamp. The |lamp.", "note: Lamp?", "dialogue: Light."];

test("the first match at or after the cursor is current, and next and previous wrap around", () => {
  const { manuscript, session } = open(lamps, "lamp");
  expect(place(session)).toBe("3/4");
  performAction(manuscript, findNext);
  expect(place(session)).toBe("4/4");
  performAction(manuscript, findNext);
  expect(place(session)).toBe("1/4");
  performAction(manuscript, findPrevious);
  expect(place(session)).toBe("4/4");
});

test("closing puts the cursor before the current match", () => {
  const { manuscript, session } = open(lamps, "lamp");
  session.go(1);
  session.close();
  expect(showLines(manuscript)[2]).toBe("note: |Lamp?");
  expect(findSessionOf(manuscript.state())).toBeUndefined();
});

test("without the bar, the keys for the next match open it", () => {
  for (const action of [find, findNext, findPrevious]) {
    const manuscript = openLines(lamps, [findPlugin()]);
    expect(findRequest(manuscript.state())).toBeUndefined();
    performAction(manuscript, action);
    expect(findRequest(manuscript.state())).toEqual({ isReplacing: false });
  }
});

test("results follow the text, and moving the cursor starts from there", () => {
  const { manuscript, session } = open(lamps, "lamp");
  typeText(manuscript, "lamp ");
  expect(session.results().count).toBe(5);
  manuscript.dispatch(manuscript.state().tr.insertText("x", manuscript.state().selection.from - 3));
  expect(session.results().count).toBe(4);
  const { tr } = manuscript.state();
  manuscript.dispatch(tr.setSelection(TextSelection.create(tr.doc, 3)));
  expect(place(session)).toBe("-/4");
  session.go(1);
  expect(place(session)).toBe("2/4");
});

test("matches cross formats but not elements, and a replacement has the format of the first character", () => {
  const { manuscript, session } = open(
    ["dialogue: gho|st li|ght", "dialogue: ghost", "dialogue: light"],
    "ghost light",
  );
  performAction(manuscript, bold);
  expect(session.results().count).toBe(1);
  session.replaceAll("ghost lamp");
  const first = () => blockNodes(manuscript.state().doc).map(blockOf)[0]?.text;
  expect(first()).toEqual([{ text: "ghost lamp" }]);
  session.setQuery({ ...emptyQuery, text: "LAMP", matchCase: true });
  expect(session.results().count).toBe(0);
});

test("a replacement that starts in bold text is bold", () => {
  const { manuscript, session } = open(["dialogue: a |bc| d"], "bc d");
  performAction(manuscript, bold);
  session.replaceAll("x");
  expect(blockNodes(manuscript.state().doc).map(blockOf)[0]?.text).toEqual([{ text: "a " }, { text: "x", bold: true }]);
});

test("a replaced cue is the character's new name, and an empty replacement deletes", () => {
  const { manuscript, session } = open(["cue: RUTH|", "dialogue: Ruth?"], "ruth");
  session.replaceAll("NORA");
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["cue: NORA", "dialogue: NORA?"]);
  session.setQuery({ ...emptyQuery, text: "NORA" });
  session.replaceAll("");
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["cue: ", "dialogue: ?"]);
});

test("a replacement has the capitals of what it replaces, in the play's language", () => {
  const { manuscript, session } = open(["cue: AYLA|", "dialogue: Ayla, ayla?"], "ayla");
  setTyping(manuscript.doc, { language: "tr" });
  session.replaceAll("ilkim");
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["cue: İLKİM", "dialogue: İlkim, ilkim?"]);
  session.setQuery({ ...emptyQuery, text: "ilkim", matchCase: true });
  session.replaceAll("Ada");
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["cue: İLKİM", "dialogue: İlkim, Ada?"]);
});

test("replacing one goes on to the next, and not to the text that was just inserted", () => {
  const { manuscript, session } = open(["dialogue: |lamp lamp", "dialogue: lamp"], "lamp");
  session.replace("lamp lamp");
  expect(place(session)).toBe("3/4");
  session.replace("x");
  session.replace("x");
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["dialogue: lamp lamp x", "dialogue: x"]);
  expect(place(session)).toBe("1/2");
});

test("replacing all is one step for undo, separate from typing before and after it", () => {
  const { manuscript, session } = open(["dialogue: lamp| lamp"], "lamp");
  typeText(manuscript, "s");
  session.replaceAll("bulb");
  typeText(manuscript, "!");
  const text = () => blockNodes(manuscript.state().doc)[0]?.textContent;
  expect(text()?.replace("!", "")).toBe("bulbs bulb");
  performAction(manuscript, undo);
  expect(text()).toBe("bulbs bulb");
  performAction(manuscript, undo);
  expect(text()).toBe("lamps lamp");
  performAction(manuscript, undo);
  expect(text()).toBe("lamp lamp");
  performAction(manuscript, redo, redo);
  expect(text()).toBe("bulbs bulb");
});

test("a scope limits what is found and replaced, and follows the text", () => {
  const lines = [
    "scene: One",
    "cue: A",
    "dialogue: lamp",
    "cue: B",
    "dialogue: lamp|",
    "scene: Two",
    "direction: lamp",
  ];
  const { manuscript, session } = open(lines, "lamp", { scope: { character: "b" } });
  expect(place(session)).toBe("1/1");
  session.setQuery({ ...emptyQuery, text: "lamp", scope: { heading: "b5" as BlockId } });
  expect(place(session)).toBe("1/1");
  session.setQuery({ ...emptyQuery, text: "lamp", scope: { kind: "dialogue" } });
  expect(session.results().count).toBe(2);
  session.replaceAll("bulb");
  expect(showLines(manuscript)[6]).toBe("direction: lamp");
  session.setQuery({ ...emptyQuery, text: "bulb", scope: { character: "a" } });
  expect(session.results().count).toBe(1);
  manuscript.dispatch(manuscript.state().tr.insertText("x", 7, 8));
  expect(session.results().count).toBe(0);
});

test("how many were replaced stays until something else is looked for or found", () => {
  const { manuscript, session } = open(["dialogue: lamp| lamp"], "lamp");
  const replaced = () => session.results().replaced;
  expect(replaced()).toBeUndefined();
  session.replaceAll("bulb");
  expect(replaced()).toBe(2);
  session.replaceAll("bulb");
  session.go(1);
  typeText(manuscript, "s");
  expect(replaced()).toBe(2);
  performAction(manuscript, undo, undo);
  expect(session.results()).toMatchObject({ count: 2, replaced: undefined });
  session.replaceAll("Lamp");
  expect(replaced()).toBe(2);
  session.go(1);
  expect(replaced()).toBeUndefined();
  session.replaceAll("bulb");
  session.setQuery({ ...emptyQuery, text: "bulb" });
  expect(replaced()).toBeUndefined();
});

test("a scope applies across groups", () => {
  const long = Array.from({ length: 200 }, (_, index) => `dialogue: lamp ${index}`);
  const { session } = open(["cue: A", ...long, "cue: B|", "dialogue: lamp"], "lamp", { scope: { character: "a" } });
  expect(session.results().count).toBe(200);
  session.go(-1);
  expect(place(session)).toMatch(/\/200$/);
});

test("a pattern is looked for elsewhere, in changed elements only", async () => {
  vi.useFakeTimers();
  const searched: number[] = [];
  const counting: SearchPattern = async (work) => {
    searched.push(work.texts.length);
    return searchTexts(work);
  };
  const manuscript = openLines(["dialogue: |lamp limp", "dialogue: lump"], [findPlugin()]);
  const session = search(manuscript, "l(.)mp", { isPattern: true }, counting);
  expect(session.results()).toMatchObject({ isSearching: true, count: 0 });
  await vi.runAllTimersAsync();
  expect(place(session)).toBe("1/3");
  session.replaceAll("[$1]");
  expect(session.results().replaced).toBe(3);
  expect(showLines(manuscript).map((line) => line.replace("|", ""))).toEqual(["dialogue: [a] [i]", "dialogue: [u]"]);
  await vi.runAllTimersAsync();
  typeText(manuscript, "lamp");
  await vi.runAllTimersAsync();
  expect(session.results().count).toBe(1);
  expect(searched).toEqual([2, 2, 1]);
  vi.useRealTimers();
});

test("an invalid pattern and one that takes too long have no results, until the query changes", async () => {
  vi.useFakeTimers();
  const slow: SearchPattern = async () => ({ kind: "failed", problem: "slow" });
  const manuscript = openLines(lamps, [findPlugin()]);
  const session = search(manuscript, "(", { isPattern: true }, slow);
  expect(session.results()).toMatchObject({ problem: "invalid", count: 0, isSearching: false });
  session.setQuery({ ...emptyQuery, text: "(a+)+$", isPattern: true });
  await vi.runAllTimersAsync();
  expect(session.results()).toMatchObject({ problem: "slow", count: 0, isSearching: false });
  session.setQuery({ ...emptyQuery, text: "lamp" });
  expect(session.results()).toMatchObject({ problem: undefined, count: 4 });
  vi.useRealTimers();
});

test("a closed bar leaves nothing on the path of a key", () => {
  const { manuscript, session } = open(lamps, "lamp");
  session.close();
  const plugin = manuscript.state().plugins.find((one) => one.spec.props?.decorations !== undefined);
  const before = plugin?.getState(manuscript.state());
  typeText(manuscript, "x");
  expect(plugin?.getState(manuscript.state())).toBe(before);
  expect(session.results().count).toBe(4);
});

/** Opens an editor on a document that another device has a copy of. */
function openShared(...texts: string[]) {
  const blocks = texts.map((text, index) => ({
    id: `b${index}` as BlockId,
    kind: "dialogue" as const,
    text: [{ text }],
  }));
  const doc = documentOf({ front: emptyFront, blocks });
  const remote = new Y.Doc();
  Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  const manuscript = openEditorBinding(doc, { newId: () => "n" as BlockId, plugins: [findPlugin()] });
  const meet = (): void => {
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(remote));
    Y.applyUpdate(remote, Y.encodeStateAsUpdate(doc));
  };
  const textsOf = (one: Y.Doc) => readPlay(one).blocks.map(textOf);
  return { doc, remote, manuscript, meet, textsOf };
}

test("what another device writes between two matches stays between them, and undo restores exactly the rest", () => {
  const { doc, remote, manuscript, meet, textsOf } = openShared("lamp and lamp", "a lamp");
  const session = search(manuscript, "lamp");
  session.replaceAll("bulb");
  findText(remote, "b0" as BlockId)?.insert(8, " NEW");
  findText(remote, "b1" as BlockId)?.insert(6, "s");
  meet();
  expect(textsOf(doc)).toEqual(["bulb and NEW bulb", expect.stringMatching(/^a (bulbs|sbulb)$/)]);
  performAction(manuscript, undo);
  meet();
  expect(textsOf(doc)).toEqual(["lamp and NEW lamp", "a lamps"]);
  expect(textsOf(remote)).toEqual(textsOf(doc));
  expect(blockNodes(manuscript.state().doc).map((node) => node.textContent)).toEqual(textsOf(doc));
});
