import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { editorWords } from "#frontend/messages/editor.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { HelpLink } from "#frontend/ui/HelpLink.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { focusNextItem, keepFocusIn } from "#frontend/ui/keepFocusIn.ts";
import { openDialogs } from "#frontend/ui/openDialogs.ts";
import { type HelpPlace, helpOn } from "../helpOn.ts";
import "./board.css";

interface BoardProps {
  readonly title: string;
  /** The section of the help that explains it. */
  readonly help?: HelpPlace;
  /** The buttons beside the title, the primary one last. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A page of the editor that takes the place of the text: the bar and the outline stay. Its title has the focus at first.
 * Closing it returns the focus to where it was.
 */
export function Board({ title, help, tools, onClose, children }: BoardProps) {
  const board = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(
    () =>
      board.current
        ? keepFocusIn(board.current, (removal) => {
            if (!removal || !focusNextItem(removal)) heading.current?.focus({ preventScroll: true });
          })
        : undefined,
    [],
  );
  useEscape(onClose);
  return (
    <section ref={board} className="board" aria-label={title} tabIndex={-1}>
      <header className="board-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {help && <HelpLink {...helpOn(title, help)} />}
        {tools && <div className="board-tools">{tools}</div>}
        <button
          type="button"
          className={buttonClass({ variant: "bare", size: "small", className: "board-close" })}
          aria-label={editorWords.backToText}
          title={`${editorWords.backToText} (Esc)`}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}

/** Wherever the focus is, unless a menu, a field or a dialog has used the key. */
function useEscape(onClose: () => void): void {
  const onEscape = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = ({ key, isComposing, defaultPrevented }: KeyboardEvent): void => {
      if (key === "Escape" && !isComposing && !defaultPrevented && openDialogs.get().length === 0) onEscape();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
