import { useState } from "react";
import type * as Y from "yjs";
import { readPlay } from "#domain/play/document/document.ts";
import { withSongsOf } from "#domain/play/musicalNumbers.ts";
import { frontMatterWords as words } from "#frontend/messages/frontMatter.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { frontHistory } from "../frontHistory.ts";
import { useFront } from "../useFront.ts";

/** Adds the play's acts and songs that the list doesn't have yet. It's one step of the field's undo. */
export function FillInSongs({ doc }: { readonly doc: Y.Doc }) {
  const { musicalNumbers } = useFront(doc);
  const history = frontHistory(doc, "musicalNumbers");
  const [hasNone, setHasNone] = useState(false);
  const add = (): void => {
    const filledIn = withSongsOf(musicalNumbers, readPlay(doc).blocks);
    setHasNone(filledIn.trim() === musicalNumbers.trim());
    history.pause();
    history.write(filledIn);
    history.pause();
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
