import { useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import type { KeptWords } from "#domain/play/kept/keptWords.ts";
import { settle, type Verb } from "#domain/play/kept/settle.ts";
import { undoManagerOf } from "#frontend/editor/binding/undo.ts";
import type { Editor } from "#frontend/editor/openEditor.ts";
import { type KeptWordsWatch, watchKeptWords } from "./watchKeptWords.ts";

/** The origin of what the drawer writes; the manuscript's undo takes it back. */
const drawerOrigin = { name: "the kept words drawer" };

const never = () => () => undefined;
const none: readonly KeptWords[] = [];

interface KeptWordsHere {
  readonly found: readonly KeptWords[];
  readonly choose: (found: KeptWords, verb: Verb) => void;
}

export function useKeptWords(doc: Y.Doc, editor: Pick<Editor, "state">): KeptWordsHere {
  const [watch, setWatch] = useState<KeptWordsWatch>();
  useEffect(() => {
    const opened = watchKeptWords(doc);
    setWatch(opened);
    return opened.stop;
  }, [doc]);
  const found = useSyncExternalStore(watch?.subscribe ?? never, watch?.found ?? (() => none));
  const choose = (one: KeptWords, verb: Verb): void => {
    const undo = undoManagerOf(editor.state());
    undo?.addTrackedOrigin(drawerOrigin);
    undo?.stopCapturing();
    settle(doc, one, verb, drawerOrigin);
    undo?.stopCapturing();
    watch?.look();
  };
  return { found, choose };
}
