import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { authWords } from "#frontend/messages/auth.yaml";
import { requestedDestination } from "#frontend/platform/destination.ts";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { preloadSignIn, signIn } from "#frontend/platform/session/auth/signIn.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { mailSignInLink, resendConfirmation } from "./accounts.ts";
import { checkSignIn } from "./authRules.ts";
import { CheckMail } from "./CheckMail.tsx";
import { LinkSent } from "./LinkSent.tsx";
import { KnownPasswordField } from "./passwordFields.tsx";
import { RecoveryForm } from "./RecoveryForm.tsx";
import { type SentMail, useSentMail } from "./sentMail.ts";
import { type AnswerTotp, TotpForm } from "./TotpForm.tsx";

const words = authWords.signIn;

interface Account {
  readonly email: string;
  readonly password: string;
}

type Step =
  | { readonly kind: "form"; readonly errorText?: string }
  | (Account & { readonly kind: "totp"; readonly answer: AnswerTotp })
  | (Account & { readonly kind: "recovery" });

interface SignInFormProps {
  /** Why the visitor was sent here, if they didn't come on their own. */
  readonly notice?: ReactNode;
}

/** E-mail and password, or a link for the e-mail alone, then whatever else the account requires. */
export function SignInForm({ notice }: SignInFormProps) {
  const [step, setStep] = useState<Step>({ kind: "form" });
  useEffect(preloadSignIn, []);
  const { sentMail, setSentMail } = useSentMail();
  const [password, setPassword] = useState<string>();
  const again = (errorText?: string) => setStep(errorText ? { kind: "form", errorText } : { kind: "form" });
  const stopWaiting = () => setSentMail(undefined);
  const wait = (mail: SentMail, given?: string) => {
    setPassword(given);
    setSentMail(mail);
  };
  if (sentMail?.kind === "link") return <LinkSent email={sentMail.email} onOther={stopWaiting} />;
  if (sentMail?.kind === "confirmation") {
    const resend = () => resendConfirmation(sentMail.email);
    return <CheckMail {...sentMail} {...{ password }} onResend={resend} onOther={stopWaiting} onSignIn={stopWaiting} />;
  }
  if (step.kind === "totp")
    return <TotpForm answer={step.answer} onBack={again} onRecover={() => setStep({ ...step, kind: "recovery" })} />;
  if (step.kind === "recovery") return <RecoveryForm {...step} onBack={again} />;
  return <Credentials notice={notice} errorText={step.errorText} onStep={setStep} onSent={wait} />;
}

interface CredentialsProps extends SignInFormProps {
  readonly errorText: string | undefined;
  readonly onStep: (step: Step) => void;
  /** Waits until the link of an e-mail is opened. */
  readonly onSent: (mail: SentMail, password?: string) => void;
}

function Credentials({ notice, errorText, onStep, onSent }: CredentialsProps) {
  const { state } = useLocation();
  const mailLink = async (email: string) => {
    const outcome = await mailSignInLink(email, requestedDestination(state));
    if (outcome.kind === "failed") return sentenceOf(outcome.failure);
    onSent({ kind: "link", email: email.trim() });
    return undefined;
  };
  const { field, send, ...form } = useForm({
    start: { email: "", password: "" },
    check: checkSignIn,
    submit: async (values) => {
      if (values.password === "") return mailLink(values.email);
      const outcome = await signIn(values);
      if (outcome.kind === "failed") return sentenceOf(outcome.failure);
      if (outcome.kind === "totp") onStep({ ...values, ...outcome });
      if (outcome.kind === "not-confirmed") {
        const email = values.email.trim();
        await resendConfirmation(email);
        onSent({ kind: "confirmation", email }, values.password);
      }
      return undefined;
    },
  });
  return (
    <AuthCard title={words.title} foot={<ToSignUp />} isNextStep={errorText !== undefined}>
      {notice}
      <AuthForm
        {...form}
        refusal={form.refusal ?? errorText}
        submit={words.submit}
        busy={words.busy}
        other={
          <Button
            isDisabled={form.isBusy}
            onClick={(event) => void send(event.currentTarget.form, ({ email }) => mailLink(email))}
          >
            {words.link}
          </Button>
        }
      >
        <TextField {...field("email")} label={authWords.fields.email} type="email" autoComplete="username" />
        <KnownPasswordField {...field("password")} />
        <Link className="auth-small" to="/forgot-password">
          {words.forgot}
        </Link>
      </AuthForm>
    </AuthCard>
  );
}

function ToSignUp() {
  const { state } = useLocation();
  return (
    <p>
      {words.toSignUp}{" "}
      <Link to="/signup" state={state}>
        {words.toSignUpLink}
      </Link>
    </p>
  );
}
