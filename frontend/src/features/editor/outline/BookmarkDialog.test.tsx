// @vitest-environment page
import { afterEach, expect, test } from "vitest";
import { documentOf } from "#domain/play/document/document.ts";
import { readOutline } from "#domain/play/document/outline.ts";
import { emptyFront } from "#domain/play/front/frontFields.ts";
import type { BlockId } from "#domain/play/play.ts";
import { bookmarkWords } from "#frontend/messages/outline.yaml";
import { editorWithoutView } from "#frontend/modules/editor/testing/editorWithoutView.ts";
import {
  buttonNamed,
  clearPage,
  fieldLabelled,
  mount,
  settle,
  typeInto,
  typeLetter,
} from "#frontend/ui/testing/page.ts";
import { BookmarkDialog } from "./BookmarkDialog.tsx";

afterEach(clearPage);

test("quotes in a bookmark's name are typed as in the text", async () => {
  const id = "b0" as BlockId;
  const doc = documentOf({ front: emptyFront, blocks: [{ id, kind: "scene", text: [{ text: "Hall" }] }] });
  const bookmark = { id, name: "Hall", pos: 0 };
  mount(<BookmarkDialog editor={editorWithoutView(doc)} bookmark={bookmark} onClose={() => undefined} />);
  const field = fieldLabelled(bookmarkWords.name);
  typeInto(field, "");
  for (const letter of "Ann's") typeLetter(field, letter);
  await settle(() => buttonNamed(bookmarkWords.save).click());
  expect(readOutline(doc)[id]?.bookmark).toBe("Ann’s");
});
