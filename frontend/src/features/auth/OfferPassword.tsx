import { authWords } from "#frontend/messages/auth.yaml";
import { choosePassword, keepPassword } from "#frontend/modules/account/ownAccount.ts";
import { logger } from "#frontend/platform/logger.ts";
import { signIn } from "#frontend/platform/session/auth/signIn.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { newPasswordError } from "./authRules.ts";
import { NewPasswordField } from "./passwordFields.tsx";

const { offerPassword: words, fields } = authWords;

interface OfferPasswordProps {
  readonly email: string;
  readonly onDone: () => void;
}

/**
 * Offers a new password after a first sign-in by link. Anybody can sign up with anybody's address, and then knows the password
 * of an account that its owner has confirmed.
 */
export function OfferPassword({ email, onDone }: OfferPasswordProps) {
  const { field, ...form } = useForm({
    start: { password: "" },
    check: async ({ password }) => faults({ password: await newPasswordError(password, { email }) }),
    submit: async ({ password }) => {
      await choosePassword(password);
      // All sessions have ended, also those of somebody else.
      await signIn({ email, password });
      onDone();
      return undefined;
    },
  });
  const keep = () => {
    // It's only offered once more if this fails.
    void keepPassword().catch((error) => logger.warn("The answer about a password could not be stored", { error }));
    onDone();
  };
  return (
    <AuthCard title={words.title} lead={words.lead} isNextStep>
      <AuthForm {...form} submit={words.submit} busy={words.busy} other={<Button onClick={keep}>{words.keep}</Button>}>
        <NewPasswordField {...field("password")} label={fields.newPassword} owner={{ email }} />
        <p className="auth-small">{words.others}</p>
      </AuthForm>
    </AuthCard>
  );
}
