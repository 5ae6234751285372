import { getProfile, patchProfile, profileChanged } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { changeName } from "#frontend/modules/account/ownAccount.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";
import { browserSessionStore } from "#frontend/platform/session/store/browserSessionStore.ts";
import { useSession } from "#frontend/platform/session/useSession.ts";
import {
  changeOf,
  emptyProfile,
  type ProfileEdit,
  type ProfileValues,
  type RebasedEdit,
  rebase,
  valuesOf,
} from "./profileRules.ts";

/** Loads and saves the signed-in person's profile. */
export function useProfile() {
  const session = useSession();
  const userId = session.kind === "signed-in" ? session.session.user.id : undefined;
  const { state, reload } = useServerData({
    key: ["profile"],
    load: readValues,
    isEnabled: userId !== undefined,
  });
  return { userId, state, reload, save };
}

/** Before the first save there is no profile. The name given at sign-up is used. */
async function readValues(signal?: AbortSignal): Promise<ProfileValues> {
  const fresh = { ...emptyProfile, full_name: nameInSession() };
  try {
    return valuesOf(await call(getProfile, { ...(signal && { signal }) }), fresh);
  } catch (error) {
    if (error instanceof Refused && error.reason === "not-found") return fresh;
    throw error;
  }
}

const signedInPerson = () => {
  const state = browserSessionStore.get();
  return state.kind === "signed-in" ? state.session.user : undefined;
};

const nameInSession = (): string => signedInPerson()?.user_metadata.full_name ?? "";

/** Saves the changes. If a field was changed elsewhere, too, nothing is saved, and the result names the field. */
async function save(edit: ProfileEdit): Promise<RebasedEdit> {
  try {
    const body = changeOf(edit, { isNamed: signedInPerson()?.full_name !== undefined });
    const written = valuesOf(await call(patchProfile, { body }));
    await renameAccount(written.full_name);
    return { read: written, values: written, newer: [] };
  } catch (error) {
    if (!(error instanceof Refused && error.code === profileChanged)) throw error;
    const rebased = rebase(edit, await readValues());
    return rebased.newer.length > 0 ? rebased : save(rebased);
  }
}

/** Cognito has the name, too: it's in tokens and e-mails. */
async function renameAccount(name: string): Promise<void> {
  if (name !== nameInSession()) await changeName(name);
  await browserSessionStore.refresh();
}
