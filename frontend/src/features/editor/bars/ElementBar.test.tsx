// @vitest-environment page
import { afterEach, expect, test, vi } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import { actionWords } from "#frontend/messages/editor.yaml";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import { buttonNamed, clearPage, mount, settle } from "#frontend/ui/testing/page.ts";
import { ElementBar } from "./ElementBar.tsx";

afterEach(clearPage);

test("a button that gets the focus at the edge of the bar comes into view", async () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  mount(<ElementBar editor={editorWithoutView(documentOf({ front: emptyFront, blocks: [] }))} />);
  const button = buttonNamed(actionWords.bold);
  await settle(() => button.focus());
  expect(scroll.mock.contexts).toEqual([button]);
});
