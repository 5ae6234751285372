import type { KeptMessage } from "#domain/api/messages.ts";
import { messagesWords as words } from "#frontend/messages/messages.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";

interface RemoveMessageProps {
  /** The message to remove. The dialog is open while this is set. */
  readonly message: KeptMessage | undefined;
  readonly onRemove: (message: KeptMessage) => void;
  readonly onClose: () => void;
}

export function RemoveMessage({ message, onRemove, onClose }: RemoveMessageProps) {
  if (!message) return null;
  const remove = () => {
    onRemove(message);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="danger" onClick={remove}>
            {words.remove}
          </Button>
        </>
      }
    >
      <p>{words.removeText(message.name)}</p>
    </Dialog>
  );
}
