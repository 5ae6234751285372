import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { tipWords } from "#frontend/messages/tips.yaml";
import { kindAt } from "#frontend/modules/editor/actions/blockPosition.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { returnToText } from "#frontend/modules/editor/goTo.ts";
import { changeView } from "#frontend/modules/editor/screen/viewSettings.ts";
import { useEditorState } from "#frontend/modules/editor/useEditorState.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { tipKinds, useWritten } from "./useWritten.ts";
import "./tips.css";

interface WritingTipsProps {
  readonly editor: Editor;
  /** Somebody chose them in the menu. */
  readonly isAskedFor: boolean;
}

/** Three tips in the margin, for keys or for the bar with the elements, whichever is shown. Each one goes away when what it explains has been written. */
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
const enough = 150;

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
