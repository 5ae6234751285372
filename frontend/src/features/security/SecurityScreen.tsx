import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { useSession } from "#frontend/app/session/useSession.ts";
import { Page } from "#frontend/ui/Page.tsx";
import { securityWords as words } from "#frontend/words/security.ts";
import { AuthenticatorApp } from "./AuthenticatorApp.tsx";
import { RecentSignIns } from "./RecentSignIns.tsx";
import { Sessions } from "./Sessions.tsx";
import { SecurityScore } from "./score/SecurityScore.tsx";
import { WaysIn } from "./WaysIn.tsx";

export function SecurityScreen() {
  const state = useSession();
  if (state.kind !== "signed-in") return <LoadingScreen />;
  const { email, identities, factors } = state.session.user;
  return (
    <Page title={words.title} lead={words.lead} width="column">
      <WaysIn identities={identities} factors={factors} email={email} />
      <AuthenticatorApp email={email} isOn={factors.some(({ factor_type }) => factor_type === "totp")} />
      <Sessions />
      <RecentSignIns />
      <SecurityScore />
    </Page>
  );
}
