// @vitest-environment page
import { afterEach, expect, onTestFinished, test } from "vitest";
import { keepOneTabStop } from "./keepOneTabStop.ts";

afterEach(() => document.body.replaceChildren());

/** A button above three scenes, each with a button beside it, and an open menu at the end. */
function openList(): HTMLElement {
  const list = document.body.appendChild(document.createElement("div"));
  list.innerHTML = `
    <p><button>Cards</button></p>
    ${["A", "B", "C"].map((name) => `<p><button class="row">${name}</button><button>Edit ${name}</button></p>`).join("")}
    <div role="menu"><button>Item</button></div>`;
  [...list.querySelectorAll("p")].forEach((line, row) => {
    [...line.children].forEach((button, column) => {
      button.getBoundingClientRect = () => new DOMRect(column * 100, row * 30, 80, 20);
    });
  });
  onTestFinished(keepOneTabStop(list, ".row"));
  return list;
}

const stops = (list: HTMLElement) =>
  [...list.querySelectorAll("p button")].filter((button) => (button as HTMLElement).tabIndex === 0).map(nameOf);
const nameOf = (element: Element | null) => element?.textContent;
const named = (list: HTMLElement, name: string) =>
  [...list.querySelectorAll("button")].find((button) => button.textContent === name);
/** Observers are called in a later microtask. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function press(...keys: string[]) {
  return keys.map((key) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return nameOf(document.activeElement);
  });
}

test("Tab leads to the item that had the focus last, at first to the first one", () => {
  const list = openList();
  expect(stops(list)).toEqual(["Cards"]);
  named(list, "Edit B")?.focus();
  expect(stops(list)).toEqual(["Edit B"]);
  named(list, "Edit B")?.blur();
  expect(stops(list)).toEqual(["Edit B"]);
});

test("up and down go from row to row, and sideways keys to the buttons beside it", () => {
  const list = openList();
  named(list, "A")?.focus();
  expect(press("ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp", "End", "Home")).toEqual([
    "B",
    "Edit B",
    "C",
    "B",
    "C",
    "A",
  ]);
  expect(press("ArrowUp", "ArrowUp", "ArrowDown")).toEqual(["Cards", "Cards", "A"]);
  expect(stops(list)).toEqual(["A"]);
});

test("the current item is the stop, unless the focus is within the list", async () => {
  const list = openList();
  named(list, "C")?.setAttribute("aria-current", "location");
  await settle();
  expect(stops(list)).toEqual(["C"]);
  named(list, "A")?.focus();
  named(list, "C")?.removeAttribute("aria-current");
  named(list, "B")?.setAttribute("aria-current", "location");
  await settle();
  expect(stops(list)).toEqual(["A"]);
});

test("there is a stop when an item was added or the stop was removed", async () => {
  const list = openList();
  named(list, "B")?.focus();
  named(list, "B")?.remove();
  list.append(Object.assign(document.createElement("button"), { textContent: "D" }));
  await settle();
  expect(stops(list)).toEqual(["Cards"]);
  expect(named(list, "D")?.tabIndex).toBe(-1);
});

test("a menu has its own keys and stops", () => {
  const list = openList();
  expect(named(list, "Item")?.tabIndex).toBe(0);
  named(list, "Item")?.focus();
  expect(press("ArrowUp", "Home")).toEqual(["Item", "Item"]);
});
