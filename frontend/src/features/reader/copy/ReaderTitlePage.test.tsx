// @vitest-environment page
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SharedPlayAnswer } from "#domain/api/shared.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { showLanguage } from "#frontend/messages/showLanguage.ts";
import { ReaderTitlePage } from "./ReaderTitlePage.tsx";

afterEach(async () => {
  cleanup();
  await showLanguage("en");
});

/** Returns what's above the author, in a Spanish interface. The server says what's usual in the play's language. */
async function creditOf(credit: string, language?: string) {
  await showLanguage("es");
  const play = {
    front: { ...emptyFront, title: "Чайка", authors: "А. П. Чехов", credit },
    asOf: "2026-11-20T10:00:00.000Z",
    language,
  } as unknown as SharedPlayAnswer;
  render(<ReaderTitlePage play={play} />);
  return document.querySelector(".reader-credit")?.textContent;
}

test("a play's own credit line is above its author", async () => {
  expect(await creditOf("комедия", "ru")).toBe("комедия");
});

test("nothing is above the author of a play in a language whose usual word isn't known", async () => {
  expect(await creditOf("", "ru")).toBeUndefined();
});

test("the reader's language says “by” for a play without a language", async () => {
  expect(await creditOf("")).toBe("de");
});
