import { useCallback, useState } from "react";
import * as z from "zod";
import { profileWords } from "#frontend/messages/account.yaml";
import { LoadingScreen } from "#frontend/modules/screen/LoadingScreen.tsx";
import { sessionEntries } from "#frontend/platform/browserStorage.ts";
import { Alert } from "#frontend/ui/Alert.tsx";
import { Button } from "#frontend/ui/Button.tsx";
import { Card, Page } from "#frontend/ui/Page.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import {
  emptyProfile,
  isEdited,
  type ProfileEdit,
  type ProfileValues,
  type RebasedEdit,
  rebase,
} from "./profileRules.ts";
import { useProfile } from "./useProfile.ts";

export function ProfileScreen() {
  const { userId, state, reload, save } = useProfile();
  if (state.kind === "loading" || userId === undefined) return <LoadingScreen />;
  return (
    <Page title={profileWords.title} lead={profileWords.lead} width="column">
      {state.kind === "failed" ? (
        <Card>
          <Alert kind="bad" heading={profileWords.failed}>
            {state.errorText}
          </Alert>
          <div>
            <Button onClick={() => void reload()}>{profileWords.tryAgain}</Button>
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
          <p>{profileWords.draft}</p>
          <Button size="small" onClick={discard}>
            {profileWords.discard}
          </Button>
        </Alert>
      )}
      <ProfileForm key={round} start={start} save={saveAndForget} onEdit={onEdit} />
    </>
  );
}

const keyOf = (userId: string) => `ghostlight.profile.${userId}` as const;

const values = z.object(
  Object.fromEntries(Object.keys(emptyProfile).map((field) => [field, z.string().max(10_000)])),
) as unknown as z.ZodType<ProfileValues>;
const kept = z.object({ read: values, values });

/** Returns the unsaved changes that this person made in this tab. They survive an expired session. */
function findProfileDraft(userId: string): ProfileEdit | undefined {
  try {
    return kept.safeParse(JSON.parse(sessionEntries.getItem(keyOf(userId)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Saves the draft; `undefined` removes it. */
function saveProfileDraft(userId: string, edit: ProfileEdit | undefined): void {
  try {
    if (edit) sessionEntries.setItem(keyOf(userId), JSON.stringify(edit));
    else sessionEntries.removeItem(keyOf(userId));
  } catch {
    // Without storage, the text is only on the page.
  }
}
