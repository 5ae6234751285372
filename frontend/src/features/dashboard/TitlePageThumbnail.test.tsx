// @vitest-environment page
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { PlayId } from "#domain/play/play.ts";
import { dashboardWords } from "#frontend/messages/dashboard.yaml";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { TitlePageThumbnail } from "./TitlePageThumbnail.tsx";

afterEach(async () => {
  cleanup();
  await showLanguage("en");
});

const coverIn = (language?: string) => {
  const card = { playId: "a-play-000001" as PlayId, title: "1984", authors: "Inés Robledo", language };
  render(<TitlePageThumbnail card={card} />);
  return screen.getByText("1984").parentElement;
};

test.each([
  ["es", "de", "ltr"],
  ["fr-CA", "de", "ltr"],
  ["he", "מאת", "rtl"],
  ["en-GB", "by", "ltr"],
])("the cover of a play in %s says “%s” and reads %s in a Spanish interface, too", async (language, by, direction) => {
  await showLanguage("es");
  const cover = coverIn(language);
  expect(screen.getByText(by)).toBeDefined();
  expect([cover?.lang, cover?.dir]).toEqual([language, direction]);
});

test("the cover of a play in a language whose word isn't known has only the author's name", async () => {
  await showLanguage("es");
  const texts = [...(coverIn("ru")?.children ?? [])].map(({ textContent }) => textContent);
  expect(texts).toEqual(["1984", "Inés Robledo"]);
});

test("the cover of a play without a language says what its pages say", async () => {
  await showLanguage("es");
  expect(coverIn("")?.dir).toBe("ltr");
  expect(screen.getByText("by")).toBeDefined();
});

test("the cover of a play that was last changed with an earlier release is in the interface's language", async () => {
  await showLanguage("es");
  expect(coverIn()?.lang).toBe("");
  expect(screen.getByText(dashboardWords.by)).toBeDefined();
  expect(dashboardWords.by).toBe("de");
});
