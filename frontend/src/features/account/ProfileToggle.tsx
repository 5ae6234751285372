import { useState } from "react";
import { patchProfile } from "#domain/api/account.ts";
import { call } from "#frontend/platform/call.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import { showToast } from "#frontend/ui/toast.ts";

interface ProfileToggleProps {
  readonly field: "crm_opt_out" | "comment_mails";
  readonly isOn: boolean;
  readonly label: string;
  readonly text: string;
  /** Shown once it has been turned on, and once it has been turned off. */
  readonly onText: string;
  readonly offText: string;
}

/** A choice that is stored with the profile. */
export function ProfileToggle({ field, isOn, label, text, onText, offText }: ProfileToggleProps) {
  const [asked, setAsked] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const choose = async (isChosen: boolean) => {
    setFailure(undefined);
    setAsked(isChosen);
    try {
      const body = field === "crm_opt_out" ? { crm_opt_out: isChosen } : { comment_mails: isChosen };
      await call(patchProfile, { body });
      await browserSessionStore.refresh();
      showToast(isChosen ? onText : offText);
    } catch (error) {
      setAsked(undefined);
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <Toggle label={label} text={text} isOn={asked ?? isOn} onChange={(isChosen) => void choose(isChosen)} />
      {failure && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}
