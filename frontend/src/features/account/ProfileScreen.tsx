import { useCallback, useState } from "react";
import { profileWords as words } from "#frontend/messages/account.ts";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { findProfileDraft, saveProfileDraft } from "./profileDraft.ts";
import { isEdited, type ProfileEdit, type ProfileValues, type RebasedEdit, rebase } from "./profileRules.ts";
import { useProfile } from "./useProfile.ts";

export function ProfileScreen() {
  const { userId, state, reload, save } = useProfile();
  if (state.kind === "loading" || userId === undefined) return <LoadingScreen />;
  return (
    <Page title={words.title} lead={words.lead} width="column">
      {state.kind === "failed" ? (
        <Card>
          <Alert kind="bad" heading={words.failed}>
            {state.why}
          </Alert>
          <div>
            <Button onClick={() => void reload()}>{words.tryAgain}</Button>
          </div>
        </Card>
      ) : (
        <ProfileWithDraft key={userId} userId={userId} saved={state.data} save={save} />
      )}
    </Page>
  );
}

interface KeptProfileProps {
  readonly userId: string;
  readonly saved: ProfileValues;
  readonly save: (edit: ProfileEdit) => Promise<RebasedEdit>;
}

/** The form, with unsaved changes from an earlier visit in this tab. */
function ProfileWithDraft({ userId, saved, save }: KeptProfileProps) {
  const [read, setRead] = useState(saved);
  const [draft, setDraft] = useState(() => findProfileDraft(userId));
  const [round, setRound] = useState(0);
  const start = rebase(draft ?? { read, values: read }, read);
  const onEdit = useCallback(
    (edit: ProfileEdit) => saveProfileDraft(userId, isEdited(edit) ? edit : undefined),
    [userId],
  );
  const saveAndForget = async (edit: ProfileEdit) => {
    const result = await save(edit);
    setRead(result.read);
    if (result.newer.length === 0) setDraft(undefined);
    return result;
  };
  const discard = () => {
    setDraft(undefined);
    setRound(round + 1);
  };
  return (
    <>
      {isEdited(start) && (
        <Alert kind="warn">
          <p>{words.draft}</p>
          <Button size="small" onClick={discard}>
            {words.discard}
          </Button>
        </Alert>
      )}
      <ProfileForm key={round} start={start} save={saveAndForget} onEdit={onEdit} />
    </>
  );
}
