import { useLocation } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { requestedDestination } from "#frontend/platform/destination.ts";
import { mailSignInLink } from "./accounts.ts";
import { MailSent } from "./MailSent.tsx";

const words = authWords.linkSent;

interface LinkSentProps {
  readonly email: string;
  readonly onOther: () => void;
}

/** Waits until the link is opened, here or elsewhere. Says the same whether or not there is such an account. */
export function LinkSent({ email, onOther }: LinkSentProps) {
  const { state } = useLocation();
  return (
    <MailSent words={words} onResend={() => mailSignInLink(email, requestedDestination(state))} onOther={onOther}>
      <p>{words.text({ email })}</p>
      <p className="auth-small">{words.terms}</p>
    </MailSent>
  );
}
