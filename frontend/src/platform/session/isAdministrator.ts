import type { SessionState } from "./session.ts";

/** Whether to show the administrators' rooms; the server decides anew with every call. */
export const isAdministrator = (state: SessionState): boolean =>
  state.kind === "signed-in" && (state.session.user.groups ?? []).includes("admins");
