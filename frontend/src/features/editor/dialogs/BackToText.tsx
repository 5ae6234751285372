import { editorWords } from "#frontend/messages/editor.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { returnToText } from "#frontend/modules/editor/goTo.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface BackToTextProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Closes a dialog that covers the text, and lets the writer go on typing where the cursor is. */
export const BackToText = ({ editor, onClose }: BackToTextProps) => (
  <Button
    variant="primary"
    onClick={() => {
      onClose();
      returnToText(editor);
    }}
  >
    {editorWords.backToText}
  </Button>
);
