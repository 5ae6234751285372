import { useCallback, useState } from "react";
import { LoadingScreen } from "#frontend/app/LoadingScreen.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { profileWords as words } from "#frontend/words/account.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import { findDraft, keepDraft } from "./profileDraft.ts";
import { isSameProfile, type ProfileValues } from "./profileRules.ts";
import { useProfile } from "./useProfile.ts";

export function ProfileScreen() {
  const { state, load, save } = useProfile();
  if (state.kind === "loading") return <LoadingScreen />;
  return (
    <Page title={words.title} lead={words.lead} width="column">
      {state.kind === "failed" ? (
        <Card>
          <Alert kind="bad" heading={words.failed}>
            {state.why}
          </Alert>
          <div>
            <Button onClick={load}>{words.tryAgain}</Button>
          </div>
        </Card>
      ) : (
        <KeptProfile userId={state.userId} saved={state.values} save={save} />
      )}
    </Page>
  );
}

interface KeptProfileProps {
  readonly userId: string;
  readonly saved: ProfileValues;
  readonly save: (values: ProfileValues) => Promise<void>;
}

/** The form, with what an earlier visit of this tab could not save. */
function KeptProfile({ userId, saved, save }: KeptProfileProps) {
  const [kept, setKept] = useState(saved);
  const [draft, setDraft] = useState(() => findDraft(userId));
  const [round, setRound] = useState(0);
  const isDraft = draft !== undefined && !isSameProfile(draft, kept);
  const onValues = useCallback(
    (values: ProfileValues) => keepDraft(userId, isSameProfile(values, kept) ? undefined : values),
    [userId, kept],
  );
  const saveAndForget = async (values: ProfileValues) => {
    await save(values);
    setKept(values);
    setDraft(undefined);
  };
  const discard = () => {
    setDraft(undefined);
    setRound(round + 1);
  };
  return (
    <>
      {isDraft && (
        <Alert kind="warn">
          <p>{words.draft}</p>
          <Button size="small" onClick={discard}>
            {words.discard}
          </Button>
        </Alert>
      )}
      <ProfileForm key={round} start={draft ?? kept} save={saveAndForget} onValues={onValues} />
    </>
  );
}
