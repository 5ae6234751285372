import { createPortal } from "react-dom";
import { outlineWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { openDialogs } from "#frontend/ui/openDialogs.ts";
import { CornerNotice } from "../saving/CornerNotice.tsx";
import { useRenumbering } from "./useRenumbering.ts";

/**
 * Offers to number headings again after a move, also in the dialog in which they were moved. It's never done without being
 * asked for.
 */
export function RenumberNotice({ editor }: { readonly editor: Editor }) {
  const renumbering = useRenumbering(editor);
  const [dialog] = useStore(openDialogs);
  const actions = renumbering && (
    <>
      <Button size="small" onClick={renumbering.dismiss}>
        {outlineWords.keepNumbers}
      </Button>
      <Button size="small" variant="primary" onClick={renumbering.numberAgain}>
        {outlineWords.numberAgain}
      </Button>
    </>
  );
  const { headings = [] } = renumbering ?? {};
  const text = renumbering ? outlineWords.outOfOrder({ count: headings.length, heading: headings[0]?.text ?? "" }) : "";
  const notice = <CornerNotice editor={editor} isShown={renumbering !== undefined} text={text} actions={actions} />;
  return dialog ? createPortal(<div className="editor-corner">{notice}</div>, dialog) : notice;
}
