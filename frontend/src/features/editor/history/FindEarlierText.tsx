import { menuLabels } from "#frontend/messages/menuLabels.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { screenOf } from "#frontend/modules/editor/screen/screenControl.ts";
import { Button } from "#frontend/ui/Button.tsx";

interface FindEarlierTextProps {
  readonly editor: Pick<Editor, "state">;
  /** Closes what the button is in. */
  readonly onOpen?: () => void;
}

/** Leads from every notice about missing text to the version history. The list of plays has the same in the menu of a play. */
export function FindEarlierText({ editor, onOpen }: FindEarlierTextProps) {
  const open = (): void => {
    onOpen?.();
    screenOf(editor.state())?.show({ board: "history" });
  };
  return (
    <Button size="small" onClick={open}>
      {menuLabels.findEarlier}
    </Button>
  );
}
