// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { moveFocusByKey } from "./moveFocusByKey.ts";

afterEach(() => document.body.replaceChildren());

type Corner = readonly [left: number, top: number];

function addButton(name: string, [left, top]: Corner, height = 20): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = name;
  button.getBoundingClientRect = () => new DOMRect(left, top, 80, height);
  document.body.append(button);
  return button;
}

/** Two rows, of three and two, in which the second item is taller. */
function openBoard(): readonly HTMLElement[] {
  const corners: readonly Corner[] = [
    [0, 0],
    [100, 0],
    [200, 0],
    [0, 60],
    [100, 60],
  ];
  return corners.map((corner, index) => addButton("ABCDE"[index] ?? "", corner, index === 1 ? 50 : 20));
}

/** Returns where each of the keys leads, one after the other, and "" for keys that aren't handled. */
function press(items: readonly HTMLElement[], keys: readonly string[], init: KeyboardEventInit = {}) {
  return keys.map((key) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...init });
    moveFocusByKey(event, items);
    return event.defaultPrevented ? document.activeElement?.textContent : "";
  });
}

test("arrow keys go to the next item in their direction, and stop at the edge", () => {
  const items = openBoard();
  items[0]?.focus();
  expect(press(items, ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"])).toEqual(["B", "C", "", "B"]);
  expect(press(items, ["ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"])).toEqual(["E", "", "B", ""]);
});

test("down from above a gap leads to the nearest item of the next row, whatever their heights", () => {
  const items = openBoard();
  items[2]?.focus();
  expect(press(items, ["ArrowDown", "ArrowLeft", "ArrowUp"])).toEqual(["E", "D", "A"]);
});

test("Home and End go to the first and the last item", () => {
  const items = openBoard();
  items[1]?.focus();
  expect(press(items, ["End", "Home"])).toEqual(["E", "A"]);
});

test("in a right-to-left window, the arrow keys follow the screen", () => {
  const items = [addButton("first", [200, 0]), addButton("second", [100, 0])];
  items[0]?.focus();
  expect(press(items, ["ArrowLeft", "ArrowRight"])).toEqual(["second", "first"]);
});

test("begins at a button beside an item", () => {
  const items = openBoard();
  addButton("Edit", [180, 0]).focus();
  expect(press(items, ["ArrowDown"])).toEqual(["E"]);
});

test("other keys, keys with a modifier, and fields are left alone", () => {
  const items = openBoard();
  items[0]?.focus();
  expect(press(items, ["a", "Enter", "Tab"])).toEqual(["", "", ""]);
  for (const modifier of ["altKey", "ctrlKey", "metaKey", "shiftKey"])
    expect(press(items, ["ArrowRight"], { [modifier]: true })).toEqual([""]);
  const field = document.body.appendChild(document.createElement("input"));
  field.getBoundingClientRect = vi.fn(() => new DOMRect(0, 0, 80, 20));
  field.focus();
  expect(press(items, ["ArrowDown", "Home"])).toEqual(["", ""]);
});
