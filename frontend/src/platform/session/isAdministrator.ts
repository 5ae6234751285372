import type { SessionState } from "./store/session.ts";

/** Whether to show the administration screens. The server checks every call itself. */
export const isAdministrator = (state: SessionState): boolean =>
  state.kind === "signed-in" && (state.session.user.groups ?? []).includes("admins");
