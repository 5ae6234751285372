import { historyWords } from "#frontend/messages/history.yaml";
import { history } from "#frontend/modules/editor/actions/screen.ts";
import type { Editor } from "#frontend/modules/editor/editor.ts";
import { perform } from "#frontend/modules/editor/goTo.ts";
import { useStore } from "#frontend/state/useStore.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CornerNotice } from "../saving/CornerNotice.tsx";

/** Says that undo ends here, because this copy of the play no longer has the text of earlier steps. */
export function LostStepsNotice({ editor }: { readonly editor: Editor }) {
  const isShown = useStore(editor.lostSteps);
  const dismiss = (): void => editor.lostSteps.set(false);
  const openHistory = (): void => {
    dismiss();
    perform(editor, history);
  };
  const actions = (
    <>
      <Button size="small" onClick={dismiss}>
        {historyWords.dismissLost}
      </Button>
      <Button size="small" variant="primary" onClick={openHistory}>
        {historyWords.title}
      </Button>
    </>
  );
  return <CornerNotice editor={editor} isShown={isShown} text={historyWords.lostSteps} actions={actions} />;
}
