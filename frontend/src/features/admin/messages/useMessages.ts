import { answerMessage, type KeptMessage, listMessages, removeMessage } from "#domain/api/messages.ts";
import { messagesWords } from "#frontend/messages/messages.yaml";
import { call } from "#frontend/platform/call.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { showToast } from "#frontend/ui/toast.ts";
import { adminKeys } from "../adminKeys.ts";

/** The messages of the contact form, and actions on them. */
export function useMessages() {
  const { state, reload, update } = useServerData({
    key: adminKeys.messages,
    load: (signal) => call(listMessages, { signal }),
  });

  const change = (messageId: string, to?: KeptMessage) =>
    update(({ messages, ...rest }) => ({
      ...rest,
      messages: messages.flatMap((one) => (one.messageId === messageId ? (to ?? []) : one)),
    }));

  const more = useAction(async (next: string) => {
    const page = await call(listMessages, { query: { next } });
    update(({ messages }) => ({ ...page, messages: [...messages, ...page.messages] }));
  }, show);

  // Several messages can be answered at once, so these don't wait for each other.
  const answer = ({ messageId }: KeptMessage, answered: boolean) =>
    call(answerMessage, { params: { messageId }, body: { answered } })
      .then((changed) => change(messageId, changed))
      .catch(tell);

  const remove = ({ messageId }: KeptMessage) =>
    call(removeMessage, { params: { messageId } })
      .then(() => change(messageId))
      .catch(tell);

  return { state, reload, more, answer, remove };
}

const show = (errorText: string): void => showToast(`${messagesWords.notDone} ${errorText}`);
const tell = (error: unknown): void => show(messageOf(error));
