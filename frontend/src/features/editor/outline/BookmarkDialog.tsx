import { useId, useState } from "react";
import { bookmarkWords } from "#frontend/messages/outline.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { runEditorCommand } from "#frontend/modules/editor/goTo.ts";
import type { PlayBookmark } from "#frontend/modules/editor/navigation/bookmarks.ts";
import { editHeading } from "#frontend/modules/editor/navigation/editHeading.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useTypedLikeText } from "./useTypedLikeText.ts";

interface BookmarkDialogProps {
  readonly editor: Editor;
  readonly bookmark: PlayBookmark;
  readonly onClose: (isRemoved: boolean) => void;
}

const maxName = 100;

export function BookmarkDialog({ editor, bookmark: { id, name }, onClose }: BookmarkDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const typing = useTypedLikeText(editor, setTyped);
  const change = (bookmark: string): void => {
    runEditorCommand(editor, editHeading(id, { entry: { bookmark } }));
    onClose(bookmark === "");
  };
  return (
    <Dialog
      isOpen
      title={bookmarkWords.rename}
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onClick={() => change("")}>{bookmarkWords.remove}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {bookmarkWords.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        data-sentry-block
        onSubmit={(event) => {
          event.preventDefault();
          change(typed.trim() || name);
        }}
      >
        <TextField label={bookmarkWords.name} value={typed} maxLength={maxName} autoComplete="off" {...typing} />
      </form>
    </Dialog>
  );
}
