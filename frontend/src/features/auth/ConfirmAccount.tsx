import { useState } from "react";
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

/**
 * Where the link of a confirmation e-mail leads. Only the button confirms, because programs that scan e-mail open links, too:
 * otherwise somebody could create an account with another person's address, and that person's own mail program would confirm
 * it.
 */
export function ConfirmAccount({ username, code }: ConfirmAccountProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<AccountOutcome>();
  const confirm = async () => {
    setIsBusy(true);
    const answer = await confirmAccount(username, code);
    if (answer.kind === "done") emitConfirmed();
    setOutcome(answer);
  };
  if (!outcome)
    return (
      <AuthCard title={words.title}>
        <p>{words.text}</p>
        <Button variant="primary" isBusy={isBusy} busyText={words.busy} onClick={() => void confirm()}>
          {words.submit}
        </Button>
      </AuthCard>
    );
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
