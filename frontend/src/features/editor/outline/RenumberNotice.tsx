import { outlineWords as words } from "#frontend/messages/outline.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CornerNotice } from "../CornerNotice.tsx";
import { useRenumbering } from "./useRenumbering.ts";

/** Offers to number headings again after a move. It's never done without being asked for. */
export function RenumberNotice({ editor }: { readonly editor: Editor }) {
  const renumbering = useRenumbering(editor);
  const actions = renumbering && (
    <>
      <Button size="small" onClick={renumbering.dismiss}>
        {words.keepNumbers}
      </Button>
      <Button size="small" variant="primary" onClick={renumbering.numberAgain}>
        {words.numberAgain}
      </Button>
    </>
  );
  const text = renumbering ? words.outOfOrder(renumbering.headings.map((heading) => heading.text)) : "";
  return <CornerNotice editor={editor} isShown={renumbering !== undefined} text={text} actions={actions} />;
}
