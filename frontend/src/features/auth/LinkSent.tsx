import { useState } from "react";
import { useLocation } from "react-router-dom";
import { sentenceOf } from "#frontend/app/authFailure.ts";
import { wantedFrom } from "#frontend/app/destination.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { authWords } from "#frontend/words/auth.ts";
import { AuthCard } from "./AuthCard.tsx";
import { mailSignInLink, type Outcome } from "./accounts.ts";

const words = authWords.linkSent;

interface LinkSentProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** Waits for the link to be opened, here or elsewhere. Says the same whether or not there is such an account. */
export function LinkSent({ email, onOther }: LinkSentProps) {
  const { state } = useLocation();
  const [resent, setResent] = useState<Outcome | { readonly kind: "not-yet" | "busy" }>({ kind: "not-yet" });
  const resend = async () => {
    setResent({ kind: "busy" });
    setResent(await mailSignInLink(email, wantedFrom(state)));
  };
  return (
    <AuthCard title={words.title} isNextStep>
      <p>{words.text(email)}</p>
      <p className="auth-small">{words.terms}</p>
      {resent.kind === "done" && <Alert kind="good">{words.resent}</Alert>}
      {resent.kind === "failed" && <Alert kind="bad">{sentenceOf(resent.failure)}</Alert>}
      <div className="auth-actions">
        <Button onClick={() => onOther()}>{words.other}</Button>
        <Button onClick={() => void resend()} isBusy={resent.kind === "busy"} busyText={words.resend}>
          {words.resend}
        </Button>
      </div>
    </AuthCard>
  );
}
