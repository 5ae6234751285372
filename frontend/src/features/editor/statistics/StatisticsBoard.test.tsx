// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { PlayId } from "#domain/play/play.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import type { PlaySession } from "#frontend/modules/sync/playSession.ts";
import { clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { play, scene, speech } from "#tests/support/playBuilder.ts";
import { StatisticsBoard } from "./StatisticsBoard.tsx";

afterEach(clearPage);

test("until the pages have been counted, no number of pages is shown; the running time follows the words", async () => {
  const doc = documentOf(play(scene("1"), speech("NORA", "It's late, and nobody is here.")));
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
  await settle();
  const shown = [...document.querySelectorAll(".statistics-totals > div")].map((part) => part.textContent);
  expect(shown.slice(0, 2)).toEqual(["Pages…", "Words8"]);
  expect(shown[2]).toMatch(/^Running time1 minBy spoken words/u);
});
