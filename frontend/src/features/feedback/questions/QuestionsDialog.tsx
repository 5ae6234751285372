import { nanoid } from "nanoid";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { GuidedQuestion } from "#domain/feedback/feedback.ts";
import { feedbackWords } from "#frontend/messages/feedback.yaml";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Dialog } from "#frontend/ui/Dialog.tsx";
import { QuestionField } from "./QuestionField.tsx";
import {
  addQuestion,
  mayAdd,
  moveQuestion,
  type QuestionList,
  questionsToSend,
  removeQuestion,
  rewordQuestion,
} from "./questionList.ts";

const { questions: words } = feedbackWords;

interface QuestionsDialogProps {
  readonly questions: readonly GuidedQuestion[];
  readonly onSave: (questions: readonly GuidedQuestion[]) => Promise<void>;
  readonly onClose: () => void;
}

const newId = (): string => nanoid(10);

/** Up to ten questions, in the order in which readers see them. */
export function QuestionsDialog({ questions, onSave, onClose }: QuestionsDialogProps) {
  const form = useId();
  const [list, setList] = useState<QuestionList>(() => (questions.length > 0 ? questions : addQuestion([], newId())));
  const { isBusy, errorText, run } = useAction(async () => {
    await onSave(questionsToSend(list));
    onClose();
  });
  const fields = useNewestFocused(list);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyText={words.saving}>
        {words.save}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={words.title} onClose={onClose} actions={actions}>
      <form id={form} className="questions-form" onSubmit={submit}>
        <p>{words.hint}</p>
        {errorText && <Alert kind="bad">{errorText}</Alert>}
        <ol ref={fields} className="questions-fields">
          {list.map(({ id, text }, at) => (
            <QuestionField
              key={id}
              number={at + 1}
              isLast={at === list.length - 1}
              text={text}
              onText={(next) => setList(rewordQuestion(list, id, next))}
              onMove={(step) => setList(moveQuestion(list, id, step))}
              onRemove={() => setList(removeQuestion(list, id))}
            />
          ))}
        </ol>
        <Button size="small" isDisabled={!mayAdd(list)} onClick={() => setList(addQuestion(list, newId()))}>
          {words.add}
        </Button>
        {questions.length > 0 && <p className="questions-saved">{words.kept}</p>}
      </form>
    </Dialog>
  );
}

/** Focuses a question that was just added. */
function useNewestFocused(list: QuestionList) {
  const fields = useRef<HTMLOListElement>(null);
  const before = useRef(list.length);
  useEffect(() => {
    if (list.length > before.current) fields.current?.querySelector<HTMLElement>("li:last-child textarea")?.focus();
    before.current = list.length;
  }, [list.length]);
  return fields;
}
