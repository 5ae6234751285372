import { Link } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { type AuthFailure, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import type { SignInOutcome } from "#frontend/platform/session/auth/signIn.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { CodeField } from "#frontend/ui/CodeField.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { totpError } from "./authRules.ts";

const words = authWords.totp;

export type AnswerTotp = (code: string) => Promise<SignInOutcome>;

interface TotpFormProps {
  readonly answer: AnswerTotp;
  /** Goes back to the password, with a reason if the person didn't choose to. */
  readonly onBack: (errorText?: string) => void;
  /** Asks for a recovery code instead. */
  readonly onRecover?: () => void;
}

/** Asks for the authenticator app's code, after the password. */
export function TotpForm({ answer, onBack, onRecover }: TotpFormProps) {
  const { field, ...form } = useForm({
    start: { code: "" },
    check: ({ code }) => faults({ code: totpError(code) }),
    submit: async ({ code }) => {
      const outcome = await answer(code);
      if (outcome.kind !== "failed") return undefined;
      if (outcome.failure.kind !== "challenge-over") return reasonOf(outcome.failure);
      onBack(words.over);
      return undefined;
    },
  });
  return (
    <AuthCard title={words.title} lead={words.lead} foot={<Lost onRecover={onRecover} />} isNextStep>
      <AuthForm
        {...form}
        submit={words.submit}
        busy={words.busy}
        other={<Button onClick={() => onBack()}>{words.back}</Button>}
      >
        <CodeField {...field("code")} label={authWords.fields.totp} hint={words.hint} />
      </AuthForm>
    </AuthCard>
  );
}

/** An app makes a new code every half minute, so there is nothing to send again. */
function reasonOf(failure: AuthFailure): string {
  if (failure.kind === "wrong-code") return words.wrong;
  return failure.kind === "expired-code" ? words.used : sentenceOf(failure);
}

const Lost = ({ onRecover }: { readonly onRecover: (() => void) | undefined }) => (
  <details className="auth-lost">
    <summary>{words.lost}</summary>
    {onRecover && <Button onClick={onRecover}>{words.useCode}</Button>}
    <p>{words.lostText}</p>
    <p>
      <Link to="/contact">{words.lostLink}</Link>
    </p>
  </details>
);
