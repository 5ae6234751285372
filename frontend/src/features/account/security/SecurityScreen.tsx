import { formatMoment } from "#frontend/messages/format.ts";
import { securityWords } from "#frontend/messages/security.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { UnsentDialog } from "#frontend/platform/session/signOut/UnsentDialog.tsx";
import { useSignOut } from "#frontend/platform/session/signOut/useSignOut.ts";
import { useFactors } from "#frontend/platform/session/useFactors.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { lastLogin } from "#frontend/platform/session/visits/lastLogin.ts";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { DevicesCard } from "../DevicesCard.tsx";
import { EmailSetting } from "../EmailSetting.tsx";
import { PasswordSetting } from "../PasswordSetting.tsx";
import { AuthenticatorCard } from "./AuthenticatorCard.tsx";
import { RecentSignIns } from "./RecentSignIns.tsx";
import { SignInMethods } from "./SignInMethods.tsx";
import { SecurityScoreCard } from "./score/SecurityScoreCard.tsx";

export function SecurityScreen() {
  const state = useSession();
  const { state: factors, reload } = useFactors({ isEnabled: state.kind === "signed-in" });
  if (state.kind !== "signed-in") return <LoadingScreen />;
  const { id, email, full_name, user_metadata, identities } = state.session.user;
  return (
    <Page title={securityWords.title} lead={securityWords.lead} width="column">
      <Card title={securityWords.credentialsTitle}>
        <EmailSetting userId={id} email={email} />
        <PasswordSetting owner={{ email, fullName: full_name || user_metadata.full_name }} />
      </Card>
      <SignInMethods
        identities={identities}
        factors={factors.kind === "ready" ? factors.data : undefined}
        email={email}
      />
      <AuthenticatorCard email={email} factors={factors} reload={reload} />
      <DevicesCard />
      <SessionsCard />
      <RecentSignIns />
      <SecurityScoreCard />
    </Page>
  );
}

function SessionsCard() {
  const leaving = useSignOut();
  const before = lastLogin.before();
  return (
    <Card title={securityWords.sessionsTitle}>
      <p className="security-lead">{securityWords.sessions}</p>
      {before && <p>{securityWords.before({ moment: formatMoment(before, new Date()) })}</p>}
      <div className="card-actions">
        <Button onClick={() => void leaving.leave({})}>{securityWords.everywhere}</Button>
        <Button onClick={() => void leaving.leave({ isEverywhere: false })}>{securityWords.here}</Button>
      </div>
      <UnsentDialog {...leaving} />
    </Card>
  );
}
