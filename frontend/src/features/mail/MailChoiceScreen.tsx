import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { makeMailChoice } from "#domain/api/mailChoices.ts";
import { type MailChoice, mailChoiceIn, subjectOfMails } from "#domain/feedback/mailChoice.ts";
import { mailChoiceWords } from "#frontend/messages/mailChoice.yaml";
import { documentTitle } from "#frontend/messages/titles.ts";
import { call } from "#frontend/platform/call.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import "./MailChoiceScreen.css";

/** Where the links in e-mails about comments lead. Opening it changes nothing, because programs that scan e-mail open links. */
export function MailChoiceScreen() {
  const token = useLocation().hash.slice(1);
  const choice = mailChoiceIn(token);
  const about = choice === "confirm" ? "replies" : subjectOfMails(token);
  useEffect(() => {
    document.title = documentTitle(mailChoiceWords.titles[about]);
  }, [about]);
  return (
    <section className="mail-choice">
      {choice ? (
        <OneChoice
          key={token}
          choice={choice === "stop" && about === "replies" ? "stopReplies" : choice}
          token={token}
        />
      ) : (
        <>
          <h1>{mailChoiceWords.brokenTitle}</h1>
          <p>{mailChoiceWords.broken}</p>
        </>
      )}
    </section>
  );
}

interface OneChoiceProps {
  readonly choice: MailChoice | "stopReplies";
  readonly token: string;
}

function OneChoice({ choice, token }: OneChoiceProps) {
  const [isMade, setMade] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { isBusy, errorText, run } = useAction(async () => {
    await call(makeMailChoice, { params: { token } });
    setMade(true);
  });
  // The button is gone then.
  useEffect(() => {
    if (isMade) heading.current?.focus();
  }, [isMade]);
  const words = mailChoiceWords[choice];
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {isMade ? words.doneTitle : words.title}
      </h1>
      <p>{isMade ? words.done : words.text}</p>
      {errorText && <Alert kind="bad">{errorText}</Alert>}
      {!isMade && (
        <div>
          <Button variant="primary" isBusy={isBusy} busyText={words.busy} onClick={() => void run()}>
            {words.button}
          </Button>
        </div>
      )}
    </>
  );
}
