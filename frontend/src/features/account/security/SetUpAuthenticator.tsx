import { signInChangeRefusals } from "#domain/api/securityChanges.ts";
import { Refused } from "#domain/refused.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { enableAuthenticator } from "#frontend/modules/account/ownAccount.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { CodeField } from "#frontend/ui/CodeField.tsx";
import { FocusedForm } from "#frontend/ui/FocusedForm.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { QrCode } from "#frontend/ui/QrCode.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import "./security.css";

export interface AuthenticatorSetup {
  /** Base32. */
  readonly secret: string;
  /** The content of the QR code: `otpauth://totp/…`. */
  readonly address: string;
}

interface SetUpAuthenticatorProps {
  readonly offer: AuthenticatorSetup;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code. */
export const SetUpAuthenticator = (props: SetUpAuthenticatorProps) => (
  <div className="authenticator-setup">
    <h3>{securityWords.scanTitle}</h3>
    <p className="security-lead">{securityWords.scan}</p>
    <div className="authenticator-setup-secret">
      <QrCode text={props.offer.address} label={securityWords.qr} />
      <div className="authenticator-setup-text">
        <h4>{securityWords.secretTitle}</h4>
        <code translate="no">{inFours(props.offer.secret)}</code>
        <p className="security-lead">{securityWords.secretKeep}</p>
        <a href={props.offer.address}>{securityWords.open}</a>
      </div>
    </div>
    <h3>{securityWords.codeTitle}</h3>
    <FirstCode {...props} />
  </div>
);

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";

function FirstCode({ onDone, onCancel }: SetUpAuthenticatorProps) {
  const { field, ...form } = useForm({
    start: { code: "" },
    check: ({ code }) => faults({ code: code.length === 6 ? undefined : securityWords.codeOdd }),
    submit: async ({ code }) => {
      try {
        await enableAuthenticator(code);
      } catch (error) {
        if (error instanceof Refused && error.code === signInChangeRefusals.wrongCode) return securityWords.codeWrong;
        throw error;
      }
      onDone();
      return undefined;
    },
  });
  return (
    <FocusedForm onSubmit={form.onSubmit}>
      <CodeField {...field("code")} label={securityWords.code} />
      {form.refusal && <Alert kind="bad">{form.refusal}</Alert>}
      <div className="card-actions">
        <Button type="submit" variant="primary" isBusy={form.isBusy} busyText={securityWords.switchingOn}>
          {securityWords.switchOn}
        </Button>
        <Button onClick={onCancel}>{securityWords.cancel}</Button>
      </div>
    </FocusedForm>
  );
}
