import { useState } from "react";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { maxFullNameLength } from "#domain/account/fullName.ts";
import { plans } from "#domain/subscription/plans.ts";
import { authWords } from "#frontend/messages/auth.yaml";
import { pricingWords } from "#frontend/messages/pricing.yaml";
import { firstPlayAddress } from "#frontend/modules/creating/stagePage.ts";
import { localEntries } from "#frontend/platform/browserStorage.ts";
import { requestedDestination, saveDestination } from "#frontend/platform/destination.ts";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { TextField } from "#frontend/ui/TextField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { AuthCard, AuthForm } from "./AuthCard.tsx";
import { resendSignUpMail, signUp } from "./accounts.ts";
import { checkSignUp } from "./authRules.ts";
import { CheckMail, NoMail } from "./CheckMail.tsx";
import { NewPasswordField } from "./passwordFields.tsx";
import { useSentMail } from "./sentMail.ts";
import { planOfDestination, requestedOfSignUp } from "./signUpDestination.ts";

const { signUp: words, fields } = authWords;

/** Full name, e-mail and password, then waiting for the e-mail. */
export function SignUpForm() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const destination = requestedDestination(state) ?? requestedOfSignUp(query) ?? firstPlayAddress;
  const { sentMail, setSentMail } = useSentMail();
  const [password, setPassword] = useState<string>();
  const { field, values, ...form } = useForm({
    start: { fullName: "", email: "", password: "" },
    check: checkSignUp,
    submit: async (values) => {
      const outcome = await signUp(values);
      if (outcome.kind === "failed") return sentenceOf(outcome.failure);
      saveDestination(localEntries, destination, Date.now());
      setPassword(values.password);
      setSentMail({ kind: "sign-up", email: values.email.trim() });
      return undefined;
    },
  });
  if (sentMail?.kind === "sign-up")
    return (
      <CheckMail
        email={sentMail.email}
        password={password}
        onResend={() => resendSignUpMail(sentMail.email)}
        onOther={() => setSentMail(undefined)}
        onSignIn={() => void navigate("/login", { state: { from: destination } })}
      >
        <NoMail />
      </CheckMail>
    );
  return (
    <AuthCard title={words.title} lead={leadOf(destination)} foot={<ToSignIn />}>
      <AuthForm {...form} submit={words.submit} busy={words.busy}>
        <TextField {...field("fullName")} label={fields.fullName} autoComplete="name" maxLength={maxFullNameLength} />
        <TextField {...field("email")} label={fields.email} type="email" autoComplete="username" />
        <NewPasswordField {...field("password")} label={fields.password} owner={values} />
        <Agreement />
      </AuthForm>
    </AuthCard>
  );
}

/** A plan that is paid for needs a card, after the sign-up. */
function leadOf(destination: string): string {
  const plan = planOfDestination(destination);
  if (!plan) return words.lead;
  const { name, [plan.interval]: price } = plans[plan.tier];
  return words.leadPaid({ plan: name, price: pricingWords.priceFor({ dollars: price, interval: plan.interval }) });
}

/** People who have an account want to import or choose a plan, too. Their plays aren't new. */
function ToSignIn() {
  const { state: given } = useLocation();
  const [query] = useSearchParams();
  const from = requestedOfSignUp(query);
  const state = given ?? (from ? { from } : undefined);
  return (
    <p>
      {words.toSignIn}{" "}
      <Link to="/login" state={state}>
        {words.toSignInLink}
      </Link>
    </p>
  );
}

const Agreement = () => (
  <p className="auth-small">
    {words.agree} <Link to="/terms">{words.terms}</Link> {words.and} <Link to="/privacy">{words.privacy}</Link>.
  </p>
);
