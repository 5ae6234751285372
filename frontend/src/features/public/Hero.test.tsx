// @vitest-environment page
import { act } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openingPage } from "#frontend/messages/home.yaml";
import { saveStagePage } from "#frontend/modules/creating/stagePage.ts";
import { clearPage, mount, typeInto } from "#frontend/ui/testing/page.ts";
import { Hero } from "./Hero.tsx";

beforeEach(() => localStorage.clear());
afterEach(clearPage);

const lines = () => [...document.querySelectorAll("textarea")];
const texts = () => lines().map(({ value }) => value);
const opening = openingPage.map(({ text }) => text);

test("a visitor who comes back to the home page goes on with what they wrote", () => {
  mount(<Hero />);
  const last = lines().at(-1);
  if (!last) throw new Error("The page has no lines.");
  typeInto(last, "The house does.");
  const written = [...opening.slice(0, -1), "The house does."];
  expect(texts()).toEqual(written);
  clearPage();
  mount(<Hero />);
  expect(texts()).toEqual(written);
});

test.each([
  ["was removed", { lines: [{ kind: "cue", text: " " }] }],
  ["is a play by now", { playId: "a-new-play-01", userId: "u1" }],
] as const)("if what they wrote %s, the page is as it was at first", (_, page) => {
  saveStagePage(page as Parameters<typeof saveStagePage>[0], Date.now());
  mount(<Hero />);
  expect(texts()).toEqual(opening);
});

test("Tab passes through the page without changing it, until something has been typed", () => {
  mount(<Hero />);
  const pressTab = (field: HTMLElement | undefined) => {
    const event = new KeyboardEvent("keydown", { key: "Tab", bubbles: true, cancelable: true });
    act(() => {
      field?.focus();
      field?.dispatchEvent(event);
    });
    return event.defaultPrevented;
  };
  expect(lines().map(pressTab)).toEqual(opening.map(() => false));
  expect(texts()).toEqual(opening);
  const first = lines().at(0);
  if (!first) throw new Error("The page has no lines.");
  typeInto(first, "A dark stage.");
  expect(pressTab(first)).toBe(true);
  expect(texts()).toHaveLength(opening.length + 1);
});
