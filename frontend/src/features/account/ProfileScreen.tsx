import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { profileWords as words } from "#frontend/words/account.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { useProfile } from "./useProfile.ts";

export function ProfileScreen() {
  const { state, load, save } = useProfile();
  if (state.kind === "loading") return <LoadingScreen />;
  return (
    <Page title={words.title} lead={words.lead} width="column">
      <Card>
        {state.kind === "failed" ? (
          <>
            <Alert kind="bad" heading={words.failed}>
              {state.why}
            </Alert>
            <div>
              <Button onClick={load}>{words.tryAgain}</Button>
            </div>
          </>
        ) : (
          <ProfileForm start={state.values} save={save} />
        )}
      </Card>
    </Page>
  );
}
