import type { Plugin } from "prosemirror-state";
import type * as Y from "yjs";
import type { BlockId } from "#domain/play/play.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import type { Editor } from "../editor.ts";
import { createEditorScreen } from "../screen/editorScreen.ts";

/** An editor whose manuscript isn't drawn, for tests of what is beside it. */
export function editorWithoutView(doc: Y.Doc, plugins: readonly Plugin[] = []): Editor {
  let made = 0;
  return {
    ...openEditorBinding(doc, { newId: () => `n${made++}` as BlockId, plugins }),
    mount: () => () => undefined,
    view: () => undefined,
    screen: createEditorScreen({ hasOutline: false }, () => undefined),
  };
}
