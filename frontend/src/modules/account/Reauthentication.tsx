import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { proofWords } from "#frontend/messages/proof.yaml";
import { messageOf } from "#frontend/platform/messageOf.ts";
import type { Loaded } from "#frontend/platform/queries/useServerData.ts";
import { sentenceOf } from "#frontend/platform/session/auth/authFailure.ts";
import { requestSignInLink } from "#frontend/platform/session/auth/requestSignInLink.ts";
import { reauthenticate, type SignInOutcome } from "#frontend/platform/session/auth/signIn.ts";
import type { Factor } from "#frontend/platform/session/store/session.ts";
import { useFactors } from "#frontend/platform/session/useFactors.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { CodeField } from "#frontend/ui/CodeField.tsx";
import { FocusedForm } from "#frontend/ui/FocusedForm.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { PasswordField } from "#frontend/ui/PasswordField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";

interface ReauthenticationProps {
  /** What the person is about to do, such as "Switch it off". */
  readonly submit: string;
  readonly isDangerous?: boolean;
  /** Whether it's a step of a form in a card. Those have their buttons in another order than dialogs. */
  readonly isInCard?: boolean;
  /** Skips the authenticator code: the app itself is to be removed, perhaps because the phone was lost. */
  readonly isPasswordEnough?: boolean;
  /** Where the link by e-mail returns to; without it, no link is offered. */
  readonly linkTo?: string;
  /** Called once the session is fresh, or with the password if that's enough; a `Refused` that it throws is shown. */
  readonly onProved: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

type SecondStep = Extract<SignInOutcome, { kind: "totp" }>;

/** Verifies who the person is: by password, plus the code if the account requires one, or by a link. */
export function Reauthentication(props: ReauthenticationProps) {
  const [second, setSecond] = useState<SecondStep>();
  return second ? (
    <CodeForm {...props} step={second} onStep={setSecond} />
  ) : (
    <PasswordForm {...props} onStep={setSecond} />
  );
}

interface StepProps extends ReauthenticationProps {
  readonly onStep: (step: SecondStep) => void;
}

/** Continues if the outcome allows it; returns the error message to show otherwise. */
async function proceed(outcome: SignInOutcome, password: string, props: StepProps): Promise<string | undefined> {
  const { onStep, onProved, isPasswordEnough = false } = props;
  if (outcome.kind === "totp" && !isPasswordEnough) onStep(outcome);
  // An outcome that requires the code means that the password was right.
  else if (outcome.kind === "totp" || outcome.kind === "signed-in") await onProved(password);
  if (outcome.kind === "not-confirmed") return proofWords.notConfirmed;
  if (outcome.kind !== "failed") return undefined;
  return outcome.failure.kind === "invalid-credentials" ? proofWords.wrongPassword : sentenceOf(outcome.failure);
}

function PasswordForm(props: StepProps) {
  const { linkTo } = props;
  const { link, sendLink } = useReauthenticationLink(linkTo);
  const { field, ...form } = useForm({
    start: { password: "" },
    check: ({ password }) => faults({ password: password === "" ? proofWords.passwordMissing : undefined }),
    submit: async ({ password }) => proceed(await reauthenticate(password), password, props),
  });
  return (
    <FocusedForm onSubmit={form.onSubmit}>
      <PasswordField
        {...field("password")}
        label={proofWords.password}
        hint={proofWords.passwordHint}
        autoComplete="current-password"
        showLabel={proofWords.show}
        isHiddenLabel={proofWords.hidden}
        isShownLabel={proofWords.shown}
      />
      {linkTo && <LinkOffer link={link} sendLink={sendLink} />}
      <Refusal>{form.refusal}</Refusal>
      <Buttons {...props} isBusy={form.isBusy} />
    </FocusedForm>
  );
}

function CodeForm(props: StepProps & { readonly step: SecondStep }) {
  const { step } = props;
  const { field, ...form } = useForm({
    start: { code: "" },
    check: ({ code }) => faults({ code: /^\d{6}$/.test(code) ? undefined : proofWords.codeOdd }),
    submit: async ({ code }) => proceed(await step.answer(code), "", props),
  });
  return (
    <FocusedForm onSubmit={form.onSubmit}>
      <CodeField {...field("code")} label={proofWords.code} hint={proofWords.codeHint} />
      <Refusal>{form.refusal}</Refusal>
      <Buttons {...props} isBusy={form.isBusy} />
    </FocusedForm>
  );
}

const Refusal = ({ children }: { readonly children: ReactNode }) =>
  children ? <Alert kind="bad">{children}</Alert> : null;

interface ButtonsProps extends Pick<ReauthenticationProps, "submit" | "onCancel" | "isDangerous" | "isInCard"> {
  readonly isBusy: boolean;
}

function Buttons({ submit, onCancel, isDangerous = false, isInCard = false, isBusy }: ButtonsProps) {
  const cancel = <Button onClick={onCancel}>{proofWords.cancel}</Button>;
  return (
    <div className={isInCard ? "card-actions" : "dialog-actions"}>
      {!isInCard && cancel}
      <Button type="submit" variant={isDangerous ? "danger" : "primary"} isBusy={isBusy} busyText={proofWords.busy}>
        {submit}
      </Button>
      {isInCard && cancel}
    </div>
  );
}

function LinkOffer({ link, sendLink }: { readonly link: LinkState; readonly sendLink: () => Promise<void> }) {
  if (link.kind === "sent") return <Alert kind="good">{proofWords.linkSent({ email: link.email })}</Alert>;
  if (link.kind === "second-factor")
    return (
      <p className="form-aside">
        {proofWords.noPassword} <Link to="/forgot-password">{proofWords.newPassword}</Link>
      </p>
    );
  const isWaiting = link.kind === "checking" || link.kind === "busy";
  return (
    <>
      <p className="form-aside">
        {proofWords.noPassword}{" "}
        <Button variant="bare" size="small" isDisabled={isWaiting} onClick={() => void sendLink()}>
          {proofWords.sendLink}
        </Button>
      </p>
      {link.kind === "failed" && <Alert kind="bad">{link.errorText}</Alert>}
    </>
  );
}

type LinkState =
  /**
   * `checking`: whether the account requires an authenticator code isn't known yet. `second-factor`: it does, so no link is
   * sent.
   */
  | { readonly kind: "not-asked" | "checking" | "busy" | "second-factor" }
  | { readonly kind: "sent"; readonly email: string }
  | { readonly kind: "failed"; readonly errorText: string };

/** Sends a link to the person's own address that signs in again and returns to the same page. */
function useReauthenticationLink(destination: string | undefined) {
  const session = useSession();
  const [link, setLink] = useState<LinkState>({ kind: "not-asked" });
  const factors = useFactors({ isEnabled: destination !== undefined }).state;
  const sendLink = async () => {
    if (session.kind !== "signed-in" || destination === undefined) return;
    const { email } = session.session.user;
    setLink({ kind: "busy" });
    setLink(await send(email, destination));
  };
  return { link: linkWith(factors) ?? link, sendLink };
}

/** If the factors can't be read, the link stays on offer: they're read again before it's sent. */
function linkWith(factors: Loaded<readonly Factor[]>): LinkState | undefined {
  if (factors.kind === "loading") return { kind: "checking" };
  return factors.kind === "ready" && factors.data.length > 0 ? { kind: "second-factor" } : undefined;
}

async function send(email: string, destination: string): Promise<LinkState> {
  try {
    const { sessionSources } = await import("#frontend/platform/session/store/sessionSources.ts");
    // The session's data may be older than the app.
    if ((await sessionSources.listFactors()).length > 0) return { kind: "second-factor" };
    await requestSignInLink(email, destination);
    return { kind: "sent", email };
  } catch (error) {
    return { kind: "failed", errorText: messageOf(error) };
  }
}
