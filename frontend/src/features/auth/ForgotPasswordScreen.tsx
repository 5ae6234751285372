import { useState } from "react";
import { Link } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { askForReset } from "./accounts.ts";
import { emailError } from "./authRules.ts";

const words = authWords.forgot;

/** Requests the e-mail for a new password. The answer is the same for every address. */
export function ForgotPasswordScreen() {
  const [sentTo, setSentTo] = useState<string>();
  const { field, ...form } = useForm({
    start: { email: "" },
    check: ({ email }) => faults({ email: emailError(email) }),
    submit: async ({ email }) => {
      const outcome = await askForReset(email);
      if (outcome.kind === "failed") return sentenceOf(outcome.failure);
      setSentTo(email.trim());
      return undefined;
    },
  });
  if (sentTo) return <Sent email={sentTo} />;
  return (
    <AuthCard title={words.title} lead={words.lead} foot={<Link to="/login">{words.back}</Link>}>
      <AuthForm {...form} submit={words.submit} busy={words.busy}>
        <TextField {...field("email")} label={authWords.fields.email} type="email" autoComplete="username" />
      </AuthForm>
    </AuthCard>
  );
}

const Sent = ({ email }: { readonly email: string }) => (
  <AuthCard title={words.sentTitle} isNextStep foot={<Link to="/login">{words.back}</Link>}>
    <p>{words.sent({ email })}</p>
    <ButtonLink to={`/reset-password?username=${encodeURIComponent(email)}`}>{words.haveCode}</ButtonLink>
  </AuthCard>
);
