import { useState } from "react";
import { patchProfile } from "#domain/api/account.ts";
import type { UserId } from "#domain/play/play.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { call } from "#frontend/platform/call.ts";
import { openCookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { messageOf } from "#frontend/platform/messageOf.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { Toggle } from "#frontend/ui/Toggle.tsx";
import { showToast } from "#frontend/ui/toast.ts";
import { DataExport } from "./DataExport.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DeviceStorageCard } from "./DeviceStorageCard.tsx";
import { useDataExport } from "./useDataExport.ts";
import { WritingSettings } from "./WritingSettings.tsx";
import "./settings.css";

export function AccountSettingsScreen() {
  const state = useSession();
  if (state.kind !== "signed-in") return <LoadingScreen />;
  const { id, email, full_name, user_metadata, crm_opt_out } = state.session.user;
  const fullName = full_name || user_metadata.full_name;
  return <Settings userId={id as UserId} email={email} fullName={fullName} refusesContact={crm_opt_out ?? false} />;
}

interface SettingsProps {
  readonly userId: UserId;
  readonly email: string;
  readonly fullName: string;
  readonly refusesContact: boolean;
}

function Settings({ userId, email, fullName, refusesContact }: SettingsProps) {
  const dataExport = useDataExport({ userId, person: fullName || email });
  return (
    <Page title={settingsWords.title} width="column">
      <Card title={settingsWords.writingTitle}>
        <WritingSettings />
      </Card>
      <Card title={settingsWords.privacyTitle}>
        <p className="setting-lead">{settingsWords.privacy}</p>
        <div>
          <Button onClick={openCookieSettings}>{settingsWords.cookies}</Button>
        </div>
        <ContactSetting isRefused={refusesContact} />
      </Card>
      <DeviceStorageCard userId={userId} />
      <DataExport {...dataExport} />
      <DeleteAccount userId={userId} onExport={dataExport.start} />
    </Page>
  );
}

/** Whether the person's details may be sent to HubSpot. */
function ContactSetting({ isRefused }: { readonly isRefused: boolean }) {
  const [asked, setAsked] = useState<boolean>();
  const [failure, setFailure] = useState<string>();
  const choose = async (crm_opt_out: boolean) => {
    setFailure(undefined);
    setAsked(crm_opt_out);
    try {
      await call(patchProfile, { body: { crm_opt_out } });
      await browserSessionStore.refresh();
      showToast(crm_opt_out ? settingsWords.crmRefused : settingsWords.crmAllowed);
    } catch (error) {
      setAsked(undefined);
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <Toggle
        label={settingsWords.crmOptOut}
        text={settingsWords.crmOptOutHint}
        isOn={asked ?? isRefused}
        onChange={(isOn) => void choose(isOn)}
      />
      {failure && <Alert kind="bad">{failure}</Alert>}
    </>
  );
}
