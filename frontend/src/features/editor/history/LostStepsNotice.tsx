import { historyWords } from "#frontend/messages/history.yaml";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CornerNotice } from "../saving/CornerNotice.tsx";
import { FindEarlierText } from "./FindEarlierText.tsx";

/** Says that undo ends here, because this copy of the play no longer has the text of earlier steps. */
export function LostStepsNotice({ editor }: { readonly editor: Editor }) {
  const isShown = useStore(editor.lostSteps);
  const dismiss = (): void => editor.lostSteps.set(false);
  const actions = (
    <>
      <Button size="small" onClick={dismiss}>
        {historyWords.dismissLost}
      </Button>
      <FindEarlierText editor={editor} onOpen={dismiss} />
    </>
  );
  return <CornerNotice editor={editor} isShown={isShown} text={historyWords.lostSteps} actions={actions} />;
}
