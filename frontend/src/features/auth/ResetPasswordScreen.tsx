import { useEffect, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { afterSignIn } from "#frontend/platform/destination.ts";
import { isCodeOver, sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { type SignInOutcome, signIn } from "#frontend/platform/session/auth/signIn.ts";
import { emitAuthChange } from "#frontend/platform/session/store/authChanges.ts";
import { ButtonLink } from "#frontend/ui/ButtonLink.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { setNewPassword } from "./accounts.ts";
import { emailError, newPasswordError } from "./authRules.ts";
import { codeIn } from "./codeIn.ts";
import { NewPasswordField } from "./passwordFields.tsx";
import { TotpForm } from "./TotpForm.tsx";

const { reset: words, fields, check } = authWords;

/** Sets a new password with the code from the e-mail, which ends all sessions, and signs in with it. */
export function ResetPasswordScreen() {
  const { username: email, code } = codeIn(useLocation());
  const [signedIn, setSignedIn] = useState<SignInOutcome>();
  const navigate = useNavigate();
  const given = { email, code };
  const goOn = (outcome: SignInOutcome) =>
    outcome.kind === "signed-in" ? void navigate(afterSignIn, { replace: true }) : setSignedIn(outcome);
  if (!signedIn) return <NewPassword given={given} onSet={goOn} />;
  if (signedIn.kind !== "totp") return <Done />;
  const answer = async (code: string) => {
    const outcome = await signedIn.answer(code);
    if (outcome.kind === "signed-in") goOn(outcome);
    return outcome;
  };
  return <TotpForm answer={answer} onBack={() => setSignedIn({ kind: "not-confirmed" })} />;
}

interface NewPasswordProps {
  /** From the link in the e-mail; empty if the person types them. */
  readonly given: { readonly email: string; readonly code: string };
  /** Called when the password is set, with the result of signing in with it. */
  readonly onSet: (signedIn: SignInOutcome) => void;
}

function NewPassword({ given, onSet }: NewPasswordProps) {
  const isFromLink = given.email !== "" && given.code !== "";
  useEffect(() => {
    if (isFromLink) emitAuthChange({ kind: "password-recovery" });
  }, [isFromLink]);
  const { field, ...form } = useForm({
    start: { ...given, password: "" },
    check: async ({ email, code, password }) =>
      faults({
        email: given.email ? undefined : emailError(email),
        code: code.trim() === "" ? check.codeMissing : undefined,
        password: await newPasswordError(password),
      }),
    submit: async ({ email, code, password }) => {
      const outcome = await setNewPassword(email.trim(), code, password);
      if (outcome.kind === "failed")
        return isFromLink && isCodeOver(outcome.failure) ? words.linkOver : sentenceOf(outcome.failure);
      onSet(await signIn({ email, password }));
      return undefined;
    },
  });
  return (
    <AuthCard title={words.title} lead={words.lead} foot={<OtherWays />}>
      <AuthForm {...form} submit={words.submit} busy={words.busy}>
        {!given.email && <TextField {...field("email")} label={fields.email} type="email" autoComplete="username" />}
        {!isFromLink && <TextField {...field("code")} label={fields.code} autoComplete="one-time-code" />}
        <NewPasswordField {...field("password")} label={fields.newPassword} />
        <p className="auth-small">{words.others}</p>
      </AuthForm>
    </AuthCard>
  );
}

const OtherWays = () => (
  <p>
    <Link to="/forgot-password">{words.again}</Link> · <Link to="/login">{authWords.signIn.submit}</Link>
  </p>
);

const Done = () => (
  <AuthCard title={words.doneTitle} isNextStep>
    <p>{words.done}</p>
    <ButtonLink to="/login" variant="primary">
      {authWords.signIn.submit}
    </ButtonLink>
  </AuthCard>
);
