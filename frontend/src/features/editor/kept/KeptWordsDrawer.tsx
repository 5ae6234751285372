import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import type * as Y from "yjs";
import type { KeptWords } from "#domain/play/kept/keptWords.ts";
import { type KeptWordsAction, resolveKeptWords } from "#domain/play/kept/resolveKeptWords.ts";
import { keptWords } from "#frontend/messages/kept.yaml";
import { undoManagerOf } from "#frontend/modules/editor/binding/undo.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { focusText } from "#frontend/modules/editor/goTo.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { FindEarlierText } from "../history/FindEarlierText.tsx";
import { KeptPassage } from "./KeptPassage.tsx";
import { type KeptWordsObserver, observeKeptWords } from "./observeKeptWords.ts";
import "./KeptWordsDrawer.css";

interface KeptWordsDrawerProps {
  readonly doc: Y.Doc;
  readonly editor: Pick<Editor, "state" | "view">;
}

/** A notice when a merge has kept words, and the drawer that it opens. Renders nothing otherwise. */
export function KeptWordsDrawer({ doc, editor }: KeptWordsDrawerProps) {
  const { found, choose } = useKeptWords(doc, editor);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const isEmpty = found.length === 0;
  useEffect(() => {
    if (isEmpty) setOpen(false);
  }, [isEmpty]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  const settle = (one: KeptWords, verb: KeptWordsAction): void => {
    choose(one, verb);
    if (found.length === 1) focusText(editor.view());
  };
  return (
    <div className="kept">
      <div role="status">
        {!isEmpty && (
          <Button
            ref={opener}
            size="small"
            className="kept-notice"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {keptWords.notice({ count: found.length })}
          </Button>
        )}
      </div>
      {isOpen && !isEmpty && <Drawer {...{ id, found, editor }} onChoose={settle} onClose={close} />}
    </div>
  );
}

interface DrawerProps extends Pick<KeptWordsDrawerProps, "editor"> {
  readonly id: string;
  readonly found: readonly KeptWords[];
  readonly onChoose: (found: KeptWords, verb: KeptWordsAction) => void;
  readonly onClose: () => void;
}

function Drawer({ id, found, editor, onChoose, onClose }: DrawerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const choose = (one: KeptWords, verb: KeptWordsAction): void => {
    onChoose(one, verb);
    heading.current?.focus();
  };
  return (
    <aside id={id} className="kept-drawer" aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <header>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {keptWords.title}
        </h2>
        <Button variant="bare" size="small" onClick={onClose}>
          {keptWords.close}
        </Button>
      </header>
      <p>{keptWords.why}</p>
      <ul>
        {found.map((one) => (
          <KeptPassage key={one.key} found={one} onChoose={(verb) => choose(one, verb)} />
        ))}
      </ul>
      <FindEarlierText editor={editor} />
    </aside>
  );
}

/** The origin of the drawer's changes. The manuscript's undo reverts them. */
const drawerOrigin = { name: "the kept words drawer" };

const never = () => () => undefined;
const none: readonly KeptWords[] = [];

interface KeptWordsHere {
  readonly found: readonly KeptWords[];
  readonly choose: (found: KeptWords, verb: KeptWordsAction) => void;
}

function useKeptWords(doc: Y.Doc, editor: Pick<Editor, "state">): KeptWordsHere {
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
