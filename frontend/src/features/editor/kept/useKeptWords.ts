import { useEffect, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import type { KeptWords } from "#domain/play/kept/keptWords.ts";
import { type KeptWordsAction, resolveKeptWords } from "#domain/play/kept/resolveKeptWords.ts";
import { undoManagerOf } from "#frontend/modules/editor/binding/undo.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { type KeptWordsObserver, observeKeptWords } from "./observeKeptWords.ts";

/** The origin of the drawer's changes. The manuscript's undo reverts them. */
const drawerOrigin = { name: "the kept words drawer" };

const never = () => () => undefined;
const none: readonly KeptWords[] = [];

interface KeptWordsHere {
  readonly found: readonly KeptWords[];
  readonly choose: (found: KeptWords, verb: KeptWordsAction) => void;
}

export function useKeptWords(doc: Y.Doc, editor: Pick<Editor, "state">): KeptWordsHere {
  const [watch, setWatch] = useState<KeptWordsObserver>();
  useEffect(() => {
    const opened = observeKeptWords(doc);
    setWatch(opened);
    return opened.stop;
  }, [doc]);
  const found = useSyncExternalStore(watch?.subscribe ?? never, watch?.found ?? (() => none));
  const choose = (one: KeptWords, verb: KeptWordsAction): void => {
    const undo = undoManagerOf(editor.state());
    undo?.addTrackedOrigin(drawerOrigin);
    undo?.stopCapturing();
    resolveKeptWords(doc, one, verb, drawerOrigin);
    undo?.stopCapturing();
    watch?.look();
  };
  return { found, choose };
}
