import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { authWords } from "#frontend/words/auth.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { resendConfirmation, signIn } from "./accounts.ts";
import { sentenceOf } from "./authFailure.ts";
import { checkSignIn } from "./authRules.ts";
import { CheckMail } from "./CheckMail.tsx";
import { KnownPasswordField } from "./passwordFields.tsx";

const words = authWords.signIn;

/** E-mail and password. An account whose address is not confirmed yet is shown the way to its mail. */
export function SignInForm() {
  const { state } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; password: string }>();
  const { field, ...form } = useForm({
    start: { email: "", password: "" },
    check: checkSignIn,
    submit: async (values) => {
      const outcome = await signIn(values);
      if (outcome.kind === "not-confirmed") {
        await resendConfirmation(values.email.trim());
        setUnconfirmed(values);
      }
      return outcome.kind === "failed" ? sentenceOf(outcome.failure) : undefined;
    },
  });
  if (unconfirmed) return <CheckMail {...unconfirmed} onOther={() => setUnconfirmed(undefined)} />;
  return (
    <AuthCard
      title={words.title}
      foot={
        <p>
          {words.toSignUp}{" "}
          <Link to="/signup" state={state}>
            {words.toSignUpLink}
          </Link>
        </p>
      }
    >
      <AuthForm {...form} submit={words.submit} busy={words.busy}>
        <TextField {...field("email")} label={authWords.fields.email} type="email" autoComplete="username" />
        <KnownPasswordField {...field("password")} />
        <Link className="auth-small" to="/forgot-password">
          {words.forgot}
        </Link>
      </AuthForm>
    </AuthCard>
  );
}
