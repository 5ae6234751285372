import { useCallback, useEffect, useState } from "react";
import { getProfile, patchProfile } from "#domain/api/account.ts";
import { Refused } from "#domain/refused.ts";
import { call } from "#frontend/app/call.ts";
import { sessionKeeper } from "#frontend/app/sessionKeeper.ts";
import { useSession } from "#frontend/app/useSession.ts";
import { failureWords } from "#frontend/words/failure.ts";
import { emptyProfile, type ProfileValues } from "./profileRules.ts";

type ProfileState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly values: ProfileValues }
  | { readonly kind: "failed"; readonly why: string };

/** The profile of who is signed in: how it is loaded and saved. */
export function useProfile() {
  const session = useSession();
  const fullName = session.kind === "signed-in" ? session.session.user.user_metadata.full_name : "";
  const [state, setState] = useState<ProfileState>({ kind: "loading" });
  const load = useCallback(() => {
    setState({ kind: "loading" });
    void readProfile(fullName).then(setState);
  }, [fullName]);
  useEffect(load, [load]);
  return { state, load, save };
}

/** Before the first save there is no row; the name given at sign-up stands in. */
async function readProfile(fullName: string): Promise<ProfileState> {
  const fresh = { ...emptyProfile, full_name: fullName };
  try {
    const { id: _, updated_at: __, ...written } = await call(getProfile, {});
    return { kind: "ready", values: { ...fresh, ...written } };
  } catch (error) {
    if (!(error instanceof Refused)) return { kind: "failed", why: failureWords.ours };
    return error.reason === "not-found" ? { kind: "ready", values: fresh } : { kind: "failed", why: error.message };
  }
}

async function save(values: ProfileValues): Promise<void> {
  await call(patchProfile, { body: values });
  await sessionKeeper.refresh();
}
