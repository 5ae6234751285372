import type { KeptMessage } from "#domain/api/messages.ts";
import { messagesWords } from "#frontend/messages/messages.yaml";
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
      title={messagesWords.removeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messagesWords.cancel}</Button>
          <Button variant="danger" onClick={remove}>
            {messagesWords.remove}
          </Button>
        </>
      }
    >
      <p>{messagesWords.removeText({ name: message.name })}</p>
    </Dialog>
  );
}
