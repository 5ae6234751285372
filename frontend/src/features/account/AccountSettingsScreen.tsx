import type { UserId } from "#domain/play/play.ts";
import { settingsWords as words } from "#frontend/messages/settings.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { openCookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { ContactSetting } from "./ContactSetting.tsx";
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
    <Page title={words.title} width="column">
      <Card title={words.writingTitle}>
        <WritingSettings />
      </Card>
      <Card title={words.privacyTitle}>
        <p className="setting-lead">{words.privacy}</p>
        <div>
          <Button onClick={openCookieSettings}>{words.cookies}</Button>
        </div>
        <ContactSetting isRefused={refusesContact} />
      </Card>
      <DeviceStorageCard userId={userId} />
      <DataExport {...dataExport} />
      <DeleteAccount userId={userId} onExport={dataExport.start} />
    </Page>
  );
}
