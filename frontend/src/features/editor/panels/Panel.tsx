import { type ReactNode, type RefObject, useContext, useEffect, useRef } from "react";
import { editorWords } from "#frontend/messages/editor.yaml";
import { buttonClass } from "#frontend/ui/buttonClass.ts";
import { HelpLink } from "#frontend/ui/HelpLink.tsx";
import { Icon } from "#frontend/ui/Icon.tsx";
import { focusNextItem, keepFocusIn } from "#frontend/ui/keepFocusIn.ts";
import { type HelpPlace, helpOn } from "../helpOn.ts";
import { PanelFocus } from "./PanelFocus.ts";
import "./panel.css";

interface PanelFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The part of the help that explains it. */
  readonly help?: HelpPlace;
  /** The heading, for a panel that returns the focus to it. */
  readonly heading?: RefObject<HTMLHeadingElement | null>;
  readonly className?: string;
  /** What comes below the title: tools, what scrolls (`panel-body`), a footer. */
  readonly children: ReactNode;
}

/** What is shown beside the page: a column on a wide screen, a bottom sheet on a phone. */
export function Panel({ title, onClose, help, heading, className, children }: PanelFrameProps) {
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const focused = heading ?? ownHeading;
  const panel = useRef<HTMLElement>(null);
  const panelFocus = useContext(PanelFocus);
  useEffect(() => {
    if (panelFocus) focused.current?.focus();
  }, [panelFocus, focused]);
  useEffect(
    () =>
      panel.current
        ? keepFocusIn(panel.current, (removal) => {
            if (!removal || !focusNextItem(removal)) focused.current?.focus({ preventScroll: true });
          })
        : undefined,
    [focused],
  );
  return (
    <aside
      ref={panel}
      className={className ? `panel ${className}` : "panel"}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      <header className="panel-head">
        <h2 ref={focused} tabIndex={-1}>
          {title}
        </h2>
        {help && <HelpLink {...helpOn(title, help)} />}
        <button
          type="button"
          className={buttonClass({ variant: "bare", size: "small" })}
          aria-label={editorWords.closePanel({ title })}
          title={editorWords.closePanel({ title })}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}
