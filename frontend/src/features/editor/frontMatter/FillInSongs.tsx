import { useState } from "react";
import { readPlay } from "#domain/play/document/document.ts";
import { withSongsOf } from "#domain/play/musicalNumbers.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import type { Editor } from "#frontend/modules/editor/openEditor.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { useFront } from "../useFront.ts";
import { writeFrontField } from "../writeFrontField.ts";

/** Adds the play's acts and songs that the list doesn't have yet. It's one step of the field's undo. */
export function FillInSongs({ editor }: { readonly editor: Editor }) {
  const { musicalNumbers } = useFront(editor.doc);
  const [hasNone, setHasNone] = useState(false);
  const add = (): void => {
    const filledIn = withSongsOf(musicalNumbers, readPlay(editor.doc).blocks);
    setHasNone(filledIn.trim() === musicalNumbers.trim());
    editor.endStep();
    writeFrontField(editor, "musicalNumbers", filledIn);
    editor.endStep();
  };
  return (
    <>
      <Button size="small" onClick={add}>
        {words.fillInSongs}
      </Button>
      <p role="status" className="front-form-hint">
        {hasNone && words.noSongs}
      </p>
    </>
  );
}
