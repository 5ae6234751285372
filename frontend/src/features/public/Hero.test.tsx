// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { openingPage } from "#frontend/messages/home.ts";
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
