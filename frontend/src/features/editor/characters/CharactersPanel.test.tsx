// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readCharacterSettings } from "#domain/play/document/characterSettings.ts";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { type Block, type BlockId, textOf } from "#domain/play/play.ts";
import { charactersWords } from "#frontend/messages/characters.yaml";
import { findPlugin, findRequest, lastQuery } from "#frontend/modules/editor/find/findPlugin.ts";
import { blocksOf } from "#frontend/modules/editor/schema/flat.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, fieldLabelled, mount, settle, typeInto } from "#frontend/ui/testing/page.ts";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { CharactersPanel } from "./CharactersPanel.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(clearPage);

function open(names: readonly string[]) {
  const blocks = names.map(
    (name, index): Block => ({ id: `b${index}` as BlockId, kind: "cue", text: [{ text: name }] }),
  );
  const doc = documentOf({ front: emptyFront, blocks });
  const editor = editorWithoutView(doc);
  const onClose = vi.fn();
  mount(<CharactersPanel editor={editor} onClose={onClose} />);
  const rows = () => [...document.querySelectorAll<HTMLElement>(".character-name")].map((row) => row.textContent);
  return { doc, editor, rows, onClose };
}

const press = (name: string): Promise<void> => settle(() => buttonNamed(name).click());
const hasButton = (name: string): boolean =>
  [...document.querySelectorAll("button")].some((button) => button.textContent === name);
const select = (selector: string): Promise<void> =>
  settle(() => document.querySelector<HTMLElement>(selector)?.click());

const hamlet = [...Array(6).fill("HAMLET"), "HAMELT"];

test("an ignored name can be taken back until something else changes, and be checked again later", async () => {
  const { doc } = open(hamlet);
  await press(charactersWords.ignoreName({ name: "HAMELT" }));
  expect(readCharacterSettings(doc)).toEqual({ ignored: ["HAMELT"] });
  expect(hasButton(charactersWords.correct({ intended: "HAMLET" }))).toBe(false);
  await press(charactersWords.undo);
  expect(readCharacterSettings(doc)).toBeUndefined();
  await press(charactersWords.ignoreName({ name: "HAMELT" }));
  await select(".character-toggle");
  await select(`[aria-label="${charactersWords.colors.red}"]`);
  expect(readCharacterSettings(doc)).toEqual({ colors: { hamlet: "red" }, ignored: ["HAMELT"] });
  expect(hasButton(charactersWords.undo)).toBe(false);
  await press(charactersWords.ignoredNames({ count: 1 }));
  expect(hasButton(charactersWords.correct({ intended: "HAMLET" }))).toBe(true);
});

test("groups such as ALL come after the characters and aren't counted as characters", async () => {
  const { rows } = open(["ALL", "HORATIO", "DANES", "MARCELLUS", "HORATIO AND A PRIEST"]);
  expect(rows()).toEqual(["HORATIO", "MARCELLUS", "ALL", "DANES", "HORATIO AND A PRIEST"]);
  const text = document.body.textContent;
  expect(text).toContain(charactersWords.count({ count: 2, groups: 3 }));
  expect([
    text?.split(`${charactersWords.group} · `).length,
    charactersWords.count({ count: 2, groups: 3 }),
    charactersWords.count({ count: 1, groups: 0 }),
  ]).toEqual([4, "2 characters, 3 groups", "1 character"]);
});

test("Escape in the dialog for a new name doesn't close the panel", async () => {
  const { onClose } = open(hamlet);
  await select(".character-toggle");
  await press(charactersWords.rename);
  const escapeKey = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  await settle(() => fieldLabelled(charactersWords.newName).dispatchEvent(escapeKey()));
  expect(onClose).not.toHaveBeenCalled();
  await settle(() => buttonNamed(charactersWords.cancel).click());
  await settle(() => document.querySelector("h2")?.dispatchEvent(escapeKey()));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a corrected name is gone from the list, and what's typed later appears in it", async () => {
  const { editor, rows } = open(hamlet);
  expect(rows()).toEqual(["HAMLET", "HAMELT"]);
  await press(charactersWords.correct({ intended: "HAMLET" }));
  expect(rows()).toEqual(["HAMLET"]);
  await settle(() => editor.dispatch(editor.state().tr.insertText("ANN", 2, 8)));
  const showsBoth = async () => {
    await settle();
    expect(rows()).toEqual(["ANN", "HAMLET"]);
  };
  await vi.waitFor(showsBoth);
});

