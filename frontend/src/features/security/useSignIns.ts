import { useCallback, useEffect, useState } from "react";
import { listSignIns, type SignInRecord } from "#domain/api/signIn.ts";
import { Refused } from "#domain/refused.ts";
import { failureWords } from "#frontend/messages/failure.ts";
import { call } from "#frontend/platform/call.ts";

type SignInsState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly signIns: readonly SignInRecord[] }
  | { readonly kind: "failed"; readonly why: string };

export function useSignIns() {
  const [state, setState] = useState<SignInsState>({ kind: "loading" });
  const load = useCallback(() => {
    setState({ kind: "loading" });
    void read().then(setState);
  }, []);
  useEffect(load, [load]);
  return { state, load };
}

async function read(): Promise<SignInsState> {
  try {
    return { kind: "ready", ...(await call(listSignIns, {})) };
  } catch (error) {
    return { kind: "failed", why: error instanceof Refused ? error.message : failureWords.ours };
  }
}
