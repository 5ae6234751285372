import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { shellWords } from "#frontend/words/shell.ts";
import type { Leaving } from "./useLeaving.ts";

/** Asks who is leaving while something is unsent, or while other devices would stay. */
export function UnsentDialog({ warning, leaveAnyway, stay }: Leaving) {
  return (
    <Dialog
      isOpen={warning !== undefined}
      title={warning?.title ?? ""}
      onClose={stay}
      actions={
        <>
          <Button variant="danger" onClick={() => void leaveAnyway()}>
            {shellWords.unsentLeave}
          </Button>
          <Button variant="primary" onClick={stay}>
            {shellWords.unsentStay}
          </Button>
        </>
      }
    >
      <p>{warning?.why}</p>
    </Dialog>
  );
}
