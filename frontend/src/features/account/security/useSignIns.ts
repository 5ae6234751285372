import { listSignIns } from "#domain/api/signIn.ts";
import { call } from "#frontend/platform/call.ts";
import { useServerData } from "#frontend/platform/queries/useServerData.ts";

/** The signed-in person's recent sign-ins. */
export const useSignIns = () =>
  useServerData({
    key: ["sign-ins"],
    load: async (signal) => (await call(listSignIns, { signal })).signIns,
  });
