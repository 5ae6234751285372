// @vitest-environment page
import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, onTestFinished, test, vi } from "vitest";
import type { BlockId } from "#domain/play/play.ts";
import { emptyNode } from "../schema/blockNodes.ts";
import { manuscriptNode } from "./groups.ts";
import { layOutNearbyGroups } from "./layOutNearbyGroups.ts";

/** Its first twelve groups have twelve blocks each. */
function showGroups() {
  const blocks = Array.from({ length: 2_000 }, (_, index) => emptyNode(`b${index}` as BlockId, "dialogue"));
  const state = EditorState.create({ doc: manuscriptNode(blocks), plugins: [layOutNearbyGroups()] });
  const view = new EditorView(document.createElement("div"), { state });
  onTestFinished(() => view.destroy());
  vi.spyOn(view, "coordsAtPos").mockReturnValue({ top: -1, bottom: -1, left: 0, right: 0 });
  const goTo = (group: number) => {
    const { doc, tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(doc.resolve(0).posAtIndex(group, 0) + 1))));
  };
  const laidOut = () =>
    [...view.dom.children].flatMap((group, index) => (group.classList.contains("is-laid-out") ? [index] : []));
  return { goTo, laidOut };
}

test("the cursor's group, those next to it, and those where it was before are laid out", () => {
  const { goTo, laidOut } = showGroups();
  goTo(4);
  expect(laidOut()).toEqual([3, 4, 5]);
  goTo(9);
  expect(laidOut()).toEqual([3, 4, 5, 8, 9, 10]);
});

test("once the browser is idle, groups far from the cursor aren't laid out anymore", async () => {
  const { goTo, laidOut } = showGroups();
  goTo(1);
  goTo(4);
  goTo(11);
  expect(laidOut()).toEqual([0, 1, 2, 3, 4, 5, 10, 11, 12]);
  await vi.waitFor(() => expect(laidOut()).toEqual([3, 4, 5, 10, 11, 12]));
});
