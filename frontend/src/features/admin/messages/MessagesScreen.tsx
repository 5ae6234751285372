import { useState } from "react";
import type { KeptMessage } from "#domain/api/messages.ts";
import { messagesWords } from "#frontend/messages/messages.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { MessageCard } from "./MessageCard.tsx";
import { useMessages } from "./useMessages.ts";
import "./messages.css";

/** Messages from the contact form. Only for administrators; the server refuses everybody else. */
export function MessagesScreen() {
  const { state, reload, more, answer, remove } = useMessages();
  const [leaving, setLeaving] = useState<KeptMessage>();
  return (
    <Page title={messagesWords.title} lead={messagesWords.lead}>
      {state.kind === "loading" && <LoadingScreen />}
      {state.kind === "failed" && (
        <Card>
          <Alert kind="bad" heading={messagesWords.failed}>
            {state.errorText}
          </Alert>
          <div>
            <Button onClick={() => void reload()}>{messagesWords.tryAgain}</Button>
          </div>
        </Card>
      )}
      {state.kind === "ready" && (
        <>
          {state.data.messages.length === 0 && <Card>{messagesWords.none}</Card>}
          <ul className="messages">
            {state.data.messages.map((message) => (
              <MessageCard
                key={message.messageId}
                message={message}
                onAnswered={(answered) => void answer(message, answered)}
                onRemove={() => setLeaving(message)}
              />
            ))}
          </ul>
          <div className="messages-foot">
            {state.data.messages.length > 0 && (
              <span>{messagesWords.shown({ count: state.data.messages.length })}</span>
            )}
            {state.data.next !== undefined && (
              <Button
                isBusy={more.isBusy}
                busyText={messagesWords.busy}
                onClick={() => void more.run(state.data.next ?? "")}
              >
                {messagesWords.more}
              </Button>
            )}
          </div>
        </>
      )}
      <RemoveMessage
        message={leaving}
        onRemove={(message) => void remove(message)}
        onClose={() => setLeaving(undefined)}
      />
    </Page>
  );
}

interface RemoveMessageProps {
  /** The message to remove. The dialog is open while this is set. */
  readonly message: KeptMessage | undefined;
  readonly onRemove: (message: KeptMessage) => void;
  readonly onClose: () => void;
}

function RemoveMessage({ message, onRemove, onClose }: RemoveMessageProps) {
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
