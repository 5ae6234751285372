import { type ComponentProps, useLayoutEffect, useRef } from "react";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { DialogBoundary } from "#frontend/modules/screen/DialogBoundary.tsx";
import { useStore } from "#frontend/state/useStore.ts";
import { boards } from "./boards.ts";
import { useAddressed } from "./useAddressed.ts";

type Content = (typeof boards)[keyof typeof boards]["Content"];

/** The board in the place of the text, if one is open. */
export function OpenBoard(props: Omit<ComponentProps<Content>, "onClose">) {
  const { screen } = props.editor;
  const { board, returnsTo } = useStore(screen.shown);
  useAddressed(screen);
  useReturnedFocus(props.editor, board !== undefined);
  if (!board) return null;
  const { title, Content } = boards[board];
  const close = (): void => screen.show({ board: undefined, dialog: returnsTo });
  return (
    <DialogBoundary key={board} title={title} onClose={close}>
      <Content {...props} onClose={close} />
    </DialogBoundary>
  );
}

/** When a board has gone with what had the focus, returns the focus to where it was before, or else to the text. */
function useReturnedFocus(editor: Editor, isOpen: boolean): void {
  const before = useRef<Element>(null);
  if (isOpen) before.current ??= document.activeElement;
  useLayoutEffect(() => {
    if (isOpen) return;
    const { current } = before;
    before.current = null;
    if (!current || document.activeElement !== document.body) return;
    // The text is longer than the window, so browsers would scroll to its start.
    if (current instanceof HTMLElement && current.isConnected) current.focus({ preventScroll: true });
    // Nothing had the focus if the board's code loaded after the menu or command that opened it was gone.
    if (document.activeElement === document.body) editor.view()?.focus();
  }, [editor, isOpen]);
}
