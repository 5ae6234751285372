import { useState } from "react";
import { signInChangeRefusals } from "#domain/api/securityChanges.ts";
import { Refused } from "#domain/refused.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { confirmEmail } from "#frontend/modules/account/ownAccount.ts";
import { useAction } from "#frontend/platform/useAction.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { CodeField } from "#frontend/ui/CodeField.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { useForm } from "#frontend/ui/useForm.ts";
import { SettingForm } from "./SettingForm.tsx";

interface EmailCodeFormProps {
  readonly old: string;
  readonly email: string;
  /** Sends another code. Returns false if it wasn't sent and another form took this one's place. */
  readonly request: (email: string) => Promise<boolean>;
  readonly onDone: () => void;
  readonly onOther: () => void;
  readonly onCancel: () => void;
}

/** Asks for the code that was sent to the new address. */
export function EmailCodeForm({ old, email, request, onDone, onOther, onCancel }: EmailCodeFormProps) {
  const [isResent, setResent] = useState(false);
  const resend = useAction(async () => {
    setResent(false);
    if (await request(email)) setResent(true);
  });
  const { field, ...form } = useForm({
    start: { code: "" },
    check: ({ code }) => faults({ code: code.length === 6 ? undefined : settingsWords.codeOdd }),
    submit: async ({ code }) => {
      try {
        await confirmEmail(code);
      } catch (error) {
        return codeError(error);
      }
      onDone();
      return undefined;
    },
  });
  return (
    <SettingForm
      {...form}
      submit={settingsWords.confirm}
      busy={settingsWords.confirming}
      cancel={settingsWords.keepEmail}
      onCancel={onCancel}
    >
      <p className="setting-lead">{settingsWords.codeSent({ email, old })}</p>
      <CodeField {...field("code")} label={settingsWords.codeFrom} />
      <div className="card-actions">
        <Button size="small" isDisabled={resend.isBusy} onClick={() => void resend.run()}>
          {settingsWords.resend}
        </Button>
        <Button size="small" variant="bare" onClick={onOther}>
          {settingsWords.otherEmail}
        </Button>
      </div>
      {isResent && <Alert kind="good">{settingsWords.resent}</Alert>}
      {resend.errorText && <Alert kind="bad">{resend.errorText}</Alert>}
    </SettingForm>
  );
}

/**
 * Returns the same sentence for every code that doesn't work. A specific reason would reveal whether the address has an
 * account.
 */
function codeError(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.code === signInChangeRefusals.wrongCode ? settingsWords.codeWrong : error.message;
}