test("a new name has straight apostrophes in cues and the language's in directions", async () => {
  const blocks: readonly Block[] = [
    { id: "b0" as BlockId, kind: "cue", text: [{ text: "TOM" }] },
    { id: "b1" as BlockId, kind: "direction", text: [{ text: "Tom waits." }] },
  ];
  const editor = editorWithoutView(documentOf({ front: emptyFront, blocks }));
  mount(<CharactersPanel editor={editor} onClose={() => undefined} />);
  await select(".character-toggle");
  await press(charactersWords.rename);
  await settle(() => typeInto(fieldLabelled(charactersWords.newName), "D'Arcy"));
  await press(charactersWords.renameButton);
  expect(blocksOf(editor.state().doc).map(textOf)).toEqual(["D'ARCY", "D’Arcy waits."]);
});

test("renaming says how many mentions in speeches stay, and finds them", async () => {
  const written = play(
    speech("TOM", "I'm Tom."),
    speech("ANN", "Tom, Tom, stop."),
    speech("ANN", "Not Tomas."),
    direction("Tom goes."),
  );
  const editor = editorWithoutView(documentOf(written), [findPlugin()]);
  mount(<CharactersPanel editor={editor} onClose={() => undefined} />);
  await select(".character-toggle");
  await press(charactersWords.rename);
  await settle(() => typeInto(fieldLabelled(charactersWords.newName), "Ben"));
  const dialog = document.querySelector("dialog")?.textContent;
  expect(dialog).toContain("3 mentions in speeches stay as written.");
  await press(charactersWords.renameButton);
  expect(document.querySelector(".characters-notice")?.textContent).toContain(
    "3 mentions in speeches weren't changed.",
  );
  await press(charactersWords.findOldName({ name: "TOM" }));
  expect(lastQuery(editor.state())).toMatchObject({ text: "TOM", wholeWord: true, scope: {} });
  expect(findRequest(editor.state())).toBeDefined();
  expect(blocksOf(editor.state().doc).map(textOf).slice(0, 2)).toEqual(["BEN", "I'm Tom."]);
});

test("the list can be sorted, and only the first names to check are shown at once", async () => {
  const typos = ["HAMELT", "HMALET", "HALMET", "HAMLTE", "AHMLET", "HAMLE"];
  const { rows } = open(["ZOE", "ANN", "ANN", ...hamlet.slice(0, 6), ...typos]);
  expect(document.querySelectorAll(".names-to-check li")).toHaveLength(5);
  await press(charactersWords.showAll({ count: 6 }));
  expect(document.querySelectorAll(".names-to-check li")).toHaveLength(6);
  const field = document.querySelector("select");
  if (!field) throw new Error("The list can be sorted.");
  for (const [sort, first] of [
    ["lines", ["HAMLET", "ANN", "ZOE"]],
    ["name", ["AHMLET", "ANN", "HALMET"]],
  ] as const) {
    field.value = sort;
    await settle(() => field.dispatchEvent(new Event("change", { bubbles: true })));
    expect(rows().slice(0, 3)).toEqual(first);
  }
});

test("a character has the first and last entrance, and without any the first line", async () => {
  const written = play(
    scene("1", direction("Enter ANN."), speech("ANN", "Hello?"), speech("TOM", "Yes?"), direction("Exit ANN.")),
    scene("2", direction("Enter ANN."), speech("ANN", "Again.")),
  );
  mount(<CharactersPanel editor={editorWithoutView(documentOf(written))} onClose={() => undefined} />);
  const places = () => [...document.querySelectorAll(".character-place")].map((place) => place.textContent);
  const shows = (texts: readonly string[]) =>
    vi.waitFor(async () => {
      await settle();
      expect(places()).toEqual(texts);
    });
  await select('[data-character="ann"]');
  await shows([`${charactersWords.firstEntrance} 1`, `${charactersWords.lastEntrance} 2`]);
  await select('[data-character="tom"]');
  await shows([`${charactersWords.first} 1`, `${charactersWords.last} 1`]);
  expect(document.querySelector(".character-details")?.textContent).toContain(charactersWords.neverEnters);
});

test("the buttons of a character don't move when the directions have been read", async () => {
  open(["HAMLET", "OPHELIA"]);
  await select(".character-toggle");
  const children = () => [...(document.querySelector(".character-details")?.children ?? [])];
  const buttons = children().findIndex((child) => child.matches(".character-actions"));
  await vi.waitFor(async () => {
    await settle();
    expect(children().at(-1)?.textContent).toContain(charactersWords.last);
  });
  expect(buttons).toBeGreaterThan(1);
  expect(children().findIndex((child) => child.matches(".character-actions"))).toBe(buttons);
});
