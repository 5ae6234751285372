import { sendMessage } from "#domain/api/messages.ts";
import { call } from "#frontend/platform/call.ts";
import type { MessageValues } from "./checkMessage.ts";

export { checkMessage } from "./checkMessage.ts";

/** Sends a message to the people who run Ghostlight. */
export const send = ({ extra: _, ...body }: MessageValues) => call(sendMessage, { body });
