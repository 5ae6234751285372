import { useCallback, useEffect, useState } from "react";
import { answerMessage, type KeptMessage, listMessages, removeMessage } from "#domain/api/messages.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { messagesWords as words } from "#frontend/messages/messages.ts";
import { call } from "#frontend/platform/call.ts";
import { showToast } from "#frontend/ui/toast.ts";

type Messages =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly messages: readonly KeptMessage[]; readonly next: string | undefined }
  | { readonly kind: "failed"; readonly why: string };

/** The messages of the contact form, and actions on them. */
export function useMessages() {
  const [state, setState] = useState<Messages>({ kind: "loading" });
  const [isReading, setReading] = useState(false);

  const load = useCallback(() => {
    setState({ kind: "loading" });
    call(listMessages, {})
      .then(({ messages, next }) => setState({ kind: "ready", messages, next }))
      .catch((error: unknown) => setState({ kind: "failed", why: whyOf(error) }));
  }, []);
  useEffect(load, [load]);

  const more = async (next: string) => {
    setReading(true);
    await call(listMessages, { query: { next } })
      .then((page) => setState((before) => withPage(before, page)))
      .catch(tell);
    setReading(false);
  };

  const change = (messageId: string, to?: KeptMessage) =>
    setState((before) =>
      before.kind === "ready"
        ? { ...before, messages: before.messages.flatMap((one) => (one.messageId === messageId ? (to ?? []) : one)) }
        : before,
    );

  const answer = ({ messageId }: KeptMessage, answered: boolean) =>
    call(answerMessage, { params: { messageId }, body: { answered } })
      .then((changed) => change(messageId, changed))
      .catch(tell);

  const remove = ({ messageId }: KeptMessage) =>
    call(removeMessage, { params: { messageId } })
      .then(() => change(messageId))
      .catch(tell);

  return { state, load, more, isReading, answer, remove };
}

function withPage(before: Messages, page: { messages: readonly KeptMessage[]; next?: string | undefined }): Messages {
  if (before.kind !== "ready") return before;
  return { ...before, messages: [...before.messages, ...page.messages], next: page.next };
}

const whyOf = (error: unknown): string => (error instanceof Refused ? error.message : failureWords.ours);
const tell = (error: unknown): void => showToast(`${words.notDone} ${whyOf(error)}`);
