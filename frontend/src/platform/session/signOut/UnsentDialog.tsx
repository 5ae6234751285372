import { shellWords } from "#frontend/messages/shell.yaml";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import type { SignOutFlow } from "./useSignOut.ts";

/** Asks before signing out while something is unsent, or while other devices would stay signed in. */
export function UnsentDialog({ warning, leaveAnyway, stay }: SignOutFlow) {
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
      <p>{warning?.errorText}</p>
    </Dialog>
  );
}
