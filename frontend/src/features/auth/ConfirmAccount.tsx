import { useEffect, useState } from "react";
import { authWords } from "#frontend/messages/auth.yaml";
import { firstPlayAddress } from "#frontend/modules/creating/stagePage.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { savedDestination } from "#frontend/platform/destination.ts";
import { type AuthFailure, isCodeOver, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { AuthCard } from "./AuthCard.tsx";
import { type AccountOutcome, confirmAccount, resendConfirmation } from "./accounts.ts";
import { emitConfirmed } from "./confirmations.ts";

interface ConfirmAccountProps {
  readonly username: string;
  readonly code: string;
}

const words = authWords.confirm;

/** A code works once, so each link is sent once, however often the screen renders. */
const asked = new Map<string, Promise<AccountOutcome>>();

function confirmOnce({ username, code }: ConfirmAccountProps): Promise<AccountOutcome> {
  const key = `${username} ${code}`;
  const answer = asked.get(key) ?? confirmAccount(username, code);
  asked.set(key, answer);
  return answer;
}

/** Where the confirmation link leads. */
export function ConfirmAccount({ username, code }: ConfirmAccountProps) {
  const [outcome, setOutcome] = useState<AccountOutcome>();
  useEffect(() => {
    let isHere = true;
    void confirmOnce({ username, code }).then((answer) => {
      if (answer.kind === "done") emitConfirmed();
      if (isHere) setOutcome(answer);
    });
    return () => {
      isHere = false;
    };
  }, [username, code]);
  if (!outcome) return <p className="loading-screen">{words.busy}</p>;
  if (outcome.kind === "failed") return <LinkFailed username={username} failure={outcome.failure} />;
  const saved = savedDestination(localEntries, Date.now());
  return (
    <AuthCard title={words.doneTitle}>
      <p>{saved ? words.done : words.doneElsewhere}</p>
      <ButtonLink to="/login" variant="primary" state={{ from: saved ?? firstPlayAddress }}>
        {authWords.signIn.submit}
      </ButtonLink>
    </AuthCard>
  );
}

/** A person who followed a link hasn't seen its code. */
const linkSentenceOf = (failure: AuthFailure): string => (isCodeOver(failure) ? words.linkOver : sentenceOf(failure));

function LinkFailed({ username, failure }: { readonly username: string; readonly failure: AuthFailure }) {
  const [resent, setResent] = useState<AccountOutcome>();
  return (
    <AuthCard title={words.failedTitle}>
      {resent?.kind === "done" ? (
        <Alert kind="good">{words.resent}</Alert>
      ) : (
        <Alert kind="bad">{resent ? sentenceOf(resent.failure) : linkSentenceOf(failure)}</Alert>
      )}
      <Button variant="primary" onClick={() => void resendConfirmation(username).then(setResent)}>
        {words.resend}
      </Button>
    </AuthCard>
  );
}
