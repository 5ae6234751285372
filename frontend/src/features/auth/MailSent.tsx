import { type ReactNode, useState } from "react";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { AuthCard } from "./AuthCard.tsx";
import type { AccountOutcome } from "./accounts.ts";

interface MailSentProps {
  readonly words: Readonly<Record<"title" | "resent" | "resend" | "other", string>>;
  readonly children: ReactNode;
  readonly onResend: () => Promise<AccountOutcome>;
  readonly onOther: () => void;
}

type Resent = { readonly kind: "not-yet" | "busy" } | AccountOutcome;

/** Says that an e-mail was sent. It can be sent again, or to another address. */
export function MailSent({ words, children, onResend, onOther }: MailSentProps) {
  const [resent, setResent] = useState<Resent>({ kind: "not-yet" });
  const resend = async () => {
    setResent({ kind: "busy" });
    setResent(await onResend());
  };
  return (
    <AuthCard title={words.title} isNextStep>
      {children}
      {resent.kind === "done" && <Alert kind="good">{words.resent}</Alert>}
      {resent.kind === "failed" && <Alert kind="bad">{sentenceOf(resent.failure)}</Alert>}
      <div className="auth-actions">
        <Button onClick={onOther}>{words.other}</Button>
        <Button onClick={() => void resend()} isBusy={resent.kind === "busy"} busyText={words.resend}>
          {words.resend}
        </Button>
      </div>
    </AuthCard>
  );
}
