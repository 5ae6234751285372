import { useState } from "react";
import { patchProfile } from "#domain/api/account.ts";
import { settingsWords as words } from "#frontend/messages/settings.ts";
import { call } from "#frontend/platform/call.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import { showToast } from "#frontend/ui/toast.ts";

/** Whether the person's details may be sent to HubSpot. */
export function ContactSetting({ isRefused }: { readonly isRefused: boolean }) {
  const [asked, setAsked] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const choose = async (crm_opt_out: boolean) => {
    setFailure(undefined);
    setAsked(crm_opt_out);
    try {
      await call(patchProfile, { body: { crm_opt_out } });
      await browserSessionStore.refresh();
      showToast(crm_opt_out ? words.crmRefused : words.crmAllowed);
    } catch (error) {
      setAsked(undefined);
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <Toggle
        label={words.crmOptOut}
        text={words.crmOptOutHint}
        isOn={asked ?? isRefused}
        onChange={(isOn) => void choose(isOn)}
      />
      {failure && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}
