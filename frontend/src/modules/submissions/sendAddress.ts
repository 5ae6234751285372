import type { PlayId } from "#domain/play/play.ts";

/** Returns the address that opens a play with the dialog that sends it, checked by a call. */
export const sendAddress = (playId: PlayId, callId: string): string => `/editor/${playId}?call=${callId}`;

/** Returns the call by which an address of the editor asks to check the play. */
export const findCallToCheck = (query: string): string | undefined =>
  new URLSearchParams(query).get("call") ?? undefined;
