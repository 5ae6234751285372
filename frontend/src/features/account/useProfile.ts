import { useCallback, useEffect, useState } from "react";
import { getProfile, patchProfile } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { changeName } from "#frontend/app/account/ownAccount.ts";
import { call } from "#frontend/app/call.ts";
import { sessionKeeper } from "#frontend/app/session/sessionKeeper.ts";
import { useSession } from "#frontend/app/session/useSession.ts";
import { failureWords } from "#frontend/words/failure.ts";

import { emptyProfile, type ProfileValues, valuesOf } from "./profileRules.ts";

type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly userId: string; readonly values: ProfileValues }
  | { readonly kind: "failed"; readonly why: string };

/** The profile of who is signed in: how it is loaded and saved. */
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

/** Before the first save there is no row; the name given at sign-up stands in. */
async function readProfile(userId: string): Promise<ProfileState> {
  const fresh = { ...emptyProfile, full_name: nameInSession() };
  try {
    return { kind: "ready", userId, values: valuesOf(await call(getProfile, {}), fresh) };
  } catch (error) {
    if (!(error instanceof Refused)) return { kind: "failed", why: failureWords.ours };
    return error.reason === "not-found"
      ? { kind: "ready", userId, values: fresh }
      : { kind: "failed", why: error.message };
  }
}

function nameInSession(): string {
  const state = sessionKeeper.get();
  return state.kind === "signed-in" ? state.session.user.user_metadata.full_name : "";
}

/** The name is the sign-in service's too: tokens and mails carry it. */
async function save(values: ProfileValues): Promise<void> {
  const written = await call(patchProfile, { body: { ...values, website: values.website.trim() } });
  const name = written.full_name ?? "";
  if (name !== nameInSession()) await changeName(name);
  await sessionKeeper.refresh();
}
