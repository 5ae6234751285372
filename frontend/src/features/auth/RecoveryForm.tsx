import { readRecoveryCode } from "#domain/account/recoveryCode.ts";
import { recoveryRefused } from "#domain/api/recoveryCodes.ts";
import { Refused } from "#domain/refused.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { authFailureOf, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { removeSecondFactor } from "#frontend/platform/session/auth/removeSecondFactor.ts";
import { signIn } from "#frontend/platform/session/auth/signIn.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";

const words = authWords.recovery;

interface RecoveryFormProps {
  /** Cognito has accepted both, and asks for the app's code. */
  readonly email: string;
  readonly password: string;
  /** Goes back to the password, with a reason if the person didn't choose to. */
  readonly onBack: (errorText?: string) => void;
}

/** Takes a recovery code in place of the authenticator app, removes the app, and signs in. */
export function RecoveryForm({ email, password, onBack }: RecoveryFormProps) {
  const { field, ...form } = useForm({
    start: { code: "" },
    check: ({ code }) => faults({ code: readRecoveryCode(code) ? undefined : words.missing }),
    submit: async ({ code }) => {
      try {
        await removeSecondFactor({ email: email.trim(), password, code });
      } catch (error) {
        if (error instanceof Refused && error.code === recoveryRefused) return words.wrong;
        return sentenceOf(authFailureOf(error));
      }
      const outcome = await signIn({ email, password });
      if (outcome.kind === "failed") onBack(sentenceOf(outcome.failure));
      return undefined;
    },
  });
  return (
    <AuthCard title={words.title} lead={words.lead} isNextStep>
      <AuthForm
        {...form}
        submit={words.submit}
        busy={words.busy}
        other={<Button onClick={() => onBack()}>{words.back}</Button>}
      >
        <TextField {...field("code")} label={words.code} hint={words.hint} autoComplete="off" spellCheck={false} />
      </AuthForm>
    </AuthCard>
  );
}
