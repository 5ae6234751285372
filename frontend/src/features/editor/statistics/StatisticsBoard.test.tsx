// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { Play, PlayId } from "#domain/play/play.ts";
import { statisticsWords } from "#frontend/messages/statistics.yaml";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import type { PlaySession } from "#frontend/modules/sync/session/playSession.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { StatisticsBoard } from "./StatisticsBoard.tsx";

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function open(written: Play): void {
  const doc = documentOf(written);
  const session: PlaySession = {
    doc,
    readiness: () => ({ kind: "ready" }),
    saving: () => ({ kind: "saved" }),
    subscribe: () => () => undefined,
    saveNow: async () => undefined,
    close: async () => undefined,
  };
  const editor = editorWithoutView(doc);
  mount(<StatisticsBoard {...{ editor, session }} playId={"play" as PlayId} onClose={() => undefined} />);
}

test("until the pages have been counted, no number of pages is shown; the running time follows the words", async () => {
  open(play(scene("1"), speech("NORA", "It's late, and nobody is here.")));
  await settle();
  const shown = [...document.querySelectorAll(".statistics-totals > div")].map((part) => part.textContent);
  expect(shown.slice(0, 2)).toEqual(["Pages…", "Words8"]);
  expect(shown[2]).toMatch(/^Running time1 minBy spoken words/u);
});

const status = (): string | null | undefined => document.querySelector(".statistics [role=status]")?.textContent;
const totals = (): Element | null => document.querySelector(".statistics-totals");

const longPlay = () =>
  play(scene("1"), ...Array.from({ length: 600 }, (_, at) => speech(at % 2 ? "TOM" : "NORA", "It's late.")));

test("a short play is counted at once, without saying so", () => {
  open(play(scene("1"), speech("NORA", "It's late.")));
  expect([status(), totals() !== null]).toEqual(["", true]);
});

test("a long play says that it's being counted, if that takes longer than a moment", async () => {
  /** A browser that isn't idle until the test says so. */
  const waiting: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => waiting.push(run));
  vi.stubGlobal("cancelIdleCallback", () => undefined);
  open(longPlay());
  expect([status(), totals()]).toEqual(["", null]);
  await vi.waitFor(async () => {
    await settle();
    expect(status()).toBe(statisticsWords.counting);
  });
  await vi.waitFor(async () => {
    await settle(() => {
      for (const run of waiting.splice(0)) run();
    });
    expect(totals()?.textContent).toContain("1,801");
  });
  expect(status()).toBe("");
});
