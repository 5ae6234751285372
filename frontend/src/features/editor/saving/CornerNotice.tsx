import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { keepFocus } from "#frontend/ui/keepFocus.ts";
import "./cornerNotice.css";

interface CornerNoticeProps {
  readonly editor: Editor;
  readonly isShown: boolean;
  readonly text: string;
  readonly actions: ReactNode;
}

/** A notice over a corner of the page. Nothing is taken from the writer's cursor. */
export const CornerNotice = ({ isShown, ...notice }: CornerNoticeProps) => (
  <div role="status">{isShown && <OpenNotice {...notice} />}</div>
);

/** If one of its buttons has the focus when it closes, the text gets the focus back. */
function OpenNotice({ editor, text, actions }: Omit<CornerNoticeProps, "isShown">) {
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = notice.current;
    return () => {
      if (element?.contains(document.activeElement)) editor.view()?.focus();
    };
  }, [editor]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus in the text.
    <div ref={notice} className="corner-notice" onMouseDown={keepFocus}>
      <p>{text}</p>
      <div>{actions}</div>
    </div>
  );
}
