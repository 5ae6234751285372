import { hourMs } from "#domain/time.ts";

/** How long no other e-mail about the same is sent, even if the person has looked in the meantime. */
export const mailPauseMs = 6 * hourMs;
