import { useState } from "react";
import { type PasswordOwner, weaknessesOf } from "#domain/account/password.ts";
import { weaknesses } from "#domain/account/weaknesses.ts";
import { signInChangeRefusals } from "#domain/api/securityChanges.ts";
import { Refused } from "#domain/refused.ts";
import { translateSentence } from "#frontend/messages/sentences.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { loadCommonPasswords } from "#frontend/modules/account/loadCommonPasswords.ts";
import { changePassword } from "#frontend/modules/account/ownAccount.ts";
import { PasswordChecklist } from "#frontend/modules/account/PasswordChecklist.tsx";
import { UnsentDialog } from "#frontend/platform/session/signOut/UnsentDialog.tsx";
import { useSignOut } from "#frontend/platform/session/signOut/useSignOut.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { faults } from "#frontend/ui/fieldErrors.ts";
import { PasswordField } from "#frontend/ui/PasswordField.tsx";
import { useForm } from "#frontend/ui/useForm.ts";
import { SettingForm } from "./SettingForm.tsx";
import { SettingRow } from "./SettingRow.tsx";

/** Changes the password, after the current one was entered. Other sessions stay signed in, and the form says so. */
export function PasswordSetting({ owner }: { readonly owner: PasswordOwner }) {
  const [step, setStep] = useState<"closed" | "changing" | "changed">("closed");
  return (
    <SettingRow
      label={settingsWords.password}
      value={settingsWords.passwordDots}
      changeLabel={settingsWords.changePassword}
      onChange={() => setStep("changing")}
      isOpen={step !== "closed"}
    >
      {step === "changing" && (
        <ChangePassword owner={owner} onDone={() => setStep("changed")} onCancel={() => setStep("closed")} />
      )}
      {step === "changed" && <Changed />}
    </SettingRow>
  );
}

interface ChangePasswordProps {
  readonly owner: PasswordOwner;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const reveal = {
  showLabel: settingsWords.show,
  isHiddenLabel: settingsWords.hidden,
  isShownLabel: settingsWords.shown,
};

function ChangePassword({ owner, onDone, onCancel }: ChangePasswordProps) {
  const { field, values, ...form } = useForm({
    start: { old: "", fresh: "" },
    check: async ({ old, fresh }) =>
      faults({ old: old === "" ? settingsWords.oldMissing : undefined, fresh: await freshError(old, fresh, owner) }),
    submit: async ({ old, fresh }) => {
      await changePassword(old, fresh).catch(nameWrongPassword);
      onDone();
      return undefined;
    },
  });
  return (
    <SettingForm {...form} submit={settingsWords.setPassword} busy={settingsWords.settingPassword} onCancel={onCancel}>
      <PasswordField {...field("old")} {...reveal} label={settingsWords.oldPassword} autoComplete="current-password" />
      <PasswordField {...field("fresh")} {...reveal} label={settingsWords.newPassword} autoComplete="new-password" />
      <PasswordChecklist password={values.fresh} owner={owner} />
    </SettingForm>
  );
}

async function freshError(old: string, fresh: string, owner: PasswordOwner): Promise<string | undefined> {
  const [weakness] = weaknessesOf(fresh, await loadCommonPasswords(), owner);
  if (weakness) return translateSentence(weaknesses[weakness]);
  return fresh === old ? settingsWords.passwordSame : undefined;
}

/** Shows it at its field. */
function nameWrongPassword(error: unknown): never {
  if (error instanceof Refused && error.code === signInChangeRefusals.wrongPassword)
    throw new Refused("invalid", settingsWords.oldWrong, { fields: { old: settingsWords.oldWrong } });
  throw error;
}

function Changed() {
  const leaving = useSignOut();
  return (
    <Alert kind="good" heading={settingsWords.passwordChanged}>
      <p>{settingsWords.othersStay}</p>
      <Button size="small" onClick={() => void leaving.leave({})}>
        {settingsWords.everywhere}
      </Button>
      <UnsentDialog {...leaving} />
    </Alert>
  );
}
