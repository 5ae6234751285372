import type { UserId } from "#domain/play/play.ts";
import { settingsWords } from "#frontend/messages/settings.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { openCookieSettings } from "#frontend/platform/consent/cookieSettings.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { DataExport } from "./DataExport.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { DeviceStorageCard } from "./DeviceStorageCard.tsx";
import { ProfileToggle } from "./ProfileToggle.tsx";
import { useDataExport } from "./useDataExport.ts";
import { WritingSettings } from "./WritingSettings.tsx";
import "./settings.css";

export function AccountSettingsScreen() {
  const state = useSession();
  if (state.kind !== "signed-in") return <LoadingScreen />;
  const { id, email, full_name, user_metadata, crm_opt_out = false, comment_mails = false } = state.session.user;
  const fullName = full_name || user_metadata.full_name;
  const choices = { refusesContact: crm_opt_out, wantsCommentMails: comment_mails };
  return <Settings userId={id as UserId} email={email} fullName={fullName} {...choices} />;
}

interface SettingsProps {
  readonly userId: UserId;
  readonly email: string;
  readonly fullName: string;
  readonly refusesContact: boolean;
  readonly wantsCommentMails: boolean;
}

function Settings({ userId, email, fullName, refusesContact, wantsCommentMails }: SettingsProps) {
  const dataExport = useDataExport({ userId, person: fullName || email });
  return (
    <Page title={settingsWords.title} width="column">
      <Card title={settingsWords.writingTitle}>
        <WritingSettings />
      </Card>
      <Card title={settingsWords.mailsTitle}>
        <ProfileToggle
          field="comment_mails"
          isOn={wantsCommentMails}
          label={settingsWords.commentMails}
          text={settingsWords.commentMailsHint}
          onText={settingsWords.commentMailsOn}
          offText={settingsWords.commentMailsOff}
        />
      </Card>
      <Card title={settingsWords.privacyTitle}>
        <p className="setting-lead">{settingsWords.privacy}</p>
        <div>
          <Button onClick={openCookieSettings}>{settingsWords.cookies}</Button>
        </div>
        <ProfileToggle
          field="crm_opt_out"
          isOn={refusesContact}
          label={settingsWords.crmOptOut}
          text={settingsWords.crmOptOutHint}
          onText={settingsWords.crmRefused}
          offText={settingsWords.crmAllowed}
        />
      </Card>
      <DeviceStorageCard userId={userId} />
      <DataExport {...dataExport} />
      <DeleteAccount userId={userId} onExport={dataExport.start} />
    </Page>
  );
}
