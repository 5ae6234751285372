// @vitest-environment page
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Menu } from "./Menu.tsx";
import { buttonNamed, clearPage, mount } from "./testing/page.ts";

afterEach(clearPage);

const press = (key: string) =>
  act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
const focused = () => document.activeElement?.textContent;

function openMenu() {
  const onSelect = vi.fn();
  const items = [
    { label: "Rename", onSelect },
    { label: "Restore", onSelect, isDisabled: true },
    { label: "Delete", onSelect },
  ];
  mount(
    <Menu label="Acts of Hamlet" items={items}>
      More
    </Menu>,
  );
  act(() => buttonNamed("Acts of Hamlet").click());
  return onSelect;
}

test("opens on its first item; arrow keys wrap around and skip disabled items", () => {
  openMenu();
  const seen = [focused()];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowUp", "Home", "End"]) {
    press(key);
    seen.push(focused());
  }
  expect(seen).toEqual(["Rename", "Delete", "Rename", "Delete", "Rename", "Delete"]);
});

test("groups have names, and arrow keys lead through all of them", () => {
  const item = (label: string) => ({ label, onSelect: vi.fn() });
  const groups = [
    { title: "", items: [item("Share")] },
    { title: "Read", items: [item("Outline"), item("Comments")] },
  ];
  mount(
    <Menu label="More" items={groups}>
      More
    </Menu>,
  );
  act(() => buttonNamed("More").click());
  const named = [...document.querySelectorAll('[role="menu"] > fieldset')].map((group) =>
    group.getAttribute("aria-label"),
  );
  expect(named).toEqual([null, "Read"]);
  const seen = [focused()];
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown"]) {
    press(key);
    seen.push(focused());
  }
  expect(seen).toEqual(["Share", "Outline", "Comments", "Share"]);
});

test("Escape closes it and returns the focus", () => {
  openMenu();
  press("Escape");
  expect(document.querySelector("[role=menu]")).toBeNull();
  expect(document.activeElement).toBe(buttonNamed("Acts of Hamlet"));
});

test("choosing an item closes the menu first, then runs the action", () => {
  const onSelect = openMenu();
  act(() => buttonNamed("Delete").click());
  expect(onSelect).toHaveBeenCalledOnce();
  expect(document.querySelector("[role=menu]")).toBeNull();
});

test("a double click on an item doesn't reach what's below the menu, and a click elsewhere does", () => {
  const onBelow = vi.fn();
  mount(
    <>
      <button type="button" onClick={onBelow}>
        Below
      </button>
      <Menu label="Play" items={[{ label: "Rename", onSelect: () => undefined }]}>
        More
      </Menu>
    </>,
  );
  const click = (name: string, detail: number) =>
    act(() => void buttonNamed(name).dispatchEvent(new MouseEvent("click", { bubbles: true, detail })));
  act(() => buttonNamed("Play").click());
  click("Rename", 1);
  click("Below", 2);
  expect(onBelow).not.toHaveBeenCalled();
  click("Below", 1);
  expect(onBelow).toHaveBeenCalledOnce();
});

test("pressing outside closes it", () => {
  openMenu();
  act(() => void document.body.dispatchEvent(new Event("pointerdown", { bubbles: true })));
  expect(document.querySelector("[role=menu]")).toBeNull();
});

test("opened with a mouse, it returns the focus to where it was before", () => {
  const onSelect = vi.fn();
  mount(
    <>
      <input aria-label="Text" />
      <Menu label="View" items={[{ label: "Zoom in", onSelect }]}>
        View
      </Menu>
    </>,
  );
  const text = document.querySelector("input");
  const openWithMouse = () => {
    act(() => void buttonNamed("View").dispatchEvent(new Event("pointerdown", { bubbles: true })));
    act(() => buttonNamed("View").click());
  };
  text?.focus();
  openWithMouse();
  act(() => buttonNamed("Zoom in").click());
  expect(document.activeElement).toBe(text);
  openWithMouse();
  act(() => buttonNamed("View").click());
  expect(document.activeElement).toBe(text);
  buttonNamed("View").focus();
  press("Enter");
  act(() => buttonNamed("View").click());
  press("Escape");
  expect(document.activeElement).toBe(buttonNamed("View"));
});
