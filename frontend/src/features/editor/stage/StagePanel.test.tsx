// @vitest-environment page
import { TextSelection } from "prosemirror-state";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import type { BlockId } from "#domain/play/play.ts";
import { stageWords } from "#frontend/messages/stage.yaml";
import { findBlock } from "#frontend/modules/editor/schema/flat.ts";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { direction, play, scene, speech } from "#tests/support/playBuilder.ts";
import { StagePanel } from "./StagePanel.tsx";
import { StageStrip } from "./StageStrip.tsx";

/** What was scrolled into view. */
let scrolledTo: (string | null)[] = [];
beforeEach(() => {
  scrolledTo = [];
  Element.prototype.scrollIntoView = vi.fn(function scrolled(this: Element) {
    scrolledTo.push(this.querySelector(".stage-present")?.textContent ?? null);
    // As in newer browsers; the types don't know it yet.
    return Promise.resolve();
  });
  Element.prototype.scrollBy = vi.fn();
});
afterEach(clearPage);

const visit = play(
  scene("1", direction("Enter NORA."), speech("NORA", "Late."), direction("Enter TOM."), speech("TOM", "Evening.")),
  direction("Exeunt."),
);
const shown = () => document.querySelector("[aria-current] .stage-present")?.textContent;

const waitFor = (present: string): Promise<void> =>
  vi.waitFor(async () => {
    await settle();
    expect(shown()).toBe(present);
  });

function open(written = visit) {
  const editor = editorWithoutView(documentOf(written));
  const goTo = (index: number) =>
    act(() => {
      const { doc, tr } = editor.state();
      const placed = findBlock(doc, written.blocks[index]?.id ?? ("" as BlockId));
      editor.dispatch(tr.setSelection(TextSelection.create(doc, (placed?.pos ?? 0) + 1)));
    });
  mount(<StagePanel editor={editor} onClose={() => undefined} />);
  return { editor, goTo };
}

test("the French scene at the cursor is highlighted and scrolled to when the cursor moves", async () => {
  const { goTo } = open();
  goTo(2);
  await waitFor("NORA");
  scrolledTo = [];
  goTo(5);
  expect([shown(), scrolledTo]).toEqual(["NORA, TOM", ["NORA, TOM"]]);
  goTo(6);
  expect(scrolledTo).toEqual(["NORA, TOM"]);
});

test("who hasn't been mentioned for pages is only perhaps on stage in the strip and in the panel", async () => {
  const long = Array.from({ length: 20 }, () => speech("NORA", "word ".repeat(50).trim()));
  const { editor, goTo } = open(
    play(
      scene(
        "1",
        direction("Enter NORA and TOM."),
        speech("TOM", "Well."),
        ...long,
        direction("Enter RANK."),
        speech("RANK", "Well."),
      ),
    ),
  );
  mount(<StageStrip editor={editor} />);
  goTo(45);
  await waitFor("NORA, RANK");
  const [strip, panel] = [".stage-strip .stage-perhaps", "[aria-current] details"].map((one) =>
    document.querySelector(one),
  );
  expect(strip?.textContent).toBe(stageWords.perhapsMore({ count: 1 }));
  expect(strip?.getAttribute("title")).toContain("TOM");
  expect(panel?.querySelector("summary")?.textContent).toBe("and perhaps 1 more");
  expect(panel?.textContent).toContain(stageWords.perhapsWhy);
});

test("a line that was just started is still in the same French scene", async () => {
  const { editor, goTo } = open();
  goTo(5);
  await waitFor("NORA, TOM");
  const { tr, selection } = editor.state();
  act(() => editor.dispatch(tr.split(selection.head)));
  expect(shown()).toBe("NORA, TOM");
});

test("the focus stays in the panel when the button that had it goes away", async () => {
  const { goTo } = open();
  goTo(2);
  await waitFor("NORA");
  const focused = () => document.activeElement;
  const correct = () => buttonNamed(stageWords.correctBlock({ text: "Enter NORA." }));
  correct().focus();
  act(() => correct().click());
  const nora = document.querySelector<HTMLInputElement>(".stage-form input");
  expect(focused()).toBe(nora);
  act(() => buttonNamed(stageWords.cancel).click());
  expect(focused()).toBe(correct());
  act(() => correct().click());
  act(() => document.querySelector<HTMLInputElement>(".stage-form input")?.click());
  act(() => buttonNamed(stageWords.saveCorrection).click());
  // The direction says nothing anymore, so it isn't listed.
  await vi.waitFor(async () => {
    await settle();
    expect(focused()).toBe(document.querySelector(".panel h2"));
  });
});
