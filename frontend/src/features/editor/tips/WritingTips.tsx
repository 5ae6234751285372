import type { Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tipWords } from "#frontend/messages/tips.yaml";
import { findBlockPosition, isEmpty, kindAt } from "#frontend/modules/editor/actions/blockPosition.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { returnToText } from "#frontend/modules/editor/goTo.ts";
import { attributesOf } from "#frontend/modules/editor/schema/schema.ts";
import { changeView } from "#frontend/modules/editor/screen/viewSettings.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { showToast } from "#frontend/ui/toast.ts";
import "./tips.css";

interface WritingTipsProps {
  readonly editor: Editor;
  /** Somebody chose them in the menu. */
  readonly isAskedFor: boolean;
}

/** Three tips beside the sheet, for keys or for the bar with the elements, whichever is shown. Each one goes away when what it explains has been written. */
export function WritingTips({ editor, isAskedFor }: WritingTipsProps) {
  const written = useWritten(editor, isAskedFor);
  const left = tipKinds.filter((kind) => !written.has(kind));
  const isDone = left.length === 0;
  const room = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(room);
  const isInSetting = useEditorState(editor, kindAt) === "setting";
  useEffect(() => {
    if (isDone) changeView({ hasTips: false });
  }, [isDone]);
  if (isDone) return null;
  const hide = () => {
    changeView({ hasTips: false });
    showToast(tipWords.hidden);
    returnToText(editor);
  };
  return (
    <>
      <div ref={room} className="writing-tips-room" />
      <aside className={isNarrow ? "writing-tips writing-tips-below" : "writing-tips"} aria-label={tipWords.title}>
        <ul>
          {left.map((kind) => {
            const forNow = kind === "cue" && isInSetting ? tipWords.inSetting : undefined;
            return (
              <li key={kind}>
                <span className="tip-keys">{forNow ?? tipWords.withKeys[kind]}</span>
                <span className="tip-bar">{forNow ?? tipWords.withBar[kind]}</span>
              </li>
            );
          })}
        </ul>
        <Button variant="bare" size="small" onMouseDown={keepFocus} onClick={hide}>
          {tipWords.hide}
        </Button>
      </aside>
    </>
  );
}

/** In pixels. In less, a tip has one or two words in a line. */
const enough = 110;

/** Returns whether an element has too little width for the tips. */
function useIsNarrow(room: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element || !("ResizeObserver" in window)) return;
    const measure = () => setNarrow(element.getBoundingClientRect().width < enough);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return isNarrow;
}

const tipKinds = ["cue", "dialogue", "direction"] as const;
type TipKind = (typeof tipKinds)[number];
type Counts = Readonly<Record<TipKind, number>>;

const none: Counts = { cue: 0, dialogue: 0, direction: 0 };

/**
 * Returns which kinds of elements have been written, once the cursor has left them. If the tips were asked for, only new
 * elements count.
 */
function useWritten(editor: Editor, isAskedFor: boolean): ReadonlySet<TipKind> {
  const [written, setWritten] = useState<ReadonlySet<TipKind>>(new Set());
  useEffect(() => {
    const before = isAskedFor ? countLeft(editor.state()) : none;
    const check = (): void => {
      const now = countLeft(editor.state());
      const more = tipKinds.filter((kind) => now[kind] > before[kind]);
      setWritten((was) => (more.every((kind) => was.has(kind)) ? was : new Set([...was, ...more])));
    };
    check();
    return editor.subscribe(check);
  }, [editor, isAskedFor]);
  return written;
}

/** Counts elements with text, without the one at the cursor. */
function countLeft(state: EditorState): Counts {
  const here = findBlockPosition(state);
  const counts = { ...none };
  for (const group of state.doc.children) for (const kind of tipKinds) counts[kind] += countsOf(group)[kind];
  for (const kind of tipKinds) if (here?.kind === kind && !isEmpty(here)) counts[kind] -= 1;
  return counts;
}

const cache = new WeakMap<Node, Counts>();

/** Groups are immutable, so each is counted once. */
function countsOf(group: Node): Counts {
  const known = cache.get(group);
  if (known) return known;
  const counts = { ...none };
  for (const node of group.children)
    for (const kind of tipKinds) if (attributesOf(node).kind === kind && node.content.size > 0) counts[kind] += 1;
  cache.set(group, counts);
  return counts;
}
