import { securityWords as words } from "#frontend/messages/security.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { useSession } from "#frontend/platform/session/useSession.ts";
import { Page } from "#frontend/ui/Page.tsx";
import { AuthenticatorCard } from "./AuthenticatorCard.tsx";
import { RecentSignIns } from "./RecentSignIns.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SignInMethods } from "./SignInMethods.tsx";
import { SecurityScoreCard } from "./score/SecurityScoreCard.tsx";

export function SecurityScreen() {
  const state = useSession();
  if (state.kind !== "signed-in") return <LoadingScreen />;
  const { email, identities, factors } = state.session.user;
  return (
    <Page title={words.title} lead={words.lead} width="column">
      <SignInMethods identities={identities} factors={factors} email={email} />
      <AuthenticatorCard email={email} isOn={factors.some(({ factor_type }) => factor_type === "totp")} />
      <SessionsCard />
      <RecentSignIns />
      <SecurityScoreCard />
    </Page>
  );
}
