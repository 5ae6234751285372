import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { authWords } from "#frontend/words/auth.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { setNewPassword } from "./accounts.ts";
import { sentenceOf } from "./authFailure.ts";
import { emailError, newPasswordError } from "./authRules.ts";
import { NewPasswordField } from "./passwordFields.tsx";

const { reset: words, fields, check } = authWords;

/** Sets a new password with the code from the mail; the mail's link brings the username and the code along. */
export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const given = { email: query.get("username") ?? "", code: query.get("code") ?? "" };
  const isFromLink = given.email !== "" && given.code !== "";
  const [isDone, setDone] = useState(false);
  const { field, ...form } = useForm({
    start: { ...given, password: "" },
    check: ({ email, code, password }) =>
      faults({
        email: given.email ? undefined : emailError(email),
        code: code.trim() === "" ? check.codeMissing : undefined,
        password: newPasswordError(password),
      }),
    submit: async ({ email, code, password }) => {
      const outcome = await setNewPassword(email.trim(), code, password);
      if (outcome.kind === "failed") return sentenceOf(outcome.failure);
      setDone(true);
      return undefined;
    },
  });
  if (isDone) return <Done />;
  return (
    <AuthCard title={words.title} lead={words.lead} foot={<Link to="/forgot-password">{words.again}</Link>}>
      <AuthForm {...form} submit={words.submit} busy={words.busy}>
        {!given.email && <TextField {...field("email")} label={fields.email} type="email" autoComplete="username" />}
        {!isFromLink && <TextField {...field("code")} label={fields.code} autoComplete="one-time-code" />}
        <NewPasswordField {...field("password")} label={fields.newPassword} />
      </AuthForm>
    </AuthCard>
  );
}

const Done = () => (
  <AuthCard title={words.doneTitle}>
    <p>{words.done}</p>
    <ButtonLink to="/login" variant="primary">
      {authWords.signIn.submit}
    </ButtonLink>
  </AuthCard>
);
