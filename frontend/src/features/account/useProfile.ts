import { useCallback, useEffect, useState } from "react";
import { getProfile, patchProfile, profileChanged } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { changeName } from "#frontend/modules/account/ownAccount.ts";
import { call } from "#frontend/platform/call.ts";
import { browserSessionStore } from "#frontend/platform/session/browserSessionStore.ts";
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

type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly userId: string; readonly values: ProfileValues }
  | { readonly kind: "failed"; readonly why: string };

/** Loads and saves the signed-in person's profile. */
export function useProfile() {
  const session = useSession();
  const userId = session.kind === "signed-in" ? session.session.user.id : undefined;
  const [state, setState] = useState<ProfileState>({ kind: "loading" });
  const load = useCallback(() => {
    setState({ kind: "loading" });
    if (userId) void readProfile(userId).then(setState);
  }, [userId]);
  useEffect(load, [load]);
  return { state, load, save };
}

async function readProfile(userId: string): Promise<ProfileState> {
  try {
    return { kind: "ready", userId, values: await readValues() };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours };
  }
}

/** Before the first save there is no profile. The name given at sign-up is used. */
async function readValues(): Promise<ProfileValues> {
  const fresh = { ...emptyProfile, full_name: nameInSession() };
  try {
    return valuesOf(await call(getProfile, {}), fresh);
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
