import type { Plugin } from "prosemirror-state";
import type * as Y from "yjs";
import type { BlockId } from "#domain/play/play.ts";
import { openEditorBinding } from "../binding/editorBinding.ts";
import type { Editor } from "../editor.ts";
import { createScreenControl } from "../screen/screenControl.ts";

/** An editor whose manuscript isn't drawn, for tests of what is beside it. */
export function editorWithoutView(doc: Y.Doc, plugins: readonly Plugin[] = []): Editor {
  let made = 0;
  return {
    ...openEditorBinding(doc, { newId: () => `n${made++}` as BlockId, plugins }),
    mount: () => () => undefined,
    view: () => undefined,
    screen: createScreenControl({ hasOutline: false }, () => undefined),
  };
}
