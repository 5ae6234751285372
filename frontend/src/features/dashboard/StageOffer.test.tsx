// @vitest-environment page
import { act } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { PlayId, UserId } from "#domain/play/play.ts";
import { findStageLines, saveStagePage } from "#frontend/modules/creating/stagePage.ts";
import { buttonNamed, clearPage, mount } from "#frontend/ui/testing/page.ts";
import { currentToasts, dismissToast } from "#frontend/ui/toast.ts";
import { StageOffer } from "./StageOffer.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  clearPage();
  for (const { id } of currentToasts()) dismissToast(id);
});

const lines = [{ kind: "direction", text: "Rain on the roof." }] as const;

const open = () =>
  mount(
    <MemoryRouter>
      <StageOffer />
    </MemoryRouter>,
  );

test("words that wait on the home page are offered as a play", () => {
  saveStagePage({ lines }, Date.now());
  const link = open().querySelector("a");
  expect(link?.textContent).toBe("Continue what you wrote on the home page");
  expect(link?.getAttribute("href")).toBe("/editor/new?first");
  expect(findStageLines(Date.now())).toEqual(lines);
});

test("nothing is offered if no words wait, or once they're a play", () => {
  expect(open().textContent).toBe("");
  clearPage();
  saveStagePage({ lines: [{ kind: "cue", text: " " }] }, Date.now());
  expect(open().textContent).toBe("");
  clearPage();
  saveStagePage({ playId: "a-new-play-01" as PlayId, userId: "u1" as UserId }, Date.now());
  expect(open().textContent).toBe("");
});

test("discarded words can be brought back", () => {
  saveStagePage({ lines }, Date.now());
  const page = open();
  act(() => buttonNamed("Discard it").click());
  expect(page.textContent).toBe("");
  expect(findStageLines(Date.now())).toBeUndefined();
  act(() => currentToasts().at(-1)?.action?.onSelect());
  buttonNamed("Discard it");
  expect(findStageLines(Date.now())).toEqual(lines);
});
